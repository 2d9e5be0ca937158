//! A battle as a person reads it: who does what, HP bars, colours.

mod words;

use crate::paint::Paint;

use std::collections::BTreeMap;
use std::io::{Result, Write};
use words::{boost_text, condition_text, plain_name, reason, stat_name, status_text, weather_text};

/// A place in battle as the account remembers it.
#[derive(Clone, Default)]
struct Shown {
    name: String,
    health: Health,
}

/// HP and status as a log line has them.
#[derive(Clone, Default, PartialEq)]
struct Health {
    hp: u32,
    max: u32,
    status: String,
}

impl Health {
    /// Reads `120/250 par`, `48/100` or `0 fnt`.
    fn read(text: &str) -> Option<Health> {
        let (numbers, status) = text.split_once(' ').unwrap_or((text, ""));
        if status == "fnt" {
            return Some(Health { hp: 0, max: 1, status: String::new() });
        }
        let (hp, max) = numbers.split_once('/')?;
        let max = max.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        Some(Health { hp: hp.parse().ok()?, max: max.parse().ok()?, status: status.to_owned() })
    }

    fn percent(&self) -> u32 {
        (100 * self.hp).div_ceil(self.max.max(1))
    }
}

/// Turns lines of the log into sentences.
pub struct Account<W> {
    out: W,
    paint: Paint,
    players: BTreeMap<String, String>,
    places: BTreeMap<String, Shown>,
    /// `singles`, `doubles`, `triples`, `multi` or `freeforall`.
    game_type: String,
    /// Whether the move that is being told has several targets.
    spread: bool,
    /// Whether something has been written since the last heading.
    written: bool,
}

impl<W: Write> Account<W> {
    /// An account that is written to `out`.
    pub fn new(out: W, paint: Paint) -> Account<W> {
        Account {
            out,
            paint,
            players: BTreeMap::new(),
            places: BTreeMap::new(),
            game_type: String::new(),
            spread: false,
            written: false,
        }
    }

    /// Where it is written.
    pub fn out(&mut self) -> &mut W {
        &mut self.out
    }

    /// Tells what a line of the log says. Lines that say nothing to a person are passed over.
    ///
    /// # Errors
    /// If nothing can be written.
    pub fn line(&mut self, line: &str) -> Result<()> {
        let Some(rest) = line.strip_prefix('|') else { return Ok(()) };
        let parts: Vec<&str> = rest.split('|').collect();
        let part = |i: usize| parts.get(i).copied().unwrap_or_default();
        let (kind, who) = (part(0), part(1));
        match kind {
            "player" => {
                self.players.insert(who.to_owned(), part(2).to_owned());
                Ok(())
            }
            "gametype" => {
                self.game_type = who.to_owned();
                Ok(())
            }
            "tier" => {
                let teams: &[&[&str]] = if self.game_type == "multi" {
                    &[&["p1", "p3"], &["p2", "p4"]]
                } else {
                    &[&["p1"], &["p2"], &["p3"], &["p4"]]
                };
                let names = teams.iter().map(|team| self.names(team)).filter(|names| !names.is_empty());
                let heading = self.paint.bold(who);
                let text = format!("{heading}: {}", names.collect::<Vec<_>>().join(" against "));
                writeln!(self.out, "{text}")
            }
            "turn" => self.turn(who),
            "switch" | "drag" | "replace" => self.entry(kind, who, part(2), part(3)),
            "move" => self.used(&parts),
            "faint" => {
                if let Some(shown) = self.places.get_mut(place(who)) {
                    shown.health.hp = 0;
                }
                let text = format!("{} {}", self.name(who), self.paint.bad("faints"));
                self.say(&text)
            }
            "cant" => {
                let (why, name) = (plain_name(part(2)), part(3));
                let what = if name.is_empty() { String::new() } else { format!(" use {name}") };
                let text =
                    format!("{} can't{} ({})", self.name(who), if what.is_empty() { " move" } else { &what }, why);
                self.say(&text)
            }
            "detailschange" | "-formechange" => {
                let forme = part(2).split(',').next().unwrap_or_default();
                let text = format!("{} changes into {forme}{}", self.name(who), self.cause(&parts));
                self.say(&text)
            }
            "swap" => self.swapped(who, part(2), &parts),
            "win" => {
                let text = self.paint.good(&format!("{who} wins"));
                writeln!(self.out, "\n{text}")
            }
            "tie" => writeln!(self.out, "\nA tie"),
            "-damage" | "-heal" | "-sethp" => self.health(who, part(2), &parts),
            "message" | "-message" | "bigerror" => {
                let text = who.to_owned();
                self.say(&text)
            }
            "-hint" => {
                let text = self.paint.faint(&format!("({who})"));
                self.note(&text)
            }
            _ if kind.starts_with('-') => match self.minor(kind, &parts) {
                Some(text) => self.note(&text),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    // --- headings and sentences -----------------------------------------------------------------------------------

    fn turn(&mut self, number: &str) -> Result<()> {
        let heading = self.paint.bold(&format!("Turn {number}"));
        writeln!(self.out, "\n{heading}")?;
        let mut places: Vec<(String, Shown)> =
            self.places.iter().map(|(place, shown)| (place.clone(), shown.clone())).collect();
        if self.game_type == "multi" {
            // Partners stand together.
            places.sort_by_key(|(place, _)| matches!(side_of(place), "p2" | "p4"));
        }
        let width =
            places.iter().map(|(place, shown)| self.owned(place, &shown.name).chars().count()).max().unwrap_or(0);
        for (place, shown) in places {
            if shown.health.hp > 0 {
                let name = self.owned(&place, &shown.name);
                let pad = " ".repeat(width - name.chars().count());
                let name = self.paint.side(side_of(&place), &name);
                let bar = self.bar(&shown.health);
                let stands = self.paint.faint(self.stands(&place));
                writeln!(self.out, "  {name}{pad}  {bar}{stands}")?;
            }
        }
        self.written = false;
        Ok(())
    }

    fn say(&mut self, text: &str) -> Result<()> {
        self.written = true;
        writeln!(self.out, "  {text}")
    }

    fn note(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "    {text}")
    }

    fn bar(&self, health: &Health) -> String {
        const CELLS: u32 = 20;
        let percent = health.percent();
        let filled = if health.hp == 0 { 0 } else { (CELLS * health.hp / health.max.max(1)).max(1) };
        let bar = format!("{}{}", "█".repeat(filled as usize), "░".repeat((CELLS - filled) as usize));
        let bar = self.paint.health(&bar, percent);
        let numbers = if health.max == 100 { format!("{percent}%") } else { format!("{}/{}", health.hp, health.max) };
        let status = if health.status.is_empty() {
            String::new()
        } else {
            format!("  {}", self.paint.warn(status_text(&health.status)))
        };
        format!("{bar} {numbers}{status}")
    }

    /// A name with its owner's: `Ann's Garchomp`.
    fn owned(&self, place: &str, name: &str) -> String {
        let side = side_of(place);
        match self.players.get(side) {
            Some(player) => format!("{player}'s {name}"),
            None => name.to_owned(),
        }
    }

    /// A Pokémon as the log names it (`p1a: Garchomp`), for people.
    fn name(&self, who: &str) -> String {
        match who.split_once(": ") {
            Some((place, name)) => {
                let side = side_of(place);
                self.paint.side(side, &self.owned(place, name))
            }
            None => who.to_owned(),
        }
    }

    /// The names of players who are on the same team.
    fn names(&self, team: &[&str]) -> String {
        let named = |side: &&str| self.players.get(*side).map(|name| self.paint.side(side, name));
        team.iter().filter_map(named).collect::<Vec<_>>().join(" and ")
    }

    /// A side as the log names it (`p1: Ann`), for people. In multi battles partners share theirs.
    fn side(&self, who: &str) -> String {
        let side = side_of(who);
        let names = match (self.game_type.as_str(), side) {
            ("multi", "p1" | "p3") => self.names(&["p1", "p3"]),
            ("multi", "p2" | "p4") => self.names(&["p2", "p4"]),
            _ => self.names(&[side]),
        };
        format!("{}'s side", if names.is_empty() { who } else { &names })
    }

    /// Where on its side a place is, in battles where it matters who stands next to whom: as the players face each other,
    /// the first place of one side is opposite the last of the other.
    fn stands(&self, place: &str) -> &'static str {
        match (self.game_type.as_str(), place.chars().last(), side_of(place)) {
            ("triples", Some('a'), "p1") | ("triples", Some('c'), "p2") => "  left",
            ("triples", Some('b'), _) => "  middle",
            ("triples", Some('c'), "p1") | ("triples", Some('a'), "p2") => "  right",
            _ => "",
        }
    }

    /// Whom a remark about a hit is about, where that isn't clear from the move.
    fn on_whom(&self, who: &str) -> String {
        if self.spread { format!(" on {}", self.name(who)) } else { String::new() }
    }

    /// ` (Leftovers)`: what a line says it comes from.
    fn cause(&self, parts: &[&str]) -> String {
        match reason(parts) {
            Some(text) => self.paint.faint(&format!(" ({text})")),
            None => String::new(),
        }
    }

    // --- kinds of lines -------------------------------------------------------------------------------------------

    fn entry(&mut self, kind: &str, who: &str, details: &str, health: &str) -> Result<()> {
        let name = who.split_once(": ").map_or(who, |(_, name)| name);
        let shown = Shown { name: name.to_owned(), health: Health::read(health).unwrap_or_default() };
        let place = place(who).to_owned();
        let player = self.players.get(side_of(&place)).cloned().unwrap_or_default();
        let player = self.paint.side(side_of(&place), &player);
        let bar = self.bar(&shown.health);
        // With several on a side it isn't clear who leaves.
        let crowded = matches!(self.game_type.as_str(), "doubles" | "triples");
        let left = self.places.insert(place, shown).filter(|left| crowded && left.health.hp > 0);
        let left = left.map_or(String::new(), |left| format!(" for {}", left.name));
        let species = details.split(',').next().unwrap_or_default();
        let called = if species == name { name.to_owned() } else { format!("{name} ({species})") };
        let text = match kind {
            "switch" => format!("{player} sends out {called}{left}  {bar}"),
            "drag" => format!("{called} is dragged in for {player}  {bar}"),
            _ => format!("It was {called} all along  {bar}"),
        };
        self.say(&text)
    }

    /// Two of a side have changed places.
    fn swapped(&mut self, who: &str, position: &str, parts: &[&str]) -> Result<()> {
        let from = place(who).to_owned();
        let letter = position.parse().ok().and_then(|at: usize| ["a", "b", "c"].get(at).copied());
        let to = format!("{}{}", side_of(&from), letter.unwrap_or_default());
        let other = self.places.remove(&to);
        let text = match &other {
            Some(other) if other.health.hp > 0 => {
                format!("{} changes places with {}{}", self.name(who), other.name, self.cause(parts))
            }
            _ => format!("{} moves{}{}", self.name(who), self.stands(&to).replace("  ", " to the "), self.cause(parts)),
        };
        let moved = self.places.remove(&from);
        self.places.extend(moved.map(|shown| (to, shown)).into_iter().chain(other.map(|shown| (from, shown))));
        if parts.contains(&"[silent]") { Ok(()) } else { self.say(&text) }
    }

    fn used(&mut self, parts: &[&str]) -> Result<()> {
        let part = |i: usize| parts.get(i).copied().unwrap_or_default();
        let (who, mv, target) = (part(1), part(2), part(3));
        let mut text = format!("{} uses {}", self.name(who), self.paint.bold(mv));
        self.spread = parts.iter().any(|part| part.starts_with("[spread]"));
        if target.contains(": ") && place(target) != place(who) && !self.spread && self.places.len() > 2 {
            text += &format!(" on {}", self.name(target));
        }
        text += &self.cause(parts);
        if parts.contains(&"[miss]") {
            text += " and misses";
        } else if parts.contains(&"[notarget]") {
            text += ", but there is no target";
        }
        self.say(&text)
    }

    fn health(&mut self, who: &str, health: &str, parts: &[&str]) -> Result<()> {
        let Some(new) = Health::read(health) else { return Ok(()) };
        let max = self.places.get(place(who)).map_or(new.max, |shown| shown.health.max);
        let new = if new.hp == 0 { Health { max, ..new } } else { new };
        let old = self.places.get(place(who)).map(|shown| shown.health.clone()).unwrap_or_default();
        let change = if old.max == new.max {
            let unit = if new.max == 100 { "%" } else { "" };
            format!("{:+}{unit} ", new.hp as i64 - old.hp as i64)
        } else {
            String::new()
        };
        let bar = self.bar(&new);
        let text = format!("{} {change}{bar}{}", self.name(who), self.cause(parts));
        if let Some(shown) = self.places.get_mut(place(who)) {
            shown.health = new;
        }
        self.note(&text)
    }

    fn minor(&mut self, kind: &str, parts: &[&str]) -> Option<String> {
        let part = |i: usize| parts.get(i).copied().unwrap_or_default();
        let (who, what) = (part(1), plain_name(part(2)));
        let silent = parts.contains(&"[silent]");
        let cause = self.cause(parts);
        let name = self.name(who);
        Some(match kind {
            "-crit" => self.paint.good("A critical hit") + &self.on_whom(who),
            "-supereffective" => self.paint.good("Super effective") + &self.on_whom(who),
            "-resisted" => self.paint.faint("Not very effective") + &self.on_whom(who),
            "-immune" => format!("{name} is immune{cause}"),
            "-miss" => format!("{name} misses"),
            "-fail" => {
                let what = if what.is_empty() { String::new() } else { format!(": {what}") };
                format!("It fails for {name}{what}{cause}")
            }
            "-block" => format!("{what} protects {name}"),
            "-notarget" => "There is no target".to_owned(),
            "-nothing" => "Nothing happens".to_owned(),
            "-ohko" => self.paint.bad("A one-hit knockout"),
            "-hitcount" => format!("Hit {} time{}", part(2), if part(2) == "1" { "" } else { "s" }),
            "-status" => {
                if let Some(shown) = self.places.get_mut(place(who)) {
                    shown.health.status = part(2).to_owned();
                }
                format!("{name} is {}{cause}", self.paint.warn(status_text(part(2))))
            }
            "-curestatus" => {
                if let Some(shown) = self.places.get_mut(place(who)) {
                    shown.health.status.clear();
                }
                format!("{name} is no longer {}{cause}", status_text(part(2)))
            }
            "-cureteam" => format!("{name}'s team is cured{cause}"),
            "-boost" | "-unboost" => {
                let amount: i32 = part(3).parse().unwrap_or(0);
                let amount = if kind == "-boost" { amount } else { -amount };
                format!("{name}: {} {}{cause}", stat_name(part(2)), boost_text(amount))
            }
            "-setboost" => format!("{name}: {} is set to {}{cause}", stat_name(part(2)), part(3)),
            "-swapboost" => format!("{name} swaps stages with {}{cause}", self.name(part(2))),
            "-copyboost" => format!("{name} copies the stages of {}{cause}", self.name(part(2))),
            "-invertboost" => format!("{name}'s stages are inverted{cause}"),
            "-clearboost" => format!("{name}'s stages are reset{cause}"),
            "-clearallboost" => "All stages are reset".to_owned(),
            "-clearpositiveboost" => format!("{name}'s raised stages are reset"),
            "-clearnegativeboost" => format!("{name}'s lowered stages are reset"),
            "-weather" if who == "none" => "The weather clears up".to_owned(),
            "-weather" if parts.contains(&"[upkeep]") => return None,
            "-weather" => format!("The weather becomes {}{cause}", weather_text(who)),
            "-fieldstart" => format!("{} covers the field{cause}", plain_name(who)),
            "-fieldend" => format!("{} ends", plain_name(who)),
            "-fieldactivate" => format!("{} takes effect", plain_name(who)),
            "-sidestart" => format!("{what} on {}", self.side(who)),
            "-sideend" => format!("{what} ends on {}{cause}", self.side(who)),
            "-swapsideconditions" => "The sides swap what covers them".to_owned(),
            "-start" if silent => return None,
            "-start" if part(2) == "typechange" && part(3).starts_with('[') => {
                let of = parts.iter().find_map(|part| part.strip_prefix("[of] ")).unwrap_or_default();
                format!("{name} takes on the types of {}{cause}", self.name(of))
            }
            "-start" if part(2) == "typechange" => format!("{name} is now of type {}{cause}", part(3)),
            "-start" if part(2) == "typeadd" => format!("{name} is now of type {} too{cause}", part(3)),
            "-start" => {
                let more = if part(3).is_empty() || part(3).starts_with('[') { "" } else { part(3) };
                let more = if more.is_empty() { String::new() } else { format!(" ({})", plain_name(more)) };
                format!("{name}: {}{more}{cause}", condition_text(part(2)))
            }
            "-end" if silent => return None,
            "-end" => format!("{name}: {} ends{cause}", condition_text(part(2))),
            "-activate" if who.is_empty() => format!("{what} takes effect"),
            "-activate" | "-singleturn" | "-singlemove" => format!("{name}: {what}{cause}"),
            "-mustrecharge" => format!("{name} must recharge"),
            "-prepare" => format!("{name} prepares {what}"),
            "-item" => format!("{name} has {what}{cause}"),
            "-enditem" if silent => return None,
            "-enditem" if parts.contains(&"[eat]") => format!("{name} eats its {what}"),
            "-enditem" => format!("{name} loses its {what}{cause}"),
            "-ability" => format!("{name} has {}{cause}", self.paint.bold(what)),
            "-endability" => format!("{name}'s ability is gone{cause}"),
            "-transform" => format!("{name} transforms into {}", self.name(part(2))),
            "-mega" => format!("{name} mega evolves with {}", part(3)),
            "-primal" => format!("{name} reverts to its primal forme"),
            "-burst" => format!("{name} bursts with power"),
            "-zpower" => format!("{name} gathers Z-power"),
            "-zbroken" => format!("{name} can't quite protect itself"),
            "-terastallize" => format!("{name} terastallizes into {}", self.paint.bold(part(2))),
            "-waiting" => format!("{name} waits for {}", self.name(part(2))),
            "-combine" => "The two moves become one".to_owned(),
            "-center" => "They meet in the middle".to_owned(),
            _ => return None,
        })
    }
}

/// The side of a place or of a side's name: `p1` of `p1a` and of `p1: Ann`.
fn side_of(place: &str) -> &str {
    place.get(..2).unwrap_or_default()
}

/// The place in front of a name: `p1a` of `p1a: Garchomp`.
fn place(who: &str) -> &str {
    who.split_once(": ").map_or(who, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> String {
        let mut account = Account::new(Vec::new(), Paint::plain());
        for line in lines {
            account.line(line).unwrap();
        }
        String::from_utf8(account.out).unwrap()
    }

    #[test]
    fn a_turn_reads_like_a_turn() {
        let text = told(&[
            "|player|p1|Ann||",
            "|player|p2|Bob||",
            "|switch|p1a: Garchomp|Garchomp, L80, M|300/300",
            "|switch|p2a: Rain|Pelipper, F|100/100",
            "|turn|1",
            "|move|p1a: Garchomp|Earthquake|p2a: Rain",
            "|-immune|p2a: Rain",
            "|move|p2a: Rain|Scald|p1a: Garchomp",
            "|-damage|p1a: Garchomp|150/300 brn",
            "|-status|p1a: Garchomp|brn",
            "|-heal|p1a: Garchomp|168/300 brn|[from] item: Leftovers",
        ]);
        assert!(text.contains("Bob sends out Rain (Pelipper)"), "{text}");
        assert!(text.contains("Ann's Garchomp uses Earthquake"), "{text}");
        assert!(text.contains("Bob's Rain is immune"), "{text}");
        assert!(text.contains("Ann's Garchomp -150 ██████████░░░░░░░░░░ 150/300  burned"), "{text}");
        assert!(text.contains("+18") && text.contains("(Leftovers)"), "{text}");
    }

    #[test]
    fn who_is_meant_is_told_where_several_are() {
        let text = told(&[
            "|gametype|doubles",
            "|player|p1|Ann||",
            "|player|p2|Bob||",
            "|tier|[Gen 9] Doubles OU",
            "|switch|p1a: Mew|Mew|300/300",
            "|switch|p1b: Latias|Latias, F|280/280",
            "|switch|p2a: Heatran|Heatran, M|250/250",
            "|switch|p2b: Pelipper|Pelipper, F|100/100",
            "|turn|1",
            "|move|p1a: Mew|Surf|p2a: Heatran|[spread] p1b,p2a",
            "|-resisted|p1b: Latias",
            "|-supereffective|p2a: Heatran",
            "|-crit|p2a: Heatran",
            "|move|p1b: Latias|Dragon Pulse|p2a: Heatran",
            "|-resisted|p2a: Heatran",
            "|move|p1b: Latias|Ally Switch|p1b: Latias",
            "|swap|p1b: Latias|0|[from] move: Ally Switch",
            "|-damage|p1a: Latias|140/280",
            "|switch|p2a: Torkoal|Torkoal, M|300/300",
            "|-weather|SunnyDay|[from] ability: Drought|[of] p2a: Torkoal",
            "|turn|2",
        ]);
        assert!(text.contains("Not very effective on Ann's Latias\n    Super effective on Bob's Heatran\n"), "{text}");
        assert!(text.contains("A critical hit on Bob's Heatran"), "{text}");
        assert!(text.contains("uses Dragon Pulse on Bob's Heatran\n    Not very effective\n"), "{text}");
        assert!(text.contains("Ann's Latias changes places with Mew (Ally Switch)"), "{text}");
        assert!(text.contains("Bob sends out Torkoal for Heatran"), "{text}");
        assert!(text.contains("The weather becomes sunshine (Drought)"), "{text}");
        let turn = text.split("Turn 2").nth(1).unwrap_or_default();
        assert!(turn.find("Latias").unwrap() < turn.find("Mew").unwrap() && turn.contains("140/280"), "{text}");
    }

    #[test]
    fn partners_and_places_are_told() {
        let multi = told(&[
            "|gametype|multi",
            "|player|p1|Ann||",
            "|player|p2|Bob||",
            "|player|p3|Cleo||",
            "|player|p4|Dan||",
            "|tier|[Gen 9] Multi",
            "|switch|p1a: Mew|Mew|300/300",
            "|switch|p2a: Xatu|Xatu|300/300",
            "|switch|p3b: Muk|Muk|300/300",
            "|-sidestart|p1: Ann|Reflect",
            "|turn|1",
        ]);
        assert!(multi.contains("Multi: Ann and Cleo against Bob and Dan\n"), "{multi}");
        assert!(multi.contains("Reflect on Ann and Cleo's side"), "{multi}");
        assert!(multi.rfind("Cleo's Muk").unwrap() < multi.rfind("Bob's Xatu").unwrap(), "{multi}");
        let triples = told(&[
            "|gametype|triples",
            "|switch|p1a: Mew|Mew|300/300",
            "|switch|p2a: Xatu|Xatu|300/300",
            "|turn|1",
            "|swap|p1a: Mew|1|",
            "|turn|2",
        ]);
        assert!(triples.contains("300/300  left") && triples.contains("300/300  right"), "{triples}");
        assert!(triples.contains("Mew moves to the middle") && triples.contains("300/300  middle"), "{triples}");
    }

    #[test]
    fn conditions_with_more_in_their_names_are_told_apart() {
        let text = told(&[
            "|switch|p1a: Mew|Mew|300/300",
            "|-start|p1a: Mew|quarkdrivespe",
            "|-start|p1a: Mew|perish2",
            "|-start|p1a: Mew|typeadd|Ghost|[from] move: Trick-or-Treat",
            "|-start|p1a: Mew|typechange|[from] move: Reflect Type|[of] p1a: Mew",
        ]);
        assert!(text.contains("Mew: Quark Drive raises Speed") && text.contains("Mew: Perish count 2"), "{text}");
        assert!(text.contains("Mew is now of type Ghost too (Trick-or-Treat)"), "{text}");
        assert!(text.contains("Mew takes on the types of Mew (Reflect Type)"), "{text}");
    }

    #[test]
    fn lines_it_does_not_know_say_nothing() {
        assert_eq!(
            told(&["", "|", "|t:|1", "|-neverheardof|p1a: X", "nonsense", "|-damage", "|switch", "|faint|"]).len(),
            told(&["|switch", "|faint|"]).len()
        );
    }
}

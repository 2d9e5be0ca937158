//! A battle as a person reads it: who does what, HP bars, colours.

mod barred;
mod conditions;
#[cfg(test)]
mod corpus;
mod line;
mod minor;
mod words;

use crate::harmless::harmless;
use crate::paint::Paint;
use barred::BarredNames;
use line::{Line, nickname, place, placed, side_of};
use std::collections::BTreeMap;
use std::io::{Result, Write};
use words::{effect_name, plain_name, status_text};

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
    /// Names with bars in them.
    barred: BarredNames,
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
            barred: BarredNames::default(),
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
        let line = harmless(line, &[]);
        self.barred.learn(&line);
        let line = self.barred.replaced(&line);
        let Some(line) = Line::read(&line) else { return Ok(()) };
        let who = line.part(1);
        match line.kind() {
            "player" => {
                self.players.insert(who.to_owned(), line.raw(2).to_owned());
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
                let heading = self.paint.bold(line.raw(1));
                let text = format!("{heading}: {}", names.collect::<Vec<_>>().join(" against "));
                writeln!(self.out, "{text}")
            }
            "turn" => self.turn(who),
            "switch" | "drag" => self.entry(&line),
            "replace" => self.unmasked(&line),
            "move" => self.used(&line),
            "faint" => {
                if let Some(shown) = self.places.get_mut(place(who)) {
                    shown.health.hp = 0;
                }
                let text = format!("{} {}", self.name(who), self.paint.bad("faints"));
                self.say(&text)
            }
            "cant" => {
                let text = self.kept_from_moving(&line);
                self.say(&text)
            }
            "detailschange" | "-formechange" => {
                if let (Some(shown), Some(health)) = (self.places.get_mut(place(who)), Health::read(line.part(3))) {
                    shown.health = health;
                }
                let forme = line.part(2).split(',').next().unwrap_or_default();
                let text = format!("{} changes into {forme}{}", self.name(who), self.cause(&line));
                if line.has("silent") { Ok(()) } else { self.say(&text) }
            }
            "swap" => self.swapped(&line),
            "win" => {
                let text = self.paint.good(&format!("{} wins", line.raw(1)));
                writeln!(self.out, "\n{text}")
            }
            "tie" => writeln!(self.out, "\nA tie"),
            "-damage" | "-heal" | "-sethp" => self.health(&line),
            "message" | "-message" | "bigerror" => self.say(line.raw(1)),
            "-hint" => {
                let text = self.paint.faint(&format!("({})", line.raw(1)));
                self.note(&text)
            }
            kind if kind.starts_with('-') => match self.minor(&line) {
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
        match placed(who) {
            Some((place, name)) => self.paint.side(side_of(place), &self.owned(place, name)),
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
    fn cause(&self, line: &Line) -> String {
        self.cause_by(line, None)
    }

    /// ` (Rough Skin of Ann's Garchomp)`: the same with whose it is, where that is somebody else's.
    fn cause_with_holder(&self, line: &Line) -> String {
        let of_another = line.tag("of").filter(|of| place(of) != place(line.part(1)));
        self.cause_by(line, of_another)
    }

    fn cause_by(&self, line: &Line, holder: Option<&str>) -> String {
        let named = |who: &str| self.owned(place(who), nickname(who));
        let text = match (line.tag("from"), line.tag("of"), line.tag("wisher")) {
            (None, ..) if line.has("zeffect") => "Z-power".to_owned(),
            // A move that goes on by itself comes from nothing else.
            (None | Some("lockedmove" | ""), ..) => return String::new(),
            (Some("drain"), Some(of), _) => format!("taken from {}", named(of)),
            (Some("drain"), None, _) => "taken from the target".to_owned(),
            (Some(from), _, Some(wisher)) => format!("{wisher}'s {}", effect_name(from)),
            (Some(from), ..) => match holder {
                Some(holder) => format!("{} of {}", effect_name(from), named(holder)),
                None => effect_name(from).to_owned(),
            },
        };
        self.paint.faint(&format!(" ({text})"))
    }

    // --- kinds of lines -------------------------------------------------------------------------------------------

    fn entry(&mut self, line: &Line) -> Result<()> {
        let who = line.part(1);
        let name = nickname(who);
        let shown = Shown { name: name.to_owned(), health: Health::read(line.part(3)).unwrap_or_default() };
        let place = place(who).to_owned();
        let player = self.players.get(side_of(&place)).cloned().unwrap_or_default();
        let player = self.paint.side(side_of(&place), &player);
        let bar = self.bar(&shown.health);
        // With several on a side it isn't clear who leaves.
        let crowded = matches!(self.game_type.as_str(), "doubles" | "triples");
        let left = self.places.insert(place, shown).filter(|left| crowded && left.health.hp > 0);
        let left = left.map_or(String::new(), |left| format!(" for {}", left.name));
        let (called, cause) = (called(line), self.cause(line));
        let text = match line.kind() {
            "drag" => format!("{called} is dragged in for {player}  {bar}"),
            _ => format!("{player} sends out {called}{left}{cause}  {bar}"),
        };
        self.say(&text)
    }

    /// An illusion ends: somebody else stands there, with the HP that were seen.
    fn unmasked(&mut self, line: &Line) -> Result<()> {
        let who = line.part(1);
        let shown = self.places.entry(place(who).to_owned()).or_default();
        let before = std::mem::replace(&mut shown.name, nickname(who).to_owned());
        if let Some(health) = Health::read(line.part(3)) {
            shown.health = health;
        }
        let bar = shown.health.clone();
        let before = self.paint.side(side_of(who), &self.owned(place(who), &before));
        let text = format!("{before} was {} all along  {}", called(line), self.bar(&bar));
        self.say(&text)
    }

    fn kept_from_moving(&self, line: &Line) -> String {
        let (name, why, with) = (self.name(line.part(1)), line.part(2), line.part(3));
        match plain_name(why) {
            "par" => format!("{name} is paralyzed and can't move"),
            "slp" => format!("{name} is asleep"),
            "frz" => format!("{name} is frozen and can't move"),
            "flinch" => format!("{name} flinches"),
            "recharge" => format!("{name} recharges"),
            "partiallytrapped" => format!("{name} is held and can't move"),
            "nopp" => format!("{name} has no PP left for {with}"),
            "Attract" => format!("{name} is too much in love to move"),
            "Disable" => format!("{name} can't use {with}: it is disabled"),
            "Focus Punch" => format!("{name} was hit and can't use Focus Punch"),
            "Shell Trap" => format!("{name} was not hit, and its shell trap stays shut"),
            "Truant" => format!("{name} takes a turn off (Truant)"),
            other => {
                let with = if with.is_empty() { "that move" } else { with };
                let of = line.tag("of").map_or(String::new(), |of| format!(" of {}", self.name(of)));
                format!("{name} can't use {with} ({}{of})", effect_name(other))
            }
        }
    }

    /// Two of a side have changed places.
    fn swapped(&mut self, line: &Line) -> Result<()> {
        let who = line.part(1);
        let from = place(who).to_owned();
        let letter = line.part(2).parse().ok().and_then(|at: usize| ["a", "b", "c"].get(at).copied());
        let to = format!("{}{}", side_of(&from), letter.unwrap_or_default());
        let other = self.places.remove(&to);
        let cause = self.cause(line);
        let text = match &other {
            Some(other) if other.health.hp > 0 => {
                format!("{} changes places with {}{cause}", self.name(who), other.name)
            }
            _ => format!("{} moves{}{cause}", self.name(who), self.stands(&to).replace("  ", " to the ")),
        };
        let moved = self.places.remove(&from);
        self.places.extend(moved.map(|shown| (to, shown)).into_iter().chain(other.map(|shown| (from, shown))));
        if line.has("silent") { Ok(()) } else { self.say(&text) }
    }

    fn used(&mut self, line: &Line) -> Result<()> {
        let (who, mv, target) = (line.part(1), line.part(2), line.part(3));
        let mut text = format!("{} uses {}", self.name(who), self.paint.bold(mv));
        self.spread = line.has("spread");
        if placed(target).is_some() && place(target) != place(who) && !self.spread && self.places.len() > 2 {
            text += &format!(" on {}", self.name(target));
        }
        // A move of several turns comes from itself.
        if line.tag("from").is_none_or(|from| effect_name(from) != mv) {
            text += &self.cause(line);
        }
        if line.has("miss") {
            text += " and misses";
        } else if line.has("notarget") {
            text += ", but there is no target";
        }
        self.say(&text)
    }

    fn health(&mut self, line: &Line) -> Result<()> {
        let who = line.part(1);
        let Some(new) = Health::read(line.part(2)) else { return Ok(()) };
        let Some(shown) = self.places.get_mut(place(who)) else {
            // Only Revival Blessing heals who isn't in battle.
            let text = format!("{} can battle again  {}{}", self.name(who), self.bar(&new), self.cause(line));
            return self.note(&text);
        };
        let max = shown.health.max;
        let new = if new.hp == 0 { Health { max, ..new } } else { new };
        let old = std::mem::replace(&mut shown.health, new.clone());
        if line.has("silent") && (old.max != new.max || old.hp == new.hp) {
            return Ok(());
        }
        let change = if old.max == new.max {
            let unit = if new.max == 100 { "%" } else { "" };
            format!("{:+}{unit} ", new.hp as i64 - old.hp as i64)
        } else {
            String::new()
        };
        // What heals is one's own; what hurts may be another's.
        let cause = if line.kind() == "-damage" { self.cause_with_holder(line) } else { self.cause(line) };
        let text = format!("{} {change}{}{cause}", self.name(who), self.bar(&new));
        self.note(&text)
    }
}

/// The one who comes in, with the species where the name doesn't say it.
fn called(line: &Line) -> String {
    let name = nickname(line.part(1));
    let species = line.part(2).split(',').next().unwrap_or_default();
    if species == name { name.to_owned() } else { format!("{name} ({species})") }
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
        assert!(text.contains("The weather becomes sunshine (Drought of Bob's Torkoal)"), "{text}");
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
        assert!(multi.contains("Reflect covers Ann and Cleo's side"), "{multi}");
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
        assert!(text.contains("Quark Drive raises Mew's Speed") && text.contains("Mew's perish count is 2"), "{text}");
        assert!(text.contains("Mew is now of type Ghost too (Trick-or-Treat)"), "{text}");
        assert!(text.contains("Mew takes on the types of Mew (Reflect Type)"), "{text}");
    }

    #[test]
    fn names_with_bars_and_control_characters_are_told() {
        let text = told(&[
            "|switch|p1a: A|B,C|Pikachu, L50|100/120 par|[from] Baton Pass",
            "|switch|p2a: \u{1b}[31m\u{7}x|Mew|100/100",
            "|turn|1",
            "|move|p1a: A|B,C|Surf|p2a: \u{1b}[31m\u{7}x",
            "|-damage|p1a: A|B,C|60/120 par",
        ]);
        assert!(text.contains("A¦B,C (Pikachu) (Baton Pass)  ████████████████░░░░ 100/120"), "{text}");
        assert!(text.contains("A¦B,C uses Surf") && text.contains("A¦B,C -40 ██████████░░░░░░░░░░ 60/120"), "{text}");
        assert!(text.contains("\\u{1b}[31m\\u{7}x") && !text.contains(['\u{1b}', '\u{7}']), "{text}");
    }

    #[test]
    fn lines_it_does_not_know_say_nothing() {
        assert_eq!(
            told(&["", "|", "|t:|1", "|-neverheardof|p1a: X", "nonsense", "|-damage", "|switch", "|faint|"]).len(),
            told(&["|switch", "|faint|"]).len()
        );
    }

    #[test]
    fn who_was_behind_an_illusion_keeps_the_hp_that_were_seen() {
        let text = told(&[
            "|player|p2|Bob||",
            "|switch|p2a: Rain|Pelipper, F|80/100",
            "|replace|p2a: Zoroark|Zoroark, M",
            "|-end|p2a: Zoroark|Illusion",
            "|turn|2",
            "|-damage|p2a: Zoroark|50/100",
        ]);
        assert!(text.contains("Bob's Rain was Zoroark all along  ████████████████░░░░ 80%\n"), "{text}");
        assert!(text.contains("Bob's Zoroark's illusion is over"), "{text}");
        assert!(text.contains("Turn 2\n  Bob's Zoroark  ████████████████░░░░ 80%\n"), "{text}");
        assert!(text.contains("Bob's Zoroark -30% "), "{text}");
    }

    #[test]
    fn who_changes_forme_or_is_revived_keeps_its_hp() {
        let text = told(&[
            "|switch|p1a: Ditto|Ditto|200/250",
            "|-transform|p1a: Ditto|p2a: Mew|[from] ability: Imposter",
            "|turn|2",
            "|detailschange|p1a: Ditto|Ditto-Mega|",
            "|turn|3",
            "|-heal|p1: Muk|150/301|[from] move: Revival Blessing",
            "|turn|4",
        ]);
        assert_eq!(text.matches("Ditto  ████████████████░░░░ 200/250\n").count(), 4, "{text}");
        assert!(text.contains("Muk can battle again  █████████░░░░░░░░░░░ 150/301 (Revival Blessing)\n"), "{text}");
        assert_eq!(text.matches("Muk").count(), 1, "{text}");
    }

    #[test]
    fn what_keeps_somebody_from_moving_is_said() {
        let text = told(&[
            "|cant|p1a: Mew|par",
            "|cant|p1a: Mew|slp",
            "|cant|p1a: Mew|Disable|Surf",
            "|cant|p1a: Mew|move: Taunt|Recover",
            "|cant|p1a: Mew|ability: Damp|Explosion|[of] p2a: Muk",
        ]);
        let expected = [
            "  Mew is paralyzed and can't move",
            "  Mew is asleep",
            "  Mew can't use Surf: it is disabled",
            "  Mew can't use Recover (Taunt)",
            "  Mew can't use Explosion (Damp of Muk)",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_begins_acts_and_ends_is_said() {
        let text = told(&[
            "|-start|p1a: Mew|confusion|[fatigue]",
            "|-activate|p1a: Mew|confusion",
            "|-end|p1a: Mew|confusion",
            "|-activate|p1a: Mew|move: Wrap|[of] p2a: Muk",
            "|-damage|p1a: Mew|90/100|[from] move: Wrap|[partiallytrapped]",
            "|-end|p1a: Mew|Wrap|[partiallytrapped]",
            "|-activate|p1a: Mew|move: Spite|hiddenpower|4",
            "|-fail|p1a: Mew|unboost|Attack|[from] ability: Hyper Cutter|[of] p1a: Mew",
            "|-enditem|p1a: Mew|Oran Berry|[from] stealeat|[move] Pluck|[of] p2a: Muk",
            "|-unboost|p1a: Mew|atk|0",
            "|-damage|p1a: Mew|80/100|[from] highjumpkick",
        ]);
        for sentence in [
            "Mew is worn out and becomes confused\n",
            "Mew is confused\n",
            "Mew is no longer confused\n",
            "Mew is trapped by Muk (Wrap)\n",
            "(Wrap)\n",
            "Mew is free from Wrap\n",
            "Mew's Hidden Power loses 4 PP (Spite)\n",
            "Mew's Attack can't be lowered (Hyper Cutter)\n",
            "Muk eats Mew's Oran Berry (Pluck)\n",
            "Mew's Attack can't fall any lower\n",
            "(High Jump Kick)\n",
        ] {
            assert!(text.contains(sentence), "{sentence}: {text}");
        }
    }
}

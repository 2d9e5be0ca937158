//! The lines that say what came of something: those whose kind begins with a dash.

use super::Account;
use super::conditions::{self, Activation};
use super::line::{Line, place, side_of};
use super::words::{boost_text, effect_name, plain_name, stat_name, status_text, weather_text};
use std::io::Write;

impl<W: Write> Account<W> {
    /// What a line says, as a sentence; nothing if it says nothing to a person.
    pub(super) fn minor(&mut self, line: &Line) -> Option<String> {
        self.note_status(line);
        let silent = line.has("silent");
        match line.kind() {
            "-weather" if line.has("upkeep") => None,
            "-anim" | "-candynamax" => None,
            "-ability"
            | "-boost"
            | "-clearallboost"
            | "-clearnegativeboost"
            | "-curestatus"
            | "-end"
            | "-enditem"
            | "-formechange"
            | "-singlemove"
            | "-start"
            | "-status"
            | "-unboost"
                if silent =>
            {
                None
            }
            "-boost"
            | "-unboost"
            | "-setboost"
            | "-swapboost"
            | "-copyboost"
            | "-invertboost"
            | "-clearboost"
            | "-clearallboost"
            | "-clearpositiveboost"
            | "-clearnegativeboost" => self.stages(line),
            "-item" | "-enditem" | "-ability" | "-endability" => self.belongings(line),
            "-start" | "-end" | "-activate" | "-singleturn" | "-singlemove" => Some(self.condition(line)),
            "-fail" | "-immune" | "-miss" | "-block" | "-notarget" | "-nothing" => self.in_vain(line),
            _ => self.other(line),
        }
    }

    /// Keeps what places show up to date.
    fn note_status(&mut self, line: &Line) {
        let (who, status) = (line.part(1), line.part(2));
        match line.kind() {
            "-cureteam" => {
                let side = side_of(who).to_owned();
                let of_side = self.places.iter_mut().filter(|(place, _)| side_of(place) == side);
                of_side.for_each(|(_, shown)| shown.health.status.clear());
            }
            "-status" | "-curestatus" => {
                if let Some(shown) = self.places.get_mut(place(who)) {
                    shown.health.status = if line.kind() == "-status" { status.to_owned() } else { String::new() };
                }
            }
            _ => {}
        }
    }

    fn stages(&self, line: &Line) -> Option<String> {
        let (name, stat, cause) = (self.name(line.part(1)), stat_name(line.part(2)), self.cause(line));
        let other = || self.name(line.part(2));
        Some(match line.kind() {
            "-boost" | "-unboost" => {
                let change = boost_text(line.part(3).parse().unwrap_or(0), line.kind() == "-boost");
                format!("{name}'s {stat} {change}{cause}")
            }
            "-setboost" => {
                let stages: i32 = line.part(3).parse().unwrap_or(0);
                format!("{name}'s {stat} is set to {stages:+}{cause}")
            }
            "-swapboost" => {
                let stats: Vec<&str> =
                    line.part(3).split(',').map(str::trim).filter(|stat| !stat.is_empty()).map(stat_name).collect();
                let stats = if stats.is_empty() { "all stat changes".to_owned() } else { stats.join(" and ") };
                format!("{name} and {} swap {stats}{cause}", other())
            }
            "-copyboost" => format!("{name} copies the stat changes of {}{cause}", other()),
            "-invertboost" => format!("{name}'s stat changes are inverted{cause}"),
            "-clearboost" => format!("{name}'s stat changes are gone{cause}"),
            "-clearallboost" => format!("All stat changes are gone{cause}"),
            "-clearpositiveboost" => format!("{name}'s raised stats fall back ({})", effect_name(line.part(3))),
            _ => format!("{name}'s lowered stats rise back{cause}"),
        })
    }

    fn belongings(&self, line: &Line) -> Option<String> {
        let (name, what, cause) = (self.name(line.part(1)), line.part(2), self.cause(line));
        let of = line.tag("of").map(|of| self.name(of));
        let from = line.tag("from").map_or("", plain_name);
        let other = of.as_deref().unwrap_or("another");
        Some(match (line.kind(), from) {
            ("-item", "Frisk") if line.part(1).is_empty() => format!("{other} finds {what}{cause}"),
            ("-item", "Frisk") => format!("{other} finds that {name} has {what}{cause}"),
            ("-item", "Thief" | "Covet" | "Magician" | "Pickpocket") => {
                format!("{name} takes {what} from {other}{cause}")
            }
            ("-item", "Bestow") => format!("{name} is given {what} by {other}{cause}"),
            ("-item", "Harvest" | "Pickup" | "Recycle") => format!("{name} has {what} again{cause}"),
            ("-item", "Trick" | "Switcheroo") => format!("{name} now has {what}{cause}"),
            ("-item", _) => format!("{name} has {what}{cause}"),
            ("-enditem", "stealeat") => {
                let with = line.tag("move").map_or(String::new(), |name| format!(" ({name})"));
                format!("{other} eats {name}'s {what}{}", self.paint.faint(&with))
            }
            ("-enditem", "gem") => format!("{name} uses up its {what}: the move is stronger"),
            ("-enditem", "Knock Off") => format!("{other} knocks off {name}'s {what}"),
            ("-enditem", "Fling") => format!("{name} flings its {what}"),
            ("-enditem", "Incinerate") => format!("{name}'s {what} burns{cause}"),
            ("-enditem", _) if line.has("eat") => format!("{name} eats its {what}"),
            ("-enditem", _) if line.has("weaken") => format!("{name}'s {what} weakens the hit"),
            ("-enditem", "") => format!("{name} uses up its {what}"),
            ("-enditem", _) => format!("{name} loses its {what}{cause}"),
            ("-ability", _) if line.has("fail") => {
                format!("{name}'s {what} has no effect{cause}")
            }
            ("-ability", "Trace" | "Receiver" | "Power of Alchemy" | "Role Play" | "Doodle" | "Entrainment")
                if of.is_some() =>
            {
                format!("{name} gets the ability {} from {other}{cause}", self.paint.bold(what))
            }
            ("-ability", "") => format!("{name} has {}", self.paint.bold(what)),
            ("-ability", _) => format!("{name}'s ability becomes {}{cause}", self.paint.bold(what)),
            _ => format!("{name}'s ability has no effect any more{cause}"),
        })
    }

    fn condition(&self, line: &Line) -> String {
        let (name, what, more, cause) = (self.name(line.part(1)), line.part(2), line.part(3), self.cause(line));
        let of = line.tag("of").map(|of| self.name(of));
        match line.kind() {
            "-start" if what == "typechange" && more.is_empty() => {
                format!("{name} takes on the types of {}{cause}", of.as_deref().unwrap_or("another"))
            }
            "-start" if what == "typechange" => {
                let types: Vec<&str> = more.split('/').filter(|kind| *kind != "???").collect();
                match &types[..] {
                    [] => format!("{name} has no type now{cause}"),
                    types => format!("{name} is now of type {}{cause}", types.join(" and ")),
                }
            }
            "-start" if what == "typeadd" => format!("{name} is now of type {more} too{cause}"),
            "-start" if line.has("fatigue") => format!("{name} is worn out and becomes confused"),
            "-start" if line.has("upkeep") => format!("{name} goes on with its {}", effect_name(what)),
            "-start" if plain_name(what) == "Curse" && of.is_some() => {
                format!("{} curses {name}", of.as_deref().unwrap_or_default())
            }
            "-start" => conditions::begins(&name, what, more) + &cause,
            "-end" if conditions::is_trap(what) => format!("{name} is free from {}", plain_name(what)),
            "-end" => conditions::ends(&name, what) + &cause,
            "-singleturn" | "-singlemove" => conditions::for_now(&name, what, of.as_deref()) + &cause,
            _ if what.is_empty() => conditions::field_acts(line.part(1)),
            _ if line.has("damage") => format!("{name}'s substitute takes the damage"),
            _ if line.has("block") => {
                format!("{name}'s substitute stops {}", line.tag("block").unwrap_or_default())
            }
            _ if line.has("broken") => format!("{name}'s protection is broken ({})", plain_name(what)),
            _ => {
                let more = self.name(more);
                let (of, most) = (of.as_deref(), line.part(4));
                Activation { name: &name, effect: what, of, more: &more, most }.text() + &cause
            }
        }
    }

    /// What is told of something that doesn't come about.
    fn in_vain(&self, line: &Line) -> Option<String> {
        let (name, what, cause) = (self.name(line.part(1)), line.part(2), self.cause(line));
        Some(match (line.kind(), plain_name(what)) {
            ("-immune", _) if line.has("ohko") => format!("{name} can't be knocked out by that"),
            ("-immune", "confusion") => format!("{name} can't be confused{cause}"),
            ("-immune", _) => format!("{name} is immune{cause}"),
            ("-miss", "") => format!("{name} misses"),
            ("-miss", _) => format!("{name} misses {}", self.name(what)),
            ("-block", effect) => {
                let whose = line.tag("of").map_or(String::new(), |of| format!("{}'s ", self.name(of)));
                format!("{whose}{effect} protects {name}")
            }
            ("-notarget", _) => "There is no target".to_owned(),
            ("-nothing", _) => "Nothing happens".to_owned(),
            (_, "") => format!("It fails for {name}{cause}"),
            (_, "slp") if line.tag("from") == Some("Uproar") => format!("{name} can't sleep{cause}"),
            (_, status @ ("brn" | "par" | "slp" | "frz" | "psn" | "tox")) => {
                format!("{name} is {} already{cause}", status_text(status).trim_start_matches("badly "))
            }
            (_, "heal") => format!("{name} has all its HP already"),
            (_, "unboost") if line.part(3).is_empty() => format!("{name}'s stats can't be lowered{cause}"),
            (_, "unboost") => format!("{name}'s {} can't be lowered{cause}", line.part(3)),
            (_, "Substitute") if line.has("weak") => format!("{name} has too few HP for a substitute"),
            (_, "Substitute") => format!("{name} has a substitute already"),
            (_, effect) if line.has("weak") => format!("{name} has too few HP for {effect}"),
            (_, effect) if line.has("heavy") => format!("{name} is too heavy for {effect}"),
            (_, "Dynamax") => format!("It fails because {name} is dynamaxed"),
            (_, effect) => format!("{effect} fails for {name}{cause}"),
        })
    }

    fn other(&self, line: &Line) -> Option<String> {
        let (who, what) = (line.part(1), line.part(2));
        let (name, cause, cause_of) = (self.name(who), self.cause(line), self.cause_with_holder(line));
        Some(match line.kind() {
            "-crit" => self.paint.good("A critical hit") + &self.on_whom(who),
            "-supereffective" => self.paint.good("Super effective") + &self.on_whom(who),
            "-resisted" => self.paint.faint("Not very effective") + &self.on_whom(who),
            "-ohko" => self.paint.bad("A one-hit knockout"),
            "-hitcount" => format!("Hit {what} time{}", if what == "1" { "" } else { "s" }),
            "-status" => format!("{name} is {}{cause_of}", self.paint.warn(status_text(what))),
            "-curestatus" => format!("{name} is no longer {}{cause}", status_text(what)),
            "-cureteam" => format!("{name}'s team is cured{cause}"),
            "-weather" if who == "none" => "The weather clears up".to_owned(),
            "-weather" => format!("The weather becomes {}{cause_of}", weather_text(who)),
            "-fieldstart" => format!("{} covers the field{cause_of}", effect_name(who)),
            "-fieldend" => format!("{} ends", effect_name(who)),
            "-fieldactivate" => conditions::field_acts(who),
            "-sidestart" => conditions::side_begins(&self.side(who), what),
            "-sideend" => conditions::side_ends(&self.side(who), what) + &cause,
            "-swapsideconditions" => "The sides swap what covers them".to_owned(),
            "-mustrecharge" => format!("{name} will have to recharge"),
            "-prepare" => format!("{name} prepares {what}"),
            "-transform" => format!("{name} transforms into {}{cause}", self.name(what)),
            "-mega" if line.part(3).is_empty() => format!("{name} mega evolves"),
            "-mega" => format!("{name} mega evolves with {}", line.part(3)),
            "-primal" => format!("{name} reverts to its primal forme"),
            "-burst" => format!("{name} bursts with power"),
            "-zpower" => format!("{name} gathers Z-power"),
            "-zbroken" => format!("{name} can't quite protect itself"),
            "-terastallize" => format!("{name} terastallizes into {}", self.paint.bold(what)),
            "-waiting" => format!("{name} waits for {}", self.name(what)),
            "-combine" => "The two moves become one".to_owned(),
            "-center" => "They meet in the middle".to_owned(),
            _ => return None,
        })
    }
}

//! Lines of the log as what they say: the kind of line, and its parts as ids.

use crate::ids::{EffectId, Mon};
use tallgrass_pokedex::{ConditionId, MoveId, SpeciesId, Type};

/// What a line of the log is about, as far as anything about a Pokémon, a side or the field can be learned from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// Nothing is learned from it that isn't said otherwise.
    Other,
    /// Somebody comes in.
    Entry,
    /// Somebody turns out to be another.
    Replace,
    /// Somebody faints.
    Faint,
    /// Somebody uses a move.
    Move,
    /// Somebody can't move.
    Cant,
    /// HP change.
    Health,
    /// Somebody gets a status.
    Status,
    /// Somebody's status is cured.
    Cure,
    /// What somebody holds.
    Item,
    /// Somebody loses what it held.
    EndItem,
    /// Somebody's ability.
    Ability,
    /// Somebody has another forme for good.
    Details,
    /// Somebody has another forme.
    Forme,
    /// Somebody looks like another in all things.
    Transform,
    /// Somebody mega evolves or the like, by an item that is named.
    Mega,
    /// Somebody terastallizes.
    Terastallize,
    /// A condition begins or shows itself.
    Condition,
    /// An ability or item may be named that caused something.
    Cause,
}

/// Lines by the word they begin with.
const KINDS: [(&str, Line); 55] = [
    ("switch", Line::Entry),
    ("drag", Line::Entry),
    ("replace", Line::Replace),
    ("faint", Line::Faint),
    ("move", Line::Move),
    ("cant", Line::Cant),
    ("-damage", Line::Health),
    ("-heal", Line::Health),
    ("-sethp", Line::Health),
    ("-status", Line::Status),
    ("-curestatus", Line::Cure),
    ("-item", Line::Item),
    ("-enditem", Line::EndItem),
    ("-ability", Line::Ability),
    ("detailschange", Line::Details),
    ("-formechange", Line::Forme),
    ("-transform", Line::Transform),
    ("-mega", Line::Mega),
    ("-burst", Line::Mega),
    ("-primal", Line::Mega),
    ("-terastallize", Line::Terastallize),
    ("-start", Line::Condition),
    ("-singleturn", Line::Condition),
    ("-singlemove", Line::Condition),
    ("-sidestart", Line::Condition),
    ("-fieldstart", Line::Condition),
    ("-fieldactivate", Line::Condition),
    ("-weather", Line::Condition),
    ("-activate", Line::Condition),
    ("-prepare", Line::Condition),
    ("-mustrecharge", Line::Condition),
    ("-end", Line::Cause),
    ("-block", Line::Cause),
    ("-immune", Line::Cause),
    ("-fail", Line::Cause),
    ("-boost", Line::Other),
    ("-unboost", Line::Other),
    ("-setboost", Line::Cause),
    ("-copyboost", Line::Cause),
    ("-clearboost", Line::Cause),
    ("-clearallboost", Line::Other),
    ("-clearpositiveboost", Line::Other),
    ("-clearnegativeboost", Line::Other),
    ("-invertboost", Line::Other),
    ("-swapboost", Line::Other),
    ("-miss", Line::Other),
    ("-crit", Line::Other),
    ("-supereffective", Line::Other),
    ("-resisted", Line::Other),
    ("-hitcount", Line::Other),
    ("-sideend", Line::Other),
    ("-fieldend", Line::Other),
    ("-zpower", Line::Other),
    ("turn", Line::Other),
    ("upkeep", Line::Other),
];

impl Line {
    /// What a line with this word is about. Where the word stands in the source this costs nothing at run time.
    pub const fn of(word: &str) -> Line {
        let mut at = 0;
        while at < KINDS.len() {
            if same(KINDS[at].0.as_bytes(), word.as_bytes()) {
                return KINDS[at].1;
            }
            at += 1;
        }
        Line::Other
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// What a part of a line says, in ids.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Said<'a> {
    /// Nothing that has an id.
    Nothing,
    /// A word.
    Word(&'a str),
    /// A Pokémon.
    Mon(Mon),
    /// An effect: an ability, an item…
    Effect(EffectId),
    /// What caused it.
    From(EffectId),
    /// Who caused it.
    Of(Mon),
    /// A move.
    Move(MoveId),
    /// A species.
    Species(SpeciesId),
    /// A status.
    Condition(ConditionId),
    /// A type.
    Type(Type),
    /// A Pokémon's HP and status.
    Health(Mon),
    /// What a Pokémon looks like as it comes in, and its HP and status.
    Entry(Mon),
    /// What a Pokémon is.
    Details(Mon),
    /// What a Pokémon is, with the species it is right now.
    CurrentDetails(Mon),
}

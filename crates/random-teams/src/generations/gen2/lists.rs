//! Lists of moves that the rules speak of.

use tallgrass_pokedex::MoveId;
use tallgrass_pokedex::moves::*;

pub const RECOVERY: &[MoveId] = &[MILK_DRINK, MOONLIGHT, MORNING_SUN, PAIN_SPLIT, RECOVER, SOFT_BOILED, SYNTHESIS];

pub const PHYSICAL_SETUP: &[MoveId] = &[BELLY_DRUM, CURSE, MEDITATE, SWORDS_DANCE];

pub const SETUP: &[MoveId] = &[AGILITY, BELLY_DRUM, CURSE, GROWTH, MEDITATE, RAIN_DANCE, SUNNY_DAY, SWORDS_DANCE];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] =
    &[EXPLOSION, ICY_WIND, MACH_PUNCH, PURSUIT, QUICK_ATTACK, RAPID_SPIN, SELF_DESTRUCT, SKY_ATTACK, THIEF];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[[SLEEP_TALK, REST], [MEAN_LOOK, PERISH_SONG]];

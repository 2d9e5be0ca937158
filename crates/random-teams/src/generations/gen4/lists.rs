//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub use crate::generations::gen5::lists::{HAZARDS, RECOVERY};

pub const PHYSICAL_SETUP: &[MoveId] =
    &[BELLY_DRUM, BULK_UP, CURSE, DRAGON_DANCE, HOWL, MEDITATE, SCREECH, SWORDS_DANCE];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CURSE,
    DRAGON_DANCE,
    GROWTH,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    RAIN_DANCE,
    ROCK_POLISH,
    SUNNY_DAY,
    SWORDS_DANCE,
    TAIL_GLOW,
];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    AQUA_JET,
    BULLET_PUNCH,
    CHATTER,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FOCUS_PUNCH,
    FUTURE_SIGHT,
    ICE_SHARD,
    ICY_WIND,
    KNOCK_OFF,
    MACH_PUNCH,
    PLUCK,
    PURSUIT,
    QUICK_ATTACK,
    RAPID_SPIN,
    REVERSAL,
    SELF_DESTRUCT,
    SHADOW_SNEAK,
    SKY_ATTACK,
    SUCKER_PUNCH,
    U_TURN,
    VACUUM_WAVE,
    WATER_SPOUT,
];

/// Moves that inflict a status condition, or soon do.
pub const STATUS_INFLICTING: &[MoveId] = &[HYPNOSIS, STUN_SPORE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[
    [LIGHT_SCREEN, REFLECT],
    [SLEEP_TALK, REST],
    [PROTECT, WISH],
    [LEECH_SEED, SUBSTITUTE],
    [FOCUS_PUNCH, SUBSTITUTE],
    [RAIN_DANCE, REST],
];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] = &[
    species::CACTURNE,
    species::DUSKNOIR,
    species::HONCHKROW,
    species::MAMOSWINE,
    species::SCIZOR,
    species::SHEDINJA,
    species::SHIFTRY,
];

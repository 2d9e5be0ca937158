//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub const RECOVERY: &[MoveId] =
    &[HEAL_ORDER, MILK_DRINK, MOONLIGHT, MORNING_SUN, RECOVER, ROOST, SLACK_OFF, SOFT_BOILED, SYNTHESIS];

pub const PHYSICAL_SETUP: &[MoveId] =
    &[BELLY_DRUM, BULK_UP, COIL, CURSE, DRAGON_DANCE, HONE_CLAWS, HOWL, MEDITATE, SCREECH, SWORDS_DANCE];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    AUTOTOMIZE,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    COIL,
    CURSE,
    DRAGON_DANCE,
    FLAME_CHARGE,
    GROWTH,
    HONE_CLAWS,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    QUIVER_DANCE,
    RAIN_DANCE,
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SUNNY_DAY,
    SWORDS_DANCE,
    TAIL_GLOW,
    WORK_UP,
];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    AQUA_JET,
    BULLET_PUNCH,
    CHATTER,
    CLEAR_SMOG,
    DRAGON_TAIL,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FLAME_CHARGE,
    FUTURE_SIGHT,
    ICE_SHARD,
    ICY_WIND,
    INCINERATE,
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
    SKY_DROP,
    SNARL,
    SUCKER_PUNCH,
    U_TURN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SPOUT,
];

pub const HAZARDS: &[MoveId] = &[SPIKES, STEALTH_ROCK, TOXIC_SPIKES];

pub const PIVOT: &[MoveId] = &[U_TURN, VOLT_SWITCH];

/// Moves that inflict a status condition, or soon do.
pub const STATUS_INFLICTING: &[MoveId] = &[STUN_SPORE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] =
    &[[LIGHT_SCREEN, REFLECT], [SLEEP_TALK, REST], [PROTECT, WISH], [LEECH_SEED, SUBSTITUTE]];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] = &[
    species::BISHARP,
    species::BRELOOM,
    species::CACTURNE,
    species::DUSKNOIR,
    species::HONCHKROW,
    species::SCIZOR,
    species::SHEDINJA,
    species::SHIFTRY,
];

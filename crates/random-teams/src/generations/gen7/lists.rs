//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub use crate::engine::counted::HAZARDS;

pub const RECOVERY: &[MoveId] = &[
    HEAL_ORDER,
    MILK_DRINK,
    MOONLIGHT,
    MORNING_SUN,
    RECOVER,
    RECYCLE,
    ROOST,
    SHORE_UP,
    SLACK_OFF,
    SOFT_BOILED,
    STRENGTH_SAP,
    SYNTHESIS,
];

pub const PHYSICAL_SETUP: &[MoveId] = &[
    BELLY_DRUM,
    BULK_UP,
    COIL,
    CURSE,
    DRAGON_DANCE,
    HONE_CLAWS,
    HOWL,
    MEDITATE,
    POWER_UP_PUNCH,
    SCREECH,
    SWORDS_DANCE,
];

pub const SPECIAL_SETUP: &[MoveId] = &[CALM_MIND, CHARGE_BEAM, GEOMANCY, NASTY_PLOT, QUIVER_DANCE, TAIL_GLOW];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    AUTOTOMIZE,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CELEBRATE,
    COIL,
    CONVERSION,
    CURSE,
    DRAGON_DANCE,
    ELECTRIC_TERRAIN,
    FLAME_CHARGE,
    FOCUS_ENERGY,
    GEOMANCY,
    GROWTH,
    HAPPY_HOUR,
    HOLD_HANDS,
    HONE_CLAWS,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    POWER_UP_PUNCH,
    QUIVER_DANCE,
    RAIN_DANCE,
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SWORDS_DANCE,
    TAIL_GLOW,
    WORK_UP,
];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    ACCELEROCK,
    AQUA_JET,
    BULLET_PUNCH,
    CLEAR_SMOG,
    DRAGON_TAIL,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FIRST_IMPRESSION,
    FLAME_CHARGE,
    FUTURE_SIGHT,
    ICE_SHARD,
    ICY_WIND,
    INCINERATE,
    INFESTATION,
    MACH_PUNCH,
    NUZZLE,
    PLUCK,
    POWER_UP_PUNCH,
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
    WATER_SHURIKEN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SPOUT,
];

pub const PROTECT_MOVES: &[MoveId] = &[BANEFUL_BUNKER, KINGS_SHIELD, PROTECT, SPIKY_SHIELD];

pub const PIVOT: &[MoveId] = &[PARTING_SHOT, U_TURN, VOLT_SWITCH];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[
    [LIGHT_SCREEN, REFLECT],
    [SLEEP_TALK, REST],
    [PROTECT, WISH],
    [SPIKY_SHIELD, WISH],
    [LEECH_SEED, SUBSTITUTE],
    [PERISH_SONG, PROTECT],
    [SOLAR_BEAM, SUNNY_DAY],
];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] = &[
    species::AEGISLASH,
    species::BANETTE,
    species::BRELOOM,
    species::CACTURNE,
    species::DOUBLADE,
    species::DUSKNOIR,
    species::GOLISOPOD,
    species::HONCHKROW,
    species::MIMIKYU,
    species::SCIZOR,
    species::SCIZOR_MEGA,
    species::SHEDINJA,
];

/// Moves that are of no use to one that sets up.
pub const BAD_WITH_SETUP: &[MoveId] = &[DEFOG, DRAGON_TAIL, HAZE, HEAL_BELL, NUZZLE, PURSUIT, RAPID_SPIN, TOXIC];

/// Moves that give a status.
pub const STATUSES: &[MoveId] = &[NUZZLE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

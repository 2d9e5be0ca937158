//! Lists of moves and Pokémon that the rules speak of.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, SpeciesId, species};

pub use super::super::gen9::lists::PIVOT;
pub use crate::engine::counted::{HAZARDS, PHYSICAL_SETUP, RECOVERY};

pub const SPEED_SETUP: &[MoveId] =
    &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, RAIN_DANCE, ROCK_POLISH, SNOWSCAPE, SUNNY_DAY, TRAILBLAZE];

pub const SETUP: &[MoveId] = &[
    ACID_ARMOR,
    AGILITY,
    AUTOTOMIZE,
    BELLY_DRUM,
    BULK_UP,
    CALM_MIND,
    CLANGOROUS_SOUL,
    COIL,
    COSMIC_POWER,
    CURSE,
    DRAGON_DANCE,
    FLAME_CHARGE,
    GROWTH,
    HONE_CLAWS,
    HOWL,
    IRON_DEFENSE,
    MEDITATE,
    NASTY_PLOT,
    NO_RETREAT,
    POWER_UP_PUNCH,
    QUIVER_DANCE,
    RAIN_DANCE,
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SUNNY_DAY,
    SWORDS_DANCE,
    TAIL_GLOW,
    TAKE_HEART,
    TIDY_UP,
    TRAILBLAZE,
    WORK_UP,
    VICTORY_DANCE,
];

/// Attacks that nobody is given for the sake of their type.
pub const NO_STAB: &[MoveId] = &[
    ACID_SPRAY,
    ACCELEROCK,
    AQUA_JET,
    BOUNCE,
    BREAKING_SWIPE,
    BULLET_PUNCH,
    CHATTER,
    CHLOROBLAST,
    CLEAR_SMOG,
    COVET,
    DRAGON_TAIL,
    DOOM_DESIRE,
    ELECTROWEB,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FEINT,
    FLAME_CHARGE,
    FLIP_TURN,
    FUTURE_SIGHT,
    GRASSY_GLIDE,
    ICE_SHARD,
    ICY_WIND,
    INCINERATE,
    INFESTATION,
    MACH_PUNCH,
    METEOR_BEAM,
    MORTAL_SPIN,
    NUZZLE,
    PLUCK,
    PURSUIT,
    QUICK_ATTACK,
    RAPID_SPIN,
    REVERSAL,
    SELF_DESTRUCT,
    SHADOW_SNEAK,
    SKY_DROP,
    SNARL,
    SNAP_TRAP,
    STRUGGLE_BUG,
    SUCKER_PUNCH,
    TRAILBLAZE,
    U_TURN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SHURIKEN,
    WATER_SPOUT,
];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] =
    &[[SLEEP_TALK, REST], [PROTECT, WISH], [LEECH_SEED, SUBSTITUTE], [REFLECT, LIGHT_SCREEN]];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] = &[species::MIMIKYU, species::PALAFIN, species::SCIZOR, species::SCIZOR_MEGA];

/// Moves that give a status.
pub const STATUSES: &[MoveId] = &[NUZZLE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

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

pub const PHYSICAL_SETUP: &[MoveId] =
    &[BELLY_DRUM, BULK_UP, COIL, CURSE, DRAGON_DANCE, HONE_CLAWS, HOWL, MEDITATE, POWER_UP_PUNCH, SWORDS_DANCE];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH];

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
    METEOR_BEAM,
    NASTY_PLOT,
    NO_RETREAT,
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
    ACID_SPRAY,
    ACCELEROCK,
    AQUA_JET,
    BREAKING_SWIPE,
    BULLET_PUNCH,
    CHATTER,
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
    STRUGGLE_BUG,
    SUCKER_PUNCH,
    U_TURN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SHURIKEN,
    WATER_SPOUT,
];

pub const PROTECT_MOVES: &[MoveId] = &[BANEFUL_BUNKER, KINGS_SHIELD, PROTECT, SPIKY_SHIELD];

pub const PIVOT: &[MoveId] = &[FLIP_TURN, PARTING_SHOT, TELEPORT, U_TURN, VOLT_SWITCH];

/// Moves that are known both or not at all.
pub const MOVE_PAIRS: &[[MoveId; 2]] = &[
    [LIGHT_SCREEN, REFLECT],
    [SLEEP_TALK, REST],
    [PROTECT, WISH],
    [SPIKY_SHIELD, WISH],
    [LEECH_SEED, SUBSTITUTE],
    [FOCUS_PUNCH, SUBSTITUTE],
];

/// Who is given an attack of its type that goes first.
pub const PRIORITY_POKEMON: &[SpeciesId] =
    &[species::AEGISLASH, species::DOUBLADE, species::GOLISOPOD, species::MIMIKYU, species::SCIZOR];

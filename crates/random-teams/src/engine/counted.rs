//! What moves are counted as.
//!
//! SHOWDOWN: the lists are generation 9's in all generations, even where a generation has its own to choose moves by.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Generation, MoveId};

use super::Count;

pub const LISTS: &[(Count, &[MoveId])] = &[
    (Count::Recovery, RECOVERY),
    (Count::Contrary, CONTRARY),
    (Count::PhysicalSetup, PHYSICAL_SETUP),
    (Count::SpecialSetup, SPECIAL_SETUP),
    (Count::MixedSetup, MIXED_SETUP),
    (Count::SpeedSetup, SPEED_SETUP),
    (Count::SpeedControl, SPEED_CONTROL),
    (Count::Setup, SETUP),
    (Count::Hazards, HAZARDS),
];

/// The move that counts where another is known: what Nature Power becomes, else itself.
pub fn stand_in(generation: Generation, mv: MoveId) -> MoveId {
    match mv {
        NATURE_POWER if generation > Generation::Gen5 => TRI_ATTACK,
        NATURE_POWER if generation == Generation::Gen5 => EARTHQUAKE,
        _ => mv,
    }
}

pub const RECOVERY: &[MoveId] = &[
    HEAL_ORDER,
    MILK_DRINK,
    MOONLIGHT,
    MORNING_SUN,
    RECOVER,
    ROOST,
    SHORE_UP,
    SLACK_OFF,
    SOFT_BOILED,
    STRENGTH_SAP,
    SYNTHESIS,
];

/// Moves that Contrary turns to advantage.
pub const CONTRARY: &[MoveId] =
    &[ARMOR_CANNON, CLOSE_COMBAT, LEAF_STORM, MAKE_IT_RAIN, OVERHEAT, SPIN_OUT, SUPERPOWER, V_CREATE];

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
    SWORDS_DANCE,
    TIDY_UP,
    VICTORY_DANCE,
];

pub const SPECIAL_SETUP: &[MoveId] =
    &[CALM_MIND, CHARGE_BEAM, GEOMANCY, NASTY_PLOT, QUIVER_DANCE, TAIL_GLOW, TAKE_HEART, TORCH_SONG];

pub const MIXED_SETUP: &[MoveId] = &[CLANGOROUS_SOUL, GROWTH, HAPPY_HOUR, HOLD_HANDS, NO_RETREAT, SHELL_SMASH, WORK_UP];

pub const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH, SNOWSCAPE, TRAILBLAZE];

pub const SPEED_CONTROL: &[MoveId] =
    &[ELECTROWEB, GLARE, ICY_WIND, LOW_SWEEP, NUZZLE, QUASH, TAILWIND, THUNDER_WAVE, TRICK_ROOM];

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
    ROCK_POLISH,
    SHELL_SMASH,
    SHIFT_GEAR,
    SWORDS_DANCE,
    TAIL_GLOW,
    TAKE_HEART,
    TIDY_UP,
    TRAILBLAZE,
    WORK_UP,
    VICTORY_DANCE,
];

pub const HAZARDS: &[MoveId] = &[SPIKES, STEALTH_ROCK, STICKY_WEB, TOXIC_SPIKES];

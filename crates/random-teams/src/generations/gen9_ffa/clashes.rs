//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, species};

use super::lists::*;
use crate::engine::{Build, Clash};

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

const fn only(one: &'static [MoveId], other: &'static [MoveId], when: fn(&Build) -> bool) -> Clash {
    Clash::only(one, other, when)
}

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    always(SETUP, PIVOT),
    always(SETUP, &[DEFOG, HAZE]),
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    always(SPECIAL_SETUP, SPECIAL_SETUP),
    always(&[SUBSTITUTE], PIVOT),
    always(SPEED_SETUP, &[AQUA_JET, REST, TRICK_ROOM]),
    always(&[ICY_WIND, THUNDER_WAVE, FUTURE_SIGHT], &[TRICK_ROOM]),
    // Attacks that do much the same.
    always(&[PSYCHIC, PSYCHIC_NOISE], &[PSYSHOCK, PSYCHIC_NOISE]),
    always(&[LIQUIDATION, SCALD], &[WAVE_CRASH, HYDRO_PUMP]),
    always(&[GIGA_DRAIN, LEAF_STORM], &[LEAF_STORM, ENERGY_BALL]),
    always(&[POWER_WHIP], &[HORN_LEECH]),
    always(&[AIR_SLASH], &[HURRICANE]),
    always(&[KNOCK_OFF], &[JAW_LOCK, FOUL_PLAY]),
    always(&[THROAT_CHOP], &[CRUNCH, FOUL_PLAY]),
    always(&[DOUBLE_EDGE], &[BODY_SLAM, HEADBUTT]),
    always(&[FIRE_BLAST], &[FIERY_DANCE, FLAMETHROWER]),
    always(&[THUNDER_PUNCH], &[WILD_CHARGE]),
    always(&[THUNDERBOLT], &[THUNDER_CAGE]),
    always(&[GUNK_SHOT], &[POISON_JAB]),
    always(&[AURA_SPHERE], &[FOCUS_BLAST]),
    always(&[CLOSE_COMBAT], &[DRAIN_PUNCH]),
    always(&[DRAGON_PULSE, SPACIAL_REND], &[DRACO_METEOR]),
    always(&[ALLURING_VOICE], &[DAZZLING_GLEAM]),
    always(&[SURF], &[MUDDY_WATER]),
    always(&[NUZZLE], &[DISCHARGE]),
    always(&[PHANTOM_FORCE], &[POLTERGEIST, SHADOW_BALL]),
    always(&[BUG_BITE], &[POUNCE]),
    // Status moves that do much the same.
    always(&[TAUNT], &[DISABLE, ENCORE]),
    always(&[THUNDER_WAVE], &[WILL_O_WISP]),
    always(&[LIFE_DEW], &[WISH]),
    always(&[REST], &[PROTECT]),
    always(&[BULK_UP], &[IRON_DEFENSE]),
    // For the sake of a few species: Chansey and Blissey; Smeargle; Slaking; Shiftry.
    always(&[HEAL_BELL], &[STEALTH_ROCK]),
    always(PROTECT_MOVES, PROTECT_MOVES),
    always(&[ROAR], &[SLACK_OFF]),
    always(&[LOW_KICK], &[PETAL_BLIZZARD]),
    only(&[ICE_BEAM], &[ICY_WIND], |b| !b.is_of(Type::Ice)),
    only(&[KNOCK_OFF], &[SUCKER_PUNCH], |b| !b.is_of(Type::Dark) && b.tera != Type::Dark),
    only(&[ROCK_SLIDE], &[STONE_EDGE], |b| !b.is_of(Type::Rock)),
    only(&[EARTHQUAKE], &[STOMPING_TANTRUM], |b| !b.is_of(Type::Ground)),
    only(&[PSYCHIC_FANGS, THROAT_CHOP], &[POISON_JAB, THROAT_CHOP], |b| b.species.id == species::BARRASKEWDA),
    only(SETUP, HAZARDS, |b| b.species.id != species::BLISSEY),
    only(&[SPIKES], &[STEALTH_ROCK], |b| b.species.id == species::GLIMMORA),
];

//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, abilities, species};

use super::lists::*;
use crate::data::Role;
use crate::engine::{Build, Clash};

/// In doubles.
const fn doubles(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::only(one, other, |b| b.is_doubles)
}

const fn always(one: &'static [MoveId], other: &'static [MoveId]) -> Clash {
    Clash::always(one, other)
}

const fn only(one: &'static [MoveId], other: &'static [MoveId], when: fn(&Build) -> bool) -> Clash {
    Clash::only(one, other, when)
}

pub const CLASHES: &[Clash] = &[
    doubles(SPEED_CONTROL, SPEED_CONTROL),
    doubles(HAZARDS, HAZARDS),
    doubles(&[ROCK_SLIDE], &[STONE_EDGE]),
    doubles(SETUP, &[FAKE_OUT, HELPING_HAND]),
    doubles(PROTECT_MOVES, &[WIDE_GUARD]),
    doubles(&[FIERY_DANCE, FIRE_BLAST], &[HEAT_WAVE]),
    doubles(&[DAZZLING_GLEAM], &[FLEUR_CANNON, MOONBLAST]),
    doubles(&[POISON_GAS], &[TOXIC_SPIKES, WILL_O_WISP]),
    doubles(RECOVERY, &[HEAL_PULSE, LIFE_DEW]),
    doubles(&[HEAL_PULSE], &[LIFE_DEW]),
    doubles(&[HAZE], &[ICY_WIND]),
    doubles(&[HYDRO_PUMP, MUDDY_WATER], &[MUDDY_WATER, SCALD]),
    doubles(&[DISABLE], &[ENCORE]),
    doubles(&[FREEZE_DRY], &[ICE_BEAM]),
    doubles(&[ENERGY_BALL], &[LEAF_STORM]),
    doubles(&[EARTH_POWER], &[SANDSEAR_STORM]),
    doubles(&[COACHING], &[HELPING_HAND, HOWL]),
    only(PROTECT_MOVES, &[FLIP_TURN, U_TURN], |b| b.is_doubles && b.role != Role::OffensiveProtect),
    // Moves that don't go with what else the set is about.
    Clash::with_status(&[HEALING_WISH, SWITCHEROO, TRICK]),
    always(SETUP, PIVOT),
    always(SETUP, HAZARDS),
    always(SETUP, &[DEFOG, NUZZLE, TOXIC, YAWN, HAZE]),
    always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    always(&[SUBSTITUTE], PIVOT),
    always(SPEED_SETUP, &[AQUA_JET, REST, TRICK_ROOM]),
    always(&[CURSE], &[IRON_DEFENSE, RAPID_SPIN]),
    always(&[DRAGON_DANCE], &[DRACO_METEOR]),
    always(&[YAWN], &[ROAR]),
    always(&[TRICK], &[U_TURN]),
    // Attacks that do much the same.
    always(&[PSYCHIC, PSYCHIC_NOISE], &[PSYSHOCK, PSYCHIC_NOISE]),
    always(&[SURF], &[HYDRO_PUMP]),
    always(&[LIQUIDATION], &[WAVE_CRASH]),
    always(&[AQUA_JET], &[FLIP_TURN]),
    always(&[GIGA_DRAIN], &[LEAF_STORM]),
    always(&[POWER_WHIP], &[HORN_LEECH]),
    always(&[AIR_SLASH], &[HURRICANE]),
    always(&[KNOCK_OFF], &[FOUL_PLAY]),
    always(&[THROAT_CHOP], &[CRUNCH, LASH_OUT]),
    always(&[DOUBLE_EDGE], &[BODY_SLAM, HEADBUTT]),
    always(&[FIRE_BLAST, MAGMA_STORM], &[FIERY_DANCE, FLAMETHROWER, LAVA_PLUME]),
    always(&[THUNDER_PUNCH], &[WILD_CHARGE]),
    always(&[THUNDERBOLT], &[DISCHARGE]),
    always(&[GUNK_SHOT], &[DIRE_CLAW, POISON_JAB, SLUDGE_BOMB]),
    always(&[AURA_SPHERE], &[FOCUS_BLAST]),
    always(&[CLOSE_COMBAT], &[DRAIN_PUNCH]),
    always(&[DRAGON_PULSE, SPACIAL_REND], &[DRACO_METEOR]),
    always(&[DRAGON_CLAW], &[OUTRAGE]),
    always(&[HEAVY_SLAM], &[FLASH_CANNON]),
    always(&[ALLURING_VOICE], &[DAZZLING_GLEAM]),
    // Status moves that do much the same.
    always(&[TAUNT], &[DISABLE]),
    always(&[THUNDER_WAVE, TOXIC], &[THUNDER_WAVE, WILL_O_WISP]),
    always(&[THUNDER_WAVE, TOXIC, WILL_O_WISP], &[TOXIC_SPIKES]),
    // For the sake of a few species: Landorus and Thundurus; Persian; Amoonguss; Chansey and Blissey; Araquanid, Magnezone.
    always(&[NASTY_PLOT], &[ROCK_SLIDE, KNOCK_OFF]),
    always(&[SWITCHEROO], &[FAKE_OUT]),
    always(&[TOXIC], &[CLEAR_SMOG]),
    always(&[HEAL_BELL], &[STEALTH_ROCK]),
    always(&[MIRROR_COAT], &[HYDRO_PUMP, BODY_PRESS]),
    only(&[ICE_BEAM], &[ICY_WIND], |b| !b.is_of(Type::Ice)),
    only(&[TAUNT], &[ENCORE], |b| !b.is_doubles),
    only(&[KNOCK_OFF], &[SUCKER_PUNCH], |b| !b.is_of(Type::Dark) && b.tera != Type::Dark),
    only(&[THUNDER_WAVE], &[YAWN], |b| !b.may_have(abilities::PRANKSTER)),
    only(&[PSYCHIC_FANGS, THROAT_CHOP], &[POISON_JAB, THROAT_CHOP], |b| b.species.id == species::BARRASKEWDA),
    only(&[SPIKES], &[ICE_BEAM], |b| b.species.id == species::QUAGSIRE),
    only(&[TAUNT], &[KNOCK_OFF], |b| b.species.id == species::CYCLIZAR),
    only(&[ROAR], &[WILL_O_WISP], |b| b.species.id == species::CAMERUPT),
    only(&[FLAMETHROWER], &[OVERHEAT], |b| b.species.id == species::COALOSSAL),
];

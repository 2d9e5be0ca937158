//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, abilities, species};

use super::super::gen7::lists::*;
use crate::data::Role;
use crate::engine::Clash;

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    Clash::with_status(&[HEALING_WISH, MEMENTO, SWITCHEROO, TRICK]),
    Clash::always(SETUP, PIVOT),
    Clash::always(SETUP, HAZARDS),
    Clash::always(SETUP, BAD_WITH_SETUP),
    Clash::always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    Clash::always(SPEED_SETUP, &[QUICK_ATTACK]),
    Clash::always(&[DEFOG], HAZARDS),
    Clash::always(&[FAKE_OUT, U_TURN], &[SWITCHEROO, TRICK]),
    Clash::always(&[SUBSTITUTE], PIVOT),
    Clash::always(&[LEECH_SEED], &[DRAGON_TAIL]),
    Clash::always(&[REST], &[SUBSTITUTE]),
    Clash::always(PHYSICAL_SETUP, &[DRACO_METEOR]),
    Clash::always(SPECIAL_SETUP, &[KNOCK_OFF]),
    // Attacks that do much the same.
    Clash::always(&[PSYCHIC], &[PSYSHOCK]),
    Clash::always(&[SCALD], &[HYDRO_PUMP, ORIGIN_PULSE, WATER_PULSE]),
    Clash::always(&[RETURN], &[BODY_SLAM, DOUBLE_EDGE]),
    Clash::always(&[FIERY_DANCE, LAVA_PLUME], &[FIRE_BLAST, MAGMA_STORM]),
    Clash::always(&[FLAMETHROWER, FLARE_BLITZ], &[FIRE_BLAST, OVERHEAT]),
    Clash::always(&[HORN_LEECH], &[WOOD_HAMMER]),
    Clash::always(&[GIGA_DRAIN, LEAF_STORM], &[LEAF_STORM, PETAL_DANCE, POWER_WHIP]),
    Clash::always(&[WILD_CHARGE], &[THUNDERBOLT]),
    Clash::always(&[GUNK_SHOT, SLUDGE_WAVE], &[POISON_JAB]),
    Clash::always(&[DRAIN_PUNCH, FOCUS_BLAST], &[CLOSE_COMBAT, HIGH_JUMP_KICK, SUPERPOWER]),
    Clash::always(&[STONE_EDGE], &[HEAD_SMASH]),
    Clash::always(&[DRACO_METEOR], &[DRAGON_PULSE]),
    Clash::always(&[DRAGON_CLAW], &[OUTRAGE]),
    Clash::always(&[KNOCK_OFF], &[DARK_PULSE, FOUL_PLAY]),
    // Status moves that do much the same.
    Clash::always(&[TOXIC], &[TOXIC_SPIKES]),
    Clash::always(&[TAUNT], &[DISABLE]),
    Clash::always(&[DEFOG], &[LEECH_SEED, SUBSTITUTE]),
    // For the sake of a few species: Lunatone; Smeargle; Liepard; Seviper; Jirachi; Bastiodon.
    Clash::always(&[MOONLIGHT], &[ROCK_POLISH]),
    Clash::always(&[NUZZLE], &[WHIRLWIND]),
    Clash::always(&[COPYCAT], &[U_TURN]),
    Clash::always(&[SWITCHEROO], &[SUCKER_PUNCH]),
    Clash::always(&[BODY_SLAM], &[HEALING_WISH]),
    Clash::always(&[ROAR, PROTECT], &[METAL_BURST, PROTECT]),
    Clash::only(&[KNOCK_OFF], &[PURSUIT, SUCKER_PUNCH], |b| !b.is_of(Type::Dark) && b.tera != Type::Dark),
    Clash::only(STATUSES, STATUSES, |b| !b.may_have(abilities::PRANKSTER) && b.role != Role::Staller),
    Clash::only(&[PROTECT], &[SWORDS_DANCE], |b| b.may_have(abilities::GUTS)),
    Clash::only(&[DRILL_RUN], &[KNOCK_OFF], |b| b.species.id == species::BEEDRILL_MEGA),
];

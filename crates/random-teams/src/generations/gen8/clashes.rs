//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{MoveId, Type, species};

use super::lists::*;
use crate::data::Role;
use crate::engine::Clash;

/// Moves that give a status.
const STATUSES: &[MoveId] = &[NUZZLE, THUNDER_WAVE, TOXIC, WILL_O_WISP, YAWN];

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about. Nature Power is an attack.
    Clash::with_status_but(&[NATURE_POWER], &[HEALING_WISH, SWITCHEROO, TRICK]),
    Clash::always(PIVOT, PIVOT),
    Clash::always(SETUP, PIVOT),
    Clash::always(SETUP, HAZARDS),
    Clash::always(SETUP, &[DEFOG, HAZE, TOXIC]),
    Clash::always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    Clash::always(SPEED_SETUP, &[QUICK_ATTACK]),
    Clash::always(&[CURSE], &[IRON_DEFENSE, RAPID_SPIN]),
    Clash::always(&[DEFOG], HAZARDS),
    Clash::always(&[U_TURN], &[TRICK]),
    Clash::always(&[SUBSTITUTE], PIVOT),
    // Attacks that do much the same.
    Clash::always(&[PSYCHIC], &[PSYSHOCK]),
    Clash::always(&[SCALD, SURF], &[HYDRO_PUMP, ORIGIN_PULSE]),
    Clash::always(&[FLAMETHROWER, LAVA_PLUME], &[FIRE_BLAST, MAGMA_STORM, OVERHEAT]),
    Clash::always(&[HORN_LEECH], &[WOOD_HAMMER]),
    Clash::always(&[GIGA_DRAIN], &[LEAF_STORM]),
    Clash::always(&[AIR_SLASH], &[HURRICANE]),
    Clash::always(&[THUNDERBOLT], &[DISCHARGE]),
    Clash::always(&[DRACO_METEOR], &[DRAGON_PULSE]),
    Clash::always(&[DRAGON_CLAW], &[OUTRAGE]),
    // Status moves that do much the same.
    Clash::always(&[TAUNT], &[ENCORE]),
    Clash::always(STATUSES, &[TOXIC_SPIKES]),
    // For the sake of a few species: Jirachi; Druddigon; Galarian Zapdos.
    Clash::always(&[BODY_SLAM], &[HEALING_WISH]),
    Clash::always(&[GLARE], &[SUCKER_PUNCH]),
    Clash::always(&[STOMPING_TANTRUM], &[THROAT_CHOP]),
    Clash::only(&[KNOCK_OFF], &[SUCKER_PUNCH], |b| !b.is_of(Type::Dark) && b.tera != Type::Dark),
    Clash::only(STATUSES, STATUSES, |b| b.role != Role::Staller),
    Clash::only(&[HAZE], &[STEALTH_ROCK], |b| b.species.id == species::CORSOLA_GALAR),
];

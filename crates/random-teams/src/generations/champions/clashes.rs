//! Moves that don't go together, in the order in which they are looked at.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Type, species};

use super::lists::*;
use crate::engine::Clash;

pub const CLASHES: &[Clash] = &[
    // Moves that don't go with what else the set is about.
    Clash::with_status(&[HEALING_WISH, SWITCHEROO, TRICK]),
    Clash::always(SETUP, PIVOT),
    Clash::always(SETUP, HAZARDS),
    Clash::always(SETUP, &[DEFOG, HAZE, TOXIC]),
    Clash::always(PHYSICAL_SETUP, PHYSICAL_SETUP),
    Clash::always(SPEED_SETUP, &[QUICK_ATTACK]),
    Clash::always(&[CURSE], &[RAPID_SPIN]),
    Clash::always(&[DEFOG], HAZARDS),
    Clash::always(&[U_TURN], &[TRICK]),
    Clash::always(&[SUBSTITUTE], PIVOT),
    // Attacks that do much the same.
    Clash::always(&[PSYCHIC, PSYCHIC_NOISE], &[PSYSHOCK, PSYCHIC_NOISE]),
    Clash::always(&[SURF, WATERFALL], &[HYDRO_PUMP]),
    Clash::always(&[GIGA_DRAIN, HORN_LEECH, TROP_KICK], &[LEAF_STORM, POWER_WHIP, WOOD_HAMMER]),
    Clash::always(&[FIRE_BLAST, FLAMETHROWER], &[FIERY_DANCE, OVERHEAT]),
    Clash::always(&[AURA_SPHERE], &[FOCUS_BLAST]),
    Clash::always(&[CLOSE_COMBAT], &[DRAIN_PUNCH]),
    Clash::always(&[DRAGON_PULSE], &[DRACO_METEOR]),
    Clash::always(&[RISING_VOLTAGE], &[VOLT_TACKLE]),
    // Status moves that do much the same.
    Clash::always(&[TAUNT], &[ENCORE]),
    Clash::always(&[ROAR], &[YAWN]),
    Clash::always(STATUSES, &[TOXIC_SPIKES]),
    Clash::always(STATUSES, STATUSES),
    Clash::only(&[KNOCK_OFF], &[SUCKER_PUNCH], |b| !b.is_of(Type::Dark) && b.tera != Type::Dark),
    Clash::only(&[ROAR], &[WILL_O_WISP], |b| b.species.id == species::CAMERUPT),
    Clash::only(&[ANCIENT_POWER], &[WILL_O_WISP], |b| b.species.id == species::CAMERUPT_MEGA),
];

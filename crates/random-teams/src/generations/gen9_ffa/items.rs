//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use super::super::gen9::items::{gives_its_item_away, is_scarf_speed, rests, runs_on_energy};
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{GLUTTONS_BERRIES, is, is_more_physical};
use crate::engine::{Build, Count, Rule, first_fit, given, one_of};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    match b.species.required_items {
        [] => {}
        // Of the plate and the crystal that make an Arceus, the plate.
        [plate, ..] if b.species.base_species == species::ARCEUS => return Ok(*plate),
        items => return b.draws.sample(items),
    }
    if let Some(item) = first_fit(PRIORITY, b)? {
        return Ok(item);
    }
    if let Some(item) = first_fit(BY_MOVES, b)? {
        return Ok(item);
    }
    if wants_a_types_item(b)
        && let Some(item) = item_of_only_type(b)
    {
        return Ok(item);
    }
    Ok(first_fit(BY_ROLE, b)?.unwrap_or_default())
}

/// What comes before anything about roles.
const PRIORITY: &[Rule] = &[
    given(&ASSAULT_VEST, |b| b.role == Role::AvPivot),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows_any(&[moves::CLOSE_COMBAT, moves::LEAF_STORM])),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&BOOSTER_ENERGY, |b| b.knows(moves::ACROBATICS) && b.ability == abilities::PROTOSYNTHESIS),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&MAGNET, |b| is(b, species::REGIELEKI)),
    given(&LIFE_ORB, |b| is(b, species::BLAZIKEN)),
    given(&SILVER_POWDER, |b| is(b, species::LOKIX) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| is(b, species::LOKIX)),
    given(&LEPPA_BERRY, |b| is(b, species::PAWMOT)),
    given(&SILK_SCARF, |b| is(b, species::SLAKING) || is(b, species::PERSIAN) && b.has(Count::Status)),
    given(&BINDING_BAND, |b| is(b, species::LUVDISC)),
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&WIDE_LENS, |b| {
        is(b, species::FROSLASS)
            || is(b, species::AMBIPOM)
            || b.knows(moves::POPULATION_BOMB)
            || b.ability == abilities::HUSTLE && b.has(Count::Setup) && b.draws.chance(1, 2)
    }),
    given(&THROAT_SPRAY, |b| {
        b.knows(moves::CLANGOROUS_SOUL) || is(b, species::TOXTRICITY) && b.knows(moves::SHIFT_GEAR)
    }),
    given(&WEAKNESS_POLICY, |b| is(b, species::NECROZMA_DUSK_MANE) || is(b, species::RHYPERIOR)),
    given(&CHOICE_SCARF, |b| {
        b.knows_any(&[moves::DRAGON_ENERGY, moves::WATER_SPOUT])
            || is(b, species::RAMPARDOS) && b.role == Role::ChoiceItemUser
    }),
    given(&SHED_SHELL, |b| is(b, species::MABOSSTIFF) && b.knows(moves::JAW_LOCK)),
    given(&HEAVY_DUTY_BOOTS, |b| is(b, species::TERAPAGOS) && b.knows(moves::RAPID_SPIN)),
    given(&SITRUS_BERRY, |b| {
        use abilities::{CHEEK_POUCH, CUD_CHEW, HARVEST, RIPEN};
        matches!(b.ability, CHEEK_POUCH | CUD_CHEW | HARVEST | RIPEN) || b.knows(moves::BELLY_DRUM)
    }),
    given(&CHOICE_SCARF, |b| {
        gives_its_item_away(b) && is_scarf_speed(b) && b.role != Role::Wallbreaker && !b.has(Count::Priority)
    }),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&EVIOLITE, |b| is(b, species::SCYTHER) && b.is_lead && !b.knows(moves::U_TURN)),
    given(&HEAVY_DUTY_BOOTS, |b| is(b, species::SCYTHER)),
    given(&EXPERT_BELT, |b| {
        let electric = if b.knows(moves::PROTECT) { 2 } else { 3 };
        is(b, species::ELECTIVIRE) && b.count_type(Type::Electric) < electric
    }),
    given(&TOXIC_ORB, |b| b.ability == abilities::POISON_HEAL),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&TOXIC_ORB, |b| b.knows(moves::FACADE) && (b.is_of(Type::Fire) || b.ability == abilities::TOXIC_BOOST)),
    given(&FLAME_ORB, |b| b.knows(moves::FACADE)),
    given(&LIFE_ORB, |b| {
        b.ability == abilities::MAGIC_GUARD || b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)
    }),
    given(&CLEAR_AMULET, |b| b.knows(moves::DRAGON_DANCE)),
    given(&LOADED_DICE, |b| b.has(Count::SkillLink) && b.ability != abilities::SKILL_LINK && !is(b, species::BRELOOM)),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH) && b.ability != abilities::WEAK_ARMOR),
    given(&POWER_HERB, |b| b.knows(moves::METEOR_BEAM) || b.knows(moves::ELECTRO_SHOT) && !b.team.rain),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    one_of(GLUTTONS_BERRIES, |b| b.ability == abilities::GLUTTONY),
    given(&CHESTO_BERRY, |b| rests(b) && !matches!(b.ability, abilities::NATURAL_CURE | abilities::SHED_SKIN)),
    given(&HEAVY_DUTY_BOOTS, |b| !is(b, species::YANMEGA) && b.weakness(Type::Rock) >= 2 && !b.is_of(Type::Flying)),
];

fn is_choice_user(b: &Build) -> bool {
    b.role == Role::ChoiceItemUser
}

/// Whether it breaks walls and never does anything but attack in one way, leaving aside.
fn breaks_walls_one_way(b: &Build) -> bool {
    let known = b.moves.len();
    b.role == Role::Wallbreaker
        && (b.count(Count::Physical) >= known
            || b.count(Count::Special) >= known
            || b.count(Count::Special) + 1 == known && b.knows_any(&[moves::FLIP_TURN, moves::U_TURN]))
}

/// What depends on how its moves attack.
const BY_MOVES: &[Rule] = &[
    given(&CHOICE_SCARF, |b| is_choice_user(b) && is_scarf_speed(b) && !b.has(Count::Priority) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| (is_choice_user(b) || breaks_walls_one_way(b)) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| is_choice_user(b) || breaks_walls_one_way(b)),
    given(&BLUNDER_POLICY, |b| b.knows_any(&[moves::BLIZZARD, moves::ORIGIN_PULSE, moves::PRECIPICE_BLADES])),
    given(&ASSAULT_VEST, |b| !b.has(Count::Status) && b.role != Role::Wallbreaker),
    given(&HEAVY_DUTY_BOOTS, |b| {
        use moves::{DEFOG, FLIP_TURN, PARTING_SHOT, RAPID_SPIN, SHED_TAIL, U_TURN, VOLT_SWITCH};
        b.weakness(Type::Rock) >= 1
            || b.knows_any(&[DEFOG, RAPID_SPIN])
                && (b.has(Count::Recovery) || b.knows_any(&[FLIP_TURN, PARTING_SHOT, SHED_TAIL, U_TURN, VOLT_SWITCH]))
    }),
];

/// Whether it holds what strengthens its type, if it attacks with one alone.
fn wants_a_types_item(b: &mut Build) -> bool {
    matches!(b.role, Role::Wallbreaker | Role::FastAttacker) || is(b, species::GOLDUCK) && b.draws.chance(1, 2)
}

/// What strengthens the only type that its two or more attacks have. Abilities and so on don't change that type.
fn item_of_only_type(b: &Build) -> Option<ItemId> {
    let facts = b.moves.as_slice().iter().map(|mv| b.book.fact(*mv));
    let mut kinds = facts.filter(|fact| fact.has_power).map(|fact| fact.kind);
    let kind = kinds.next()?;
    let next = kinds.next()?;
    if next != kind || kinds.any(|other| other != kind) {
        return None;
    }
    if kind == Type::Normal {
        return Some(SILK_SCARF);
    }
    let dex = b.book.dex;
    let formes = dex.species(species::ARCEUS).other_formes.iter().map(|forme| dex.species(*forme));
    let plated = formes.filter(|forme| forme.types.first() == kind).find_map(|forme| forme.required_items.first());
    plated.copied()
}

const BY_ROLE: &[Rule] = &[
    given(&LEFTOVERS, |b| {
        matches!(b.role, Role::BulkyAttacker | Role::BulkySetup | Role::BulkySupport) || b.knows(moves::SUBSTITUTE)
    }),
    given(&BOOSTER_ENERGY, |b| {
        runs_on_energy(b.ability)
            && !b.is_lead
            && !b.has(Count::Hazards)
            && !is(b, species::SCREAM_TAIL)
            && (!is(b, species::IRON_VALIANT) || b.role != Role::Wallbreaker)
            && !b.knows_any(&[moves::FLIP_TURN, moves::U_TURN, moves::VOLT_SWITCH])
    }),
    given(&LEFTOVERS, |b| b.role == Role::Imprisoner),
    given(&LIFE_ORB, |b| b.role == Role::Wallbreaker),
    given(&SITRUS_BERRY, |_| true),
];

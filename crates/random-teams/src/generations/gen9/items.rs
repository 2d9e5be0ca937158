//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{AbilityId, ItemId, Type, abilities, moves, species};

use super::lists::*;
use super::{items_in_doubles, items_in_singles};
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{GLUTTONS_BERRIES, is, is_more_physical};
use crate::engine::{Build, Count, Rule, first_fit, given, one_of};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    if let Some(item) = first_fit(OF_A_FEW, b)? {
        return Ok(item);
    }
    match b.species.required_items {
        [] => {}
        // Of the plate and the crystal that make an Arceus, the plate.
        [plate, ..] if b.species.base_species == species::ARCEUS => return Ok(*plate),
        items => return b.draws.sample(items),
    }
    if let Some(item) = first_fit(PRIORITY, b)? {
        return Ok(item);
    }
    if b.is_doubles { items_in_doubles::choose(b) } else { items_in_singles::choose(b) }
}

/// Whether it is neither too slow nor too fast for a Choice Scarf.
pub fn is_scarf_speed(b: &Build) -> bool {
    (60..=108).contains(&b.species.base_stats[5])
}

pub fn runs_on_energy(ability: AbilityId) -> bool {
    matches!(ability, abilities::QUARK_DRIVE | abilities::PROTOSYNTHESIS)
}

/// What comes before items that are required: of the Create-A-Pokémon project's Syclant, Paradox Pokémon and Lokix.
const OF_A_FEW: &[Rule] = &[
    given(&LIFE_ORB, |b| b.ability == abilities::MOUNTAINEER),
    given(&BOOSTER_ENERGY, |b| !b.is_doubles && b.role == Role::FastBulkySetup && runs_on_energy(b.ability)),
    given(&SILVER_POWDER, |b| !b.is_doubles && is(b, species::LOKIX) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| !b.is_doubles && is(b, species::LOKIX)),
];

pub fn gives_its_item_away(b: &Build) -> bool {
    b.knows_any(&[moves::HEALING_WISH, moves::SWITCHEROO, moves::TRICK])
}

fn likes_status(b: &Build) -> bool {
    (b.ability == abilities::GUTS || b.knows(moves::FACADE)) && !b.knows(moves::SLEEP_TALK)
}

pub fn rests(b: &Build) -> bool {
    b.knows(moves::REST) && !b.knows(moves::SLEEP_TALK)
}

/// What comes before anything about roles.
const PRIORITY: &[Rule] = &[
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&ASSAULT_VEST, |b| b.role == Role::AvPivot),
    given(&MAGNET, |b| is(b, species::REGIELEKI)),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.knows(moves::DOUBLE_EDGE) && b.knows(moves::FAKE_OUT)),
    given(&WIDE_LENS, |b| {
        is(b, species::FROSLASS)
            || b.knows(moves::POPULATION_BOMB)
            || b.ability == abilities::HUSTLE && b.has(Count::Setup) && !b.is_doubles && b.draws.chance(1, 2)
    }),
    given(&FOCUS_SASH, |b| is(b, species::SMEARGLE)),
    given(&THROAT_SPRAY, |b| {
        b.knows(moves::CLANGOROUS_SOUL) || is(b, species::TOXTRICITY) && b.knows(moves::SHIFT_GEAR)
    }),
    given(&WEAKNESS_POLICY, |b| {
        b.species.base_species == species::MAGEARNA && b.role == Role::TeraBlastUser
            || b.is_doubles && (is(b, species::CALYREX_ICE) || is(b, species::NECROZMA_DUSK_MANE))
    }),
    given(&CHOICE_SCARF, |b| b.knows_any(&[moves::DRAGON_ENERGY, moves::LAST_RESPECTS, moves::WATER_SPOUT])),
    given(&CHOICE_SCARF, |b| {
        !b.is_doubles && (b.ability == abilities::IMPOSTER || is(b, species::MAGNEZONE) && b.role == Role::FastAttacker)
    }),
    given(&CHOICE_SCARF, |b| is(b, species::RAMPARDOS) && (b.role == Role::FastAttacker || b.is_doubles)),
    given(&LUSTROUS_ORB, |b| is(b, species::PALKIA) && b.has(Count::Status)),
    given(&HEAVY_DUTY_BOOTS, |b| {
        b.knows(moves::COURT_CHANGE)
            || !b.is_doubles && (is(b, species::LUVDISC) || is(b, species::TERAPAGOS) && !b.knows(moves::REST))
    }),
    given(&SITRUS_BERRY, |b| {
        use abilities::{CHEEK_POUCH, CUD_CHEW, HARVEST, RIPEN};
        matches!(b.ability, CHEEK_POUCH | CUD_CHEW | HARVEST | RIPEN)
            || b.knows(moves::BELLY_DRUM)
            || b.knows(moves::FILLET_AWAY)
    }),
    given(&CHOICE_SCARF, |b| {
        gives_its_item_away(b)
            && is_scarf_speed(b)
            && !matches!(b.role, Role::Wallbreaker | Role::DoublesWallbreaker)
            && !b.has(Count::Priority)
    }),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&SOUL_DEW, |b| b.has(Count::Status) && (is(b, species::LATIAS) || is(b, species::LATIOS))),
    given(&EVIOLITE, |b| is(b, species::SCYTHER) && !b.is_doubles && b.is_lead && !b.knows(moves::U_TURN)),
    given(&HEAVY_DUTY_BOOTS, |b| is(b, species::SCYTHER) && !b.is_doubles),
    given(&TOXIC_ORB, |b| matches!(b.ability, abilities::POISON_HEAL | abilities::QUICK_FEET)),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&TOXIC_ORB, |b| likes_status(b) && (b.is_of(Type::Fire) || b.ability == abilities::TOXIC_BOOST)),
    given(&FLAME_ORB, |b| likes_status(b)),
    given(&LIFE_ORB, |b| {
        b.ability == abilities::MAGIC_GUARD || b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)
    }),
    one_of(&[EXPERT_BELT, LUM_BERRY, SCOPE_LENS, SITRUS_BERRY], |b| b.ability == abilities::ANGER_SHELL),
    given(&CLEAR_AMULET, |b| b.knows(moves::DRAGON_DANCE) && b.is_doubles),
    given(&LOADED_DICE, |b| b.has(Count::SkillLink) && b.ability != abilities::SKILL_LINK && !is(b, species::BRELOOM)),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows_any(&[moves::CLOSE_COMBAT, moves::LEAF_STORM])),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH) && b.ability != abilities::WEAK_ARMOR),
    given(&POWER_HERB, |b| b.knows(moves::METEOR_BEAM) || b.knows(moves::ELECTRO_SHOT) && !b.team.rain),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS) && b.ability != abilities::PROTOSYNTHESIS),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    one_of(GLUTTONS_BERRIES, |b| b.ability == abilities::GLUTTONY),
    given(&LEFTOVERS, |b| is(b, species::GIRATINA) && !b.is_doubles && rests(b)),
    given(&CHESTO_BERRY, |b| rests(b) && !matches!(b.ability, abilities::NATURAL_CURE | abilities::SHED_SKIN)),
    given(&HEAVY_DUTY_BOOTS, |b| {
        !is(b, species::YANMEGA) && b.weakness(Type::Rock) >= 2 && (!b.is_of(Type::Flying) || !b.is_doubles)
    }),
];

/// Whether a Tera Blast user serves to defend.
pub fn is_defensive_tera_blast_user(b: &Build) -> bool {
    b.role == Role::TeraBlastUser && DEFENSIVE_TERA_BLAST_USERS.contains(&b.species.id)
}

//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{Generation, ItemId, Type, abilities, moves, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{GLUTTONS_BERRIES, bulk, is, is_more_physical, wants_rocky_helmet};
use crate::engine::{Build, Count, Rule, first_fit, given, one_of};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    if b.role == Role::ZMoveUser
        && let Some(crystal) = z_crystal(b)?
    {
        return Ok(crystal);
    }
    match b.species.required_items {
        [] => {}
        // Of the plate and the crystal that make an Arceus, the plate.
        [plate, ..] if b.species.base_species == species::ARCEUS => return Ok(*plate),
        items => return b.draws.sample(items),
    }
    choose_by(b, PRIORITY)
}

/// The item of a set that needs none, after a generation's own rules.
pub fn choose_by(b: &mut Build, priority: &[Rule]) -> Result<ItemId, TeamsError> {
    let item = match first_fit(priority, b)? {
        Some(item) => item,
        None => first_fit(RULES, b)?.unwrap_or_default(),
    };
    Ok(if item == LEFTOVERS && b.is_of(Type::Poison) { BLACK_SLUDGE } else { item })
}

// --- Z-Moves ------------------------------------------------------------------------------------------------------

fn z_crystal(b: &mut Build) -> Result<Option<ItemId>, TeamsError> {
    if let [_, crystal, ..] = b.species.required_items
        && b.species.base_species == species::ARCEUS
    {
        return Ok(Some(*crystal));
    }
    Ok(first_fit(CRYSTALS_OF_SPECIES, b)?.or_else(|| crystal_of(b.tera)))
}

fn is_fused_necrozma(b: &Build) -> bool {
    is(b, species::NECROZMA_DUSK_MANE) || is(b, species::NECROZMA_DAWN_WINGS)
}

const CRYSTALS_OF_SPECIES: &[Rule] = &[
    given(&ALORAICHIUM_Z, |b| is(b, species::RAICHU_ALOLA)),
    given(&DECIDIUM_Z, |b| is(b, species::DECIDUEYE)),
    given(&INCINIUM_Z, |b| is(b, species::INCINEROAR)),
    given(&KOMMONIUM_Z, |b| is(b, species::KOMMO_O)),
    given(&LUNALIUM_Z, |b| is(b, species::LUNALA)),
    given(&LYCANIUM_Z, |b| b.species.base_species == species::LYCANROC),
    given(&MARSHADIUM_Z, |b| is(b, species::MARSHADOW)),
    given(&MEWNIUM_Z, |b| is(b, species::MEW)),
    given(&MIMIKIUM_Z, |b| is(b, species::MIMIKYU)),
    given(&SOLGANIUM_Z, |b| is_fused_necrozma(b) && b.knows(moves::AUTOTOMIZE) && b.knows(moves::SUNSTEEL_STRIKE)),
    given(&LUNALIUM_Z, |b| is_fused_necrozma(b) && b.knows(moves::AUTOTOMIZE) && b.knows(moves::MOONGEIST_BEAM)),
    given(&ULTRANECROZIUM_Z, |b| is_fused_necrozma(b)),
];

/// The crystal of a type.
fn crystal_of(kind: Type) -> Option<ItemId> {
    Some(match kind {
        Type::Bug => BUGINIUM_Z,
        Type::Dark => DARKINIUM_Z,
        Type::Dragon => DRAGONIUM_Z,
        Type::Electric => ELECTRIUM_Z,
        Type::Fairy => FAIRIUM_Z,
        Type::Fighting => FIGHTINIUM_Z,
        Type::Fire => FIRIUM_Z,
        Type::Flying => FLYINIUM_Z,
        Type::Ghost => GHOSTIUM_Z,
        Type::Grass => GRASSIUM_Z,
        Type::Ground => GROUNDIUM_Z,
        Type::Ice => ICIUM_Z,
        Type::Normal => NORMALIUM_Z,
        Type::Poison => POISONIUM_Z,
        Type::Psychic => PSYCHIUM_Z,
        Type::Rock => ROCKIUM_Z,
        Type::Steel => STEELIUM_Z,
        Type::Water => WATERIUM_Z,
        _ => return None,
    })
}

// --- before anything about roles ----------------------------------------------------------------------------------

pub fn gives_its_item_away(b: &Build) -> bool {
    b.knows_any(&[moves::HEALING_WISH, moves::MEMENTO, moves::SWITCHEROO, moves::TRICK])
}

/// It gives away a Choice Scarf.
pub fn gives_a_scarf_away(b: &Build) -> bool {
    gives_its_item_away(b) && (60..=108).contains(&b.species.base_stats[5]) && b.role != Role::Wallbreaker
}

/// It is glad to have a status.
pub fn likes_status(b: &Build) -> bool {
    (b.ability == abilities::GUTS || b.knows(moves::FACADE))
        && !b.knows(moves::SLEEP_TALK)
        && !is(b, species::STOUTLAND)
}

/// It smashes its shell and can go first with what hits.
pub fn waits_to_be_hit(b: &Build) -> bool {
    b.knows(moves::SHELL_SMASH) && b.ability == abilities::SOLID_ROCK && b.has(Count::Priority)
}

/// It rests, and nothing else wakes it.
pub fn rests(b: &Build) -> bool {
    use abilities::{HYDRATION, NATURAL_CURE, SHED_SKIN};
    b.knows(moves::REST) && !b.knows(moves::SLEEP_TALK) && !matches!(b.ability, HYDRATION | NATURAL_CURE | SHED_SKIN)
}

const PRIORITY: &[Rule] = &[
    given(&ASSAULT_VEST, |b| b.role == Role::AvPivot),
    given(&STICK, |b| is(b, species::FARFETCHD)),
    given(&THICK_CLUB, |b| b.species.base_species == species::MAROWAK),
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&FOCUS_SASH, |b| is(b, species::SHEDINJA) || is(b, species::SMEARGLE)),
    given(&SCOPE_LENS, |b| is(b, species::UNFEZANT) || b.knows(moves::FOCUS_ENERGY)),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET)),
    given(&MENTAL_HERB, |b| is(b, species::SHUCKLE)),
    given(&LIFE_ORB, |b| is(b, species::HONCHKROW)),
    given(&SITRUS_BERRY, |b| {
        matches!(b.ability, abilities::HARVEST | abilities::CHEEK_POUCH)
            || b.ability == abilities::EMERGENCY_EXIT && b.has(Count::Status)
    }),
    given(&CHOICE_SCARF, |b| is(b, species::DITTO)),
    given(&TOXIC_ORB, |b| b.ability == abilities::POISON_HEAL),
    given(&LIFE_ORB, |b| b.ability == abilities::SPEED_BOOST),
    given(&CHOICE_BAND, |b| is(b, species::SCYTHER) && b.role == Role::FastAttacker),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&CHOICE_SCARF, |b| gives_a_scarf_away(b)),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    one_of(GLUTTONS_BERRIES, |b| b.knows_any(&[moves::BELLY_DRUM, moves::RECYCLE]) && b.ability == abilities::GLUTTONY),
    given(&SITRUS_BERRY, |b| b.knows_any(&[moves::BELLY_DRUM, moves::RECYCLE])),
    given(&CHOICE_SCARF, |b| b.knows(moves::WATER_SPOUT)),
    given(&POWER_HERB, |b| b.knows_any(&[moves::GEOMANCY, moves::SKY_ATTACK])),
    given(&WEAKNESS_POLICY, |b| waits_to_be_hit(b)),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH)),
    given(&TOXIC_ORB, |b| {
        likes_status(b) && (b.is_of(Type::Fire) || matches!(b.ability, abilities::QUICK_FEET | abilities::TOXIC_BOOST))
    }),
    given(&FLAME_ORB, |b| likes_status(b)),
    given(&FOCUS_SASH, |b| b.ability == abilities::MAGIC_GUARD && b.knows(moves::COUNTER)),
    given(&LIFE_ORB, |b| b.ability == abilities::MAGIC_GUARD),
    given(&CHOICE_SCARF, |b| is(b, species::RAMPARDOS) && b.role == Role::FastAttacker),
    given(&LIFE_ORB, |b| b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows(moves::CLOSE_COMBAT)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&CHESTO_BERRY, |b| rests(b)),
    given(&LEFTOVERS, |b| b.role == Role::Staller),
];

// --- the rest, in generation 6 as in 7 ----------------------------------------------------------------------------

fn is_before_gen7(b: &Build) -> bool {
    b.book.dex.generation() < Generation::Gen7
}

fn may_hold_scarf(b: &Build) -> bool {
    let fastest = if is_before_gen7(b) { 108 } else { 109 };
    b.role != Role::Wallbreaker
        && (60..=fastest).contains(&b.species.base_stats[5])
        && !b.has(Count::Priority)
        && !b.knows(moves::PURSUIT)
}

fn is_all_physical(b: &Build) -> bool {
    use moves::{DRAGON_TAIL, FAKE_OUT, FLAME_CHARGE, NUZZLE, RAPID_SPIN};
    b.count(Count::Physical) == 4
        && !is(b, species::JIRACHI)
        && !b.knows_any(&[DRAGON_TAIL, FAKE_OUT, FLAME_CHARGE, NUZZLE, RAPID_SPIN])
}

fn is_strong(b: &Build) -> bool {
    b.species.base_stats[1] >= 100 || matches!(b.ability, abilities::PURE_POWER | abilities::HUGE_POWER)
}

fn doubly_fears_rocks(b: &Build) -> bool {
    b.weakness(Type::Rock) >= 2
}

/// It raises its speed and would rather be hit first.
fn sets_up_speed(b: &Build) -> bool {
    b.has(Count::SpeedSetup) || b.knows(moves::SHIFT_GEAR) && !is_before_gen7(b)
}

const RULES: &[Rule] = &[
    given(&BLACK_GLASSES, |b| {
        b.knows(moves::PURSUIT)
            && b.knows(moves::SUCKER_PUNCH)
            && b.count_type(Type::Dark) > 0
            && !PRIORITY_POKEMON.contains(&b.species.id)
    }),
    given(&CHOICE_SCARF, |b| {
        b.count(Count::Special) == 4 && may_hold_scarf(b) && b.species.base_stats[3] >= 90 && b.draws.chance(1, 2)
    }),
    given(&CHOICE_SPECS, |b| b.count(Count::Special) == 4 || b.count(Count::Special) == 3 && b.knows(moves::U_TURN)),
    given(&CHOICE_SCARF, |b| is_all_physical(b) && may_hold_scarf(b) && is_strong(b) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CUSTAP_BERRY, |b| b.ability == abilities::STURDY && b.knows(moves::EXPLOSION) && !b.has(Count::SpeedSetup)),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.knows(moves::FAKE_OUT) && b.count_type(Type::Normal) > 0),
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    given(&WEAKNESS_POLICY, |b| b.role == Role::BulkySetup && sets_up_speed(b) && !b.knows(moves::SWORDS_DANCE)),
    given(&LUSTROUS_ORB, |b| is(b, species::PALKIA)),
    given(&EXPERT_BELT, |b| is(b, species::ARCHEOPS)),
    given(&ASSAULT_VEST, |b| {
        let takes_hits = matches!(b.role, Role::FastSupport | Role::BulkySupport | Role::BulkyAttacker);
        !b.has(Count::Status) && (takes_hits || b.knows(moves::RAPID_SPIN))
    }),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup)),
    given(&ROCKY_HELMET, |b| {
        let is_other = !is(b, species::HO_OH);
        wants_rocky_helmet(b, is_other)
    }),
    given(&LEFTOVERS, |b| b.knows_any(&[moves::KINGS_SHIELD, moves::PROTECT, moves::SPIKY_SHIELD, moves::SUBSTITUTE])),
    given(&FOCUS_SASH, |b| {
        (b.role == Role::FastSupport || b.knows(moves::STICKY_WEB))
            && b.is_lead
            && bulk(b) < 255
            && !b.has(Count::Recovery)
            && (b.has(Count::Hazards) || b.has(Count::Setup))
            && (!b.has(Count::Recoil) || b.ability == abilities::ROCK_HEAD)
    }),
    given(&LIFE_ORB, |b| {
        b.role == Role::FastSupport
            && b.count(Count::Physical) + b.count(Count::Special) >= 3
            && !b.knows_any(&[moves::NUZZLE, moves::RAPID_SPIN, moves::U_TURN, moves::VOLT_SWITCH])
            && !doubly_fears_rocks(b)
    }),
    given(&LEFTOVERS, |b| b.role == Role::FastSupport),
    given(&EXPERT_BELT, |b| {
        !b.has(Count::Status)
            && b.knows_any(&[moves::U_TURN, moves::VOLT_SWITCH])
            && b.count_type(Type::Dragon) == 0
            && b.count_type(Type::Normal) == 0
    }),
    given(&LIFE_ORB, |b| !b.has(Count::Status)),
    given(&LIFE_ORB, |b| {
        let is_ninjask = is(b, species::NINJASK) && !is_before_gen7(b);
        matches!(b.role, Role::FastAttacker | Role::SetupSweeper | Role::Wallbreaker)
            && (!doubly_fears_rocks(b) || is_ninjask)
            && b.ability != abilities::STURDY
    }),
    given(&LEFTOVERS, |_| true),
];

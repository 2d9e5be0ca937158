//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{ItemId, Type, abilities, moves, species};

use super::lists::*;
use crate::TeamsError;
use crate::data::Role;
use crate::engine::items::{GLUTTONS_BERRIES, bulk, is, is_more_physical, wants_rocky_helmet};
use crate::engine::{Build, Count, Rule, first_fit, given, one_of};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    if !b.species.required_items.is_empty() {
        return b.draws.sample(b.species.required_items);
    }
    let item = match first_fit(PRIORITY, b)? {
        Some(item) => item,
        None => first_fit(RULES, b)?.unwrap_or_default(),
    };
    Ok(if item == LEFTOVERS && b.is_of(Type::Poison) { BLACK_SLUDGE } else { item })
}

fn gives_its_item_away(b: &Build) -> bool {
    b.knows_any(&[moves::HEALING_WISH, moves::SWITCHEROO, moves::TRICK])
}

/// Knows what bites harder before the other has moved.
fn bites_first(b: &Build) -> bool {
    b.knows_any(&[moves::BOLT_BEAK, moves::FISHIOUS_REND])
}

fn has_guts(b: &Build) -> bool {
    b.ability == abilities::GUTS && b.knows(moves::FACADE)
}

/// What comes before anything about roles.
const PRIORITY: &[Rule] = &[
    given(&LIGHT_BALL, |b| is(b, species::PIKACHU)),
    given(&LIFE_ORB, |b| is(b, species::PHEROMOSA)),
    given(&ASSAULT_VEST, |b| b.role == Role::AvPivot),
    given(&MAGNET, |b| is(b, species::REGIELEKI)),
    given(&LEEK, |b| is(b, species::FARFETCHD) || is(b, species::SIRFETCHD)),
    given(&THICK_CLUB, |b| b.species.base_species == species::MAROWAK),
    given(&SCOPE_LENS, |b| is(b, species::UNFEZANT) || b.knows(moves::FOCUS_ENERGY)),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET)),
    given(&SITRUS_BERRY, |b| matches!(b.ability, abilities::HARVEST | abilities::CHEEK_POUCH)),
    given(&CHOICE_SCARF, |b| is(b, species::DITTO) || is(b, species::MAGNEZONE) && b.role == Role::FastAttacker),
    given(&WIDE_LENS, |b| is(b, species::FROSLASS)),
    given(&LIFE_ORB, |b| b.ability == abilities::SPEED_BOOST),
    given(&SILK_SCARF, |b| b.is_of(Type::Normal) && b.count_type(Type::Normal) > 0 && b.knows(moves::FAKE_OUT)),
    given(&THROAT_SPRAY, |b| {
        b.knows(moves::CLANGOROUS_SOUL) || is(b, species::TOXTRICITY) && b.knows(moves::SHIFT_GEAR)
    }),
    given(&LUSTROUS_ORB, |b| is(b, species::PALKIA) && b.has(Count::Status)),
    given(&BLUNDER_POLICY, |b| is(b, species::XURKITREE) && b.knows(moves::HYPNOSIS)),
    given(&CHOICE_SCARF, |b| {
        let speed = b.species.base_stats[5];
        gives_its_item_away(b) && (60..=108).contains(&speed) && b.role != Role::Wallbreaker && !b.has(Count::Priority)
    }),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&SOUL_DEW, |b| is(b, species::LATIAS) || is(b, species::LATIOS)),
    one_of(GLUTTONS_BERRIES, |b| b.knows(moves::BELLY_DRUM) && b.ability == abilities::GLUTTONY),
    given(&SALAC_BERRY, |b| b.knows(moves::BELLY_DRUM) && b.knows(moves::SUBSTITUTE)),
    given(&SITRUS_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    given(&CHOICE_SCARF, |b| b.knows_any(&[moves::DRAGON_ENERGY, moves::WATER_SPOUT])),
    given(&CHOICE_SCARF, |b| bites_first(b) && b.role == Role::FastAttacker),
    given(&CHOICE_BAND, |b| bites_first(b)),
    given(&POWER_HERB, |b| b.knows_any(&[moves::GEOMANCY, moves::METEOR_BEAM])),
    given(&HEAVY_DUTY_BOOTS, |b| b.knows(moves::SHELL_SMASH) && b.ability == abilities::STURDY),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH)),
    given(&TOXIC_ORB, |b| has_guts(b) && b.is_of(Type::Fire)),
    given(&FLAME_ORB, |b| has_guts(b)),
    given(&FOCUS_SASH, |b| b.ability == abilities::MAGIC_GUARD && b.knows(moves::COUNTER)),
    given(&LIFE_ORB, |b| {
        b.ability == abilities::MAGIC_GUARD || b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)
    }),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows(moves::CLOSE_COMBAT)),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&HEAVY_DUTY_BOOTS, |b| b.weakness(Type::Rock) >= 2 || b.ability == abilities::MULTISCALE),
    given(&EVIOLITE, |b| b.species.nfe),
    given(&CHESTO_BERRY, |b| {
        b.knows(moves::REST)
            && !b.knows(moves::SLEEP_TALK)
            && !matches!(b.ability, abilities::NATURAL_CURE | abilities::SHED_SKIN)
    }),
    given(&LEFTOVERS, |b| b.role == Role::Staller && b.knows_any(PROTECT_MOVES)),
];

fn is_all_physical(b: &Build) -> bool {
    !is(b, species::JIRACHI)
        && b.count(Count::Physical) >= b.moves.len()
        && !b.knows_any(&[
            moves::DRAGON_TAIL,
            moves::FAKE_OUT,
            moves::FIRST_IMPRESSION,
            moves::FLAME_CHARGE,
            moves::NUZZLE,
            moves::RAPID_SPIN,
        ])
}

fn is_all_special(b: &Build) -> bool {
    let special = b.count(Count::Special);
    special >= b.moves.len() || special + 1 >= b.moves.len() && b.knows_any(&[moves::FLIP_TURN, moves::U_TURN])
}

/// A Choice Scarf for one that attacks physically.
fn may_hold_physical_scarf(b: &Build) -> bool {
    let base = b.species.base_stats;
    b.role != Role::Wallbreaker
        && (b.role != Role::DynamaxUser || b.count_type(Type::Flying) == 0)
        && (base[1] >= 100 || matches!(b.ability, abilities::HUGE_POWER | abilities::PURE_POWER))
        && (60..=109).contains(&base[5])
        && !b.has(Count::Priority)
}

/// A Choice Scarf for one that attacks specially.
fn may_hold_special_scarf(b: &Build) -> bool {
    let base = b.species.base_stats;
    b.role != Role::Wallbreaker
        && base[3] >= 100
        && (60..=108).contains(&base[5])
        && b.ability != abilities::TINTED_LENS
        && !b.knows(moves::U_TURN)
        && !b.has(Count::Priority)
}

fn may_hold_life_orb(b: &Build) -> bool {
    !b.knows_any(&[moves::FLAME_CHARGE, moves::NUZZLE, moves::RAPID_SPIN])
}

fn is_bulky(role: Role) -> bool {
    matches!(role, Role::BulkyAttacker | Role::BulkySupport | Role::BulkySetup)
}

fn leaves_or_clears(b: &Build) -> bool {
    b.knows_any(PIVOT) || b.knows_any(&[moves::DEFOG, moves::RAPID_SPIN])
}

const RULES: &[Rule] = &[
    given(&CHOICE_SCARF, |b| is_all_physical(b) && may_hold_physical_scarf(b) && b.draws.chance(1, 2)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CHOICE_SCARF, |b| is_all_special(b) && may_hold_special_scarf(b) && b.draws.chance(1, 2)),
    given(&CHOICE_SPECS, |b| is_all_special(b)),
    given(&WEAKNESS_POLICY, |b| b.role == Role::BulkySetup && b.has(Count::SpeedSetup) && b.count(Count::Status) <= 1),
    given(&ASSAULT_VEST, |b| {
        !b.has(Count::Status) && matches!(b.role, Role::FastSupport | Role::BulkySupport | Role::BulkyAttacker)
    }),
    given(&LEFTOVERS, |b| b.knows(moves::SUBSTITUTE)),
    given(&FOCUS_SASH, |b| b.knows(moves::STICKY_WEB) && b.is_lead && bulk(b) <= 235),
    given(&HEAVY_DUTY_BOOTS, |b| b.weakness(Type::Rock) >= 1 || is(b, species::SAWK) && b.ability == abilities::STURDY),
    given(&HEAVY_DUTY_BOOTS, |b| {
        b.knows(moves::TELEPORT)
            || b.role == Role::FastSupport
                && leaves_or_clears(b)
                && !b.is_of(Type::Flying)
                && b.ability != abilities::LEVITATE
    }),
    given(&WEAKNESS_POLICY, |b| b.knows(moves::DRAGON_DANCE) && b.role == Role::BulkySetup),
    given(&LUM_BERRY, |b| b.knows(moves::OUTRAGE) && b.has(Count::Setup)),
    given(&ROCKY_HELMET, |b| {
        let is_role = matches!(b.role, Role::BulkySupport | Role::BulkyAttacker);
        wants_rocky_helmet(b, is_role)
    }),
    given(&LEFTOVERS, |b| b.knows_any(&[moves::KINGS_SHIELD, moves::PROTECT, moves::SPIKY_SHIELD]) || is_bulky(b.role)),
    given(&FOCUS_SASH, |b| {
        b.role == Role::FastSupport
            && b.is_lead
            && bulk(b) < 255
            && !b.has(Count::Recovery)
            && (b.has(Count::Hazards) || b.has(Count::Setup))
            && !b.has(Count::Recoil)
    }),
    given(&LIFE_ORB, |b| {
        b.role == Role::FastSupport
            && b.count(Count::Physical) + b.count(Count::Special) > b.count(Count::Status)
            && may_hold_life_orb(b)
    }),
    given(&LIFE_ORB, |b| {
        use Role::{DynamaxUser, FastAttacker, SetupSweeper, Wallbreaker};
        matches!(b.role, FastAttacker | SetupSweeper | Wallbreaker | DynamaxUser) && may_hold_life_orb(b)
    }),
    given(&LEFTOVERS, |_| true),
];

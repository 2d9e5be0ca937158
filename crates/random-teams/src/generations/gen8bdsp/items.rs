//! Which item a set holds: the first rule that fits.

use tallgrass_pokedex::items::*;
use tallgrass_pokedex::{Category, ItemId, Type, abilities, moves, species};

use crate::TeamsError;
use crate::engine::items::{GLUTTONS_BERRIES, bulk, is, is_more_physical};
use crate::engine::{Build, Count, Rule, first_fit, given, one_of};

pub fn choose(b: &mut Build) -> Result<ItemId, TeamsError> {
    if !b.species.required_items.is_empty() {
        return b.draws.sample(b.species.required_items);
    }
    let item = first_fit(RULES, b)?.unwrap_or_default();
    Ok(if item == LEFTOVERS && b.is_of(Type::Poison) { BLACK_SLUDGE } else { item })
}

fn has_guts(b: &Build) -> bool {
    b.ability == abilities::GUTS && b.count(Count::Physical) > 2
}

fn guards_itself(b: &Build) -> bool {
    b.ability == abilities::MAGIC_GUARD && b.counter.damaging() > 1
}

fn gives_its_item_away(b: &Build) -> bool {
    !b.knows(moves::FAKE_OUT) && b.knows_any(&[moves::TRICK, moves::SWITCHEROO])
}

fn is_scarf_speed(b: &Build) -> bool {
    (60..=108).contains(&b.species.base_stats[5])
}

/// Its only move is of this category.
fn knows_only(b: &Build, category: Category) -> bool {
    matches!(b.moves.as_slice(), [only] if b.book.dex.mv(*only).category == category)
}

fn is_all_physical(b: &Build) -> bool {
    b.count(Count::Physical) >= 4 && !b.knows_any(&[moves::FAKE_OUT, moves::FLAME_CHARGE, moves::RAPID_SPIN])
}

fn is_graceful(b: &Build) -> bool {
    b.ability == abilities::SERENE_GRACE
}

fn is_all_special(b: &Build) -> bool {
    b.count(Count::Special) >= 4 || b.count(Count::Special) >= 3 && b.knows(moves::U_TURN)
}

fn may_hold_physical_scarf(b: &Build) -> bool {
    (b.species.base_stats[1] >= 100 || b.ability == abilities::HUGE_POWER)
        && is_scarf_speed(b)
        && b.ability != abilities::SPEED_BOOST
        && !b.has(Count::Priority)
        && !b.knows_any(&[moves::BOUNCE, moves::AERIAL_ACE])
}

fn may_hold_special_scarf(b: &Build) -> bool {
    b.species.base_stats[3] >= 100
        && is_scarf_speed(b)
        && b.ability != abilities::TINTED_LENS
        && !b.has(Count::Physical)
}

fn is_sturdy(b: &Build) -> bool {
    b.ability == abilities::STURDY
}

const RULES: &[Rule] = &[
    // Items for a species, a move or an ability.
    given(&ItemId::NONE, |b| b.knows(moves::ACROBATICS)),
    given(&POWER_HERB, |b| b.knows(moves::SOLAR_BEAM) && b.ability != abilities::DROUGHT && !b.team.sun),
    given(&WHITE_HERB, |b| b.knows(moves::SHELL_SMASH)),
    given(&LEEK, |b| is(b, species::FARFETCHD)),
    given(&SOUL_DEW, |b| is(b, species::LATIOS) || is(b, species::LATIAS)),
    given(&TOXIC_ORB, |b| is(b, species::LOPUNNY)),
    given(&THICK_CLUB, |b| b.species.base_species == species::MAROWAK),
    given(&LIGHT_BALL, |b| b.species.base_species == species::PIKACHU),
    given(&FOCUS_SASH, |b| is(b, species::SHEDINJA) || is(b, species::SMEARGLE)),
    given(&MENTAL_HERB, |b| is(b, species::SHUCKLE) && b.knows(moves::STICKY_WEB)),
    given(&SCOPE_LENS, |b| b.ability == abilities::SUPER_LUCK),
    given(&CUSTAP_BERRY, |b| is(b, species::WOBBUFFET) && b.knows(moves::DESTINY_BOND)),
    given(&CHOICE_BAND, |b| is(b, species::SCYTHER) && b.counter.damaging() > 3),
    given(&SALAC_BERRY, |b| b.knows_any(&[moves::BELLY_DRUM, moves::TAIL_GLOW]) && b.knows(moves::SUBSTITUTE)),
    given(&SITRUS_BERRY, |b| is(b, species::WOBBUFFET) || matches!(b.ability, abilities::RIPEN | abilities::HARVEST)),
    one_of(GLUTTONS_BERRIES, |b| b.ability == abilities::GLUTTONY),
    given(&CHOICE_SCARF, |b| b.ability == abilities::IMPOSTER),
    given(&TOXIC_ORB, |b| has_guts(b) && b.is_of(Type::Fire)),
    given(&FLAME_ORB, |b| has_guts(b)),
    given(&TOXIC_ORB, |b| {
        b.ability == abilities::QUICK_FEET && b.knows(moves::FACADE)
            || matches!(b.ability, abilities::TOXIC_BOOST | abilities::POISON_HEAL)
    }),
    given(&FOCUS_SASH, |b| guards_itself(b) && b.knows(moves::COUNTER)),
    given(&LIFE_ORB, |b| guards_itself(b)),
    given(&LIFE_ORB, |b| b.ability == abilities::SHEER_FORCE && b.has(Count::SheerForce)),
    given(&WHITE_HERB, |b| b.ability == abilities::UNBURDEN && b.knows_any(&[moves::CLOSE_COMBAT, moves::CURSE])),
    given(&SITRUS_BERRY, |b| b.ability == abilities::UNBURDEN),
    given(&CHOICE_SCARF, |b| gives_its_item_away(b) && is_scarf_speed(b) && !b.has(Count::Priority)),
    given(&CHOICE_BAND, |b| gives_its_item_away(b) && is_more_physical(b)),
    given(&CHOICE_SPECS, |b| gives_its_item_away(b)),
    given(&LIGHT_CLAY, |b| b.knows(moves::AURORA_VEIL) || b.knows(moves::LIGHT_SCREEN) && b.knows(moves::REFLECT)),
    given(&CHESTO_BERRY, |b| {
        let is_cured = matches!(b.ability, abilities::SHED_SKIN | abilities::NATURAL_CURE)
            || b.ability == abilities::HYDRATION && b.knows(moves::RAIN_DANCE);
        b.knows(moves::REST) && !b.knows(moves::SLEEP_TALK) && !is_cured
    }),
    given(&SITRUS_BERRY, |b| b.knows(moves::BELLY_DRUM)),
    // Items for a set that attacks in one way.
    given(&CHOICE_SCARF, |b| knows_only(b, Category::Status)),
    given(&CHOICE_BAND, |b| knows_only(b, Category::Physical)),
    given(&CHOICE_SPECS, |b| knows_only(b, Category::Special)),
    given(&CHOICE_SCARF, |b| {
        is_all_physical(b) && !is_graceful(b) && may_hold_physical_scarf(b) && b.draws.chance(2, 3)
    }),
    given(&CHOICE_BAND, |b| is_all_physical(b) && !is_graceful(b)),
    given(&CHOICE_SCARF, |b| is_all_special(b) && may_hold_special_scarf(b) && b.draws.chance(2, 3)),
    given(&CHOICE_SPECS, |b| is_all_special(b)),
    given(&CHOICE_BAND, |b| is_all_physical(b)),
    given(&CHOICE_SCARF, |b| {
        let leaves = b.count(Count::Physical) >= 3 && b.knows(moves::DEFOG)
            || b.count(Count::Special) >= 3 && b.knows(moves::HEALING_WISH);
        leaves && !b.has(Count::Priority) && !b.knows(moves::U_TURN)
    }),
    given(&LIFE_ORB, |b| b.knows(moves::RAIN_DANCE) || b.ability == abilities::SPEED_BOOST && !b.has(Count::Hazards)),
    given(&LEFTOVERS, |b| {
        use moves::{CLEAR_SMOG, CURSE, HAZE, HEAL_BELL, PROTECT, SLEEP_TALK};
        b.ability == abilities::MOODY && b.knows_any(&[CLEAR_SMOG, CURSE, HAZE, HEAL_BELL, PROTECT, SLEEP_TALK])
    }),
    // The rest.
    given(&FOCUS_SASH, |b| {
        b.is_lead
            && !is_sturdy(b)
            && !b.knows(moves::SUBSTITUTE)
            && !b.has(Count::Drain)
            && !b.has(Count::Recoil)
            && !b.has(Count::Recovery)
            && (bulk(b) <= 250 && b.has(Count::Hazards) || bulk(b) <= 210)
    }),
    given(&LIFE_ORB, |b| {
        use moves::{FOUL_PLAY, RAPID_SPIN, SUBSTITUTE, U_TURN};
        let speed = b.species.base_stats[5];
        let can_pay = b.has(Count::SpeedSetup)
            || b.has(Count::Drain) && b.knows(moves::ROOST)
            || b.knows(moves::PSYSTRIKE)
            || speed > 40 && bulk(b) < 275;
        b.counter.damaging() >= 3
            && !b.has(Count::Damage)
            && !is_sturdy(b)
            && (speed >= 90 || !b.knows(moves::VOLT_SWITCH))
            && !b.knows_any(&[FOUL_PLAY, RAPID_SPIN, SUBSTITUTE, U_TURN])
            && can_pay
    }),
    given(&EXPERT_BELT, |b| {
        b.counter.damaging() >= 4 && b.count_type(Type::Dragon) == 0 && b.count_type(Type::Normal) == 0
    }),
    given(&LUM_BERRY, |b| {
        use Type::{Bug, Fire, Ground, Normal, Poison};
        let fears_status = ![Bug, Fire, Ground, Normal, Poison].into_iter().any(|kind| b.is_of(kind))
            && b.ability != abilities::STORM_DRAIN;
        !b.knows(moves::SUBSTITUTE)
            && b.knows_any(&[moves::DRAGON_DANCE, moves::SWORDS_DANCE])
            && (b.knows(moves::OUTRAGE) || fears_status)
    }),
    given(&LEFTOVERS, |_| true),
];

//! The factories of generation 9.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{Boost, Category, MoveId, MoveTarget, Type, abilities};

use super::making::{Making, Offer};
use super::rules::*;
use crate::data::factory::FactorySet;
use crate::{Member, TeamsError};

/// Battle Factory.
pub const BATTLE: Rules = Rules {
    tiers: &["Uber", "OU", "UU", "RU", "NU", "PU"],
    tier: "",
    draws_type: false,
    weighs_species: true,
    weighs_sets: true,
    attempts: 12,
    limit: for_each_six,
    most_of_a_type: 2,
    most_weak: 3,
    before: &[
        |m| m.species.is_above_its_tier,
        is_of_other_type,
        is_there,
        types_are_full_unless_asked_for,
        weaknesses_are_full,
    ],
    offer: offer_in_battle,
    once: &[&[STEALTH_ROCK, STONE_AXE], &[SPIKES, CEASELESS_EDGE], &[TOXIC_SPIKES], &[RAPID_SPIN, DEFOG]],
    counts_as: &[(abilities::TOXIC_DEBRIS, TOXIC_SPIKES)],
    needed: &[],
    parts: &[Part::Item, Part::Tera, Part::GenderOfTier, Part::Ability, Part::Shiny, Part::Nature],
    takes_forme_of_set: false,
    names_forme: false,
    level: 100,
    adjusts_level: true,
    after: &[combination_is_full_unless_asked_for],
    counts_weather: true,
    resistances: Some(&[RESISTANCES, MORE_RESISTANCES, NEW_RESISTANCES]),
    fails: |m| {
        let lacks_rocks = || m.tier.name != "Uber" && !m.team.knows_any(&[STEALTH_ROCK, STONE_AXE]);
        is_short_or_weaker(m) || !m.takes_anything && !m.is_of_forced_type() && lacks_rocks()
    },
};

/// Abilities that came with generations 7 and 9.
const NEW_RESISTANCES: Resistances = &[
    (abilities::WATER_BUBBLE, &[Type::Fire]),
    (abilities::WELL_BAKED_BODY, &[Type::Fire]),
    (abilities::EARTH_EATER, &[Type::Ground]),
];

fn offer_in_battle(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    if set.wants_tera && m.team.want_tera >= 1 {
        return Ok(None);
    }
    let Some(item) = m.draw_fitting(&set.item, |m, item| !is_held_choice(m, item))? else { return Ok(None) };
    // It is drawn again when the set is taken.
    let ability = m.draws.sample(set.ability.all())?;
    if m.rules.counts_as.iter().any(|(other, mv)| *other == ability && m.has_enough(*mv)) {
        return Ok(None);
    }
    let moves = m.draw_fitting_moves(set)?;
    Ok(moves.map(|moves| Offer { item: Some(item), moves: Some(moves), ..Offer::whole(at) }))
}

/// Battle Stadium Singles Factory.
pub const BSS: Rules = Rules {
    tiers: &[],
    attempts: 4,
    before: &[is_of_other_type, is_there, types_are_full_unless_asked_for],
    // SHOWDOWN: weather, and items that want a terrain, are looked for by id where sets have names: nobody is refused.
    offer: |m, at, set| if set.wants_tera && m.team.want_tera >= 2 { Ok(None) } else { offer_moves(m, at, set) },
    once: BSS_ONCE,
    counts_as: &[],
    parts: &[Part::Tera, Part::Gender, Part::Item, Part::Ability, Part::Nature, Part::Shiny],
    takes_forme_of_set: true,
    names_forme: true,
    level: 50,
    adjusts_level: false,
    after: &[combination_is_full_unless_asked_for, item_is_held],
    resistances: Some(&[RESISTANCES]),
    fails: is_short_or_weaker,
    ..BATTLE
};

/// Moves of which one in a team is enough in Battle Stadium Singles, from generation 8 on.
pub const BSS_ONCE: &[&[MoveId]] = &[&[BATON_PASS], &[STEALTH_ROCK], &[TOXIC_SPIKES], &[TRICK_ROOM], &[AURORA_VEIL]];

/// 1v1 Factory.
pub const ONE_ON_ONE: Rules = Rules {
    tiers: &[],
    limit: |size| size.div_ceil(3) as u8,
    most_of_a_type: 1,
    most_weak: 1,
    before: &[is_of_other_type, is_there, types_are_full_unless_asked_for, weaknesses_are_full],
    offer: offer_one_on_one,
    once: &[],
    counts_as: &[],
    parts: &[Part::Item, Part::Gender, Part::Ability, Part::Shiny, Part::Nature],
    after: &[attacks_as_another, combination_is_full_unless_asked_for],
    resistances: None,
    fails: is_short_or_weaker,
    ..BATTLE
};

fn offer_one_on_one(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    // SHOWDOWN: an item counts as held as soon as it is looked at, whether the set is taken or not.
    let is_new = |m: &mut Making, item| {
        !m.team.items.has(item) && {
            m.team.items.insert(item);
            true
        }
    };
    let Some(item) = m.draw_fitting(&set.item, is_new)? else { return Ok(None) };
    // SHOWDOWN: an ability is drawn for nothing; of one alone, a letter of its name.
    m.draws.sample(set.ability.all())?;
    let moves = m.draw_fitting_moves(set)?;
    Ok(moves.map(|moves| Offer { item: Some(item), moves: Some(moves), ..Offer::whole(at) }))
}

/// It attacks physically as someone does, or specially. SHOWDOWN: how it attacks counts even if it is refused afterwards.
fn attacks_as_another(m: &mut Making, member: &Member) -> bool {
    let dex = m.species.dex;
    let moves = || member.moves.iter().map(|mv| dex.mv(*mv));
    let evs = member.evs.unwrap_or_default();
    let attacks = |trained: i16, category: Category, stat: Boost, other: &dyn Fn(MoveId) -> bool| {
        let raises = |mv: &&tallgrass_pokedex::Move| {
            mv.target == MoveTarget::Self_ && mv.boosts.is_some_and(|boosts| boosts.get(stat).unwrap_or(0) != 0)
        };
        trained > 0
            || moves().filter(|mv| mv.category == category).count() >= 2
            || moves().any(|mv| raises(&mv) || other(mv.id))
    };
    let curses_as_ghost = m.species.entry.types.contains(Type::Ghost);
    let so = [
        attacks(evs[1], Category::Physical, Boost::Atk, &|mv| mv == CURSE && !curses_as_ghost),
        attacks(evs[3], Category::Special, Boost::Spa, &|mv| mv == TAKE_HEART),
    ];
    if (so[0] && m.team.attacks[0]) || (so[1] && m.team.attacks[1]) {
        return true;
    }
    for (attacks, attacks_so) in m.team.attacks.iter_mut().zip(so) {
        *attacks |= attacks_so;
    }
    false
}

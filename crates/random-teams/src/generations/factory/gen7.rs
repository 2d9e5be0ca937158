//! The factories of generation 7.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{AbilityId, ItemId, Types, abilities, species};

use super::making::{Making, Offer};
use super::rules::*;
use super::team::Weather;
use crate::data::factory::{Choice, FactorySet};
use crate::{Member, TeamsError};

/// Battle Factory.
pub const BATTLE: Rules = Rules {
    tiers: &["Uber", "OU", "UU", "RU", "NU", "PU", "LC"],
    tier: "",
    draws_type: true,
    weighs_species: false,
    weighs_sets: false,
    attempts: 12,
    limit: for_about_six,
    most_of_a_type: 2,
    most_weak: 3,
    before: &[is_there, is_second_mega],
    offer: offer_in_battle,
    once: ONCE,
    counts_as: &[],
    needed: NEEDED,
    parts: &[Part::Item, Part::Ability, Part::Nature, Part::Gender, Part::Shiny],
    takes_forme_of_set: true,
    names_forme: false,
    level: 100,
    adjusts_level: true,
    after: &[has_second_stone, |m, _| types_are_full(m), combination_is_full],
    // SHOWDOWN: combinations are looked up with the weather, but counted by types alone.
    counts_weather: false,
    resistances: Some(&[RESISTANCES, MORE_RESISTANCES]),
    fails: is_short_or_weak_or_lacks,
};

/// Battle Factory with teams of one type.
pub const MONOTYPE: Rules =
    Rules { tiers: &[], tier: "Mono", after: &[has_second_stone, is_of_other_type_than_drawn], ..BATTLE };

/// A stone to mega evolve with or for a Z-move, where someone has one.
fn has_second_stone(m: &mut Making, member: &Member) -> bool {
    let item = m.species.dex.item(member.item);
    m.team.megas >= 1 && !item.mega_stone.is_empty() || m.team.z_moves >= 1 && item.z_move.is_some()
}

/// It hasn't the type that was drawn, once it mega evolves.
fn is_of_other_type_than_drawn(m: &mut Making, member: &Member) -> bool {
    if let [(_, mega), ..] = m.species.dex.item(member.item).mega_stone {
        let after = m.species.dex.species(*mega).types;
        if m.types.len() > after.len() {
            m.types = Types::one(m.types.first());
        }
        if let (Some(before), Some(then)) = (m.types.second(), after.second())
            && before != then
        {
            m.types = Types::one(after.first());
        }
    }
    m.kind.is_some_and(|kind| !m.types.contains(kind))
}

/// An ability that wants a weather that nobody makes.
pub fn lacks_its_weather(m: &Making, ability: AbilityId) -> bool {
    use abilities::*;
    let wants = match ability {
        HYDRATION | SWIFT_SWIM => Weather::Rain,
        LEAF_GUARD | SOLAR_POWER | CHLOROPHYLL => Weather::Sun,
        SAND_FORCE | SAND_RUSH | SAND_VEIL => Weather::Sand,
        SLUSH_RUSH | SNOW_CLOAK => Weather::Hail,
        _ => return false,
    };
    m.team.weather != Some(wants)
}

fn offer_in_battle(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    if is_of_other_type(m) {
        return Ok(None);
    }
    let fits = |m: &mut Making, item: ItemId| {
        let entry = m.species.dex.item(item);
        let is_second =
            m.team.megas > 0 && !entry.mega_stone.is_empty() || m.team.z_moves > 0 && entry.z_move.is_some();
        !is_second && !is_held_choice(m, item)
    };
    let Some(item) = m.draw_fitting(&set.item, fits)? else { return Ok(None) };
    let fits = |m: &mut Making, ability| !lacks_its_weather(m, ability) && !is_second_weather(m, ability);
    let ability = m.draw_fitting(&set.ability, fits)?;
    if ability.is_none() {
        return Ok(None);
    }
    Ok(offer_moves(m, at, set)?.map(|offer| Offer { item: Some(item), ability, ..offer }))
}

/// Battle Stadium Singles Factory.
pub const BSS: Rules = Rules {
    tiers: &[],
    draws_type: false,
    attempts: 4,
    before: &[
        is_there,
        |m| m.team.megas + m.team.z_moves >= 3 && m.species.is_always_mega,
        types_are_full,
        // SHOWDOWN: one is enough, and the one that is looked at is counted already: none ever comes.
        |m| m.species.is_eevee,
    ],
    offer: offer_in_stadium,
    once: &[&[BATON_PASS], &[STEALTH_ROCK], &[SPIKES], &[TOXIC_SPIKES], &[DOUBLE_EDGE], &[TRICK_ROOM]],
    needed: &[],
    parts: &[Part::Gender, Part::Item, Part::Ability, Part::Nature, Part::Shiny],
    level: 50,
    adjusts_level: false,
    after: &[combination_is_full],
    counts_weather: true,
    resistances: Some(&[RESISTANCES]),
    fails: is_short_or_weak,
    ..BATTLE
};

fn offer_in_stadium(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    // SHOWDOWN: an item that is to be drawn is not looked at.
    if let Choice::Always(item) = set.item {
        let entry = m.species.dex.item(item);
        let is_third = m.team.megas > 1 && !entry.mega_stone.is_empty() || m.team.z_moves > 1 && entry.z_move.is_some();
        if is_third || m.team.items.has(item) {
            return Ok(None);
        }
    }
    let ability = set.ability.all()[0];
    let wants = matches!(ability, abilities::SWIFT_SWIM | abilities::SAND_RUSH | abilities::SAND_VEIL);
    let needs_sand = set.species == species::ARON && m.team.weather != Some(Weather::Sand);
    if is_of_other_type(m) || wants && lacks_its_weather(m, ability) || is_second_weather(m, ability) || needs_sand {
        return Ok(None);
    }
    offer_moves(m, at, set)
}

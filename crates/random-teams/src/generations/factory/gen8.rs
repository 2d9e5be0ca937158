//! The factories of generation 8.

use super::making::{Making, Offer};
use super::rules::*;
use super::{gen7, gen9};
use crate::TeamsError;
use crate::data::factory::FactorySet;

/// Battle Factory.
pub const BATTLE: Rules = Rules {
    draws_type: false,
    before: &[is_there],
    offer: offer_in_battle,
    after: &[|m, _| types_are_full(m), combination_is_full],
    ..gen7::BATTLE
};

fn offer_in_battle(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    let Some(item) = m.draw_fitting(&set.item, |m, item| !is_held_choice(m, item))? else { return Ok(None) };
    let ability = m.draw_fitting(&set.ability, |m, ability| !is_second_weather(m, ability))?;
    if ability.is_none() {
        return Ok(None);
    }
    Ok(offer_moves(m, at, set)?.map(|offer| Offer { item: Some(item), ability, ..offer }))
}

/// Battle Stadium Singles Factory.
pub const BSS: Rules = Rules {
    weighs_sets: false,
    offer: offer_moves,
    once: gen9::BSS_ONCE,
    parts: &[Part::Ability, Part::Gender, Part::Item, Part::Nature, Part::Shiny],
    names_forme: false,
    ..gen9::BSS
};

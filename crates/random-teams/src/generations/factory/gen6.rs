//! The factory of generation 6.

use super::gen7;
use super::making::{Making, Offer};
use super::rules::*;
use crate::TeamsError;
use crate::data::factory::FactorySet;

/// Battle Factory.
pub const BATTLE: Rules = Rules {
    tiers: &["Uber", "OU", "UU", "RU", "NU", "PU"],
    draws_type: false,
    before: &[is_there, is_second_mega, types_are_full],
    offer,
    after: &[combination_is_full],
    counts_weather: true,
    ..gen7::BATTLE
};

fn offer(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    let (item, ability) = (set.item.all()[0], set.ability.all()[0]);
    let is_second_stone = m.team.megas > 0 && !m.species.dex.item(item).mega_stone.is_empty();
    if is_of_other_type(m)
        || is_second_stone
        || is_held_choice(m, item)
        || gen7::lacks_its_weather(m, ability)
        || is_second_weather(m, ability)
    {
        return Ok(None);
    }
    offer_moves(m, at, set)
}

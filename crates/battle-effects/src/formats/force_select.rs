//! Force Select: players must bring this Pokémon.

use tallgrass_battle::behaviour::{RuleHooks, TeamOrder};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static FORCE_SELECT: RuleHooks = RuleHooks {
    choose_team: Some(demand),
    choose_team_itself: Some(bring_first),
    ..RuleHooks::new(rules::FORCE_SELECT)
};

/// In battle the rule is there, and listens to nothing.
pub static FORCE_SELECT_IN_BATTLE: Behaviour = condition(conditions::FORCE_SELECT, &[]);

fn wanted(cx: &Cx) -> Option<SpeciesId> {
    cx.dex().species_named(cx.rule_value(rules::FORCE_SELECT)?).ok()
}

fn place_of(cx: &Cx, side: SideId, wanted: SpeciesId) -> Option<u8> {
    cx.side(side).team().iter().position(|&mon| cx.mon(mon).species == wanted).map(|place| place as u8)
}

fn demand(cx: &Cx, side: SideId, order: &[u8]) -> Result<(), String> {
    let Some(wanted) = wanted(cx) else { return Ok(()) };
    match place_of(cx, side, wanted) {
        Some(place) if order.contains(&place) => Ok(()),
        _ => Err(format!("You must bring {} to the battle.", cx.dex().species(wanted).name)),
    }
}

fn bring_first(cx: &Cx, side: SideId) -> TeamOrder {
    let first = wanted(cx).and_then(|wanted| place_of(cx, side, wanted));
    let rest = (0..cx.side(side).team().len() as u8).filter(|place| Some(*place) != first);
    first.into_iter().chain(rest).collect()
}

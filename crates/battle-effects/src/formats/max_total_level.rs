//! Max Total Level: the levels of the Pokémon a player brings may not come to more than this, taken together.

use tallgrass_battle::behaviour::{RuleHooks, TeamOrder};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static MAX_TOTAL_LEVEL: RuleHooks = RuleHooks {
    choose_team: Some(limit_levels),
    choose_team_itself: Some(lowest_first),
    ..RuleHooks::new(rules::MAX_TOTAL_LEVEL)
};

/// In battle the rule is there, and listens to nothing.
pub static MAX_TOTAL_LEVEL_IN_BATTLE: Behaviour = condition(conditions::MAX_TOTAL_LEVEL, &[]);

fn level(cx: &Cx, side: SideId, place: u8) -> u32 {
    u32::from(cx.mon(cx.side(side).team()[place as usize]).level)
}

fn limit_levels(cx: &Cx, side: SideId, order: &[u8]) -> Result<(), String> {
    let Some(limit) = cx.rule_value(rules::MAX_TOTAL_LEVEL).and_then(|value| value.parse::<u32>().ok()) else {
        return Ok(());
    };
    let total: u32 = order.iter().map(|&place| level(cx, side, place)).sum();
    if total > limit {
        return Err(format!("Your selected team has a total level of {total}, but it can't be above {limit}."));
    }
    Ok(())
}

fn lowest_first(cx: &Cx, side: SideId) -> TeamOrder {
    let mut order: TeamOrder = (0..cx.side(side).team().len() as u8).collect();
    order.sort_by_key(|&place| level(cx, side, place));
    order
}

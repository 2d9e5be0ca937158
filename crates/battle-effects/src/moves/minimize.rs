//! Defense Curl and Minimize: what others make of a curled-up or minimized Pokémon.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Defense Curl: Rollout and Ice Ball are stronger.
pub static DEFENSE_CURL_CONDITION: Behaviour = condition(conditions::DEFENSE_CURL, &[on::restart(as_before)]);

/// Minimize: stomping moves hit twice as hard, and since generation 6 can't miss.
pub static MINIMIZE_CONDITION: Behaviour = condition(
    conditions::MINIMIZE,
    &[on::restart(as_before), on::modify_damage(get_stomped).as_source(), on::accuracy(cant_dodge).since(Gen6)],
);

fn as_before(_: &mut Cx, _: Occasion) -> Verdict {
    Silent
}

fn get_stomped(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::MINIMIZE) { cx.chain(2, 1) } else { Pass }
}

fn cant_dodge(cx: &mut Cx, hit: Hit, accuracy: Odds) -> Reply<Odds> {
    Set(if cx.mv(hit.mv).has(MoveFlags::MINIMIZE) { None } else { accuracy })
}

/// In generation 1 nothing stomps.
pub static MINIMIZE_OF_OLD: Behaviour =
    condition(conditions::MINIMIZE, &[on::restart(as_before)]).in_rules(rule_sets::GEN1).anew();

//! Analytic: moves are three tenths stronger if everyone else has moved.

use tallgrass_battle::prelude::*;

pub static ANALYTIC: Behaviour = ability(abilities::ANALYTIC, &[on::base_power(boost_last).priority(21)]);

fn boost_last(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let waiting = cx.actives().into_iter().any(|mon| mon != hit.user && cx.will_move(mon).is_some());
    if waiting { Pass } else { cx.chain(5325, 4096) }
}

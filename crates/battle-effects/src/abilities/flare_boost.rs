//! Flare Boost and Toxic Boost: a status makes moves stronger.

use tallgrass_battle::prelude::*;

/// Flare Boost: burned, special moves gain half again.
pub static FLARE_BOOST: Behaviour = ability(abilities::FLARE_BOOST, &[on::base_power(flare).priority(19)]);
/// Toxic Boost: poisoned, physical moves gain half again.
pub static TOXIC_BOOST: Behaviour = ability(abilities::TOXIC_BOOST, &[on::base_power(seethe).priority(19)]);

fn flare(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let burned = cx.mon(hit.user).status == conditions::BRN;
    if burned && cx.mv(hit.mv).category == Category::Special { cx.chain(3, 2) } else { Pass }
}

fn seethe(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let poisoned = matches!(cx.mon(hit.user).status, conditions::PSN | conditions::TOX);
    if poisoned && cx.mv(hit.mv).category == Category::Physical { cx.chain(3, 2) } else { Pass }
}

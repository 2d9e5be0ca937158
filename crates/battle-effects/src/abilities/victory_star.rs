//! Victory Star: moves of the holder and its allies hit a tenth more often.

use tallgrass_battle::prelude::*;

pub static VICTORY_STAR: Behaviour =
    ability(abilities::VICTORY_STAR, &[on::modify_accuracy(guide).for_anyone().priority(-1)]);

fn guide(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    if odds.is_some() && cx.is_ally(hit.user, cx.holder()) { cx.chain(4506, 4096) } else { Pass }
}

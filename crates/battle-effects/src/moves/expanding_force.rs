//! Expanding Force: half again as strong on Psychic Terrain, where it hits all foes.

use tallgrass_battle::prelude::*;

pub static EXPANDING_FORCE: Behaviour =
    move_(moves::EXPANDING_FORCE, &[on::base_power(strengthen), on::modify_move(spread)]);

fn on_terrain(cx: &mut Cx, user: Mon) -> bool {
    cx.is_terrain(conditions::PSYCHIC_TERRAIN, None) && cx.is_grounded(user)
}

fn strengthen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if on_terrain(cx, hit.user) { cx.chain(3, 2) } else { Pass }
}

fn spread(cx: &mut Cx, hit: Hit) -> Verdict {
    if on_terrain(cx, hit.user) {
        cx.mv_mut(hit.mv).target = MoveTarget::AllAdjacentFoes;
    }
    Pass
}

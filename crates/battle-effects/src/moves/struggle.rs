//! Struggle: a typeless attack for who has nothing else left; the recoil is a quarter of the user's HP.

use tallgrass_battle::prelude::*;

pub static STRUGGLE: Behaviour = move_(moves::STRUGGLE, &[on::modify_move(despair)]);

fn despair(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = Type::Unknown;
    say!(cx, "-activate", hit.user, "move: Struggle");
    Pass
}

//! Fickle Beam: three times in ten it goes all out, twice as strong.

use tallgrass_battle::prelude::*;

pub static FICKLE_BEAM: Behaviour = move_(moves::FICKLE_BEAM, &[on::base_power(go_all_out)]);

fn go_all_out(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if !cx.chance(Purpose::Chance, 3, 10) {
        return Pass;
    }
    cx.attr_last_move(&[&"[anim] Fickle Beam All Out"]);
    say!(cx, "-activate", hit.user, "move: Fickle Beam");
    cx.chain(2, 1)
}

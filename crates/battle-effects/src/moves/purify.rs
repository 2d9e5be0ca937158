//! Purify: cures the target's status, and restores half the user's HP if there was one.

use tallgrass_battle::prelude::*;

pub static PURIFY: Behaviour = move_(moves::PURIFY, &[on::hit(cleanse).compared_since(Gen7)]);

fn cleanse(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.cure_status(hit.target) {
        if cx.until(Gen7) {
            return Fail;
        }
        say!(cx, "-fail", hit.user);
        cx.attr_last_move(&[&"[still]"]);
        return NotFail;
    }
    cx.heal((cx.mon(hit.user).max_hp + 1) / 2, hit.user);
    Pass
}

//! Bulletproof: balls and bombs don't hit the holder.

use tallgrass_battle::prelude::*;

pub static BULLETPROOF: Behaviour = ability(abilities::BULLETPROOF, &[on::try_hit(catch_bullet)]);

fn catch_bullet(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mv(hit.mv).has(MoveFlags::BULLET) {
        return Pass;
    }
    say!(cx, "-immune", hit.target, By(cx.acting()));
    Silent
}

//! Marvel Scale: a status raises the holder's Defense by half.

use tallgrass_battle::prelude::*;

pub static MARVEL_SCALE: Behaviour = ability(abilities::MARVEL_SCALE, &[on::modify_def(harden).priority(6)]);

fn harden(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).status.is_some() { cx.chain(3, 2) } else { Pass }
}

//! Eviolite: raises Defense and Special Defense of whoever can still evolve by half.

use tallgrass_battle::prelude::*;

pub static EVIOLITE: Behaviour =
    item(items::EVIOLITE, &[on::modify_def(harden).priority(2), on::modify_spd(harden).priority(2)]);

fn harden(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).base_forme.nfe { cx.chain(3, 2) } else { Pass }
}

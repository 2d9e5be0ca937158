//! Quick Feet: a status raises the holder's Speed by half. (Paralysis doesn't slow it, which paralysis knows.)

use tallgrass_battle::prelude::*;

pub static QUICK_FEET: Behaviour = ability(abilities::QUICK_FEET, &[on::modify_spe(hurry)]);

fn hurry(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if cx.mon(o.target).status.is_some() { cx.chain(3, 2) } else { Pass }
}

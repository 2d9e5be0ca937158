//! Ice Scales: special moves hurt half as much.

use tallgrass_battle::prelude::*;

pub static ICE_SCALES: Behaviour = ability(abilities::ICE_SCALES, &[on::modify_damage(scatter).as_source()]);

fn scatter(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).category == Category::Special { cx.chain(1, 2) } else { Pass }
}

//! Spicy Spray: whoever hits the holder is burned.

use tallgrass_battle::prelude::*;

pub static SPICY_SPRAY: Behaviour = ability(abilities::SPICY_SPRAY, &[on::damaging_hit(spray)]);

fn spray(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let burned = cx.try_set_status(hit.user, conditions::BRN, Some(hit.target), None).truthy();
    if !burned && cx.mon(hit.user).status.is_none() && cx.has_type(hit.user, Type::Fire) {
        say!(cx, "-immune", hit.user);
    }
    Pass
}

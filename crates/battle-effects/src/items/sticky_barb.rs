//! Sticky Barb: hurts the holder each turn, and sticks to whoever touches it with empty hands.

use tallgrass_battle::prelude::*;

pub static STICKY_BARB: Behaviour =
    item(items::STICKY_BARB, &[on::residual(sting).order(28).sub_order(3), on::hit(stick)]);

fn sting(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    Pass
}

fn stick(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, mv } = hit;
    if !user.is_none()
        && user != target
        && cx.mon(user).item.is_none()
        && mv.is_some()
        && cx.makes_contact(mv, user, target, false)
        && let Some(barb) = cx.take_item(target, None)
    {
        cx.set_item(user, barb, None, None);
    }
    Pass
}

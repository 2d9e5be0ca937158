//! Wind Power: wind moves and Tailwind charge the holder.

use tallgrass_battle::prelude::*;

pub static WIND_POWER: Behaviour =
    ability(abilities::WIND_POWER, &[on::damaging_hit(charge).order(1), on::side_condition_start(charge_by_tailwind)]);

fn charge(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::WIND) {
        cx.add_volatile(hit.target, conditions::CHARGE, None, None);
    }
    Pass
}

fn charge_by_tailwind(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if o.effect.is(conditions::TAILWIND) {
        cx.add_volatile(cx.holder(), conditions::CHARGE, None, None);
    }
    Pass
}

//! Wind Rider: wind moves don't hurt the holder but raise its Attack a stage, and so does Tailwind.

use tallgrass_battle::prelude::*;

pub static WIND_RIDER: Behaviour = ability(
    abilities::WIND_RIDER,
    &[on::start(ride_tailwind), on::try_hit(ride_wind), on::side_condition_start(ride_new_tailwind)],
);

fn rise(cx: &mut Cx, mon: Mon) -> bool {
    cx.boost_by(&[(Boost::Atk, 1)], mon, Some(mon), None).truthy()
}

fn ride_tailwind(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_side_condition(cx.mon(o.target).side, conditions::TAILWIND) {
        rise(cx, o.target);
    }
    Pass
}

fn ride_wind(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || !cx.mv(hit.mv).has(MoveFlags::WIND) {
        return Pass;
    }
    if !rise(cx, hit.target) {
        say!(cx, "-immune", hit.target, By(cx.acting()));
    }
    Silent
}

fn ride_new_tailwind(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if o.effect.is(conditions::TAILWIND) {
        rise(cx, cx.holder());
    }
    Pass
}

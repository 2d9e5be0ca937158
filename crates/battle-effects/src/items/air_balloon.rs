//! Air Balloon: the holder floats until it is hit.

use tallgrass_battle::prelude::*;

pub static AIR_BALLOON: Behaviour = item(
    items::AIR_BALLOON,
    &[on::constant(Event::Lifts, Value::True), on::start(show), on::damaging_hit(pop), on::after_sub_damage(pop)],
);

fn show(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.ignoring_item(o.target) && !cx.has_pseudo_weather(conditions::GRAVITY) {
        say!(cx, "-item", o.target, "Air Balloon");
    }
    Pass
}

fn pop(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    say!(cx, "-enditem", hit.target, "Air Balloon");
    cx.destroy_item(hit.target);
    Pass
}

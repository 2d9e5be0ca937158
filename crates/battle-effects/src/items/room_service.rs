//! Room Service: lowers Speed as soon as there is Trick Room.

use tallgrass_battle::prelude::*;

pub static ROOM_SERVICE: Behaviour = item(
    items::ROOM_SERVICE,
    &[on::timer(Event::SwitchIn).priority(-1), on::start(begin), on::pseudo_weather_change(serve).for_anyone()],
);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.ignoring_item(o.target) && cx.has_pseudo_weather(conditions::TRICK_ROOM) {
        cx.use_item(o.target);
    }
    Pass
}

fn serve(cx: &mut Cx, _: Occasion) -> Verdict {
    let holder = cx.holder();
    if cx.has_pseudo_weather(conditions::TRICK_ROOM) {
        cx.use_item_by(holder, Some(holder), None);
    }
    Pass
}

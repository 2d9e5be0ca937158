//! Hospitality: on entry, adjacent allies get back a quarter of their HP.

use tallgrass_battle::prelude::*;

pub static HOSPITALITY: Behaviour =
    ability(abilities::HOSPITALITY, &[on::timer(Event::SwitchIn).priority(-2), on::start(welcome)]);

fn welcome(cx: &mut Cx, o: Occasion) -> Verdict {
    for ally in cx.adjacent_allies(o.target) {
        cx.heal_by(share(cx.mon(ally).base_max_hp, 1, 4), ally, Some(o.target), None);
    }
    Pass
}

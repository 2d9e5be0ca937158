//! Frisk: on entry, tells what foes hold.

use tallgrass_battle::prelude::*;

pub static FRISK: Behaviour = ability(abilities::FRISK, &[on::start(search)]);

fn search(cx: &mut Cx, o: Occasion) -> Verdict {
    for foe in cx.foes(o.target) {
        if cx.mon(foe).item.is_some() {
            let held = cx.held(foe);
            say!(cx, "-item", foe, Name(held), By(cx.acting()), Of(o.target));
        }
    }
    Pass
}

//! Frisk: on entry, tells what foes hold.

use tallgrass_battle::prelude::*;

pub static FRISK: Behaviour = ability(abilities::FRISK, &[on::start(search)]);

fn search(cx: &mut Cx, o: Occasion) -> Verdict {
    for foe in cx.foes(o.target) {
        let item = cx.mon(foe).item;
        if item.is_some() {
            let held: Effect = cx.held_forte(foe).map_or(item.into(), Effect::from);
            say!(cx, "-item", foe, Name(held), By(cx.acting()), Of(o.target));
        }
    }
    Pass
}

//! Frisk: on entry, tells what foes hold; before generation 6 what one of them holds, not which.

use tallgrass_battle::prelude::*;

pub static FRISK: Behaviour = ability(abilities::FRISK, &[on::start(search)]);

fn search(cx: &mut Cx, o: Occasion) -> Verdict {
    let foes = cx.foes(o.target);
    if cx.generation() <= Gen5 {
        let foe = cx.sample(Purpose::Target, &foes);
        if let Some(item) = foe.and_then(|foe| cx.mon(foe).item.get()) {
            say!(cx, "-item", "", item, By(cx.acting()), Of(o.target));
        }
        return Pass;
    }
    for foe in foes {
        let item = cx.mon(foe).item;
        if item.is_some() {
            say!(cx, "-item", foe, item, By(cx.acting()), Of(o.target));
        }
    }
    Pass
}

//! Frisk: on entry, tells what foes hold; up to generation 5 what one of them does, but not whom.

use tallgrass_battle::prelude::*;

pub static FRISK: Behaviour =
    ability(abilities::FRISK, &[on::start(search).since(Gen6), on::start(search_one).until(Gen5)]);

fn search(cx: &mut Cx, o: Occasion) -> Verdict {
    for foe in cx.foes(o.target) {
        if cx.mon(foe).item.is_some() {
            let held = cx.held(foe);
            say!(cx, "-item", foe, Name(held), By(cx.acting()), Of(o.target));
        }
    }
    Pass
}

fn search_one(cx: &mut Cx, o: Occasion) -> Verdict {
    let foes = cx.foes(o.target);
    if let Some(foe) = cx.sample(Purpose::Pick, &foes)
        && cx.mon(foe).item.is_some()
    {
        let held = cx.held(foe);
        say!(cx, "-item", "", Name(held), By(cx.acting()), Of(o.target));
    }
    Pass
}

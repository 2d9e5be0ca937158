//! Klutz: the holder can't use its item. (That is asked wherever items are.)

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

pub static KLUTZ: Behaviour = ability(abilities::KLUTZ, &[on::timer(Event::SwitchIn).priority(1), on::start(fumble)]);

fn fumble(cx: &mut Cx, o: Occasion) -> Verdict {
    let item = cx.mon(o.target).item;
    cx.single(Event::End, item.into(), Some(StateRef::Item(o.target)), o.target, None, Effect::NONE, None);
    Pass
}

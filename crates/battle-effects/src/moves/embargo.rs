//! Embargo: for five turns the target can't use its item.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

pub static EMBARGO_CONDITION: Behaviour =
    condition(conditions::EMBARGO, &[on::start(begin), on::timer(Event::Residual).order(21), on::end(announce_end)]);

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Embargo");
    let item = cx.mon(o.target).item;
    cx.single(Event::End, item.into(), Some(StateRef::Item(o.target)), o.target, None, Effect::NONE, None);
    Pass
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Embargo");
    Pass
}

//! Flinching: its bearer doesn't get to move this turn.

use tallgrass_battle::prelude::*;

pub static FLINCH: Behaviour = condition(conditions::FLINCH, &[on::before_move(hold_back).priority(8)]);

fn hold_back(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "cant", hit.user, "flinch");
    cx.run(Event::Flinch, hit.user, None, Effect::NONE);
    Fail
}

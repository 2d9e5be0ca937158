//! No Switching: nobody is switched by choice.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Trapped;

pub static NO_SWITCHING: Behaviour = condition(conditions::NO_SWITCHING, &[on::trap_pokemon(trap)]);

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).trapped = Trapped::Yes;
    Pass
}

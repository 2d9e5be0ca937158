//! Pay Day: coins are scattered, as long as there was money to be won with it.

use tallgrass_battle::prelude::*;

pub static PAY_DAY: Behaviour = move_(moves::PAY_DAY, &[on::hit(scatter).until(Gen4)]);

fn scatter(cx: &mut Cx, _: Hit) -> Verdict {
    say!(cx, "-fieldactivate", "move: Pay Day");
    Pass
}

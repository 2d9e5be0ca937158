//! Celebrate and Happy Hour congratulate.

use tallgrass_battle::prelude::*;

pub static CELEBRATE: [Behaviour; 2] =
    [move_(moves::CELEBRATE, &[on::try_hit(congratulate)]), move_(moves::HAPPY_HOUR, &[on::try_hit(congratulate)])];

fn congratulate(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mv(hit.mv).id;
    say!(cx, "-activate", hit.target, Joined("move: ", id));
    Pass
}

//! Quash: the target moves last this turn.

use tallgrass_battle::prelude::*;

pub static QUASH: Behaviour = move_(moves::QUASH, &[on::hit(hold_back).compared_since(Gen7)]);

fn hold_back(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.active_per_half() == 1 {
        return Fail;
    }
    let Some(at) = cx.will_move(hit.target) else { return Fail };
    if cx.since(Gen8) {
        cx.delay_action(at);
    } else {
        cx.move_action_to_end(at);
    }
    say!(cx, "-activate", hit.target, "move: Quash");
    Pass
}

//! After You: the target moves next.

use tallgrass_battle::prelude::*;

pub static AFTER_YOU: Behaviour = move_(moves::AFTER_YOU, &[on::hit(let_go_first)]);

fn let_go_first(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.active_per_half() == 1 {
        return Fail;
    }
    let Some(at) = cx.will_move(hit.target) else { return Fail };
    cx.prioritize_action(at, Effect::NONE);
    say!(cx, "-activate", hit.target, "move: After You");
    Pass
}

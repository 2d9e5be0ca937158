//! Moves that come first, but work only on who is about to attack.

use tallgrass_battle::prelude::*;

pub static SUCKER_PUNCH: [Behaviour; 2] =
    [move_(moves::SUCKER_PUNCH, &[on::try_(forestall)]), move_(moves::THUNDERCLAP, &[on::try_(forestall)])];

/// Upper Hand: works only on who is about to attack with priority.
pub static UPPER_HAND: Behaviour = move_(moves::UPPER_HAND, &[on::try_(forestall_priority)]);

/// The move somebody is still to make this turn.
fn waiting_move(cx: &Cx, mon: Mon) -> Option<Mv> {
    let at = cx.will_move(mon)?;
    let mv = cx.queue()[at].mv;
    mv.is_some().then_some(mv)
}

fn forestall(cx: &mut Cx, hit: Hit) -> Verdict {
    let attacks = waiting_move(cx, hit.target).is_some_and(|mv| {
        let waiting = cx.mv(mv);
        waiting.category != Category::Status || waiting.id == moves::ME_FIRST
    });
    if attacks && !cx.has_volatile(hit.target, conditions::MUSTRECHARGE) { Pass } else { Fail }
}

fn forestall_priority(cx: &mut Cx, hit: Hit) -> Verdict {
    let quick =
        waiting_move(cx, hit.target).is_some_and(|mv| cx.mv(mv).priority > 0 && cx.mv(mv).category != Category::Status);
    if quick { Pass } else { Fail }
}

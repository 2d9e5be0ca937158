//! Abilities whose holder's moves can't be drawn away from their target.

use tallgrass_battle::prelude::*;

const TRACKS_TARGET: Listener = on::constant(Event::TracksTarget, Value::True);

/// Propeller Tail: moves go where they are aimed.
pub static PROPELLER_TAIL: Behaviour =
    ability(abilities::PROPELLER_TAIL, &[TRACKS_TARGET, on::modify_move(hold_course).priority(1)]);

/// Stalwart: moves go where they are aimed.
pub static STALWART: Behaviour =
    ability(abilities::STALWART, &[TRACKS_TARGET, on::modify_move(hold_course).priority(1)]);

fn hold_course(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv_mut(hit.mv);
    mv.tracks_target = mv.target != MoveTarget::Scripted;
    Pass
}

//! What lies in wait for whoever comes in.

use tallgrass_battle::prelude::*;

/// Conditions of a side that act on whoever comes in, in the order in which they are cleared away.
pub(crate) const HAZARDS: [ConditionId; 5] = [
    conditions::SPIKES,
    conditions::TOXIC_SPIKES,
    conditions::STEALTH_ROCK,
    conditions::STICKY_WEB,
    conditions::G_MAX_STEELSURGE,
];

/// Clears hazards away from a side, telling by which move and whom. Whether there were any.
pub(crate) fn clear_away(cx: &mut Cx, side: SideId, by: MoveId, of: Mon) -> bool {
    let mut any = false;
    for hazard in HAZARDS {
        if cx.remove_side_condition(side, hazard) {
            say!(cx, "-sideend", SideName(side), Name(hazard.into()), Joined("[from] move: ", by), Of(of));
            any = true;
        }
    }
    any
}

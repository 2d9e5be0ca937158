//! Future Sight and Doom Desire: an attack that comes down two turns later.

use super::conditions_future_move::{foresee, is_coming_down};
use tallgrass_battle::prelude::*;

pub static FUTURE_SIGHT: [Behaviour; 2] = [
    move_(moves::FUTURE_SIGHT, &[on::try_(foresee_future_sight)]),
    move_(moves::DOOM_DESIRE, &[on::try_(foresee_doom_desire)]),
];

fn foresee_future_sight(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_coming_down(cx, hit.mv) {
        return Pass;
    }
    if !foresee(cx, hit) {
        return Fail;
    }
    say!(cx, "-start", hit.user, "move: Future Sight");
    NotFail
}

fn foresee_doom_desire(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_coming_down(cx, hit.mv) {
        return Pass;
    }
    if !foresee(cx, hit) {
        return Fail;
    }
    say!(cx, "-start", hit.user, "Doom Desire");
    NotFail
}

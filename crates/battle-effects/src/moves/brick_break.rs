//! Moves that break the target's screens before they hit.

use crate::shared::screens::SCREENS;
use tallgrass_battle::prelude::*;

pub static BRICK_BREAK: [Behaviour; 2] = [
    move_(moves::BRICK_BREAK, &[on::try_hit(break_screens)]),
    move_(moves::PSYCHIC_FANGS, &[on::try_hit(break_screens)]),
];

/// Raging Bull: its type is that of the Tauros that uses it.
pub static RAGING_BULL: Behaviour =
    move_(moves::RAGING_BULL, &[on::try_hit(break_screens), on::modify_type(follow_breed)]);

fn break_screens(cx: &mut Cx, hit: Hit) -> Verdict {
    let side = cx.mon(hit.target).side;
    for screen in SCREENS {
        cx.remove_side_condition(side, screen);
    }
    Pass
}

fn follow_breed(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = match cx.mon(hit.user).species {
        formes::TAUROS_PALDEA_COMBAT => Type::Fighting,
        formes::TAUROS_PALDEA_BLAZE => Type::Fire,
        formes::TAUROS_PALDEA_AQUA => Type::Water,
        _ => return Pass,
    };
    Pass
}

//! Defog lowers the target's evasion and blows away hazards, what shields the target's side, and the terrain; G-Max Wind
//! Rage does that as it hits.

use crate::shared::hazards::clear_away;
use crate::shared::screens::SCREENS;
use tallgrass_battle::prelude::*;

pub static DEFOG: Behaviour = move_(moves::DEFOG, &[on::hit(defog)]);

pub static G_MAX_WIND_RAGE: Behaviour = move_(moves::G_MAX_WIND_RAGE, &[on::self_hit(rage)]);

fn defog(cx: &mut Cx, hit: Hit) -> Verdict {
    let mut success = false;
    if !cx.has_volatile(hit.target, conditions::SUBSTITUTE) || cx.mv(hit.mv).infiltrates {
        success = cx.boost(&[(Boost::Evasion, -1)], hit.target).truthy();
    }
    let side = cx.mon(hit.target).side;
    success |= blow_away(cx, side, hit.user, moves::DEFOG);
    Verdict::from_bool(success)
}

fn rage(cx: &mut Cx, hit: Hit) -> Verdict {
    let across = cx.foe_side(cx.mon(hit.user).side);
    Verdict::from_bool(blow_away(cx, across, hit.user, moves::G_MAX_WIND_RAGE))
}

/// Clears both sides; of what shields the foe's nothing is told by the move.
fn blow_away(cx: &mut Cx, foe: SideId, user: Mon, by: MoveId) -> bool {
    for shield in SCREENS.into_iter().chain([conditions::SAFEGUARD, conditions::MIST]) {
        cx.remove_side_condition(foe, shield);
    }
    let own = cx.mon(user).side;
    let there = clear_away(cx, foe, by, user);
    let here = clear_away(cx, own, by, user);
    cx.clear_terrain();
    there | here
}

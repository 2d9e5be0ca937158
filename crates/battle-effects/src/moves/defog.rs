//! Defog lowers the target's evasion and blows away hazards, what shields the target's side, and, since generation 8, the
//! terrain; G-Max Wind Rage does that as it hits.

use crate::shared::hazards::clear_away;
use crate::shared::screens::SCREENS;
use tallgrass_battle::prelude::*;

pub static DEFOG: Behaviour =
    move_(moves::DEFOG, &[on::hit(defog).compared_since(Gen7).since(Gen6), on::hit(defog_one_side).until(Gen5)]);

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

/// Up to generation 5 it clears the target's side only, and all that it clears is told.
fn defog_one_side(cx: &mut Cx, hit: Hit) -> Verdict {
    use conditions::{LIGHT_SCREEN, MIST, REFLECT, SAFEGUARD, SPIKES, STEALTH_ROCK, TOXIC_SPIKES};
    if !cx.has_volatile(hit.target, conditions::SUBSTITUTE) {
        cx.boost(&[(Boost::Evasion, -1)], hit.target);
    }
    let side = cx.mon(hit.target).side;
    for cleared in [REFLECT, LIGHT_SCREEN, SAFEGUARD, MIST, SPIKES, TOXIC_SPIKES, STEALTH_ROCK] {
        if cx.remove_side_condition(side, cleared) {
            say!(cx, "-sideend", SideName(side), Name(cleared.into()), "[from] move: Defog", Of(hit.target));
        }
    }
    Pass
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
    if cx.since(Gen8) {
        cx.clear_terrain();
    }
    there | here
}

//! Alluring Voice confuses, and Burning Jealousy burns, a target whose stages were raised this turn.

use tallgrass_battle::prelude::*;

pub static ALLURING_VOICE: [Behaviour; 2] = [
    move_(moves::ALLURING_VOICE, &[on::secondary_hit(confuse_the_raised)]),
    move_(moves::BURNING_JEALOUSY, &[on::secondary_hit(burn_the_raised)]),
];

fn confuse_the_raised(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).stats_raised_this_turn {
        let effect = cx.move_effect(hit.mv);
        cx.add_volatile(hit.target, conditions::CONFUSION, Some(hit.user), Some(effect));
    }
    Pass
}

fn burn_the_raised(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).stats_raised_this_turn {
        let effect = cx.move_effect(hit.mv);
        cx.try_set_status(hit.target, conditions::BRN, Some(hit.user), Some(effect));
    }
    Pass
}

//! Guardian of Alola: takes three quarters of the target's HP, a quarter of that through protection.

use tallgrass_battle::prelude::*;

pub static GUARDIAN_OF_ALOLA: Behaviour = move_(moves::GUARDIAN_OF_ALOLA, &[on::damage_callback(crush)]);

fn crush(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    use conditions::{BANEFUL_BUNKER, KINGS_SHIELD, MAT_BLOCK, PROTECT, SPIKY_SHIELD};
    let most = cx.undynamaxed_hp(hit.target, None) * 3 / 4;
    let side = cx.mon(hit.target).side;
    let protected = [PROTECT, BANEFUL_BUNKER, KINGS_SHIELD, SPIKY_SHIELD]
        .into_iter()
        .any(|protection| cx.has_volatile(hit.target, protection))
        || cx.has_side_condition(side, MAT_BLOCK);
    if !protected {
        return Set(most.max(1));
    }
    say!(cx, "-zbroken", hit.target);
    // A quarter, half rounded down.
    Set(((most + 1) / 4).max(1))
}

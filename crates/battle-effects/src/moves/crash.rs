//! Moves that hurt their user when they fail.

use tallgrass_battle::prelude::*;

/// High Jump Kick and others: half the user's HP.
pub static CRASH: [Behaviour; 4] = [
    move_(moves::AXE_KICK, &[on::move_fail(crash_after_axe_kick)]),
    move_(moves::HIGH_JUMP_KICK, &[on::move_fail(crash_after_high_jump_kick)]),
    move_(moves::JUMP_KICK, &[on::move_fail(crash_after_jump_kick)]),
    move_(moves::SUPERCELL_SLAM, &[on::move_fail(crash_after_supercell_slam)]),
];

/// Mind Blown and Steel Beam cost half the user's HP whether they hit or not.
pub static BLAST: [Behaviour; 2] = [
    move_(moves::MIND_BLOWN, &[on::move_fail(fizzle_mind_blown)]),
    move_(moves::STEEL_BEAM, &[on::move_fail(fizzle_steel_beam)]),
];

fn crash(cx: &mut Cx, hit: Hit, by: ConditionId) -> Verdict {
    let half = share(cx.mon(hit.user).base_max_hp, 1, 2);
    cx.damage_by(half, hit.user, Some(hit.user), Some(by.into()));
    Pass
}

fn fizzle(cx: &mut Cx, hit: Hit, by: ConditionId) -> Verdict {
    if cx.mv(hit.mv).multihit != (0, 0) {
        return Pass;
    }
    let half = rounded_share(cx.mon(hit.user).max_hp, 1, 2);
    cx.damage_by(half, hit.user, Some(hit.user), Some(by.into()));
    Pass
}

fn crash_after_axe_kick(cx: &mut Cx, hit: Hit) -> Verdict {
    crash(cx, hit, conditions::AXE_KICK)
}

fn crash_after_high_jump_kick(cx: &mut Cx, hit: Hit) -> Verdict {
    crash(cx, hit, conditions::HIGH_JUMP_KICK)
}

fn crash_after_jump_kick(cx: &mut Cx, hit: Hit) -> Verdict {
    crash(cx, hit, conditions::JUMP_KICK)
}

fn crash_after_supercell_slam(cx: &mut Cx, hit: Hit) -> Verdict {
    crash(cx, hit, conditions::SUPERCELL_SLAM)
}

fn fizzle_mind_blown(cx: &mut Cx, hit: Hit) -> Verdict {
    fizzle(cx, hit, conditions::MIND_BLOWN)
}

fn fizzle_steel_beam(cx: &mut Cx, hit: Hit) -> Verdict {
    fizzle(cx, hit, conditions::STEEL_BEAM)
}

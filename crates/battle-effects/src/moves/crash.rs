//! Moves that hurt their user when they fail.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// High Jump Kick and others: half the user's HP.
pub static CRASH: [Behaviour; 4] = [
    move_(moves::AXE_KICK, &[on::move_fail(|cx, hit| crash(cx, hit, conditions::AXE_KICK))]),
    move_(moves::HIGH_JUMP_KICK, &[on::move_fail(|cx, hit| crash(cx, hit, conditions::HIGH_JUMP_KICK))]),
    move_(moves::JUMP_KICK, &[on::move_fail(|cx, hit| crash(cx, hit, conditions::JUMP_KICK))]),
    move_(moves::SUPERCELL_SLAM, &[on::move_fail(|cx, hit| crash(cx, hit, conditions::SUPERCELL_SLAM))]),
];

/// Mind Blown and Steel Beam cost half the user's HP whether they hit or not.
pub static BLAST: [Behaviour; 2] = [
    move_(moves::MIND_BLOWN, &[on::move_fail(|cx, hit| fizzle(cx, hit, conditions::MIND_BLOWN))]),
    move_(moves::STEEL_BEAM, &[on::move_fail(|cx, hit| fizzle(cx, hit, conditions::STEEL_BEAM))]),
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

/// In generation 1 they cost 1 HP.
pub static CRASH_OF_OLD: [Behaviour; 2] = [
    move_(moves::HIGH_JUMP_KICK, &[on::move_fail(stumble)]).in_rules(rule_sets::GEN1).anew(),
    move_(moves::JUMP_KICK, &[on::move_fail(stumble)]).in_rules(rule_sets::GEN1).anew(),
];

fn stumble(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(1, hit.user, hit.target.some(), None);
    Pass
}

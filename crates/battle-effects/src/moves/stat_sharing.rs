//! Moves that share or exchange stats and stages with the target.

use tallgrass_battle::prelude::*;

/// Guard Split: both have the average of their Defenses and Special Defenses.
pub static GUARD_SPLIT: Behaviour = move_(moves::GUARD_SPLIT, &[on::hit(split_guard)]);

/// Power Split: both have the average of their Attacks and Special Attacks.
pub static POWER_SPLIT: Behaviour = move_(moves::POWER_SPLIT, &[on::hit(split_power)]);

/// Guard Swap: exchanges stages of Defense and Special Defense.
pub static GUARD_SWAP: Behaviour = move_(moves::GUARD_SWAP, &[on::hit(swap_guard)]);

/// Power Swap: exchanges stages of Attack and Special Attack.
pub static POWER_SWAP: Behaviour = move_(moves::POWER_SWAP, &[on::hit(swap_power)]);

/// Heart Swap: exchanges all stages.
pub static HEART_SWAP: Behaviour = move_(moves::HEART_SWAP, &[on::hit(swap_hearts)]);

fn split(cx: &mut Cx, hit: Hit, stats: [Stat; 2]) {
    for stat in stats.map(|stat| stat as usize) {
        let average = (cx.mon(hit.target).stats[stat] + cx.mon(hit.user).stats[stat]) / 2;
        cx.mon_mut(hit.target).stats[stat] = average;
        cx.mon_mut(hit.user).stats[stat] = average;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "-activate", hit.user, Joined("move: ", id), Of(hit.target));
}

fn swap(cx: &mut Cx, hit: Hit, boosts: &[Boost]) {
    for &boost in boosts {
        let (own, theirs) = (cx.mon(hit.user).boost(boost), cx.mon(hit.target).boost(boost));
        cx.set_boosts(hit.user, &[(boost, theirs)]);
        cx.set_boosts(hit.target, &[(boost, own)]);
    }
}

fn split_guard(cx: &mut Cx, hit: Hit) -> Verdict {
    split(cx, hit, [Stat::Def, Stat::Spd]);
    Pass
}

fn split_power(cx: &mut Cx, hit: Hit) -> Verdict {
    split(cx, hit, [Stat::Atk, Stat::Spa]);
    Pass
}

fn swap_guard(cx: &mut Cx, hit: Hit) -> Verdict {
    swap(cx, hit, &[Boost::Def, Boost::Spd]);
    say!(cx, "-swapboost", hit.user, hit.target, "def, spd", "[from] move: Guard Swap");
    Pass
}

fn swap_power(cx: &mut Cx, hit: Hit) -> Verdict {
    swap(cx, hit, &[Boost::Atk, Boost::Spa]);
    say!(cx, "-swapboost", hit.user, hit.target, "atk, spa", "[from] move: Power Swap");
    Pass
}

fn swap_hearts(cx: &mut Cx, hit: Hit) -> Verdict {
    swap(cx, hit, &Boost::ALL);
    say!(cx, "-swapboost", hit.user, hit.target, "[from] move: Heart Swap");
    Pass
}

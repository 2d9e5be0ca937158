//! Unaware: when the holder attacks or is attacked, the other's stages don't count.

use tallgrass_battle::prelude::*;

pub static UNAWARE: Behaviour = ability(abilities::UNAWARE, &[on::modify_boost(overlook).for_anyone()]);

fn overlook(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    let holder = cx.holder();
    if holder == o.target {
        return Pass;
    }
    let (user, target) = (cx.state().active_pokemon, cx.state().active_target);
    if user == Some(holder) && target == Some(o.target) {
        ignore(boosts, &[Boost::Def, Boost::Spd, Boost::Evasion]);
    }
    if user == Some(o.target) && target == Some(holder) {
        ignore(boosts, &[Boost::Atk, Boost::Def, Boost::Spa, Boost::Accuracy]);
    }
    Pass
}

fn ignore(boosts: &mut BoostList, stats: &[Boost]) {
    for &stat in stats {
        boosts.set(stat, 0);
    }
}

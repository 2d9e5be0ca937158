//! Heal Bell, Aromatherapy and Sparkly Swirl cure the statuses of the whole team.

use tallgrass_battle::prelude::*;

pub static HEAL_BELL: [Behaviour; 2] = [
    move_(moves::HEAL_BELL, &[on::hit(ring).compared_since(Gen5)]),
    move_(moves::AROMATHERAPY, &[on::hit(spread_scent).compared_since(Gen5)]),
];

pub static SPARKLY_SWIRL: Behaviour = move_(moves::SPARKLY_SWIRL, &[on::self_hit(swirl)]);

/// Cures the team but for allies who are immune by an ability, or whom the move doesn't reach.
fn cure_team(cx: &mut Cx, hit: Hit, immune: [AbilityId; 2], reaches: impl Fn(&Cx, Mon) -> bool) -> Verdict {
    let id = cx.mv(hit.mv).id;
    say!(cx, "-activate", hit.user, Joined("move: ", id));
    if cx.until(Gen5) {
        return cure_everyone(cx, hit);
    }
    let hears_itself = id == moves::HEAL_BELL && cx.until(Gen7);
    let mut success = false;
    let own = cx.mon(hit.target).side;
    for side in std::iter::once(own).chain(cx.ally_side(own)) {
        for i in 0..cx.side(side).team().len() {
            let ally = cx.side(side).team()[i];
            if (ally != hit.user || hears_itself) && !cx.suppressing_ability(Some(ally)) {
                if let Some(&ability) = immune.iter().find(|&&ability| cx.has_ability(ally, ability)) {
                    say!(cx, "-immune", ally, By(ability.into()));
                    continue;
                }
                if !reaches(cx, ally) {
                    continue;
                }
            }
            success |= cx.cure_status(ally);
        }
    }
    Verdict::from_bool(success)
}

/// Up to generation 5 nobody is immune, and the move never fails.
fn cure_everyone(cx: &mut Cx, hit: Hit) -> Verdict {
    let own = cx.mon(hit.target).side;
    for side in std::iter::once(own).chain(cx.ally_side(own)) {
        for i in 0..cx.side(side).team().len() {
            let ally = cx.side(side).team()[i];
            cx.cure_status(ally);
        }
    }
    Pass
}

fn ring(cx: &mut Cx, hit: Hit) -> Verdict {
    cure_team(cx, hit, [abilities::SOUNDPROOF, abilities::GOOD_AS_GOLD], |_, _| true)
}

fn spread_scent(cx: &mut Cx, hit: Hit) -> Verdict {
    let infiltrates = cx.mv(hit.mv).infiltrates;
    cure_team(cx, hit, [abilities::SAP_SIPPER, abilities::GOOD_AS_GOLD], |cx, ally| {
        infiltrates || !cx.has_volatile(ally, conditions::SUBSTITUTE)
    })
}

fn swirl(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "-activate", hit.user, "move: Aromatherapy");
    let side = cx.mon(hit.user).side;
    for i in 0..cx.side(side).team().len() {
        let ally = cx.side(side).team()[i];
        let hidden = ally != hit.user && cx.has_volatile(ally, conditions::SUBSTITUTE);
        if !hidden || cx.mv(hit.mv).infiltrates {
            cx.cure_status(ally);
        }
    }
    Pass
}

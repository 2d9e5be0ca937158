//! Mist: for five turns others can't lower the side's stages.

use tallgrass_battle::prelude::*;

pub static MIST_CONDITION: Behaviour = condition(
    conditions::MIST,
    &[
        on::try_boost(protect),
        on::side_start(begin),
        on::timer(Event::SideResidual).order(26).sub_order(4),
        on::side_end(end),
    ],
);

fn protect(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    let Some(source) = o.source.filter(|&source| source != o.target) else { return Pass };
    let infiltrates = o.effect.mv.is_some() && cx.mv(o.effect.mv).infiltrates;
    if infiltrates && !cx.is_ally(o.target, source) {
        return Pass;
    }
    let before = boosts.len();
    boosts.retain(|_, change| change >= 0);
    if boosts.len() < before && !cx.has_secondaries(o.effect) {
        say!(cx, "-activate", o.target, "move: Mist");
    }
    Pass
}

fn begin(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sidestart", SideName(o.side), "Mist");
    Pass
}

fn end(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), "Mist");
    Pass
}

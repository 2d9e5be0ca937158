//! Stages that others can't lower.

use tallgrass_battle::prelude::*;

/// Keeps others from lowering one stage, which messages call `told`.
pub(crate) fn keep_stage(cx: &mut Cx, o: Occasion, boosts: &mut BoostList, stage: Boost, told: &str) -> Verdict {
    if o.source != Some(o.target) && boosts.get(stage).is_some_and(|change| change < 0) {
        boosts.remove(stage);
        if !cx.has_secondaries(o.effect) && !o.effect.is(moves::OCTOLOCK) {
            say!(cx, "-fail", o.target, "unboost", told, By(cx.acting()), Of(o.target));
        }
    }
    Pass
}

/// Keeps others from lowering any stage.
pub(crate) fn keep_stages(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.source == Some(o.target) {
        return Pass;
    }
    let before = boosts.len();
    boosts.retain(|_, change| change >= 0);
    if boosts.len() < before && !cx.has_secondaries(o.effect) && !o.effect.is(moves::OCTOLOCK) {
        say!(cx, "-fail", o.target, "unboost", By(cx.acting()), Of(o.target));
    }
    Pass
}

/// Keeps Intimidate from lowering Attack.
pub(crate) fn ignore_intimidate(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::INTIMIDATE) && boosts.get(Boost::Atk).is_some_and(|change| change != 0) {
        boosts.remove(Boost::Atk);
        say!(cx, "-fail", o.target, "unboost", "Attack", By(cx.acting()), Of(o.target));
    }
    Pass
}

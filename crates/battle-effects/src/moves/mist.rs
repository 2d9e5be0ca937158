//! Mist: for five turns others can't lower the side's stages.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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
    keep_from_falling(cx, o, boosts)
}

fn keep_from_falling(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
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

/// In generation 1 it is the user's own for as long as it is in, and keeps off status moves only.
pub static MIST_OF_OLD: Behaviour =
    condition(conditions::MIST, &[on::start(begin_for_user), on::try_boost(keep_off_status_moves)])
        .in_rules(rule_sets::GEN1)
        .anew();

fn begin_for_user(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Mist");
    Pass
}

fn keep_off_status_moves(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    let attacks = o.effect.mv.is_some() && cx.mv(o.effect.mv).category != Category::Status;
    if attacks || o.source.is_none_or(|source| source == o.target) {
        return Pass;
    }
    keep_from_falling(cx, o, boosts)
}

//! White Herb: restores lowered stages, once.

use tallgrass_battle::prelude::*;

pub static WHITE_HERB: Behaviour = item(
    items::WHITE_HERB,
    &[
        on::start(|cx, o| use_if_lowered(cx, o.target)),
        on::switch_in(|cx, _| use_if_lowered(cx, cx.holder())).for_anyone().priority(-2),
        on::after_mega(|cx, _| use_if_lowered(cx, cx.holder())).for_anyone(),
        on::after_move(|cx, _| use_if_lowered(cx, cx.holder())).for_anyone(),
        on::residual(|cx, o| use_if_lowered(cx, o.target)).order(29),
        on::use_(restore),
        on::flung(restore_theirs),
    ],
);

/// In Champions the herb waits until all that a move led to is done.
pub static WHITE_HERB_IN_CHAMPIONS: Behaviour = item(
    items::WHITE_HERB,
    &[
        on::after_move(|cx, _| {
            cx.run_next(Event::WhiteHerb, cx.holder());
            Pass
        })
        .for_anyone(),
        on::white_herb(|cx, _| use_if_lowered(cx, cx.holder())),
    ],
)
.in_rules(rule_sets::CHAMPIONS);

fn use_if_lowered(cx: &mut Cx, mon: Mon) -> Verdict {
    if cx.mon(mon).boosts.iter().any(|&stage| stage < 0) {
        cx.use_item(mon);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    restore_stages(cx, o.target);
    Pass
}

fn restore_theirs(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).boosts.iter().any(|&stage| stage < 0) {
        restore_stages(cx, hit.target);
    }
    Pass
}

fn restore_stages(cx: &mut Cx, mon: Mon) {
    for stage in &mut cx.mon_mut(mon).boosts {
        *stage = (*stage).max(0);
    }
    say!(cx, "-clearnegativeboost", mon, "[silent]");
}

//! Safeguard: for five turns foes can't give the side statuses, confuse it or make it drowsy.

use tallgrass_battle::prelude::*;

pub static SAFEGUARD_CONDITION: Behaviour = condition(
    conditions::SAFEGUARD,
    &[
        on::duration_callback(turns),
        on::set_status(refuse_status),
        on::try_add_volatile(refuse_volatile),
        on::side_start(rise),
        on::timer(Event::SideResidual).order(26).sub_order(3),
        on::side_end(fade),
    ],
);

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    match o.source {
        Some(source) if cx.has_ability(source, abilities::PERSISTENT) => {
            say!(cx, "-activate", source, "ability: Persistent", "[move] Safeguard");
            7
        }
        _ => 5,
    }
}

/// Whether the side is covered against what somebody else does.
fn covers(cx: &Cx, o: Occasion) -> bool {
    let Some(source) = o.source else { return false };
    let slips_through = o.effect.mv.is_some() && cx.mv(o.effect.mv).infiltrates && !cx.is_ally(o.target, source);
    !slips_through && source != o.target
}

/// Whether an effect is a move that does nothing but give statuses.
fn is_status_move(cx: &Cx, effect: Effect) -> bool {
    effect.is_move() && !cx.has_secondaries(effect)
}

fn refuse_status(cx: &mut Cx, o: Occasion, _: ConditionId) -> Verdict {
    if !covers(cx, o) || o.effect.is(conditions::YAWN) {
        return Pass;
    }
    // What Synchronize does counts as done by the status itself.
    let synchronized = o.effect.is(abilities::SYNCHRONIZE) || cx.is_status_effect(o.effect);
    if synchronized || is_status_move(cx, o.effect) {
        say!(cx, "-activate", o.target, "move: Safeguard");
    }
    Silent
}

fn refuse_volatile(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if !covers(cx, o) || !matches!(volatile, conditions::CONFUSION | conditions::YAWN) {
        return Pass;
    }
    if is_status_move(cx, o.effect) {
        say!(cx, "-activate", o.target, "move: Safeguard");
    }
    Silent
}

fn rise(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if o.source.is_some_and(|source| cx.has_ability(source, abilities::PERSISTENT)) {
        say!(cx, "-sidestart", SideName(o.side), "Safeguard", "[persistent]");
    } else {
        say!(cx, "-sidestart", SideName(o.side), "Safeguard");
    }
    Pass
}

fn fade(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), "Safeguard");
    Pass
}

//! Uproar: for three turns the user can do nothing else, and nobody can sleep.

use tallgrass_battle::prelude::*;

pub static UPROAR: Behaviour = move_(moves::UPROAR, &[on::try_hit(wake_everyone)]);

pub static UPROAR_CONDITION: Behaviour = condition(
    conditions::UPROAR,
    &[
        on::start(begin),
        on::residual(go_on).order(28).sub_order(1),
        on::constant(Event::LockMove, Value::Move(moves::UPROAR)),
        on::set_status(keep_awake).for_anyone(),
        on::end(quiet_down),
    ],
);

fn wake_everyone(cx: &mut Cx, hit: Hit) -> Verdict {
    let side = cx.mon(hit.target).side;
    let theirs = cx.side_allies(side, true);
    let ours = cx.side_allies(cx.foe_side(side), true);
    for i in 0..theirs.len() {
        for mon in [theirs.get(i), ours.get(i)].into_iter().flatten() {
            if cx.mon(*mon).status == conditions::SLP {
                cx.cure_status(*mon);
            }
        }
    }
    Pass
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Uproar");
    Pass
}

fn go_on(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::THROAT_CHOP) {
        cx.remove_volatile(o.target, conditions::UPROAR);
        return Pass;
    }
    if cx.last_move_of(o.target) == Some(moves::STRUGGLE) {
        // Ends without a message.
        cx.delete_volatile(o.target, conditions::UPROAR);
    }
    say!(cx, "-start", o.target, "Uproar", "[upkeep]");
    Pass
}

fn keep_awake(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status != conditions::SLP {
        return Pass;
    }
    if o.target == cx.holder() {
        say!(cx, "-fail", o.target, "slp", "[from] Uproar", "[msg]");
    } else {
        say!(cx, "-fail", o.target, "slp", "[from] Uproar");
    }
    Silent
}

fn quiet_down(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Uproar");
    Pass
}

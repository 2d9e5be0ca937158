//! Focus Punch: its user focuses as the turn begins, and loses focus if it is hit before it strikes.

use tallgrass_battle::prelude::*;

pub static FOCUS_PUNCH: Behaviour =
    move_(moves::FOCUS_PUNCH, &[on::priority_charge_callback(focus), on::before_move_callback(lost_focus)]);

pub static FOCUS_PUNCH_CONDITION: Behaviour = condition(
    conditions::FOCUS_PUNCH,
    &[on::start(announce), on::hit(lose_focus), on::try_add_volatile(refuse_to_flinch)],
);

effect_data! {
    /// Whether focus is lost.
    struct Focus { lost: u8 }
}

fn focus(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::FOCUS_PUNCH, None, None);
    Pass
}

fn lost_focus(cx: &mut Cx, hit: Hit) -> Verdict {
    let lost = cx.volatile(hit.user, conditions::FOCUS_PUNCH).is_some_and(|state| state.data::<Focus>().lost != 0);
    if !lost {
        return Pass;
    }
    say!(cx, "cant", hit.user, "Focus Punch", "Focus Punch");
    YES
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Focus Punch");
    Pass
}

fn lose_focus(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).category != Category::Status {
        cx.remember(Focus { lost: 1 });
    }
    Pass
}

fn refuse_to_flinch(_: &mut Cx, _: Occasion, volatile: ConditionId) -> Verdict {
    if volatile == conditions::FLINCH { Silent } else { Pass }
}

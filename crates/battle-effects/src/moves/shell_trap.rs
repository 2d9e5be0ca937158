//! Shell Trap: goes off only if the user was hit by a foe's physical move this turn, and then at once.

use tallgrass_battle::prelude::*;

pub static SHELL_TRAP: Behaviour =
    move_(moves::SHELL_TRAP, &[on::priority_charge_callback(set_trap), on::try_move(needs_trigger)]);

pub static SHELL_TRAP_CONDITION: Behaviour =
    condition(conditions::SHELL_TRAP, &[on::start(announce), on::hit(trigger)]);

effect_data! {
    /// Whether the trap was set off.
    struct Trap { triggered: u8 }
}

fn set_trap(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::SHELL_TRAP, None, None);
    Pass
}

fn needs_trigger(cx: &mut Cx, hit: Hit) -> Verdict {
    let trap = cx.volatile(hit.user, conditions::SHELL_TRAP).map(|state| state.data::<Trap>());
    if trap.is_some_and(|trap| trap.triggered != 0) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "cant", hit.user, "Shell Trap", "Shell Trap");
    Silent
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Shell Trap");
    Pass
}

fn trigger(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_ally(hit.target, hit.user) && cx.mv(hit.mv).category == Category::Physical {
        cx.remember(Trap { triggered: 1 });
        if let Some(at) = cx.will_move(hit.target) {
            cx.prioritize_action(at, Effect::NONE);
        }
    }
    Pass
}

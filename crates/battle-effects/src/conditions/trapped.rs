//! Trapped: its bearer can't switch as long as who trapped it is there.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static TRAPPED: Behaviour = condition(conditions::TRAPPED, &[on::start(announce), on::trap_pokemon(trap)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-activate", o.target, "trapped");
    Pass
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.try_trap(o.target, false);
    Pass
}

/// In old generations it isn't told.
pub static TRAPPED_OF_OLD: Behaviour =
    condition(conditions::TRAPPED, &[on::trap_pokemon(trap_while_there)]).in_rules(rule_sets::GEN1).anew();

fn trap_while_there(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.own().source.is_some_and(|source| cx.mon(source).active) {
        cx.mon_mut(o.target).trapped = tallgrass_battle::state::Trapped::Yes;
    } else {
        cx.delete_volatile(o.target, conditions::TRAPPED);
    }
    Pass
}

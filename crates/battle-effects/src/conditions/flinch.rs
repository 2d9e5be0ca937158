//! Flinching: its bearer doesn't get to move this turn.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static FLINCH: Behaviour = condition(conditions::FLINCH, &[on::before_move(hold_back).priority(8)]);

fn hold_back(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "cant", hit.user, "flinch");
    cx.run(Event::Flinch, hit.user, None, Effect::NONE);
    Fail
}

/// In generation 1 who flinches needn't recharge any more.
pub static FLINCH_OF_OLD: Behaviour =
    condition(conditions::FLINCH, &[on::start(spare_recharging), on::before_move(hold_back_quietly).priority(8)])
        .in_rules(rule_sets::GEN1)
        .anew();

fn spare_recharging(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::MUSTRECHARGE);
    Pass
}

fn hold_back_quietly(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.run(Event::Flinch, hit.user, None, Effect::NONE).truthy() {
        return Pass;
    }
    say!(cx, "cant", hit.user, "flinch");
    Fail
}

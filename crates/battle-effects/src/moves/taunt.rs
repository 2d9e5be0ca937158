//! Taunt: for three turns the target can only attack.

use crate::shared::moves::is_z;
use tallgrass_battle::prelude::*;

pub static TAUNT_CONDITION: Behaviour = condition(
    conditions::TAUNT,
    &[
        on::start(provoke),
        on::disable_move(rule_out),
        on::before_move(stop).priority(5),
        on::timer(Event::Residual).order(15),
        on::end(calm),
    ],
);

fn provoke(cx: &mut Cx, o: Occasion) -> Verdict {
    // Who has moved already this turn is provoked for three further ones.
    if cx.mon(o.target).active_turns > 0 && cx.will_move(o.target).is_none() {
        cx.own_mut().duration += 1;
    }
    say!(cx, "-start", o.target, "move: Taunt");
    Pass
}

fn rule_out(cx: &mut Cx, o: Occasion) -> Verdict {
    for i in 0..cx.move_count(o.target) {
        let id = cx.move_slot(o.target, i).id;
        if cx.dex().mv(id).category == Category::Status && id != moves::ME_FIRST {
            cx.disable_move(o.target, id, false);
        }
    }
    Pass
}

fn stop(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    if (mv.z_or_max_powered && is_z(cx, hit.mv)) || mv.category != Category::Status || mv.id == moves::ME_FIRST {
        return Pass;
    }
    say!(cx, "cant", hit.user, "move: Taunt", cx.mv(hit.mv).id);
    Fail
}

fn calm(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "move: Taunt");
    Pass
}

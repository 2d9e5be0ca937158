//! Endure: this turn its user is left at least 1 HP by moves. Each time in a row it is less likely to work.

use crate::shared::guard::{can_stall, tire};
use tallgrass_battle::prelude::*;

pub static ENDURE: Behaviour = move_(moves::ENDURE, &[on::prepare_hit(can_stall), on::hit(tire)]);

pub static ENDURE_CONDITION: Behaviour =
    condition(conditions::ENDURE, &[on::start(announce), on::damage(endure).priority(-10)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Endure");
    Pass
}

fn endure(cx: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    let hp = cx.mon(o.target).hp;
    if !o.effect.is_move() || damage < hp {
        return Pass;
    }
    say!(cx, "-activate", o.target, "move: Endure");
    Set(hp - 1)
}

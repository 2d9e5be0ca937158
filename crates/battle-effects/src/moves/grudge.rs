//! Grudge: until its user moves again, the move that knocks it out loses all its PP.

use crate::shared::moves::{is_future_move, last_move};
use tallgrass_battle::prelude::*;

pub static GRUDGE_CONDITION: Behaviour = condition(
    conditions::GRUDGE,
    &[on::start(announce), on::faint(hold_grudge), on::before_move(let_go).priority(100)],
);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singlemove", o.target, "Grudge");
    Pass
}

fn hold_grudge(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if cx.mon(source).fainted || !o.effect.is_move() || is_future_move(cx, o.effect) {
        return Pass;
    }
    let Some(last) = last_move(cx, source) else { return Pass };
    for i in 0..cx.move_count(source) {
        if cx.move_slot(source, i).id == last.id {
            cx.set_pp(source, i, 0);
            say!(cx, "-activate", source, "move: Grudge", last.id);
        }
    }
    Pass
}

fn let_go(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::GRUDGE);
    Pass
}

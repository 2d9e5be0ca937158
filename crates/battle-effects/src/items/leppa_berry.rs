//! Leppa Berry: restores 10 PP of a move that has none left.

use tallgrass_battle::prelude::*;

pub static LEPPA_BERRY: Behaviour = item(items::LEPPA_BERRY, &[on::update(eat_when_out), on::eat(restore)]);

fn eat_when_out(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).hp > 0 && cx.moves(o.target).any(|slot| slot.pp == 0) {
        cx.eat_item(o.target);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    let empty = cx.moves(o.target).position(|slot| slot.pp == 0);
    let Some(at) = empty.or_else(|| cx.moves(o.target).position(|slot| slot.pp < slot.max_pp.into())) else {
        return Pass;
    };
    let id = cx.move_slot(o.target, at).id;
    let amount = if cx.has_ability(o.target, abilities::RIPEN) { 20 } else { 10 };
    cx.restore_pp(o.target, at, amount);
    say!(cx, "-activate", o.target, "item: Leppa Berry", id, "[consumed]");
    Pass
}

//! Leppa Berry: restores 10 PP of a move that has none left.

use tallgrass_battle::prelude::*;

pub static LEPPA_BERRY: Behaviour = item(items::LEPPA_BERRY, &[on::update(eat_when_out), on::eat(restore)]);

fn eat_when_out(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.hp > 0 && pokemon.moves().any(|slot| slot.pp == 0) {
        cx.eat_item(o.target);
    }
    Pass
}

fn restore(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let empty = pokemon.moves().position(|slot| slot.pp == 0);
    let Some(at) = empty.or_else(|| pokemon.moves().position(|slot| slot.pp < slot.max_pp)) else { return Pass };
    let id = pokemon.move_slot(at).id;
    let amount = if cx.has_ability(o.target, abilities::RIPEN) { 20 } else { 10 };
    cx.restore_pp(o.target, at, amount);
    say!(cx, "-activate", o.target, "item: Leppa Berry", id, "[consumed]");
    Pass
}

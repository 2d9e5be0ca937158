//! Teatime: everyone who holds a berry eats it.

use tallgrass_battle::prelude::*;

pub static TEATIME: Behaviour = move_(moves::TEATIME, &[on::hit_field(serve)]);

fn serve(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    let mut guests = cx.actives();
    guests.retain(|&mut mon| {
        if cx.run(Event::Invulnerability, mon, Some(hit.user), effect) == Value::False {
            say!(cx, "-miss", hit.user, mon);
            return false;
        }
        cx.run(Event::TryHit, mon, Some(hit.user), effect).truthy() && cx.dex().item(cx.mon(mon).item).is_berry
    });
    say!(cx, "-fieldactivate", "move: Teatime");
    if guests.is_empty() {
        say!(cx, "-fail", hit.user, "move: Teatime");
        cx.attr_last_move(&[&"[still]"]);
        return NotFail;
    }
    for mon in guests {
        cx.eat_item_by(mon, true, None, None);
    }
    Pass
}

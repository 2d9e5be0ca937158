//! Incinerate: burns the target's berry up, since generation 6 a gem, too.

use tallgrass_battle::prelude::*;

pub static INCINERATE: Behaviour = move_(moves::INCINERATE, &[on::hit(burn_up).compared_since(Gen5)]);

fn burn_up(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mon(hit.target).item;
    let item = cx.dex().item(id);
    if (item.is_berry || (item.is_gem && cx.since(Gen6))) && cx.take_item(hit.target, Some(hit.user)).is_some() {
        say!(cx, "-enditem", hit.target, id, "[from] move: Incinerate");
    }
    Pass
}

//! Recycle: the user gets back the item it last used up.

use tallgrass_battle::prelude::*;

pub static RECYCLE: Behaviour = move_(moves::RECYCLE, &[on::hit(find_item)]);

fn find_item(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon_mut(hit.target);
    if pokemon.item.is_some() || pokemon.last_item.is_none() {
        return Fail;
    }
    let item = std::mem::replace(&mut pokemon.last_item, ItemId::NONE);
    say!(cx, "-item", hit.target, item, "[from] move: Recycle");
    let effect = cx.move_effect(hit.mv);
    cx.set_item(hit.target, item, Some(hit.user), Some(effect));
    Pass
}

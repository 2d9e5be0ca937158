//! Symbiosis: when an ally has used its item, the holder passes it its own.

use tallgrass_battle::prelude::*;

pub static SYMBIOSIS: Behaviour = ability(abilities::SYMBIOSIS, &[on::after_use_item(pass_on).for_allies()]);

fn pass_on(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    if cx.since(Gen7) && cx.mon(o.target).switch_flag.is_set() {
        return Pass;
    }
    let holder = cx.holder();
    let Some(item) = cx.take_item(holder, None) else { return Pass };
    if !cx.item_can_be_taken(item, holder, o.target, Some(holder)) || !cx.set_item(o.target, item, None, None) {
        cx.put_item_back(holder, item);
        return Pass;
    }
    say!(cx, "-activate", holder, Full(cx.acting()), item, Of(o.target));
    Pass
}

//! Cheek Pouch: eating a Berry restores a third of the HP besides.

use tallgrass_battle::prelude::*;

pub static CHEEK_POUCH: Behaviour = ability(abilities::CHEEK_POUCH, &[on::eat_item(store_food)]);

fn store_food(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    cx.heal(share(cx.mon(o.target).base_max_hp, 1, 3), o.target);
    Pass
}

//! Absorb Bulb, Cell Battery, Luminous Moss and Snowball: raise a stat after a hit of their type.

use tallgrass_battle::prelude::*;

pub static ABSORBING_ITEMS: [Behaviour; 4] = [
    item(items::ABSORB_BULB, &[on::damaging_hit(|cx, hit, _| absorb(cx, hit, Type::Water))]),
    item(items::CELL_BATTERY, &[on::damaging_hit(|cx, hit, _| absorb(cx, hit, Type::Electric))]),
    item(items::LUMINOUS_MOSS, &[on::damaging_hit(|cx, hit, _| absorb(cx, hit, Type::Water))]),
    item(items::SNOWBALL, &[on::damaging_hit(|cx, hit, _| absorb(cx, hit, Type::Ice))]),
];

fn absorb(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.mv(hit.mv).kind == kind {
        cx.use_item(hit.target);
    }
    Pass
}

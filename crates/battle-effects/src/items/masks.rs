//! Ogerpon's masks: strengthen its moves by a fifth, and can't be taken from it.

use crate::shared::keeping::stay_with_species;
use tallgrass_battle::prelude::*;

pub static MASKS: [Behaviour; 3] = [
    item(
        items::CORNERSTONE_MASK,
        &[
            on::base_power(|cx, hit, _| {
                strengthen(cx, hit, [formes::OGERPON_CORNERSTONE, formes::OGERPON_CORNERSTONE_TERA])
            })
            .priority(15),
            on::take_item(stay),
        ],
    ),
    item(
        items::HEARTHFLAME_MASK,
        &[
            on::base_power(|cx, hit, _| {
                strengthen(cx, hit, [formes::OGERPON_HEARTHFLAME, formes::OGERPON_HEARTHFLAME_TERA])
            })
            .priority(15),
            on::take_item(stay),
        ],
    ),
    item(
        items::WELLSPRING_MASK,
        &[
            on::base_power(|cx, hit, _| {
                strengthen(cx, hit, [formes::OGERPON_WELLSPRING, formes::OGERPON_WELLSPRING_TERA])
            })
            .priority(15),
            on::take_item(stay),
        ],
    ),
];

fn strengthen(cx: &mut Cx, hit: Hit, wearers: [SpeciesId; 2]) -> Reply<i32> {
    if wearers.contains(&cx.mon(hit.user).base_species) { cx.chain(4915, 4096) } else { Pass }
}

fn stay(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with_species(cx, o, formes::OGERPON)
}

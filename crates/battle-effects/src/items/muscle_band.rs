//! Muscle Band and Wise Glasses: physical or special moves are stronger by a tenth.

use tallgrass_battle::prelude::*;

pub static MUSCLE_BAND: [Behaviour; 2] = [
    item(items::MUSCLE_BAND, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Category::Physical)).priority(16)]),
    item(items::WISE_GLASSES, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Category::Special)).priority(16)]),
];

fn strengthen(cx: &mut Cx, hit: Hit, category: Category) -> Reply<i32> {
    if cx.mv(hit.mv).category == category { cx.chain(4505, 4096) } else { Pass }
}

//! Rocky Helmet: whoever touches the holder loses a sixth of its HP.

use crate::shared::contact::punish_contact;
use tallgrass_battle::prelude::*;

pub static ROCKY_HELMET: Behaviour = item(items::ROCKY_HELMET, &[on::damaging_hit(hurt).order(2).compared_since(Gen6)]);

fn hurt(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    punish_contact(cx, hit, 6, false);
    Pass
}

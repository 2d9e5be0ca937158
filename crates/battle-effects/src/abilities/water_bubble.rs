//! Water Bubble: the holder's Water moves hit twice as hard, Fire moves hit it half as hard, and it can't be burned.

use crate::shared::statuses::{cure_burn, refuse_burn};
use tallgrass_battle::prelude::*;

pub static WATER_BUBBLE: Behaviour = ability(
    abilities::WATER_BUBBLE,
    &[
        on::modify_atk(douse).as_source().priority(5),
        on::modify_spa(douse).as_source().priority(5),
        on::modify_atk(burst),
        on::modify_spa(burst),
        on::update(cure_burn),
        on::set_status(refuse_burn),
    ],
);

fn douse(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Fire { cx.chain(1, 2) } else { Pass }
}

fn burst(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Water { cx.chain(2, 1) } else { Pass }
}

//! Thermal Exchange: Fire moves raise the holder's Attack a stage, and it can't be burned.

use crate::shared::statuses::{cure_burn, refuse_burn};
use tallgrass_battle::prelude::*;

pub static THERMAL_EXCHANGE: Behaviour = ability(
    abilities::THERMAL_EXCHANGE,
    &[on::damaging_hit(warm_up), on::update(cure_burn), on::set_status(refuse_burn)],
);

fn warm_up(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Fire {
        cx.boost(&[(Boost::Atk, 1)], hit.target);
    }
    Pass
}

//! Purifying Salt: the holder can't have a status, and Ghost moves hit it half as hard.

use crate::shared::statuses::{refuse, refuse_yawn};
use tallgrass_battle::prelude::*;

pub static PURIFYING_SALT: Behaviour = ability(
    abilities::PURIFYING_SALT,
    &[
        on::set_status(stay_pure),
        on::try_add_volatile(refuse_yawn),
        on::modify_atk(ward_off).as_source().priority(6),
        on::modify_spa(ward_off).as_source().priority(5),
    ],
);

fn stay_pure(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[status])
}

fn ward_off(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Ghost { cx.chain(1, 2) } else { Pass }
}

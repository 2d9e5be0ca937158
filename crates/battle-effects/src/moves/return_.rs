//! Return, Pika Papow and Veevee Volley: the stronger, the happier their user is.

use tallgrass_battle::prelude::*;

pub static RETURN: [Behaviour; 3] = [
    move_(moves::RETURN, &[on::base_power_callback(power)]),
    move_(moves::PIKA_PAPOW, &[on::base_power_callback(power)]),
    move_(moves::VEEVEE_VOLLEY, &[on::base_power_callback(power)]),
];

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set((cx.mon(hit.user).happiness as i32 * 10 / 25).max(1))
}

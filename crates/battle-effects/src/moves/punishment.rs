//! Punishment: 20 power more for every stage the target has raised, up to 200.

use tallgrass_battle::prelude::*;

pub static PUNISHMENT: Behaviour = move_(moves::PUNISHMENT, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    Set((60 + 20 * cx.mon(hit.target).positive_boosts()).min(200))
}

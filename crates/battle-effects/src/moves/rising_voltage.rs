//! Rising Voltage: twice as strong on a target that stands on Electric Terrain.

use tallgrass_battle::prelude::*;

pub static RISING_VOLTAGE: Behaviour = move_(moves::RISING_VOLTAGE, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    if !cx.is_terrain(conditions::ELECTRIC_TERRAIN, None) || !cx.is_grounded(hit.target) {
        return Set(power);
    }
    if !cx.is_ally(hit.user, hit.target) && cx.is_logging() {
        let text = format!("{}'s BP doubled on grounded target.", cx.move_data(hit.mv).name);
        cx.hint(&text, false, None);
    }
    Set(2 * power)
}

//! Last Respects: stronger for each time a Pokémon of the team has fainted.

use tallgrass_battle::prelude::*;

pub static LAST_RESPECTS: Behaviour = move_(moves::LAST_RESPECTS, &[on::base_power_callback(by_the_fallen)]);

fn by_the_fallen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let side = cx.mon(hit.user).side;
    Set(50 + 50 * cx.side(side).total_fainted as i32)
}

//! Shore Up: restores half the user's HP, two thirds in a sandstorm.

use crate::shared::healing::heal_share;
use tallgrass_battle::prelude::*;

pub static SHORE_UP: Behaviour = move_(moves::SHORE_UP, &[on::hit(heal).compared_since(Gen7)]);

fn heal(cx: &mut Cx, hit: Hit) -> Verdict {
    let sand = cx.is_weather_any(&[conditions::SANDSTORM]);
    heal_share(cx, hit.target, if sand { 2732 } else { 2048 })
}

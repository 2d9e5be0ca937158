//! Abilities that halve damage taken at full HP.

use tallgrass_battle::prelude::*;

/// Multiscale: at full HP damage is halved.
pub static MULTISCALE: Behaviour = ability(abilities::MULTISCALE, &[on::modify_damage(halve_at_full_hp).as_source()]);

/// Shadow Shield: at full HP damage is halved.
pub static SHADOW_SHIELD: Behaviour =
    ability(abilities::SHADOW_SHIELD, &[on::modify_damage(halve_at_full_hp).as_source()]);

fn halve_at_full_hp(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let target = cx.mon(hit.target);
    if target.hp >= target.max_hp { cx.chain(1, 2) } else { Pass }
}

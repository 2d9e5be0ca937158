//! Abilities that raise damage by how the hit went.

use tallgrass_battle::prelude::*;

/// Neuroforce: super-effective moves deal a quarter more.
pub static NEUROFORCE: Behaviour = ability(abilities::NEUROFORCE, &[on::modify_damage(press_weakness)]);

/// Sniper: critical hits deal half again.
pub static SNIPER: Behaviour = ability(abilities::SNIPER, &[on::modify_damage(press_critical_hit)]);

/// Tinted Lens: moves that are resisted deal twice the damage.
pub static TINTED_LENS: Behaviour = ability(abilities::TINTED_LENS, &[on::modify_damage(defy_resistance)]);

fn press_weakness(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).type_mod > 0 { cx.chain(5120, 4096) } else { Pass }
}

fn press_critical_hit(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).crit { cx.chain(3, 2) } else { Pass }
}

fn defy_resistance(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).type_mod < 0 { cx.chain(2, 1) } else { Pass }
}

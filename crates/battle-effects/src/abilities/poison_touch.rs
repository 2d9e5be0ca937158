//! Abilities whose holder's moves may poison whom they hit.

use tallgrass_battle::prelude::*;

/// Poison Touch: moves that touch poison three times in ten.
pub static POISON_TOUCH: Behaviour = ability(abilities::POISON_TOUCH, &[on::damaging_hit(poison_by_touch).as_source()]);

/// Toxic Chain: moves badly poison three times in ten.
pub static TOXIC_CHAIN: Behaviour = ability(abilities::TOXIC_CHAIN, &[on::damaging_hit(poison_badly).as_source()]);

fn is_protected(cx: &Cx, mon: Mon) -> bool {
    cx.has_ability(mon, abilities::SHIELD_DUST) || cx.has_item(mon, items::COVERT_CLOAK)
}

fn poison_by_touch(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    // SHOWDOWN: the Protective Pads of whoever is hit count, not those of whoever touches.
    if !is_protected(cx, hit.target)
        && cx.makes_contact(hit.mv, hit.target, hit.user, false)
        && cx.chance(Purpose::Chance, 3, 10)
    {
        cx.try_set_status(hit.target, conditions::PSN, Some(hit.user), None);
    }
    Pass
}

fn poison_badly(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if !is_protected(cx, hit.target) && cx.chance(Purpose::Chance, 3, 10) {
        cx.try_set_status(hit.target, conditions::TOX, Some(hit.user), None);
    }
    Pass
}

//! Poison Heal: poison restores an eighth of the holder's HP each turn instead of hurting it.

use crate::shared::statuses::POISONS;
use tallgrass_battle::prelude::*;

pub static POISON_HEAL: Behaviour = ability(abilities::POISON_HEAL, &[on::damage(thrive).priority(1)]);

fn thrive(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if !POISONS.into_iter().any(|poison| o.effect.is(poison)) {
        return Pass;
    }
    cx.heal(share(cx.mon(o.target).base_max_hp, 1, 8), o.target);
    Fail
}

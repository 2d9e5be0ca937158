//! Liquid Ooze: draining the holder hurts instead of healing.

use tallgrass_battle::prelude::*;

pub static LIQUID_OOZE: Behaviour = ability(abilities::LIQUID_OOZE, &[on::try_heal(ooze).as_source()]);

fn ooze(cx: &mut Cx, o: Occasion, amount: i32) -> Reply<i32> {
    let drains = o.effect.is(conditions::DRAIN)
        || o.effect.is(conditions::LEECH_SEED)
        || o.effect.is(moves::LEECH_SEED)
        || o.effect.is(moves::STRENGTH_SAP);
    if !drains {
        return Pass;
    }
    cx.damage(amount, o.target);
    Set(0)
}

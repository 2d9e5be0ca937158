//! Liquid Ooze: draining the holder hurts instead of healing.

use tallgrass_battle::prelude::*;

pub static LIQUID_OOZE: Behaviour =
    ability(abilities::LIQUID_OOZE, &[on::try_heal(ooze).as_source().compared_since(Gen6)]);

fn ooze(cx: &mut Cx, o: Occasion, amount: i32) -> Reply<i32> {
    let drains = o.effect.is(conditions::DRAIN)
        || o.effect.is(conditions::LEECH_SEED)
        || o.effect.is(moves::LEECH_SEED)
        || (o.effect.is(moves::STRENGTH_SAP) && cx.since(Gen7));
    if !drains {
        return Pass;
    }
    if cx.since(Gen7) {
        cx.damage(amount, o.target);
    } else {
        cx.damage_to_faint(amount, o.target, None, None);
    }
    Set(0)
}

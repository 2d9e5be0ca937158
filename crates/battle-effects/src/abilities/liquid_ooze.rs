//! Liquid Ooze: draining the holder hurts instead of healing.

use tallgrass_battle::prelude::*;

pub static LIQUID_OOZE: Behaviour = ability(abilities::LIQUID_OOZE, &[on::try_heal(ooze).as_source()]);

fn ooze(cx: &mut Cx, o: Occasion, amount: i32) -> Reply<i32> {
    let drains = o.effect.is(conditions::DRAIN)
        || o.effect.is(conditions::LEECH_SEED)
        || o.effect.is(moves::LEECH_SEED)
        || (o.effect.is(moves::STRENGTH_SAP) && cx.generation() >= Gen7);
    let dream = cx.active_move().is_some_and(|mv| cx.mv(mv).id == moves::DREAM_EATER);
    if !drains || (dream && cx.generation() <= Gen4) {
        return Pass;
    }
    if cx.generation() >= Gen7 {
        cx.damage(amount, o.target);
    } else {
        cx.damage_at_once(amount, o.target, None, None);
    }
    Set(0)
}

//! Big Root: draining and rooting restore three tenths more.

use tallgrass_battle::prelude::*;

pub static BIG_ROOT: Behaviour = item(items::BIG_ROOT, &[on::try_heal(drink_deeply).priority(1)]);

fn drink_deeply(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    const FED: [ConditionId; 4] =
        [conditions::DRAIN, conditions::LEECH_SEED, conditions::INGRAIN, conditions::AQUA_RING];
    let fed = o.effect.id.as_condition().is_some_and(|id| FED.contains(&id));
    if fed || o.effect.is(moves::STRENGTH_SAP) { cx.chain(5324, 4096) } else { Pass }
}

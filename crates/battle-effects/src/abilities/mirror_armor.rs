//! Mirror Armor: stages that others would lower are lowered for them instead.

use tallgrass_battle::prelude::*;

pub static MIRROR_ARMOR: Behaviour = ability(abilities::MIRROR_ARMOR, &[on::try_boost(reflect)]);

fn reflect(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if source == o.target || o.effect.is(abilities::MIRROR_ARMOR) {
        return Pass;
    }
    let changes = *boosts;
    for &(stage, change) in changes.as_slice() {
        if change >= 0 || cx.mon(o.target).boost(stage) == -6 {
            continue;
        }
        boosts.remove(stage);
        if cx.mon(source).hp > 0 {
            say!(cx, "-ability", o.target, "Mirror Armor");
            cx.boost_as(BoostList::one(stage, change), source, Some(o.target), None, true, false);
        }
    }
    Pass
}

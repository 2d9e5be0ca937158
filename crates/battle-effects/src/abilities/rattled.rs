//! Rattled: Dark, Bug and Ghost moves and Intimidate make the holder faster by a stage.

use tallgrass_battle::prelude::*;

pub static RATTLED: Behaviour =
    ability(abilities::RATTLED, &[on::damaging_hit(bolt), on::after_boost(bolt_from_intimidation).since(Gen8)]);

fn bolt(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if matches!(cx.mv(hit.mv).kind, Type::Dark | Type::Bug | Type::Ghost) {
        cx.boost(&[(Boost::Spe, 1)], hit.target);
    }
    Pass
}

fn bolt_from_intimidation(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::INTIMIDATE) && boosts.get(Boost::Atk).is_some_and(|change| change != 0) {
        cx.boost(&[(Boost::Spe, 1)], o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn intimidation_and_dark_moves_make_the_holder_faster() {
        check(
            gen9(&["Gyarados, Intimidate"], &["Magikarp, Rattled"]),
            &[["bite", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &[
                "-ability|p1a: Gyarados|Intimidate|boost",
                "-unboost|p2a: Magikarp|atk|1",
                "-ability|p2a: Magikarp|Rattled|boost",
                "-boost|p2a: Magikarp|spe|1",
                "-damage|p2a: Magikarp|81/181",
                "-ability|p2a: Magikarp|Rattled|boost",
                "-boost|p2a: Magikarp|spe|1",
            ],
        );
    }
}

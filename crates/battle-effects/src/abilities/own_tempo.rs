//! Own Tempo: the holder can't be confused, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static OWN_TEMPO: Behaviour = ability(
    abilities::OWN_TEMPO,
    &[
        on::update(come_to_senses),
        on::try_add_volatile(no_confusion),
        on::hit(say_immune),
        on::try_boost(ignore_intimidate).since(Gen8),
    ],
);

fn come_to_senses(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::CONFUSION) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        cx.remove_volatile(o.target, conditions::CONFUSION);
    }
    Pass
}

fn no_confusion(_: &mut Cx, _: Occasion, volatile: ConditionId) -> Verdict {
    if volatile == conditions::CONFUSION { Silent } else { Pass }
}

fn say_immune(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.mv.is_some() && cx.mv(hit.mv).volatile == conditions::CONFUSION {
        say!(cx, "-immune", hit.target, "confusion", By(cx.acting()));
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn nothing_confuses_or_intimidates_the_holder() {
        check(
            gen9(&["Gyarados, Intimidate"], &["Slowbro, Own Tempo"]),
            &[["confuseray", "splash"]],
            &[&[(Accuracy, 0)]],
            &[
                "-ability|p1a: Gyarados|Intimidate|boost",
                "-fail|p2a: Slowbro|unboost|Attack|[from] ability: Own Tempo|[of] p2a: Slowbro",
                "-immune|p2a: Slowbro|confusion|[from] ability: Own Tempo",
            ],
        );
    }
}

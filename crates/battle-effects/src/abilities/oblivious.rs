//! Oblivious: the holder can't be infatuated, taunted or captivated, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static OBLIVIOUS: Behaviour = ability(
    abilities::OBLIVIOUS,
    &[
        on::update(come_to_senses).compared_since(Gen5),
        on::immunity(no_infatuation),
        on::try_hit(ignore_advances).compared_since(Gen5),
        on::try_boost(ignore_intimidate).since(Gen8),
    ],
);

fn come_to_senses(cx: &mut Cx, o: Occasion) -> Verdict {
    let newer = cx.since(Gen6);
    if cx.has_volatile(o.target, conditions::ATTRACT) {
        if newer {
            say!(cx, "-activate", o.target, Full(cx.acting()));
        }
        cx.remove_volatile(o.target, conditions::ATTRACT);
        say!(cx, "-end", o.target, "move: Attract", By(cx.acting()));
    }
    if newer && cx.has_volatile(o.target, conditions::TAUNT) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        // Taunt says itself that it ends.
        cx.remove_volatile(o.target, conditions::TAUNT);
    }
    Pass
}

fn no_infatuation(_: &mut Cx, _: Occasion, condition: ConditionId) -> Verdict {
    if condition == conditions::ATTRACT { Fail } else { Pass }
}

fn ignore_advances(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mv(hit.mv).id;
    if cx.until(Gen5) {
        if id == moves::CAPTIVATE {
            say!(cx, "-immune", hit.target, "[from] Oblivious");
            return Silent;
        }
        return Pass;
    }
    if !matches!(id, moves::ATTRACT | moves::CAPTIVATE | moves::TAUNT) {
        return Pass;
    }
    say!(cx, "-immune", hit.target, By(cx.acting()));
    Silent
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn the_holder_is_not_taunted_or_intimidated() {
        check(
            gen9(&["Gyarados, Intimidate"], &["Slowbro, Oblivious"]),
            &[["taunt", "splash"]],
            &[],
            &[
                "-ability|p1a: Gyarados|Intimidate|boost",
                "-fail|p2a: Slowbro|unboost|Attack|[from] ability: Oblivious|[of] p2a: Slowbro",
                "-immune|p2a: Slowbro|[from] ability: Oblivious",
            ],
        );
    }
}

//! Magic Guard: nothing but moves hurts the holder.

use tallgrass_battle::prelude::*;

pub static MAGIC_GUARD: Behaviour =
    ability(abilities::MAGIC_GUARD, &[on::damage(take_moves_only).compared_since(Gen6)]);

fn take_moves_only(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if o.effect.is_move() {
        return Pass;
    }
    if o.effect.is_ability() && cx.since(Gen7) {
        say!(cx, "-activate", o.source, Full(o.effect));
    }
    Fail
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn only_attacks_hurt() {
        check(
            gen9(&["Clefable, Magic Guard"], &["Garchomp, Rough Skin"]),
            &[["tackle", "toxic"]],
            &[&[(Accuracy, 0)], HIT],
            &[
                "-status|p1a: Clefable|tox",
                "-damage|p2a: Garchomp|329/357",
                "-activate|p2a: Garchomp|ability: Rough Skin",
            ],
        );
    }
}

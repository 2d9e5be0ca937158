//! Inner Focus: the holder doesn't flinch, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static INNER_FOCUS: Behaviour =
    ability(abilities::INNER_FOCUS, &[on::try_add_volatile(stay_calm), on::try_boost(ignore_intimidate).since(Gen8)]);

fn stay_calm(_: &mut Cx, _: Occasion, volatile: ConditionId) -> Verdict {
    if volatile == conditions::FLINCH { Silent } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn the_holder_does_not_flinch() {
        check(
            gen9(&["Hitmontop, Intimidate"], &["Dragonite, Inner Focus"]),
            &[["fakeout", "splash"]],
            &[HIT, &[(Secondary, 0)]],
            &[
                "-ability|p1a: Hitmontop|Intimidate|boost",
                "-fail|p2a: Dragonite|unboost|Attack|[from] ability: Inner Focus|[of] p2a: Dragonite",
                "-damage|p2a: Dragonite|288/323",
            ],
        );
    }
}

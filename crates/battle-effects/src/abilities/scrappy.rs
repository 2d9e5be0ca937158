//! Scrappy: Normal and Fighting moves hit Ghosts, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static SCRAPPY: Behaviour = ability(
    abilities::SCRAPPY,
    &[on::modify_move(reach_ghosts).priority(-5), on::try_boost(ignore_intimidate).since(Gen8)],
);

/// Lets Normal and Fighting moves hit Ghosts.
pub(crate) fn reach_ghosts(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.reach_ghosts(hit);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn normal_moves_hit_ghosts() {
        check(
            gen9(&["Gyarados, Intimidate"], &["Kangaskhan, Scrappy", "Snorlax"]),
            &[["splash", "tackle"]],
            &[HIT],
            &[
                "-ability|p1a: Gyarados|Intimidate|boost",
                "-fail|p2a: Kangaskhan|unboost|Attack|[from] ability: Scrappy|[of] p2a: Kangaskhan",
                "-damage|p1a: Gyarados|270/331",
            ],
        );
        check(
            gen9(&["Kangaskhan, Scrappy"], &["Gengar"]),
            &[["tackle", "splash"]],
            &[HIT],
            &["-damage|p2a: Gengar|186/261"],
        );
    }
}

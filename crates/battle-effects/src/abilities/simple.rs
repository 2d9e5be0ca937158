//! Simple: changes of the holder's stages count twice.

use tallgrass_battle::prelude::*;

pub static SIMPLE: Behaviour =
    ability(abilities::SIMPLE, &[on::change_boost(double_changes).since(Gen5), on::modify_boost(double).until(Gen4)]);

fn double_changes(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if o.effect.is(conditions::ZPOWER) { Pass } else { double(cx, o, boosts) }
}

fn double(_: &mut Cx, _: Occasion, boosts: &mut BoostList) -> Verdict {
    *boosts = boosts.map(|_, change| change.saturating_mul(2));
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn changes_of_stages_are_doubled() {
        check(
            gen9(&["Bibarel, Simple"], &["Snorlax"]),
            &[["swordsdance", "growl"]],
            &[&[(Accuracy, 0)]],
            &["-boost|p1a: Bibarel|atk|4", "-unboost|p1a: Bibarel|atk|2"],
        );
    }
}

//! Abilities that keep foes from lowering a stat.

use super::abilities_scrappy::reach_ghosts;
use crate::shared::stages::{keep_stage, keep_stages};
use tallgrass_battle::prelude::*;

/// Big Pecks: foes can't lower the holder's Defense.
pub static BIG_PECKS: Behaviour = ability(abilities::BIG_PECKS, &[on::try_boost(guard::<{ Boost::Def as usize }>)]);
/// Hyper Cutter: foes can't lower the holder's Attack.
pub static HYPER_CUTTER: Behaviour =
    ability(abilities::HYPER_CUTTER, &[on::try_boost(guard::<{ Boost::Atk as usize }>)]);
/// Keen Eye: foes can't lower the holder's accuracy, and their evasion doesn't count for its moves.
pub static KEEN_EYE: Behaviour = ability(
    abilities::KEEN_EYE,
    &[on::try_boost(guard::<{ Boost::Accuracy as usize }>), on::modify_move(look_sharp).since(Gen6)],
);
/// Illuminate: foes can't lower the holder's accuracy, and their evasion doesn't count for its moves.
pub static ILLUMINATE: Behaviour = ability(
    abilities::ILLUMINATE,
    &[on::try_boost(guard::<{ Boost::Accuracy as usize }>).since(Gen9), on::modify_move(look_sharp).since(Gen9)],
);
/// Before the Teal Mask Illuminate did nothing in battle.
pub static ILLUMINATE_BEFORE_THE_TEAL_MASK: Behaviour =
    ability(abilities::ILLUMINATE, &[]).in_rules(rule_sets::GEN9PREDLC).anew();
/// Mind's Eye: as Keen Eye, and Normal and Fighting moves hit Ghosts.
pub static MINDS_EYE: Behaviour = ability(
    abilities::MINDS_EYE,
    &[on::try_boost(guard::<{ Boost::Accuracy as usize }>), on::modify_move(look_sharp_at_ghosts).priority(-5)],
);
/// Clear Body: foes can't lower the holder's stats.
pub static CLEAR_BODY: Behaviour = ability(abilities::CLEAR_BODY, &[on::try_boost(keep_stages)]);
/// Full Metal Body: foes can't lower the holder's stats.
pub static FULL_METAL_BODY: Behaviour = ability(abilities::FULL_METAL_BODY, &[on::try_boost(keep_stages)]);
/// White Smoke: foes can't lower the holder's stats.
pub static WHITE_SMOKE: Behaviour = ability(abilities::WHITE_SMOKE, &[on::try_boost(keep_stages)]);

fn guard<const STAT: usize>(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    let told = match Boost::ALL[STAT] {
        Boost::Atk => "Attack",
        Boost::Def => "Defense",
        other => other.id(),
    };
    keep_stage(cx, o, changes, Boost::ALL[STAT], told)
}

fn look_sharp(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).ignore_evasion = true;
    Pass
}

fn look_sharp_at_ghosts(cx: &mut Cx, hit: Hit) -> Verdict {
    look_sharp(cx, hit);
    reach_ghosts(cx, hit)
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn illuminate_keeps_accuracy_since_generation_9() {
        check(
            gen9(&["Alakazam"], &["Starmie, Illuminate"]),
            &[["sandattack", "splash"]],
            &[&[(Accuracy, 0)]],
            &["-fail|p2a: Starmie|unboost|accuracy|[from] ability: Illuminate|[of] p2a: Starmie"],
        );
        check(
            gen8(&["Alakazam"], &["Starmie, Illuminate"]),
            &[["sandattack", "splash"]],
            &[&[(Accuracy, 0)]],
            &["-unboost|p2a: Starmie|accuracy|1"],
        );
    }
}

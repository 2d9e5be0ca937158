//! Abilities that change their holder's stages when a move hits it.

use tallgrass_battle::prelude::*;

/// Stamina: any hit raises Defense a stage.
pub static STAMINA: Behaviour = ability(abilities::STAMINA, &[on::damaging_hit(toughen)]);

/// Steam Engine: Water and Fire moves raise Speed by six stages.
pub static STEAM_ENGINE: Behaviour = ability(abilities::STEAM_ENGINE, &[on::damaging_hit(steam)]);

/// Water Compaction: Water moves raise Defense by two stages.
pub static WATER_COMPACTION: Behaviour = ability(abilities::WATER_COMPACTION, &[on::damaging_hit(compact)]);

/// Weak Armor: physical moves lower Defense a stage and raise Speed by two, up to generation 6 by one.
pub static WEAK_ARMOR: Behaviour = ability(abilities::WEAK_ARMOR, &[on::damaging_hit(shed_armor).compared_since(Gen6)]);

fn toughen(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    cx.boost(&[(Boost::Def, 1)], hit.target);
    Pass
}

fn steam(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if matches!(cx.mv(hit.mv).kind, Type::Water | Type::Fire) {
        cx.boost(&[(Boost::Spe, 6)], hit.target);
    }
    Pass
}

fn compact(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Water {
        cx.boost(&[(Boost::Def, 2)], hit.target);
    }
    Pass
}

fn shed_armor(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).category == Category::Physical {
        let faster = if cx.since(Gen7) { 2 } else { 1 };
        cx.boost_by(&[(Boost::Def, -1), (Boost::Spe, faster)], hit.target, Some(hit.target), None);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn weak_armor_trades_defense_for_speed() {
        check(
            gen9(&["Alakazam"], &["Skarmory, Weak Armor"]),
            &[["tackle", "splash"], ["psychic", "splash"]],
            &[HIT, HIT, &[(Secondary, 99)]],
            &[
                "-resisted|p2a: Skarmory",
                "-damage|p2a: Skarmory|263/271",
                "-ability|p2a: Skarmory|Weak Armor|boost",
                "-unboost|p2a: Skarmory|def|1",
                "-boost|p2a: Skarmory|spe|2",
                "-resisted|p2a: Skarmory",
                "-damage|p2a: Skarmory|164/271",
            ],
        );
    }
}

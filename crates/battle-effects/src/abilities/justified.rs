//! Justified and its kin: being hit raises a stat, mostly by moves of some types.

use tallgrass_battle::prelude::*;

/// Justified: being hit by a Dark move raises Attack.
pub static JUSTIFIED: Behaviour = ability(abilities::JUSTIFIED, &[on::damaging_hit(get_angry)]);
/// Rattled: being hit by a Bug, Dark or Ghost move raises Speed, and so does Intimidate.
pub static RATTLED: Behaviour =
    ability(abilities::RATTLED, &[on::damaging_hit(get_scared), on::after_boost(get_scared_by_looks).since(Gen8)]);
/// Stamina: being hit raises Defense.
pub static STAMINA: Behaviour = ability(abilities::STAMINA, &[on::damaging_hit(harden)]);
/// Steam Engine: being hit by a Fire or Water move raises Speed as far as it goes.
pub static STEAM_ENGINE: Behaviour = ability(abilities::STEAM_ENGINE, &[on::damaging_hit(let_off_steam)]);
/// Water Compaction: being hit by a Water move raises Defense by two stages.
pub static WATER_COMPACTION: Behaviour = ability(abilities::WATER_COMPACTION, &[on::damaging_hit(soak)]);

fn get_angry(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    rise_if_hit(cx, hit, &[Type::Dark], Boost::Atk, 1)
}

fn get_scared(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    rise_if_hit(cx, hit, &[Type::Dark, Type::Bug, Type::Ghost], Boost::Spe, 1)
}

fn get_scared_by_looks(cx: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    if o.effect.is(abilities::INTIMIDATE) && changes.get(Boost::Atk).is_some_and(|change| change != 0) {
        cx.boost(&[(Boost::Spe, 1)], o.target);
    }
    Pass
}

fn harden(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    cx.boost(&[(Boost::Def, 1)], hit.target);
    Pass
}

fn let_off_steam(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    rise_if_hit(cx, hit, &[Type::Water, Type::Fire], Boost::Spe, 6)
}

fn soak(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    rise_if_hit(cx, hit, &[Type::Water], Boost::Def, 2)
}

/// Raises a stat of whoever was hit by a move of one of these types.
pub(crate) fn rise_if_hit(cx: &mut Cx, hit: Hit, kinds: &[Type], boost: Boost, by: i8) -> Reply<i32> {
    if kinds.contains(&cx.mv(hit.mv).kind) {
        cx.boost(&[(boost, by)], hit.target);
    }
    Pass
}

//! Growth: twice as good in sun.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static GROWTH: Behaviour = move_(moves::GROWTH, &[on::modify_move(grow_in_sun)]);

fn grow_in_sun(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_ability(hit.user, abilities::MEGA_SOL) && !cx.is_weather_any(&[conditions::SUNNY_DAY]) {
        cx.mv_mut(hit.mv).boosts = None;
    } else if matches!(cx.weather_for(hit.user), conditions::SUNNY_DAY | conditions::DESOLATE_LAND) {
        cx.mv_mut(hit.mv).boosts = Some(BoostList::new(&[(Boost::Atk, 2), (Boost::Spa, 2)]));
    }
    Pass
}

/// In generation 1 no weather changes it.
pub static GROWTH_OF_OLD: Behaviour = move_(moves::GROWTH, &[]).in_rules(rule_sets::GEN1).anew();

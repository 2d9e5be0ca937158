//! Rain Dish: rain restores a sixteenth of the holder's HP each turn.

use tallgrass_battle::prelude::*;

pub static RAIN_DISH: Behaviour = ability(
    abilities::RAIN_DISH,
    &[on::weather(drink).since(Gen4), on::residual(drink_late).order(10).sub_order(3).until(Gen3)],
);

fn rains(weather: ConditionId) -> bool {
    matches!(weather, conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA)
}

fn drink(cx: &mut Cx, o: Occasion) -> Verdict {
    let weather = cx.weather_for(o.target);
    if o.effect.is(weather) && rains(weather) {
        cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    }
    Pass
}

fn drink_late(cx: &mut Cx, o: Occasion) -> Verdict {
    if rains(cx.weather_for(o.target)) {
        cx.heal(share(cx.mon(o.target).base_max_hp, 1, 16), o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn rain_heals() {
        check(
            gen9(&["Ludicolo, Rain Dish"], &["Snorlax"]),
            &[["raindance", "tackle"]],
            &[HIT],
            &[
                "-weather|RainDance",
                "-damage|p1a: Ludicolo|226/301",
                "-weather|RainDance|[upkeep]",
                "-heal|p1a: Ludicolo|244/301|[from] ability: Rain Dish",
            ],
        );
    }
}

//! Hydration: rain cures the holder's status at the end of the turn.

use tallgrass_battle::prelude::*;

pub static HYDRATION: Behaviour =
    ability(abilities::HYDRATION, &[on::residual(wash_off).order(5).sub_order(3).since(Gen5)]);

fn wash_off(cx: &mut Cx, o: Occasion) -> Verdict {
    let rains = matches!(cx.weather_for(o.target), conditions::RAIN_DANCE | conditions::PRIMORDIAL_SEA);
    if rains && cx.mon(o.target).status.is_some() {
        say!(cx, "-activate", o.target, "ability: Hydration");
        cx.cure_status(o.target);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn rain_washes_status_off() {
        check(
            gen9(&["Alakazam"], &["Vaporeon, Hydration"]),
            &[["willowisp", "raindance"]],
            &[&[(Accuracy, 0)]],
            &[
                "-status|p2a: Vaporeon|brn",
                "-weather|RainDance",
                "-weather|RainDance|[upkeep]",
                "-activate|p2a: Vaporeon|ability: Hydration",
                "-curestatus|p2a: Vaporeon|brn|[msg]",
            ],
        );
    }
}

//! Air Lock and Cloud Nine: while the holder is in, weather has no effect.

use tallgrass_battle::prelude::*;

/// Air Lock: while the holder is in, weather has no effect.
pub static AIR_LOCK: Behaviour = calm(abilities::AIR_LOCK);
/// Cloud Nine: while the holder is in, weather has no effect.
pub static CLOUD_NINE: Behaviour = calm(abilities::CLOUD_NINE);

const fn calm(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::switch_in(announce).since(Gen5), on::start(begin), on::end(finish)] })
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-ability", o.target, Name(cx.acting()));
    begin(cx, o)
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    weather_counts(cx, o.target, false)
}

fn finish(cx: &mut Cx, o: Occasion) -> Verdict {
    weather_counts(cx, o.target, true)
}

fn weather_counts(cx: &mut Cx, mon: Mon, counts: bool) -> Verdict {
    cx.mon_mut(mon).ability_state.ending = counts;
    cx.each(Event::WeatherChange, Some(cx.acting()));
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn weather_is_there_without_effect() {
        check(
            gen9(&["Tyranitar, Sand Stream"], &["Rayquaza, Air Lock"]),
            &[["splash", "splash"]],
            &[],
            &[
                "-ability|p2a: Rayquaza|Air Lock",
                "-weather|Sandstorm|[from] ability: Sand Stream|[of] p1a: Tyranitar",
                "-weather|Sandstorm|[upkeep]",
            ],
        );
    }
}

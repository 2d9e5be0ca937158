//! Abilities that make their holder harder to hit.

use crate::shared::weathers::{unhurt_by_hail, unhurt_by_sand};
use tallgrass_battle::prelude::*;

/// Sand Veil: moves hit less in a sandstorm, which doesn't hurt the holder.
pub static SAND_VEIL: Behaviour = ability(
    abilities::SAND_VEIL,
    &[
        on::immunity(unhurt_by_sand),
        on::modify_accuracy(hide_in_sand).priority(-1).since(Gen5),
        on::modify_accuracy(hide_in_sand).priority(8).until(Gen4),
    ],
);

/// Snow Cloak: moves hit less in snow or hail, which doesn't hurt the holder.
pub static SNOW_CLOAK: Behaviour = ability(
    abilities::SNOW_CLOAK,
    &[
        on::immunity(unhurt_by_hail),
        on::modify_accuracy(hide_in_snow).priority(-1).since(Gen5),
        on::modify_accuracy(hide_in_snow).priority(8).until(Gen4),
    ],
);

/// Tangled Feet: moves hit half as often while the holder is confused.
pub static TANGLED_FEET: Behaviour = ability(
    abilities::TANGLED_FEET,
    &[on::modify_accuracy(stagger).priority(-1).since(Gen5), on::modify_accuracy(stagger).priority(6).until(Gen4)],
);

/// A fifth less, in 4096ths rounded differently before generation 5.
fn a_fifth_less(cx: &mut Cx) -> Reply<Odds> {
    if cx.since(Gen5) { cx.chain(3277, 4096) } else { cx.chain(4, 5) }
}

fn hide_in_sand(cx: &mut Cx, _: Hit, odds: Odds) -> Reply<Odds> {
    if odds.is_some() && cx.is_weather_any(&[conditions::SANDSTORM]) { a_fifth_less(cx) } else { Pass }
}

fn hide_in_snow(cx: &mut Cx, _: Hit, odds: Odds) -> Reply<Odds> {
    if odds.is_some() && cx.is_weather_any(&[conditions::HAIL, conditions::SNOWSCAPE]) {
        a_fifth_less(cx)
    } else {
        Pass
    }
}

fn stagger(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    if odds.is_some() && cx.has_volatile(hit.target, conditions::CONFUSION) { cx.chain(1, 2) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn moves_hit_less_in_a_sandstorm() {
        check(
            gen9(&["Tyranitar, Sand Stream"], &["Garchomp, Sand Veil"]),
            &[["tackle", "splash"]],
            &[&[(Accuracy, 79)], SURE_HIT],
            &[
                "-weather|Sandstorm|[from] ability: Sand Stream|[of] p1a: Tyranitar",
                "-damage|p2a: Garchomp|310/357",
                "-weather|Sandstorm|[upkeep]",
            ],
        );
        check(
            gen9(&["Tyranitar, Sand Stream"], &["Garchomp, Sand Veil"]),
            &[["tackle", "splash"]],
            &[&[(Accuracy, 80)]],
            &[
                "-weather|Sandstorm|[from] ability: Sand Stream|[of] p1a: Tyranitar",
                "-miss|p1a: Tyranitar|p2a: Garchomp",
                "-weather|Sandstorm|[upkeep]",
            ],
        );
    }
}

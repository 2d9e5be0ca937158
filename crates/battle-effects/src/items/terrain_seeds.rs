//! Seeds: raise a stat as soon as their terrain is there.

use tallgrass_battle::prelude::*;

pub static TERRAIN_SEEDS: [Behaviour; 4] = [
    item(
        items::ELECTRIC_SEED,
        &[
            on::timer(Event::SwitchIn).priority(-1),
            on::start(|cx, o| begin(cx, o, conditions::ELECTRIC_TERRAIN)),
            on::terrain_change(|cx, o| sprout(cx, o, conditions::ELECTRIC_TERRAIN)),
        ],
    ),
    item(
        items::GRASSY_SEED,
        &[
            on::timer(Event::SwitchIn).priority(-1),
            on::start(|cx, o| begin(cx, o, conditions::GRASSY_TERRAIN)),
            on::terrain_change(|cx, o| sprout(cx, o, conditions::GRASSY_TERRAIN)),
        ],
    ),
    item(
        items::MISTY_SEED,
        &[
            on::timer(Event::SwitchIn).priority(-1),
            on::start(|cx, o| begin(cx, o, conditions::MISTY_TERRAIN)),
            on::terrain_change(|cx, o| sprout(cx, o, conditions::MISTY_TERRAIN)),
        ],
    ),
    item(
        items::PSYCHIC_SEED,
        &[
            on::timer(Event::SwitchIn).priority(-1),
            on::start(|cx, o| begin(cx, o, conditions::PSYCHIC_TERRAIN)),
            on::terrain_change(|cx, o| sprout(cx, o, conditions::PSYCHIC_TERRAIN)),
        ],
    ),
];

fn begin(cx: &mut Cx, o: Occasion, terrain: ConditionId) -> Verdict {
    if cx.ignoring_item(o.target) { Pass } else { sprout(cx, o, terrain) }
}

fn sprout(cx: &mut Cx, o: Occasion, terrain: ConditionId) -> Verdict {
    if cx.is_terrain(terrain, None) {
        cx.use_item(o.target);
    }
    Pass
}

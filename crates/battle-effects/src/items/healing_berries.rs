//! Berries that restore HP, and Berry Juice.

use crate::shared::pinch::{is_at_half, is_in_a_pinch};
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Sitrus Berry: restores a quarter of the HP when they are down to half.
pub static SITRUS_BERRY: Behaviour = item(
    items::SITRUS_BERRY,
    &[
        on::update(eat_at_half),
        on::try_eat_item(|cx, o, _| only_to_heal(cx, o, part(cx, o, 4.0))),
        on::eat(|cx, o| heal_part(cx, o, 4)),
    ],
);

/// Oran Berry: restores 10 HP when they are down to half.
pub static ORAN_BERRY: Behaviour = item(
    items::ORAN_BERRY,
    &[
        on::update(eat_at_half),
        on::try_eat_item(|cx, o, _| only_to_heal(cx, o, 10.0)),
        on::eat(|cx, o| heal(cx, o, 10)),
    ],
);

/// Berry: restores 10 HP at the end of a turn when they are down to half.
pub static BERRY: Behaviour = item(
    items::BERRY,
    &[
        on::residual(eat_at_half).order(10),
        on::try_eat_item(|cx, o, _| only_to_heal(cx, o, 10.0)),
        on::eat(|cx, o| heal(cx, o, 10)),
    ],
);

/// Gold Berry: restores 30 HP at the end of a turn when they are down to half.
pub static GOLD_BERRY: Behaviour = item(
    items::GOLD_BERRY,
    &[
        on::residual(eat_at_half).order(10),
        on::try_eat_item(|cx, o, _| only_to_heal(cx, o, 30.0)),
        on::eat(|cx, o| heal(cx, o, 30)),
    ],
);

/// Berry Juice: restores 20 HP when they are down to half.
pub static BERRY_JUICE: Behaviour = item(items::BERRY_JUICE, &[on::update(drink_at_half)]);

/// Berries that restore a third of the HP in a pinch, in generation 7 half, and up to generation 6 an eighth when they are
/// down to half; they confuse whoever dislikes their taste.
pub static TASTY_BERRIES: [Behaviour; 5] = [
    item(
        items::AGUAV_BERRY,
        &[
            on::update(eat_tasty).compared_since(Gen6),
            on::try_eat_item(only_to_heal_a_third),
            on::eat(|cx, o| taste(cx, o, Stat::Spd)).compared_since(Gen6),
        ],
    ),
    item(
        items::FIGY_BERRY,
        &[
            on::update(eat_tasty).compared_since(Gen6),
            on::try_eat_item(only_to_heal_a_third),
            on::eat(|cx, o| taste(cx, o, Stat::Atk)).compared_since(Gen6),
        ],
    ),
    item(
        items::IAPAPA_BERRY,
        &[
            on::update(eat_tasty).compared_since(Gen6),
            on::try_eat_item(only_to_heal_a_third),
            on::eat(|cx, o| taste(cx, o, Stat::Def)).compared_since(Gen6),
        ],
    ),
    item(
        items::MAGO_BERRY,
        &[
            on::update(eat_tasty).compared_since(Gen6),
            on::try_eat_item(only_to_heal_a_third),
            on::eat(|cx, o| taste(cx, o, Stat::Spe)).compared_since(Gen6),
        ],
    ),
    item(
        items::WIKI_BERRY,
        &[
            on::update(eat_tasty).compared_since(Gen6),
            on::try_eat_item(only_to_heal_a_third),
            on::eat(|cx, o| taste(cx, o, Stat::Spa)).compared_since(Gen6),
        ],
    ),
];

/// Enigma Berry: restores a quarter of the HP after a super effective hit.
pub static ENIGMA_BERRY: Behaviour = item(
    items::ENIGMA_BERRY,
    &[on::hit(eat_when_weak), on::try_eat_item(|cx, o, _| only_to_heal(cx, o, part(cx, o, 4.0))), on::eat(|_, _| Pass)],
);

fn part(cx: &Cx, o: Occasion, divisor: f64) -> f64 {
    cx.mon(o.target).base_max_hp as f64 / divisor
}

fn eat_at_half(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_at_half(cx, o.target) {
        cx.eat_item(o.target);
    }
    Pass
}

/// A berry is not eaten where nothing can be restored.
fn only_to_heal(cx: &mut Cx, o: Occasion, amount: f64) -> Verdict {
    let effect = cx.acting();
    if cx.run_with(Event::TryHeal, o.target, None, effect, Value::Number(amount)).truthy() { Pass } else { Fail }
}

fn only_to_heal_a_third(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    only_to_heal(cx, o, part(cx, o, 3.0))
}

fn heal(cx: &mut Cx, o: Occasion, amount: i32) -> Verdict {
    cx.heal(amount, o.target);
    Pass
}

fn heal_part(cx: &mut Cx, o: Occasion, divisor: i32) -> Verdict {
    heal(cx, o, share(cx.mon(o.target).base_max_hp, 1, divisor))
}

fn drink_at_half(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_at_half(cx, o.target) && only_to_heal(cx, o, 20.0) == Pass && cx.use_item(o.target) {
        cx.heal(20, o.target);
    }
    Pass
}

pub(crate) fn eat_in_a_pinch(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_in_a_pinch(cx, o.target) {
        cx.eat_item(o.target);
    }
    Pass
}

fn eat_tasty(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.since(Gen7) { eat_in_a_pinch(cx, o) } else { eat_at_half(cx, o) }
}

fn taste(cx: &mut Cx, o: Occasion, disliked: Stat) -> Verdict {
    let restored = match cx.generation() {
        Gen8 | Gen9 => 3,
        Gen7 => 2,
        _ => 8,
    };
    heal_part(cx, o, restored);
    if cx.nature(o.target).minus() == Some(disliked) {
        cx.add_volatile(o.target, conditions::CONFUSION, None, None);
    }
    Pass
}

fn eat_when_weak(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.mv.is_some() && cx.hit_data(hit.mv, hit.target).type_mod > 0 && cx.eat_item(hit.target) {
        cx.heal(share(cx.mon(hit.target).base_max_hp, 1, 4), hit.target);
    }
    Pass
}

/// What is another thing up to generation 2.
pub static OTHERS_OF_OLD: [Behaviour; 1] = [item(items::ENIGMA_BERRY, &[]).in_rules(rule_sets::GEN2).anew()];

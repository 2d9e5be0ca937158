//! Ripen: berries do twice as much.

use tallgrass_battle::prelude::*;

pub static RIPEN: Behaviour = ability(
    abilities::RIPEN,
    &[
        on::try_heal(heal_twice),
        on::change_boost(raise_twice),
        on::modify_damage(weaken_twice).as_source().priority(-1),
        on::try_eat_item(announce).priority(-1),
        on::eat_item(note_weakening),
    ],
);

/// Berries that weaken one hit of a type.
const WEAKENING: [ItemId; 18] = [
    items::BABIRI_BERRY,
    items::CHARTI_BERRY,
    items::CHILAN_BERRY,
    items::CHOPLE_BERRY,
    items::COBA_BERRY,
    items::COLBUR_BERRY,
    items::HABAN_BERRY,
    items::KASIB_BERRY,
    items::KEBIA_BERRY,
    items::OCCA_BERRY,
    items::PASSHO_BERRY,
    items::PAYAPA_BERRY,
    items::RINDO_BERRY,
    items::ROSELI_BERRY,
    items::SHUCA_BERRY,
    items::TANGA_BERRY,
    items::WACAN_BERRY,
    items::YACHE_BERRY,
];

effect_data! {
    /// Whether the berry that was eaten last weakens a hit.
    struct Eaten { weakens: u8 }
}

fn is_berry(cx: &Cx, effect: Effect) -> bool {
    effect.id.as_item().is_some_and(|item| cx.dex().item(item).is_berry)
}

fn heal_twice(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    if o.effect.is(items::BERRY_JUICE) || o.effect.is(items::LEFTOVERS) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
    }
    if is_berry(cx, o.effect) { cx.chain(2, 1) } else { Pass }
}

fn raise_twice(cx: &mut Cx, o: Occasion, boosts: &mut BoostList) -> Verdict {
    if is_berry(cx, o.effect) {
        *boosts = boosts.map(|_, change| change.saturating_mul(2));
    }
    Pass
}

fn weaken_twice(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    if cx.memory::<Eaten>().weakens == 0 {
        return Pass;
    }
    cx.remember(Eaten { weakens: 0 });
    cx.chain(1, 2)
}

fn announce(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    say!(cx, "-activate", o.target, Full(cx.acting()));
    Pass
}

fn note_weakening(cx: &mut Cx, _: Occasion, item: ItemId) -> Verdict {
    cx.remember(Eaten { weakens: WEAKENING.contains(&item) as u8 });
    Pass
}

//! Berries that cure one status, or confusion, or everything.

use crate::shared::statuses::POISONS;
use tallgrass_battle::prelude::*;

/// Cheri Berry, Chesto Berry and the like, with those of generation 2.
pub static STATUS_BERRIES: [Behaviour; 12] = [
    item(items::ASPEAR_BERRY, FREEZE),
    item(items::BURNT_BERRY, FREEZE),
    item(items::CHERI_BERRY, PARALYSIS),
    item(items::PRZ_CURE_BERRY, PARALYSIS),
    item(items::CHESTO_BERRY, SLEEP),
    item(items::MINT_BERRY, SLEEP),
    item(items::PECHA_BERRY, POISON),
    item(items::PSN_CURE_BERRY, POISON),
    item(items::RAWST_BERRY, BURN),
    item(items::ICE_BERRY, BURN),
    item(items::PERSIM_BERRY, CONFUSION),
    item(items::BITTER_BERRY, CONFUSION),
];

/// Lum Berry: cures any status and confusion.
pub static LUM_BERRY: Behaviour = item(
    items::LUM_BERRY,
    &[on::after_set_status(eat_at_once).priority(-1), on::update(eat_if_anything), on::eat(cure_all)],
);

/// Miracle Berry: the same in generation 2.
pub static MIRACLE_BERRY: Behaviour = item(items::MIRACLE_BERRY, &[on::update(eat_if_anything), on::eat(cure_all)]);

const FREEZE: &[Listener] =
    &[on::update(|cx, o| eat_if(cx, o, &[conditions::FRZ])), on::eat(|cx, o| cure_if(cx, o, &[conditions::FRZ]))];
const PARALYSIS: &[Listener] =
    &[on::update(|cx, o| eat_if(cx, o, &[conditions::PAR])), on::eat(|cx, o| cure_if(cx, o, &[conditions::PAR]))];
const SLEEP: &[Listener] =
    &[on::update(|cx, o| eat_if(cx, o, &[conditions::SLP])), on::eat(|cx, o| cure_if(cx, o, &[conditions::SLP]))];
const POISON: &[Listener] = &[on::update(|cx, o| eat_if(cx, o, &POISONS)), on::eat(|cx, o| cure_if(cx, o, &POISONS))];
const BURN: &[Listener] =
    &[on::update(|cx, o| eat_if(cx, o, &[conditions::BRN])), on::eat(|cx, o| cure_if(cx, o, &[conditions::BRN]))];
const CONFUSION: &[Listener] = &[on::update(eat_if_confused), on::eat(cure_confusion)];

fn eat_if(cx: &mut Cx, o: Occasion, statuses: &[ConditionId]) -> Verdict {
    if statuses.contains(&cx.mon(o.target).status) {
        cx.eat_item(o.target);
    }
    Pass
}

fn cure_if(cx: &mut Cx, o: Occasion, statuses: &[ConditionId]) -> Verdict {
    if statuses.contains(&cx.mon(o.target).status) {
        cx.cure_status(o.target);
    }
    Pass
}

fn eat_if_confused(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.has_volatile(o.target, conditions::CONFUSION) {
        cx.eat_item(o.target);
    }
    Pass
}

fn cure_confusion(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::CONFUSION);
    Pass
}

fn eat_at_once(cx: &mut Cx, o: Occasion, _: ConditionId) -> Verdict {
    cx.eat_item(o.target);
    Pass
}

fn eat_if_anything(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).status.is_some() || cx.has_volatile(o.target, conditions::CONFUSION) {
        cx.eat_item(o.target);
    }
    Pass
}

fn cure_all(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.cure_status(o.target);
    cure_confusion(cx, o)
}

//! Choice Band, Specs and Scarf: raise Attack, Special Attack or Speed by half, and allow only one move.

use tallgrass_battle::prelude::*;

pub static CHOICE_ITEMS: [Behaviour; 3] = [
    item(
        items::CHOICE_BAND,
        &[on::start(choose_anew), on::modify_move(lock), on::modify_atk(|cx, hit, _| raise(cx, hit.user)).priority(1)],
    ),
    item(
        items::CHOICE_SPECS,
        &[on::start(choose_anew), on::modify_move(lock), on::modify_spa(|cx, hit, _| raise(cx, hit.user)).priority(1)],
    ),
    item(
        items::CHOICE_SCARF,
        &[on::start(choose_anew), on::modify_move(lock), on::modify_spe(|cx, o, _| raise(cx, o.target))],
    ),
];

fn choose_anew(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::CHOICELOCK);
    Pass
}

fn lock(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.user, conditions::CHOICELOCK, None, None);
    Pass
}

fn raise(cx: &mut Cx, holder: Mon) -> Reply<i32> {
    if cx.has_volatile(holder, conditions::DYNAMAX) { Pass } else { cx.chain(3, 2) }
}

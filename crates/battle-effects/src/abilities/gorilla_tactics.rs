//! Gorilla Tactics: half again of Attack, but only the first move chosen can be used.

use tallgrass_battle::prelude::*;

pub static GORILLA_TACTICS: Behaviour = ability(
    abilities::GORILLA_TACTICS,
    &[
        on::start(unlock),
        on::before_move(refuse_others),
        on::modify_move(lock),
        on::modify_atk(charge).priority(1),
        on::disable_move(disable_others),
        on::end(unlock),
    ],
);

effect_data! {
    /// The move that is locked in.
    struct Locked { yes: u16, id: u16 }
}

impl Locked {
    fn id(self) -> Option<MoveId> {
        (self.yes != 0).then_some(MoveId(self.id))
    }
}

fn unlock(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Locked::default());
    Pass
}

fn exempt(cx: &Cx, hit: Hit) -> bool {
    let active = cx.mv(hit.mv);
    active.z_or_max_powered || active.id == moves::STRUGGLE
}

fn refuse_others(cx: &mut Cx, hit: Hit) -> Verdict {
    let id = cx.mv(hit.mv).id;
    if exempt(cx, hit) || cx.memory::<Locked>().id().is_none_or(|locked| locked == id) {
        return Pass;
    }
    if cx.is_logging() {
        cx.write_move(&[&"move", &hit.user, &id]);
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "-fail", hit.user);
    Fail
}

fn lock(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.memory::<Locked>().id().is_none() && !exempt(cx, hit) {
        cx.remember(Locked { yes: 1, id: cx.mv(hit.mv).id.0 });
    }
    Pass
}

fn charge(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.has_volatile(hit.user, conditions::DYNAMAX) { Pass } else { cx.chain(3, 2) }
}

fn disable_others(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(locked) = cx.memory::<Locked>().id() else { return Pass };
    if !cx.has_volatile(o.target, conditions::DYNAMAX) {
        for i in 0..cx.move_count(o.target) {
            let id = cx.move_slot(o.target, i).id;
            if id != locked {
                cx.disable_move(o.target, id, false);
            }
        }
    }
    Pass
}

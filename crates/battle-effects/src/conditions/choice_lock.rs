//! Choice lock: as long as it holds a Choice item, its bearer can only repeat its first move.

use tallgrass_battle::prelude::*;

pub static CHOICE_LOCK: Behaviour = condition(
    conditions::CHOICELOCK,
    &[
        on::start(lock).since(Gen5),
        on::start(lock_into_last).until(Gen4),
        on::before_move(refuse_others).since(Gen7),
        on::disable_move(disable_others),
    ],
);

effect_data! {
    /// The only move allowed, by number.
    pub(crate) struct Locked { move_id: u16 }
}

fn lock(cx: &mut Cx, _: Occasion) -> Verdict {
    let Some(mv) = cx.active_move() else { return Fail };
    let mv = cx.mv(mv);
    if mv.has_bounced || mv.source_effect == moves::SNATCH.into() || mv.source_effect == conditions::SNATCH.into() {
        return Fail;
    }
    let move_id = mv.id.0;
    cx.remember(Locked { move_id });
    Pass
}

fn allowed(cx: &Cx) -> MoveId {
    MoveId(cx.memory::<Locked>().move_id)
}

fn holds_choice_item(cx: &Cx, mon: Mon) -> bool {
    cx.dex().item(cx.mon(mon).item).is_choice
}

fn is_in_force(cx: &Cx, mon: Mon) -> bool {
    !cx.ignoring_item(mon) && !cx.has_volatile(mon, conditions::DYNAMAX)
}

fn refuse_others(cx: &mut Cx, hit: Hit) -> Verdict {
    let mon = hit.user;
    if !holds_choice_item(cx, mon) {
        cx.remove_volatile(mon, conditions::CHOICELOCK);
        return Pass;
    }
    let id = cx.mv(hit.mv).id;
    if !is_in_force(cx, mon) || id == allowed(cx) || id == moves::STRUGGLE {
        return Pass;
    }
    if cx.is_logging() {
        cx.write_move(&[&"move", &mon, &id]);
    }
    cx.attr_last_move(&[&"[still]"]);
    say!(cx, "-fail", mon);
    Fail
}

fn disable_others(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let allowed = allowed(cx);
    if !holds_choice_item(cx, mon) || !cx.has_move(mon, allowed) {
        cx.remove_volatile(mon, conditions::CHOICELOCK);
        return Pass;
    }
    if !is_in_force(cx, mon) {
        return Pass;
    }
    let by = Effect::of(cx.own().source_effect);
    for i in 0..cx.move_count(mon) {
        let id = cx.move_slot(mon, i).id;
        if id != allowed {
            cx.disable_move_by(mon, id, false, by);
        }
    }
    Pass
}

/// Up to generation 4 it is the last move that is allowed.
fn lock_into_last(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(id) = cx.last_move_of(o.target) else { return Fail };
    cx.remember(Locked { move_id: id.0 });
    Pass
}

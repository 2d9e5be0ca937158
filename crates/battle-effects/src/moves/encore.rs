//! Encore: for three turns the target can only repeat its last move.

use crate::shared::moves::last_move;
use tallgrass_battle::prelude::*;

pub static ENCORE_CONDITION: Behaviour = condition(
    conditions::ENCORE,
    &[
        on::start(begin),
        on::override_action(repeat),
        on::residual(end_without_pp).order(16),
        on::end(announce_end),
        on::disable_move(disable_others),
    ],
);

/// In Champions who is still to move this turn repeats its last move already, where that one would have come.
pub static ENCORE_IN_CHAMPIONS: Behaviour =
    condition(conditions::ENCORE, &[on::start(begin_this_turn)]).in_rules(rule_sets::CHAMPIONS);

effect_data! {
    /// What has to be repeated, by number.
    struct Encored { move_id: u16 }
}

fn encored(cx: &Cx) -> MoveId {
    MoveId(cx.memory::<Encored>().move_id)
}

/// The move a Pokémon has to repeat, if it does.
pub(crate) fn encored_move(cx: &Cx, mon: Mon) -> Option<MoveId> {
    cx.volatile(mon, conditions::ENCORE).map(|state| MoveId(state.data::<Encored>().move_id))
}

fn has_pp(cx: &Cx, mon: Mon, id: MoveId) -> bool {
    cx.find_move(mon, id).is_some_and(|at| cx.move_slot(mon, at).pp > 0)
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(last) = last_move(cx, o.target) else { return Fail };
    if cx.has_volatile(o.target, conditions::DYNAMAX)
        || last.is_special()
        || last.flags.contains(MoveFlags::FAILENCORE)
        || !has_pp(cx, o.target, last.id)
    {
        return Fail;
    }
    cx.remember(Encored { move_id: last.id.0 });
    say!(cx, "-start", o.target, "Encore");
    if cx.will_move(o.target).is_none() {
        cx.own_mut().duration += 1;
    }
    Pass
}

fn begin_this_turn(cx: &mut Cx, o: Occasion) -> Verdict {
    let begun = begin(cx, o);
    let (Pass, Some(at)) = (begun, cx.will_move(o.target)) else { return begun };
    let action = cx.queue()[at];
    let (chosen, repeated) = (cx.mv(action.mv).id, encored(cx));
    if chosen != repeated && !cx.has_item(o.target, items::MENTAL_HERB) {
        let priority_of = |id| f64::from(cx.dex().mv(id).priority);
        let priority = action.priority - priority_of(chosen) + priority_of(repeated);
        cx.change_action(o.target, repeated, action.order, priority);
    }
    begun
}

fn repeat(cx: &mut Cx, hit: Hit) -> Reply<MoveId> {
    let id = encored(cx);
    if cx.mv(hit.mv).id != id { Set(id) } else { Pass }
}

fn end_without_pp(cx: &mut Cx, o: Occasion) -> Verdict {
    if !has_pp(cx, o.target, encored(cx)) {
        cx.remove_volatile(o.target, conditions::ENCORE);
    }
    Pass
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Encore");
    Pass
}

fn disable_others(cx: &mut Cx, o: Occasion) -> Verdict {
    let id = encored(cx);
    if !cx.has_move(o.target, id) {
        return Pass;
    }
    for i in 0..cx.move_count(o.target) {
        let other = cx.move_slot(o.target, i).id;
        if other != id {
            cx.disable_move(o.target, other, false);
        }
    }
    Pass
}

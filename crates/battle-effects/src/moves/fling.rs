//! Fling: its user throws its item, with the power and the effect that item has; a berry is eaten by whom it hits.

use super::formats_broken_record_mod::{is_marked, records_stay};
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{Staleness, StateRef};

pub static FLING: Behaviour = move_(moves::FLING, &[on::prepare_hit(pick_up), on::hit(take_effect)]);

pub static FLING_CONDITION: Behaviour = condition(conditions::FLING, &[on::update(let_go)]);

/// The berry is eaten without anyone being told from whom it came, as the Broken Record Mod has it.
const ANONYMOUS: u64 = 1 << 31;

fn pick_up(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, mv, .. } = hit;
    let marked = is_marked(cx, mv);
    if cx.ignoring_item_for(user, !marked) {
        return Fail;
    }
    let id = cx.mon(user).item;
    if records_stay(cx, mv, id) || !cx.item_can_be_taken(id, user, user, Some(user)) {
        return Fail;
    }
    let item = cx.dex().item(id);
    let Some(fling) = item.fling else { return Fail };
    cx.mv_mut(mv).base_power = fling.base_power as i32;
    cx.mv_mut(mv).note = 0;
    if item.is_berry && !marked && cx.has_ability(user, abilities::CUD_CHEW) {
        let (cud_chew, effect) = (abilities::CUD_CHEW.into(), cx.move_effect(mv));
        let relay = Some(Value::Effect(id.into()));
        cx.single(Event::EatItem, cud_chew, Some(StateRef::Ability(user)), user, Some(user), effect, relay);
    }
    if item.is_berry || fling.effect {
        cx.mv_mut(mv).note = (u64::from(id.0) + 1) | if marked { ANONYMOUS } else { 0 };
    } else {
        let flying = cx.mv_mut(mv);
        flying.has_secondaries = true;
        if fling.status.is_some() || fling.volatile.is_some() {
            let volatile = if fling.status.is_some() { ConditionId::NONE } else { fling.volatile };
            flying.add_secondary(SecondaryEffect { status: fling.status, volatile, ..SecondaryEffect::NOTHING });
        }
    }
    cx.add_volatile(user, conditions::FLING, None, None);
    Pass
}

/// A berry that hits is eaten; a few other items have code of their own for this.
fn take_effect(cx: &mut Cx, hit: Hit) -> Verdict {
    let note = *cx.mv_mut(hit.mv).note_of(moves::FLING);
    let Some(number) = (note & !ANONYMOUS).checked_sub(1) else { return Pass };
    let item = ItemId(number as u16);
    let effect = cx.move_effect(hit.mv);
    let (source, cause) = if note & ANONYMOUS != 0 { (None, Effect::NONE) } else { (Some(hit.user), effect) };
    if !cx.dex().item(item).is_berry {
        cx.single(Event::Flung, item.into(), None, hit.target, Some(hit.user), effect, None);
    } else if cx.feed(hit.target, item, hit.user, source, cause) && item == items::LEPPA_BERRY {
        cx.mon_mut(hit.target).staleness = Staleness::External;
    }
    Pass
}

fn let_go(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let item = cx.mon(mon).item;
    cx.set_item(mon, ItemId::NONE, None, None);
    cx.mon_mut(mon).last_item = item;
    cx.mon_mut(mon).used_item_this_turn = true;
    say!(cx, "-enditem", mon, item, "[from] move: Fling");
    cx.run_with(Event::AfterUseItem, mon, None, Effect::NONE, Value::Effect(item.into()));
    cx.remove_volatile(mon, conditions::FLING);
    Pass
}

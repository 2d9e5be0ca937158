//! Fling: its user throws its item, with the power and the effect that item has; a berry is eaten by whom it hits.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::{Staleness, StateRef};

pub static FLING: Behaviour = move_(moves::FLING, &[on::prepare_hit(pick_up), on::hit(take_effect)]);

pub static FLING_CONDITION: Behaviour = condition(conditions::FLING, &[on::update(let_go)]);

/// The berry is eaten without anyone being told from whom it came.
const ANONYMOUS: u64 = 1 << 31;

fn pick_up(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, mv, .. } = hit;
    let id = cx.mon(user).item;
    if cx.ignoring_item_for(user, true) || !can_be_thrown(cx, user) {
        return Fail;
    }
    if cx.dex().item(id).is_berry && cx.has_ability(user, abilities::CUD_CHEW) {
        let (cud_chew, effect) = (abilities::CUD_CHEW.into(), cx.move_effect(mv));
        let relay = Some(Value::Effect(id.into()));
        cx.single(Event::EatItem, cud_chew, Some(StateRef::Ability(user)), user, Some(user), effect, relay);
    }
    throw(cx, hit, false)
}

/// Whether a Pokémon holds something that it can throw.
pub(crate) fn can_be_thrown(cx: &mut Cx, user: Mon) -> bool {
    let id = cx.mon(user).item;
    cx.item_can_be_taken(id, user, user, Some(user)) && cx.dex().item(id).fling.is_some()
}

/// Gives Fling the power and the effect of what its user holds. Of a berry that is thrown `anonymously` nobody is told from
/// whom it came.
pub(crate) fn throw(cx: &mut Cx, hit: Hit, anonymously: bool) -> Verdict {
    let Hit { user, mv, .. } = hit;
    let item = cx.dex().item(cx.mon(user).item);
    let Some(fling) = item.fling else { return Fail };
    let flying = cx.mv_mut(mv);
    flying.base_power = fling.base_power as i32;
    flying.note = 0;
    if item.is_berry || fling.effect {
        flying.note = (u64::from(item.id.0) + 1) | if anonymously { ANONYMOUS } else { 0 };
    } else {
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

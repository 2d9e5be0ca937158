//! Neutralizing Gas: as long as the holder is in, no other ability works. (Who is suppressed is told where abilities are
//! looked up.)

use crate::shared::pinch::Gluttony;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;
use tallgrass_pokedex::AbilityFlags;

pub static NEUTRALIZING_GAS: Behaviour =
    ability(abilities::NEUTRALIZING_GAS, &[on::switch_in(spread).priority(2), on::end(clear)]);

fn spread(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-ability", o.target, "Neutralizing Gas");
    cx.mon_mut(o.target).ability_state.ending = false;
    for mon in cx.actives() {
        if cx.has_item(mon, items::ABILITY_SHIELD) {
            say!(cx, "-block", mon, "item: Ability Shield");
            continue;
        }
        if cx.has_volatile(mon, conditions::COMMANDING) {
            continue;
        }
        if cx.mon(mon).illusion.is_some() {
            end_ability(cx, mon, abilities::ILLUSION, o.target);
        }
        let ability = cx.mon(mon).ability;
        if matches!(ability, abilities::DESOLATE_LAND | abilities::PRIMORDIAL_SEA | abilities::DELTA_STREAM) {
            end_ability(cx, mon, ability, o.target);
        }
    }
    Pass
}

fn end_ability(cx: &mut Cx, mon: Mon, ability: AbilityId, source: Mon) {
    let cause = abilities::NEUTRALIZING_GAS.into();
    cx.single(Event::End, ability.into(), Some(StateRef::Ability(mon)), mon, Some(source), cause, None);
}

fn clear(cx: &mut Cx, o: Occasion) -> Verdict {
    let gas = |mon: &Mon| *mon != o.target && cx.has_ability(*mon, abilities::NEUTRALIZING_GAS);
    if cx.mon(o.target).transformed || cx.actives().iter().any(gas) {
        return Pass;
    }
    say!(cx, "-end", o.target, "ability: Neutralizing Gas");
    if std::mem::replace(&mut cx.mon_mut(o.target).ability_state.ending, true) {
        return Pass;
    }
    let mut others = cx.actives();
    cx.sort_by_speed(&mut others);
    for mon in others {
        let ability = cx.mon(mon).ability;
        if mon == o.target
            || cx.dex().ability(ability).flags.contains(AbilityFlags::CANTSUPPRESS)
            || cx.has_item(mon, items::ABILITY_SHIELD)
        {
            continue;
        }
        cx.single(Event::Start, ability.into(), Some(StateRef::Ability(mon)), mon, None, Effect::NONE, None);
        if ability == abilities::GLUTTONY {
            // SHOWDOWN: it starts, and yet waits until its holder is hurt.
            cx.mon_mut(mon).ability_state.set_data(Gluttony { ready: 0 });
        }
    }
    Pass
}

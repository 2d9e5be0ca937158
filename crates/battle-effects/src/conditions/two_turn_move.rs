//! Charging: its bearer has begun a move that hits next turn, and can do nothing else until then.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static TWO_TURN_MOVE: Behaviour = condition(
    conditions::TWOTURNMOVE,
    &[on::start(charge), on::end(stop_charging), on::lock_move(lock), on::move_aborted(give_up)],
);

effect_data! {
    /// The move that is charged, by number.
    pub(crate) struct Charging { move_id: u16 }
}

fn charging(cx: &Cx) -> MoveId {
    MoveId(cx.memory::<Charging>().move_id)
}

fn charge(cx: &mut Cx, o: Occasion) -> Verdict {
    let user = o.target;
    let Some(id) = o.effect.id.as_move() else { return Fail };
    cx.remember(Charging { move_id: id.0 });
    let own = cx.dex().mv(id).condition;
    cx.add_volatile(user, own, None, None);
    let mut loc = cx.mon(user).last_move_target_loc;
    let mut defender = o.source.unwrap_or(Mon::NONE);
    let called = o.effect.mv.is_some() && !cx.mv(o.effect.mv).source_effect.is_none();
    if called && cx.dex().mv(id).target != MoveTarget::Self_ {
        if cx.mon(defender).fainted {
            let foes = cx.all_foes(user);
            defender = cx.sample(Purpose::Target, &foes).unwrap_or(defender);
        }
        loc = cx.loc_of(user, defender);
    }
    if let Some(state) = cx.volatile_mut(user, own) {
        state.aim = loc;
    }
    cx.attr_last_move(&[&"[still]"]);
    cx.run(Event::PrepareHit, user, defender.some(), o.effect);
    Pass
}

fn stop_charging(cx: &mut Cx, o: Occasion) -> Verdict {
    let own = cx.dex().mv(charging(cx)).condition;
    cx.remove_volatile(o.target, own);
    Pass
}

fn lock(cx: &mut Cx, _: Hit) -> Reply<MoveId> {
    Set(charging(cx))
}

fn give_up(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.remove_volatile(hit.user, conditions::TWOTURNMOVE);
    Pass
}

/// In generation 1 that it is out of reach meanwhile is a condition of its own.
pub static TWO_TURN_MOVE_OF_OLD: [Behaviour; 2] = [
    condition(conditions::TWOTURNMOVE, &[on::start(begin), on::lock_move(lock)]).in_rules(rule_sets::GEN1).anew(),
    condition(conditions::INVULNERABILITY, &[on::invulnerability(keep_off)]).in_rules(rule_sets::GEN1),
];

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    let Some(id) = o.effect.id.as_move() else { return Fail };
    cx.remember(Charging { move_id: id.0 });
    cx.attr_last_move(&[&"[still]"]);
    Pass
}

fn keep_off(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if hit.target == hit.user || matches!(cx.mv(hit.mv).id, moves::SWIFT | moves::TRANSFORM) {
        return Set(1);
    }
    say_out_of_reach(cx, hit)
}

fn say_out_of_reach(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    if cx.is_logging() {
        let text = format!("The foe {} can't be hit while invulnerable!", cx.set_of(hit.target).name);
        say!(cx, "-message", text);
    }
    Fail
}

/// In the Japanese games Swift reaches who is behind a substitute only.
pub static INVULNERABILITY_IN_JAPAN: Behaviour =
    condition(conditions::INVULNERABILITY, &[on::invulnerability(keep_off_swift)]).in_rules(rule_sets::GEN1JPN);

fn keep_off_swift(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let is_swift = cx.mv(hit.mv).id == moves::SWIFT && hit.target != hit.user;
    if is_swift && !cx.has_volatile(hit.target, conditions::SUBSTITUTE) {
        return say_out_of_reach(cx, hit);
    }
    keep_off(cx, hit)
}

//! From a move's use to its hits, and a hit with all that it does.

use super::damage::{damage_of_hold, is_nameless, knocks_out};
use super::{Rage, Rampage, weaken_by_status};
use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::moves::Payload;
use crate::protocol::log::Health;
use crate::random::Purpose;
use crate::say;
use crate::state::{SecondaryEffect, SwitchFlag};
use crate::verbs::Mons;
use tallgrass_pokedex::{Accuracy, Boost, Category, ConditionId, SelfDestruct, SelfSwitch, conditions};

impl Battle {
    /// Lets a move hit somebody with nothing but so much damage, without asking whether it can (Bide, in generation 1).
    pub fn hit_bare(&mut self, damage: i32, target: Mon, user: Mon, mv: Mv) -> Value {
        self.mv_mut(mv).fixed_damage = damage;
        move_hit(self, &[target], user, mv, Payload::NOTHING, false, false)
    }
}

/// Lets a move act on its target: whether it reaches it, hits, and how often. What the last hit came to.
pub(super) fn try_move_hit(battle: &mut Battle, targets: &Mons, user: Mon, mv: Mv) -> Value {
    match targets.first() {
        Some(&target) => attempt(battle, target, user, mv),
        None => Value::False,
    }
}

fn is_of_own_volatile(battle: &Battle, mv: Mv, volatile: ConditionId) -> bool {
    battle.move_data(mv).self_effect.is_some_and(|own| own.volatile == volatile)
}

/// Counts the uses of a rampage, of which the last confuses.
fn go_on_rampage(battle: &mut Battle, user: Mon, mv: Mv) {
    let effect = battle.move_effect(mv);
    let Some(state) = battle.volatile_mut(user, conditions::LOCKEDMOVE) else {
        battle.add_volatile(user, conditions::LOCKEDMOVE, Some(user), Some(effect));
        return;
    };
    let left = state.update(|rampage: &mut Rampage| {
        rampage.time -= 1;
        rampage.time
    });
    if left == 0 {
        battle.delete_volatile(user, conditions::CONFUSION);
        battle.add_volatile(user, conditions::CONFUSION, Some(user), Some(conditions::LOCKEDMOVE.into()));
    }
}

fn attempt(battle: &mut Battle, target: Mon, user: Mon, mv: Mv) -> Value {
    if is_of_own_volatile(battle, mv, conditions::LOCKEDMOVE) {
        go_on_rampage(battle, user, mv);
    }
    let effect = battle.move_effect(mv);
    let blows_up = battle.numbers(mv).self_destruction() != SelfDestruct::No;
    let reached = battle.run(Event::Invulnerability, target, Some(user), effect) != Value::False;
    if !reached {
        say_miss(battle, user);
    }
    if !reached || !battle.immunity_to_move(target, mv, true) {
        if blows_up {
            battle.faint(user, Some(user), effect);
        }
        return Value::False;
    }
    if battle.single(Event::TryImmunity, effect, None, target, Some(user), effect, None) == Value::False {
        say!(battle, "-immune", target);
        return Value::False;
    }
    if knocks_out(battle, mv) && battle.mon(target).modified_stats[4] > battle.mon(user).modified_stats[4] {
        say!(battle, "-immune", target, "[ohko]");
        return Value::False;
    }
    let accuracy = accuracy_of(battle, target, user, mv);
    let mut damage = if lands(battle, accuracy, target, user, mv) { Value::int(0) } else { Value::False };
    if damage != Value::False {
        if battle.mv(mv).multihit != (0, 0) {
            match hit_often(battle, target, user, mv) {
                None => return Value::int(1),
                Some(last) => damage = last,
            }
        } else {
            let payload = battle.payload_of(mv);
            damage = move_hit(battle, &[target], user, mv, payload, false, false);
        }
    }
    if battle.mv(mv).category != Category::Status {
        battle.note_attack(target, mv, damage.number().map(|dealt| dealt as i32), user);
    }
    if blows_up {
        if !battle.mon(target).sub_fainted {
            battle.faint(user, Some(user), effect);
        } else if battle.is_logging() {
            let name = battle.move_data(mv).name;
            let text = format!("In Gen 1, the user of {name} will not take damage if it breaks a Substitute.");
            battle.hint(&text, false, None);
        }
    }
    if damage == Value::False {
        battle.delete_volatile(user, conditions::PARTIALTRAPPINGLOCK);
        return Value::False;
    }
    if knocks_out(battle, mv) {
        say!(battle, "-ohko");
    }
    battle.single(Event::AfterMoveSecondary, effect, None, target, Some(user), effect, None);
    battle.run(Event::AfterMoveSecondary, target, Some(user), effect);
    damage
}

fn say_miss(battle: &mut Battle, user: Mon) {
    battle.attr_last_move(&[&"[miss]"]);
    say!(battle, "-miss", user);
}

/// A stage's share of accuracy, in hundredths.
const ACCURACY_STAGES: [f64; 13] =
    [25.0, 28.0, 33.0, 40.0, 50.0, 66.0, 100.0, 150.0, 200.0, 250.0, 300.0, 350.0, 400.0];

/// The accuracy of a move, of 256, before others have a say; nothing if it can't miss.
fn accuracy_of(battle: &mut Battle, target: Mon, user: Mon, mv: Mv) -> Option<i32> {
    let recharges = || battle.has_volatile(target, conditions::MUSTRECHARGE);
    let Accuracy::Percent(percent) = battle.mv(mv).accuracy else { return None };
    if battle.mv(mv).status == conditions::SLP && recharges() {
        return None;
    }
    let mut accuracy = if is_nameless(battle, mv) { 80 } else { i32::from(percent) * 255 / 100 };
    // SHOWDOWN: what stages have made of the accuracy of these is kept, and changed by them again.
    if let Some(state) = battle.volatile(user, conditions::LOCKEDMOVE) {
        accuracy = state.data::<Rampage>().accuracy;
    }
    if let Some(state) = battle.volatile(user, conditions::RAGE) {
        accuracy = state.data::<Rage>().accuracy;
    }
    let by_stage = |accuracy: i32, stage: i8| {
        let share = ACCURACY_STAGES[(stage.clamp(-6, 6) + 6) as usize] / 100.0;
        (f64::from(accuracy) * share) as i32
    };
    if !battle.mv(mv).ignore_accuracy {
        accuracy = by_stage(accuracy, battle.mon(user).boost(Boost::Accuracy));
    }
    if !battle.mv(mv).ignore_evasion {
        accuracy = by_stage(accuracy, -battle.mon(target).boost(Boost::Evasion));
    }
    accuracy = accuracy.clamp(1, 255);
    if let Some(state) = battle.volatile_mut(user, conditions::LOCKEDMOVE) {
        state.update(|rampage: &mut Rampage| rampage.accuracy = accuracy);
    }
    if let Some(state) = battle.volatile_mut(user, conditions::RAGE) {
        state.update(|rage: &mut Rage| rage.accuracy = accuracy);
    }
    Some(accuracy)
}

/// Whether a move hits. If not, the log says so.
fn lands(battle: &mut Battle, accuracy: Option<i32>, target: Mon, user: Mon, mv: Mv) -> bool {
    let effect = battle.move_effect(mv);
    let relay = accuracy.map_or(Value::True, Value::int);
    let accuracy = match battle.run_with(Event::Accuracy, target, Some(user), effect, relay) {
        Value::True => return true,
        answer => answer.as_int() + i32::from(battle.mv(mv).target == tallgrass_pokedex::MoveTarget::Self_),
    };
    if battle.chance(Purpose::Accuracy, accuracy.max(0) as u32, 256) {
        return true;
    }
    say_miss(battle, user);
    if accuracy == 255 {
        battle.hint("In Gen 1, moves with 100% accuracy can still miss 1/256 of the time.", false, None);
    }
    battle.state.last_damage = 0;
    false
}

/// Hits several times, each time with what the first hit has dealt. What the last came to; nothing if there was none.
fn hit_often(battle: &mut Battle, target: Mon, user: Mon, mv: Mv) -> Option<Value> {
    let (low, high) = battle.mv(mv).multihit;
    let hits = match (low, high) {
        _ if low == high => low,
        (2, 5) => battle.sample(Purpose::HitCount, battle.flow().two_to_five).unwrap_or(2),
        _ => battle.random_from(Purpose::HitCount, low.into(), u32::from(high) + 1) as u8,
    };
    let mut count = 0;
    let mut damage = Value::int(0);
    while count < hits && battle.mon(target).hp > 0 && battle.mon(user).hp > 0 {
        let active = battle.mv_mut(mv);
        active.hit = count + 1;
        active.last_hit = active.hit == hits;
        let payload = battle.payload_of(mv);
        let dealt = move_hit(battle, &[target], user, mv, payload, false, false);
        if dealt == Value::False {
            break;
        }
        damage = if dealt.truthy() { dealt } else { Value::int(0) };
        if count == 0 {
            battle.mv_mut(mv).fixed_damage = damage.as_int();
        }
        count += 1;
        if battle.mon(target).sub_fainted {
            break;
        }
    }
    battle.mv_mut(mv).fixed_damage = 0;
    if count == 0 {
        return None;
    }
    say!(battle, "-hitcount", target, count);
    Some(damage)
}

/// Something hits: a move, one of its secondary effects, or what it does to its own user.
pub(super) fn move_hit(
    battle: &mut Battle,
    targets: &[Mon],
    user: Mon,
    mv: Mv,
    payload: Payload,
    secondary: bool,
    own: bool,
) -> Value {
    let mut target = targets.first().and_then(|mon| mon.some());
    if !secondary && !own {
        battle.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
    }
    let is_covered =
        |battle: &Battle, mon: Option<Mon>| mon.is_some_and(|mon| battle.has_volatile(mon, conditions::SUBSTITUTE));
    let was_covered = is_covered(battle, target);
    let mut still_covered = None;
    let mut answer = Value::True;
    if let Some(aimed) = target {
        answer = match meets(battle, aimed, user, mv, &payload, secondary, own) {
            Ok(answer) => answer,
            Err(()) => return Value::False,
        };
        if answer == Value::int(0) {
            // The substitute has taken it, and the rest meets nobody.
            still_covered = Some(is_covered(battle, target));
            target = None;
        }
    }
    let mut damage = Value::int(0);
    if let Some(target) = target {
        damage = match effects_on(battle, target, user, mv, &payload, secondary, own, answer) {
            Ok(damage) => damage,
            Err(()) => return Value::False,
        };
    }
    let still_covered = still_covered.unwrap_or_else(|| is_covered(battle, target));
    if let Some(on_user) = payload.own
        && on_user.volatile != conditions::LOCKEDMOVE
        && (!was_covered || still_covered || on_user.volatile == conditions::PARTIALTRAPPINGLOCK)
    {
        move_hit(battle, &[user], user, mv, Payload::of_own(&on_user), secondary, true);
    }
    if payload.whole_move
        && let Some(target) = target.filter(|&target| battle.mon(target).hp > 0)
        && (battle.mv(mv).multihit == (0, 0) || battle.mv(mv).last_hit)
    {
        secondary_effects(battle, target, user, mv, own);
    }
    if payload.self_switch && battle.mv(mv).self_switch != SelfSwitch::No && battle.mon(user).hp > 0 {
        battle.mon_mut(user).switch_flag = SwitchFlag::By(battle.mv(mv).id);
    }
    damage
}

/// Whether a hit gets to its target; 0 if a substitute takes it.
fn meets(
    battle: &mut Battle,
    target: Mon,
    user: Mon,
    mv: Mv,
    payload: &Payload,
    secondary: bool,
    own: bool,
) -> Result<Value, ()> {
    let effect = battle.move_effect(mv);
    let goes_on = |battle: &mut Battle, answer: Value| {
        if answer == Value::False {
            say!(battle, "-fail", target);
        }
        if answer.truthy() { Ok(answer) } else { Err(()) }
    };
    let mut answer = Value::True;
    if payload.whole_move {
        answer = battle.single(Event::TryHit, effect, None, target, Some(user), effect, None);
        goes_on(battle, answer)?;
    }
    if !own && !secondary {
        answer = battle.run(Event::TryHit, target, Some(user), effect);
        if answer != Value::int(0) {
            goes_on(battle, answer)?;
        }
        if !battle.run(Event::TryFieldHit, target, Some(user), effect).truthy() {
            return Err(());
        }
    } else if secondary && payload.own.is_none() {
        answer = battle.run(Event::TrySecondaryHit, target, Some(user), effect);
        if answer != Value::int(0) {
            goes_on(battle, answer)?;
        }
    }
    Ok(answer)
}

/// What a hit does to its target. What it has dealt; an error if it failed.
fn effects_on(
    battle: &mut Battle,
    target: Mon,
    user: Mon,
    mv: Mv,
    payload: &Payload,
    secondary: bool,
    own: bool,
    answer: Value,
) -> Result<Value, ()> {
    let effect = battle.move_effect(mv);
    let (damage, mut something) = deal(battle, target, user, mv, payload, secondary, own, answer)?;
    if let Some(boosts) = payload.boosts
        && battle.mon(target).hp > 0
    {
        if !battle.boost_as(boosts, target, Some(user), Some(effect), secondary, own).truthy() {
            say!(battle, "-fail", target);
            return Err(());
        }
        something = true;
        // SHOWDOWN: whoever is opposite is weakened by paralysis or burn once more, as in the games.
        let across = battle.foe_side(battle.mon(user).side);
        if let Some(foe) = battle.side(across).active[0].some() {
            weaken_by_status(battle, foe, battle.mon(foe).status);
        }
    }
    if let Some((numerator, denominator)) = payload.heal
        && !battle.mon(target).fainted
    {
        let amount = battle.mon(target).max_hp * i32::from(numerator) / i32::from(denominator);
        if battle.gain_hp(target, amount) == 0 {
            say!(battle, "-fail", target);
            return Err(());
        }
        say!(battle, "-heal", target, Health(target));
        something = true;
    }
    if payload.status.is_some() {
        give_status(battle, target, user, effect, payload.status, secondary);
        something = true;
    }
    if payload.volatile.is_some() {
        something |= battle.add_volatile(target, payload.volatile, Some(user), Some(effect)).truthy();
    }
    if payload.side_condition.is_some() {
        let side = battle.mon(target).side;
        something |= battle.add_side_condition(side, payload.side_condition, Some(user), Some(effect)).truthy();
    }
    if payload.pseudo_weather.is_some() {
        something |= battle.add_pseudo_weather(payload.pseudo_weather, Some(user), Some(effect)).truthy();
    }
    let own_code = payload.hook.and_then(|(id, event)| battle.hit_code(id, event, target, user, effect));
    let answer = own_code.unwrap_or(Value::True);
    if !own && !secondary {
        battle.run(Event::Hit, target, Some(user), effect);
    }
    if !answer.truthy() && !something {
        if answer == Value::False {
            say!(battle, "-fail", target);
        }
        return Err(());
    }
    Ok(damage)
}

/// Deals a hit's damage. What was dealt, and whether that was anything.
fn deal(
    battle: &mut Battle,
    target: Mon,
    user: Mon,
    mv: Mv,
    payload: &Payload,
    secondary: bool,
    own: bool,
    answer: Value,
) -> Result<(Value, bool), ()> {
    let effect = battle.move_effect(mv);
    let damage = if payload.whole_move {
        battle.damage_of(user, target, mv, false)
    } else if !secondary && !own {
        Value::int(battle.mv(mv).fixed_damage)
    } else {
        // SHOWDOWN: whatever hits whom its user holds deals what holding does.
        damage_of_hold(battle, user, target).map_or(Value::Undefined, Value::int)
    };
    match damage {
        Value::Number(amount) if !battle.mon(target).fainted => {
            let amount = (amount as i32).min(battle.mon(target).hp);
            let dealt = battle.damage_by(amount, target, Some(user), Some(effect));
            if dealt.truthy() {
                battle.recoil_damage(dealt.as_int(), mv, user);
            }
            if dealt.is_number() { Ok((dealt, true)) } else { Err(()) }
        }
        Value::False | Value::Null => {
            if damage == Value::False && answer == Value::Undefined {
                say!(battle, "-fail", target);
            }
            Err(())
        }
        other => Ok((other, false)),
    }
}

/// Gives a status, if there is none or the target must recharge.
fn give_status(battle: &mut Battle, target: Mon, user: Mon, effect: Effect, status: ConditionId, secondary: bool) {
    let now = battle.mon(target).status;
    if status == conditions::SLP && battle.has_volatile(target, conditions::MUSTRECHARGE) {
        if battle.set_status(target, status, Some(user), Some(effect)).truthy() {
            battle.remove_volatile(target, conditions::MUSTRECHARGE);
            let text = "In Gen 1, if a Pokémon that has just used Hyper Beam and has yet to recharge is targeted with a \
                        sleep inducing move, any other status it may already have will be ignored and sleep will be \
                        induced regardless.";
            battle.hint(text, false, None);
        }
    } else if now.is_none() {
        if battle.set_status(target, status, Some(user), Some(effect)).truthy() {
            weaken_by_status(battle, target, status);
        }
    } else if !secondary {
        if now == status {
            say!(battle, "-fail", target, now);
        } else {
            say!(battle, "-fail", target);
        }
    }
}

fn secondary_effects(battle: &mut Battle, target: Mon, user: Mon, mv: Mv, own: bool) {
    for secondary in battle.secondaries_of(mv) {
        let spared = matches!(secondary.status, conditions::PAR | conditions::BRN | conditions::FRZ)
            && battle.has_type(target, battle.mv(mv).kind);
        if !spared && secondary_happens(battle, &secondary) {
            move_hit(battle, &[target], user, mv, Payload::of_secondary(&secondary), true, own);
        }
    }
}

fn secondary_happens(battle: &mut Battle, secondary: &SecondaryEffect) -> bool {
    let Some(chance) = secondary.chance else { return true };
    let mut chance = (u32::from(chance) * 256).div_ceil(100);
    if secondary.volatile == conditions::CONFUSION {
        chance = chance.saturating_sub(1);
    }
    battle.chance(Purpose::Secondary, chance, 256)
}

//! One hit: its damage, and all that comes with it.

use super::hit_loop::Remaining;
use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, EffectId, Holder, Mon, Mv};
use crate::random::Purpose;
use crate::say;
use crate::state::{MAX_PLACES, SecondaryEffect, SecondaryList, SwitchFlag};
use crate::verbs::{Mons, Outcomes, rounded_share};
use tallgrass_pokedex::Generation::{Gen5, Gen8};
use tallgrass_pokedex::{BoostList, Category, ConditionId, MoveId, MoveTarget, SelfDestruct, SelfEffect, SelfSwitch};

/// What a hit does besides damage: of the move itself, of a secondary effect, or on the move's own user.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payload {
    /// The whole move, with its damage.
    pub whole_move: bool,
    pub boosts: Option<BoostList>,
    pub heal: Option<(u16, u16)>,
    pub status: ConditionId,
    /// The ability a status is blamed on.
    pub by_ability: EffectId,
    pub volatile: ConditionId,
    pub side_condition: ConditionId,
    pub slot_condition: ConditionId,
    pub weather: ConditionId,
    pub terrain: ConditionId,
    pub pseudo_weather: ConditionId,
    pub force_switch: bool,
    pub self_switch: bool,
    pub selfdestruct: bool,
    /// Whose code runs, at which event.
    pub hook: Option<(EffectId, Event)>,
    /// What happens to the user.
    pub own: Option<OwnPayload>,
}

/// What a hit does to the move's own user.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnPayload {
    pub chance: Option<u16>,
    pub boosts: Option<BoostList>,
    pub volatile: ConditionId,
    pub side_condition: ConditionId,
    pub pseudo_weather: ConditionId,
    pub hook: EffectId,
}

impl OwnPayload {
    const NOTHING: OwnPayload = OwnPayload {
        chance: None,
        boosts: None,
        volatile: ConditionId::NONE,
        side_condition: ConditionId::NONE,
        pseudo_weather: ConditionId::NONE,
        hook: EffectId::NONE,
    };

    /// This in place of what it has as well, but for code.
    fn over(self, under: OwnPayload) -> OwnPayload {
        let either = |over: ConditionId, under: ConditionId| if over.is_some() { over } else { under };
        OwnPayload {
            chance: self.chance.or(under.chance),
            boosts: self.boosts.or(under.boosts),
            volatile: either(self.volatile, under.volatile),
            side_condition: either(self.side_condition, under.side_condition),
            pseudo_weather: either(self.pseudo_weather, under.pseudo_weather),
            hook: if under.hook.is_none() { self.hook } else { under.hook },
        }
    }
}

impl Payload {
    pub(crate) const NOTHING: Payload = Payload {
        whole_move: false,
        boosts: None,
        heal: None,
        status: ConditionId::NONE,
        by_ability: EffectId::NONE,
        volatile: ConditionId::NONE,
        side_condition: ConditionId::NONE,
        slot_condition: ConditionId::NONE,
        weather: ConditionId::NONE,
        terrain: ConditionId::NONE,
        pseudo_weather: ConditionId::NONE,
        force_switch: false,
        self_switch: false,
        selfdestruct: false,
        hook: None,
        own: None,
    };

    pub(crate) fn of_secondary(secondary: &SecondaryEffect) -> Payload {
        let own = secondary.has_self().then_some(OwnPayload {
            chance: None,
            boosts: secondary.self_boosts,
            volatile: secondary.self_volatile,
            side_condition: ConditionId::NONE,
            pseudo_weather: ConditionId::NONE,
            hook: secondary.self_hook,
        });
        let hook = (!secondary.hook.is_none()).then_some((secondary.hook, Event::SecondaryHit));
        Payload {
            boosts: secondary.boosts,
            status: secondary.status,
            by_ability: secondary.by_ability,
            volatile: secondary.volatile,
            hook,
            own,
            ..Payload::NOTHING
        }
    }

    pub(crate) fn of_own(own: &OwnPayload) -> Payload {
        Payload {
            boosts: own.boosts,
            volatile: own.volatile,
            side_condition: own.side_condition,
            pseudo_weather: own.pseudo_weather,
            hook: (!own.hook.is_none()).then_some((own.hook, Event::SelfHit)),
            ..Payload::NOTHING
        }
    }
}

/// Joins what two parts of a hit came to: numbers add up, success outweighs failure.
fn combine(left: Value, right: Value) -> Value {
    let rank = |value: Value| match value {
        Value::Undefined => 0,
        Value::NotFail => 1,
        Value::Null => 2,
        Value::Number(_) => 4,
        _ => 3,
    };
    if rank(left) > rank(right) || (left.truthy() && !right.truthy() && !right.is_number()) {
        return left;
    }
    match (left, right) {
        (Value::Number(a), Value::Number(b)) => Value::Number(a + b),
        _ => right,
    }
}

impl Battle {
    /// What a move's hit does to its user.
    #[inline]
    fn own_payload_of(&self, mv: Mv) -> Option<OwnPayload> {
        let (active, numbers) = (self.mv(mv), self.numbers(mv));
        if active.no_self_effect {
            return None;
        }
        let listed = |own: &SelfEffect, id: MoveId| OwnPayload {
            chance: own.chance.map(|chance| chance << active.self_chance_doublings),
            boosts: own.boosts,
            volatile: own.volatile,
            side_condition: own.side_condition,
            pseudo_weather: own.pseudo_weather,
            hook: if own.on_hit { id.into() } else { EffectId::NONE },
        };
        let own = match (active.self_boosts, &numbers.own.self_effect) {
            _ if active.self_side_condition.is_some() => {
                Some(OwnPayload { side_condition: active.self_side_condition, ..OwnPayload::NOTHING })
            }
            (Some(boosts), _) => Some(OwnPayload { boosts: Some(boosts), ..OwnPayload::NOTHING }),
            (None, own) => own.as_ref().map(|own| listed(own, active.id)),
        };
        match numbers.taken.and_then(|taken| Some((taken.self_effect.as_ref()?, taken.id))) {
            Some((taken, id)) => Some(listed(taken, id).over(own.unwrap_or(OwnPayload::NOTHING))),
            None => own,
        }
    }

    /// What a move's hit does.
    pub(crate) fn payload_of(&self, mv: Mv) -> Payload {
        let active = self.mv(mv);
        let own = self.own_payload_of(mv);
        Payload {
            whole_move: true,
            boosts: active.boosts,
            heal: active.heal,
            status: active.status,
            by_ability: EffectId::NONE,
            volatile: active.volatile,
            side_condition: active.side_condition,
            slot_condition: active.slot_condition,
            weather: active.weather,
            terrain: active.terrain,
            pseudo_weather: active.pseudo_weather,
            force_switch: active.force_switch,
            self_switch: active.self_switch != SelfSwitch::No,
            selfdestruct: self.numbers(mv).self_destruction() == SelfDestruct::IfHit,
            hook: (!active.bare_hit).then_some((EffectId::of_move(active.id), Event::Hit)),
            own,
        }
    }

    /// Lets something hit; what came of the first target, a plain yes left out.
    pub(crate) fn move_hit(
        &mut self,
        targets: &[Mon],
        user: Mon,
        mv: Mv,
        payload: Payload,
        secondary: bool,
        own: bool,
    ) -> Value {
        if let Some(other) = self.flow().move_hit {
            return other(self, targets, user, mv, payload, secondary, own);
        }
        let (damage, _) = self.spread_move_hit(targets, user, mv, payload, secondary, own);
        match damage.first().copied().unwrap_or(Value::Undefined) {
            Value::True => Value::Undefined,
            other => other,
        }
    }

    pub(crate) fn spread_move_hit(
        &mut self,
        mons: &[Mon],
        user: Mon,
        mv: Mv,
        payload: Payload,
        secondary: bool,
        own: bool,
    ) -> (Outcomes, Remaining) {
        if let Some(other) = self.flow().spread_move_hit {
            return other(self, mons, user, mv, payload, secondary, own);
        }
        let mut targets: Remaining = mons.iter().map(|mon| mon.some()).collect();
        let mut gone = [false; MAX_PLACES];
        let mut damage: Outcomes = targets.iter().map(|_| Value::True).collect();
        let first = targets.first().copied().flatten();
        let aim = self.mv(mv).target;
        let effect = self.move_effect(mv);
        if payload.whole_move {
            let event = match aim {
                MoveTarget::All if !own => Event::TryHitField,
                MoveTarget::FoeSide | MoveTarget::AllySide | MoveTarget::AllyTeam if !own => Event::TryHitSide,
                _ => Event::TryHit,
            };
            if let Some(first) = first {
                let answer = self.single(event, effect, None, first, Some(user), effect, None);
                if !answer.truthy() {
                    if answer == Value::False {
                        self.say_fail(user);
                    }
                    return (std::iter::once(Value::False).collect(), targets);
                }
            }
        }
        // A move may have been changed by its own `try_hit`.
        let payload = if payload.whole_move { self.payload_of(mv) } else { payload };
        let on_field =
            matches!(aim, MoveTarget::All | MoveTarget::AllyTeam | MoveTarget::AllySide | MoveTarget::FoeSide);
        if !secondary && !own && !on_field {
            for i in 0..targets.len() {
                if let Some(target) = targets[i] {
                    damage[i] = self.run(Event::TryPrimaryHit, target, Some(user), effect);
                }
            }
        }
        for i in 0..targets.len() {
            if damage[i] == Value::int(0) {
                // A substitute: the hit goes on without its target.
                damage[i] = Value::True;
                targets[i] = None;
            }
            if targets[i].is_some() && secondary && payload.own.is_none() {
                damage[i] = Value::True;
            }
            if !damage[i].truthy() {
                targets[i] = None;
                gone[i] = true;
            }
        }
        let drop_failed = |damage: &Outcomes, targets: &mut Remaining, gone: &mut [bool]| {
            for (i, value) in damage.iter().enumerate() {
                if *value == Value::False {
                    targets[i] = None;
                    gone[i] = true;
                }
            }
        };
        let drop_falsy = |damage: &Outcomes, targets: &mut Remaining, gone: &mut [bool]| {
            for (i, value) in damage.iter().enumerate() {
                if !value.truthy() && !value.is_number() {
                    targets[i] = None;
                    gone[i] = true;
                }
            }
        };
        self.hit_damage(&mut damage, &targets, user, mv, &payload);
        drop_failed(&damage, &mut targets, &mut gone);
        damage = self.spread_damage(&damage, &targets, Some(user), effect, false);
        drop_failed(&damage, &mut targets, &mut gone);
        self.run_effects(&mut damage, &targets, &gone, user, mv, &payload, secondary, own);
        drop_falsy(&damage, &mut targets, &mut gone);
        let active_target = self.state.active_target;
        if let Some(on_user) = payload.own
            && !self.mv(mv).self_dropped
        {
            self.effects_on_user(&gone[..targets.len()], user, mv, &on_user, secondary);
        }
        if payload.whole_move && self.mv(mv).has_secondaries {
            self.secondary_effects(&targets, &gone, user, mv, own);
        }
        self.state.active_target = active_target;
        if payload.force_switch {
            self.force_switches(&mut damage, &targets, user, mv);
        }
        drop_falsy(&damage, &mut targets, &mut gone);
        if !secondary && !own {
            self.damaging_hits(&damage, &targets, user, mv, &payload);
        }
        (damage, targets)
    }

    fn hit_damage(&mut self, damage: &mut Outcomes, targets: &Remaining, user: Mon, mv: Mv, payload: &Payload) {
        for (i, target) in targets.iter().enumerate() {
            let Some(target) = *target else { continue };
            self.state.active_target = Some(target);
            damage[i] = Value::Undefined;
            if !payload.whole_move {
                continue;
            }
            damage[i] = match self.damage_of(user, target, mv, false) {
                Value::False | Value::Null => Value::False,
                value => value,
            };
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn run_effects(
        &mut self,
        damage: &mut Outcomes,
        targets: &Remaining,
        gone: &[bool],
        user: Mon,
        mv: Mv,
        payload: &Payload,
        secondary: bool,
        own: bool,
    ) {
        let mut anything = damage.iter().copied().reduce(combine).unwrap_or(Value::Undefined);
        for (i, &target) in targets.iter().enumerate() {
            if gone[i] {
                continue;
            }
            let mut something = Value::Undefined;
            if let Some(target) = target {
                match self.effects_on(target, user, mv, payload, secondary, own) {
                    Ok(result) => something = result,
                    Err(()) => {
                        damage[i] = combine(damage[i], Value::False);
                        anything = combine(anything, Value::Null);
                        continue;
                    }
                }
            }
            if payload.selfdestruct && damage[i] != Value::False {
                self.faint(user, Some(user), self.move_effect(mv));
            }
            // Asked now, as the move's own code may have taken it away.
            if payload.self_switch && self.mv(mv).self_switch != SelfSwitch::No {
                let side = self.mon(user).side;
                let can = self.can_switch(side) && !self.is_commanded(user);
                something = if can { Value::True } else { combine(something, Value::False) };
            }
            if something == Value::Undefined {
                something = Value::True;
            }
            damage[i] = combine(damage[i], if something == Value::Null { Value::False } else { something });
            anything = combine(anything, something);
        }
        let self_destructs = payload.whole_move && self.numbers(mv).self_destruction() != SelfDestruct::No;
        if !anything.truthy() && !anything.is_number() && payload.own.is_none() && !self_destructs {
            if !own && !secondary && anything == Value::False {
                self.say_fail(user);
            }
        } else if self.mv(mv).self_switch != SelfSwitch::No && self.mon(user).hp > 0 && !self.is_commanded(user) {
            self.mon_mut(user).switch_flag = SwitchFlag::By(self.mv(mv).id);
        }
    }

    /// What a hit does to one target; an error if nothing more is to happen to it.
    fn effects_on(
        &mut self,
        target: Mon,
        user: Mon,
        mv: Mv,
        payload: &Payload,
        secondary: bool,
        own: bool,
    ) -> Result<Value, ()> {
        let effect = self.move_effect(mv);
        let mut something = Value::Undefined;
        if let Some(boosts) = payload.boosts
            && !self.mon(target).fainted
        {
            let result = self.boost_as(boosts, target, Some(user), Some(effect), secondary, own);
            something = combine(something, result);
        }
        if let Some((numerator, denominator)) = payload.heal
            && !self.mon(target).fainted
        {
            self.heal_with_move(target, user, effect, numerator, denominator)?;
            something = Value::True;
        }
        if payload.status.is_some() {
            let cause = if payload.by_ability.is_none() { effect } else { Effect::of(payload.by_ability) };
            let result = self.try_set_status(target, payload.status, Some(user), Some(cause));
            if !result.truthy() && self.mv(mv).status.is_some() {
                return Err(());
            }
            something = combine(something, result);
        }
        if payload.volatile.is_some() {
            something = combine(something, self.add_volatile(target, payload.volatile, Some(user), Some(effect)));
        }
        let side = self.mon(target).side;
        if payload.side_condition.is_some() {
            let result = self.add_side_condition(side, payload.side_condition, Some(user), Some(effect));
            something = combine(something, result);
        }
        if payload.slot_condition.is_some() {
            let result = self.add_slot_condition(target, payload.slot_condition, Some(user), Some(effect));
            something = combine(something, result);
        }
        if payload.weather.is_some() {
            something = combine(something, self.set_weather(payload.weather, Some(user), Some(effect)));
        }
        if payload.terrain.is_some() {
            something = combine(something, self.set_terrain(payload.terrain, Some(user), Some(effect)));
        }
        if payload.pseudo_weather.is_some() {
            let result = self.add_pseudo_weather(payload.pseudo_weather, Some(user), Some(effect));
            something = combine(something, result);
        }
        if payload.force_switch {
            something = combine(something, Value::from_bool(self.can_switch(side)));
        }
        let aim = self.mv(mv).target;
        if aim == MoveTarget::All && !own {
            if let Some(result) = self.hook(payload, Event::HitField, target.into(), user, effect) {
                something = combine(something, result);
            }
        } else if matches!(aim, MoveTarget::FoeSide | MoveTarget::AllySide) && !own {
            if let Some(result) = self.hook(payload, Event::HitSide, side.into(), user, effect) {
                something = combine(something, result);
            }
        } else {
            let event = payload.hook.map_or(Event::Hit, |hook| hook.1);
            if let Some(result) = self.hook(payload, event, target.into(), user, effect) {
                something = combine(something, result);
            }
            if !own && !secondary {
                self.run(Event::Hit, target, Some(user), effect);
            }
        }
        Ok(something)
    }

    /// Runs a hit's own code, if it has any for this event.
    fn hook(&mut self, payload: &Payload, event: Event, target: Holder, user: Mon, effect: Effect) -> Option<Value> {
        self.hit_code(payload.hook?.0, event, target, user, effect)
    }

    /// Runs the code that something has for a hit of a move, if it has any for this event.
    pub fn hit_code(
        &mut self,
        id: EffectId,
        event: Event,
        target: impl Into<Holder>,
        user: Mon,
        effect: Effect,
    ) -> Option<Value> {
        if !self.rules.has(id, event) {
            return None;
        }
        let target = target.into();
        if matches!(event, Event::SecondaryHit | Event::SelfHit) {
            // SHOWDOWN: what a secondary effect does by code of its own is not blamed on the move, but on nothing.
            let listener = self.rules.listener(id, event, crate::event::Scope::Own)?.number;
            let answer =
                self.single_listener(event, listener, Effect::NONE, None, target, Some(user), effect, Value::True);
            return Some(answer);
        }
        let cause = if id == effect.id { effect } else { Effect::of(id) };
        Some(self.single(event, cause, None, target, Some(user), effect, None))
    }

    fn heal_with_move(
        &mut self,
        target: Mon,
        user: Mon,
        effect: Effect,
        numerator: u16,
        denominator: u16,
    ) -> Result<(), ()> {
        let pokemon = self.mon(target);
        if pokemon.hp >= pokemon.max_hp {
            say!(self, "-fail", target, "heal");
            self.attr_last_move(&[&"[still]"]);
            return Err(());
        }
        let (n, d) = (numerator as i32, denominator as i32);
        let amount =
            if !self.since(Gen5) { pokemon.base_max_hp * n / d } else { rounded_share(pokemon.base_max_hp, n, d) };
        let healed = self.heal_by(amount, target, Some(user), Some(effect));
        if healed.truthy() || healed.is_number() {
            return Ok(());
        }
        if healed != Value::Null {
            self.say_fail(user);
        }
        Err(())
    }

    fn effects_on_user(&mut self, gone: &[bool], user: Mon, mv: Mv, own: &OwnPayload, secondary: bool) {
        for &gone in gone {
            if gone || self.mv(mv).self_dropped {
                continue;
            }
            let payload = Payload::of_own(own);
            if !secondary && own.boosts.is_some() {
                let roll = self.random(Purpose::SelfEffect, 100);
                if own.chance.is_none_or(|chance| roll < chance as u32) {
                    self.move_hit(&[user], user, mv, payload, secondary, true);
                }
                if self.mv(mv).multihit == (0, 0) {
                    self.mv_mut(mv).self_dropped = true;
                }
            } else {
                self.move_hit(&[user], user, mv, payload, secondary, true);
            }
        }
    }

    fn secondary_effects(&mut self, targets: &Remaining, gone: &[bool], user: Mon, mv: Mv, own: bool) {
        for (i, &target) in targets.iter().enumerate() {
            if gone[i] {
                continue;
            }
            for secondary in self.secondaries_against(target, user, mv) {
                let roll = self.random(Purpose::Secondary, 100);
                let overflows = self.until(Gen8) && (secondary.boosts.is_some() || secondary.has_self());
                let happens = secondary
                    .chance
                    .is_none_or(|chance| roll < if overflows { chance as u32 % 256 } else { chance as u32 });
                if happens {
                    let payload = Payload::of_secondary(&secondary);
                    self.move_hit(&[target.unwrap_or(Mon::NONE)], user, mv, payload, true, own);
                }
            }
        }
    }

    /// The secondary effects that can happen to a target (or behind its substitute, to nobody).
    fn secondaries_against(&mut self, target: Option<Mon>, user: Mon, mv: Mv) -> SecondaryList {
        let list = self.secondaries_of(mv);
        let effect = self.move_effect(mv);
        let holder = target.map_or(Holder::Battle, Holder::Mon);
        if !self.is_heard(Event::ModifySecondaries, holder, Some(user)) {
            return list;
        }
        let outer = std::mem::replace(&mut self.secondaries, list);
        self.run(Event::ModifySecondaries, holder, Some(user), effect);
        std::mem::replace(&mut self.secondaries, outer)
    }

    fn force_switches(&mut self, damage: &mut Outcomes, targets: &Remaining, user: Mon, mv: Mv) {
        let effect = self.move_effect(mv);
        for (i, &target) in targets.iter().enumerate() {
            let Some(target) = target else { continue };
            let side = self.mon(target).side;
            if self.mon(target).hp <= 0 || self.mon(user).hp <= 0 || !self.can_switch(side) {
                continue;
            }
            let answer = self.run(Event::DragOut, target, Some(user), effect);
            if answer.truthy() {
                self.mon_mut(target).force_switch = true;
            } else if answer == Value::False && self.mv(mv).category == Category::Status {
                self.say_fail(user);
                damage[i] = Value::False;
            }
        }
    }

    fn damaging_hits(&mut self, damage: &Outcomes, targets: &Remaining, user: Mon, mv: Mv, payload: &Payload) {
        let mut hit = Mons::new();
        let mut dealt = arrayvec::ArrayVec::<i32, 6>::new();
        for (value, target) in damage.iter().zip(targets) {
            if let (Value::Number(n), Some(target)) = (value, target) {
                hit.push(*target);
                dealt.push(*n as i32);
            }
        }
        if hit.is_empty() {
            return;
        }
        let before = self.mon(user).hp;
        let effect = self.move_effect(mv);
        let late = !self.since(Gen5);
        if !late {
            self.run_list(Event::DamagingHit, &hit, user, effect, Some(&dealt));
        }
        let acts = |battle: &Battle| battle.mon(user).hp > 0 || battle.flow().after_hit_by_fainted;
        if payload.whole_move && self.rules.has(effect.id, Event::AfterHit) && acts(self) {
            for &target in &hit {
                self.single(Event::AfterHit, effect, None, target, Some(user), effect, None);
            }
        }
        if late {
            self.run_list(Event::DamagingHit, &hit, user, effect, Some(&dealt));
        }
        if self.mon(user).hp > 0 {
            self.maybe_emergency_exit(user, before, None);
        }
    }
}

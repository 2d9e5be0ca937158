//! Using a move: what it becomes, its announcement, its hits, and what comes after them.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::protocol::log::{From, Joined};
use crate::say;
use crate::state::{MoveResult, PowerKind};
use crate::verbs::Mons;
use tallgrass_pokedex::Generation::Gen5;
use tallgrass_pokedex::{
    BoostList, Category, ConditionKind, MaxKind, MoveFlags, MoveId, MoveTarget, SelfDestruct, abilities, items, moves,
};

/// How a move comes to be used.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveUse {
    /// On whom, if that is settled; [`Mon::NONE`] if it is settled that there is nobody.
    pub target: Option<Mon>,
    /// What makes its user use it.
    pub source_effect: Option<Effect>,
    /// The Z-move it is used as.
    pub z_move: Option<MoveId>,
    /// The Max Move it is used as.
    pub max_move: Option<MoveId>,
    /// Used without being chosen, as by Dancer: no PP, no lock.
    pub external: bool,
    /// Who was aimed at when it was chosen.
    pub original_target: Option<Mon>,
}

/// Which copy of a move to use.
#[derive(Clone, Copy, Debug)]
pub enum WhichMove {
    /// This copy.
    InFlight(Mv),
    /// A new copy.
    Named(MoveId),
}

impl std::convert::From<Mv> for WhichMove {
    fn from(mv: Mv) -> WhichMove {
        WhichMove::InFlight(mv)
    }
}
impl std::convert::From<MoveId> for WhichMove {
    fn from(id: MoveId) -> WhichMove {
        WhichMove::Named(id)
    }
}

impl Battle {
    pub(super) fn in_flight(&mut self, which: WhichMove) -> Mv {
        match which {
            WhichMove::InFlight(mv) => mv,
            WhichMove::Named(id) => self.new_move(id),
        }
    }

    /// Uses a move, called or chosen: announces it, hits with it. Whether it worked.
    pub fn use_move(&mut self, which: impl Into<WhichMove>, user: Mon, how: MoveUse) -> bool {
        let outer = self.in_use;
        let chosen = self.in_flight(which.into());
        self.keep_in_use(chosen);
        let worked = match self.flow().use_move {
            None => self.usual_use_move(chosen, user, how),
            Some(own) => own(self, chosen, user, how),
        };
        self.in_use = outer;
        worked
    }

    #[inline]
    fn usual_use_move(&mut self, chosen: Mv, user: Mon, how: MoveUse) -> bool {
        self.mon_mut(user).move_this_turn_result = MoveResult::None;
        let worked = self.perform_move(chosen, user, how);
        if self.mon(user).move_this_turn_result == MoveResult::None {
            self.mon_mut(user).move_this_turn_result = move_result(worked);
        }
        worked == Value::True
    }

    /// All that makes a use of a move: what it becomes, its announcement, its hits.
    pub(crate) fn perform_move(&mut self, chosen: Mv, user: Mon, how: MoveUse) -> Value {
        if let Some(own) = self.flow().perform_move {
            return own(self, chosen, user, how);
        }
        let acting = self.frame.acting;
        let mut source_effect = how.source_effect.filter(|e| e.is_some()).or(acting.is_some().then_some(acting));
        // These two let a Pokémon move earlier or again, and the move isn't told of as their doing.
        if source_effect.is_some_and(|e| e.is(moves::INSTRUCT) || e.is(items::CUSTAP_BERRY)) {
            source_effect = None;
        }
        let mut target = how.target.and_then(Mon::some);
        self.mon_mut(user).last_move_used = chosen;
        let mv = self.empower_move(chosen, user, target, &mut source_effect, how);
        self.keep_in_use(mv);
        if !self.modify_move(mv, user, &mut target, source_effect, how) {
            return Value::False;
        }
        self.announce_move(mv, user, target, source_effect, how);
        if how.z_move.is_some() {
            self.run_z_power(mv, user);
        }
        let Some(target) = target else { return self.say_no_target(user) };
        self.act_on_targets(chosen, mv, user, target, source_effect)
    }

    /// The Z-move or Max Move that a move is used as, because that was chosen or because such a move calls it.
    fn empower_move(
        &mut self,
        chosen: Mv,
        user: Mon,
        target: Option<Mon>,
        source_effect: &mut Option<Effect>,
        how: MoveUse,
    ) -> Mv {
        let mut mv = chosen;
        // SHOWDOWN: of all moves that change their type only this one does so before it becomes a Z-move.
        if self.mv(mv).id == moves::WEATHER_BALL && how.z_move.is_some() {
            let effect = self.move_effect(mv);
            self.single(Event::ModifyType, effect, None, user, target, effect, None);
            if self.mv(mv).kind != tallgrass_pokedex::Type::Normal {
                *source_effect = Some(effect);
            }
        }
        let attacks = |battle: &Battle, mv: Mv| battle.mv(mv).category != Category::Status;
        let by_z = source_effect.is_some_and(|e| self.effect_power_kind(e) == PowerKind::Z);
        if how.z_move.is_some() || (attacks(self, mv) && by_z) {
            mv = self.active_z_move(mv, user);
        }
        if how.max_move.is_some() && attacks(self, mv) {
            let effect = self.move_effect(mv);
            self.single(Event::ModifyType, effect, None, user, target, effect, None);
            self.run(Event::ModifyType, user, target, effect);
        }
        let by_max = source_effect.is_some_and(|e| self.effect_power_kind(e) == PowerKind::Max);
        if how.max_move.is_some() || (attacks(self, mv) && by_max) {
            mv = self.active_max_move(mv, user);
        }
        mv
    }

    /// Whether an effect is a Z-move or Max Move.
    fn effect_power_kind(&self, effect: Effect) -> PowerKind {
        if effect.mv.is_some() {
            return self.mv(effect.mv).power_kind;
        }
        let Some(id) = effect.id.as_move() else { return PowerKind::None };
        let data = self.dex().mv(id);
        if data.is_z.is_some() {
            PowerKind::Z
        } else if data.is_max != MaxKind::No {
            PowerKind::Max
        } else {
            PowerKind::None
        }
    }

    /// Settles whom the move is used on and lets effects change it. Whether it is still to be used then.
    fn modify_move(
        &mut self,
        mv: Mv,
        user: Mon,
        target: &mut Option<Mon>,
        source_effect: Option<Effect>,
        how: MoveUse,
    ) -> bool {
        if let Some(active) = self.active_move() {
            let (priority, boosted) = (self.mv(active).priority, self.mv(active).prankster_boosted);
            let flying = self.mv_mut(mv);
            flying.priority = priority;
            if !flying.has_bounced {
                flying.prankster_boosted = boosted;
            }
        }
        let effect = self.move_effect(mv);
        let base_aim = self.mv(mv).target;
        let relay = target.map_or(Value::Undefined, Value::Mon);
        if let Value::Mon(mon) = self.run_on_effect(Event::ModifyTarget, user, *target, effect, relay) {
            *target = mon.some();
        }
        if how.target.is_none() && target.is_none() {
            *target = self.random_target(user, base_aim);
        }
        if matches!(self.mv(mv).target, MoveTarget::Self_ | MoveTarget::Allies) {
            *target = Some(user);
        }
        if let Some(source) = source_effect {
            let ignores = self.effect_ignores_ability(source);
            let flying = self.mv_mut(mv);
            flying.source_effect = source.id;
            flying.ignore_ability = ignores;
        }
        self.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
        self.single(Event::ModifyType, effect, None, user, *target, effect, None);
        self.single(Event::ModifyMove, effect, None, user, *target, effect, None);
        if base_aim != self.mv(mv).target {
            *target = self.random_target(user, self.mv(mv).target);
        }
        let kept = self.run(Event::ModifyType, user, *target, effect).truthy()
            && self.run(Event::ModifyMove, user, *target, effect).truthy();
        if !kept {
            // SHOWDOWN: a move that was taken away counts as one that aims elsewhere, and a foe is drawn for it.
            self.random_target(user, MoveTarget::Scripted);
        } else if base_aim != self.mv(mv).target {
            *target = self.random_target(user, self.mv(mv).target);
        }
        kept && !self.mon(user).fainted
    }

    /// Lets the move act on all it reaches, unless it fails before.
    fn act_on_targets(&mut self, chosen: Mv, mv: Mv, user: Mon, target: Mon, source_effect: Option<Effect>) -> Value {
        let effect = self.move_effect(mv);
        let found = self.move_targets(user, mv, target);
        let target = found.targets.last().copied().unwrap_or(target);
        self.pay_pressure(chosen, mv, user, source_effect, &found.pressure);
        let mut try_move = self.single(Event::TryMove, effect, None, user, Some(target), effect, None);
        if try_move.truthy() {
            try_move = self.run(Event::TryMove, user, Some(target), effect);
        }
        if !try_move.truthy() {
            return try_move;
        }
        self.single(Event::UseMoveMessage, effect, None, user, Some(target), effect, None);
        if self.numbers(mv).self_destruction() == SelfDestruct::Always {
            self.faint(user, Some(user), effect);
        }
        let worked = if matches!(
            self.mv(mv).target,
            MoveTarget::All | MoveTarget::FoeSide | MoveTarget::AllySide | MoveTarget::AllyTeam
        ) {
            let damage = self.try_move_hit(&found.targets, user, mv);
            if damage == Value::NotFail {
                self.mon_mut(user).move_this_turn_result = MoveResult::Neutral;
            }
            damage.truthy() || damage.is_number() || damage == Value::Undefined
        } else if found.targets.is_empty() {
            return self.say_no_target(user);
        } else {
            self.try_spread_move_hit(&found.targets, user, mv, false)
        };
        self.after_hits(mv, user, target, worked)
    }

    fn say_no_target(&mut self, user: Mon) -> Value {
        self.attr_last_move(&[&"[notarget]"]);
        say!(self, if self.since(Gen5) { "-fail" } else { "-notarget" }, user);
        Value::False
    }

    fn after_hits(&mut self, mv: Mv, user: Mon, target: Mon, worked: bool) -> Value {
        let effect = self.move_effect(mv);
        // Of Sheer Force's moves only this one changes its user's stages after all hits.
        let kept = !(self.mv(mv).no_self_effect && self.mv(mv).id == moves::CLANGOROUS_SOULBLAZE);
        if worked
            && kept
            && let Some(boosts) = self.numbers(mv).self_boost()
        {
            self.boost_self(mv, user, boosts);
        }
        if self.mon(user).hp == 0 {
            self.faint(user, Some(user), effect);
        }
        let attacks = self.mv(mv).category != Category::Status;
        let before = self.mon(user).hp;
        if !worked {
            self.single(Event::MoveFail, effect, None, target, Some(user), effect, None);
            if user != target && attacks {
                self.maybe_emergency_exit(user, before, Some(user));
            }
            return Value::False;
        }
        if !self.sheer_force_applies(mv, user) && !self.mv(mv).has(MoveFlags::FUTUREMOVE) {
            self.single(Event::AfterMoveSecondarySelf, effect, None, user, Some(target), effect, None);
            self.run(Event::AfterMoveSecondarySelf, user, Some(target), effect);
            if user != target && attacks {
                self.maybe_emergency_exit(user, before, Some(user));
            }
        }
        Value::True
    }

    fn boost_self(&mut self, mv: Mv, user: Mon, boosts: BoostList) {
        let payload = super::effects::Payload { boosts: Some(boosts), ..super::effects::Payload::NOTHING };
        self.move_hit(&[user], user, mv, payload, false, true);
    }

    /// Whether the move's secondary effects were traded for power. The ability must still be there: it may be lost amid hits.
    pub(crate) fn sheer_force_applies(&self, mv: Mv, user: Mon) -> bool {
        self.mv(mv).has_sheer_force && self.has_ability(user, abilities::SHEER_FORCE)
    }

    /// Runs [`Event::EmergencyExit`] if a Pokémon has fallen to half its HP since it had `before`.
    pub(crate) fn maybe_emergency_exit(&mut self, mon: Mon, before: i32, source: Option<Mon>) {
        let pokemon = self.mon(mon);
        if 2 * pokemon.hp <= pokemon.max_hp && 2 * before > pokemon.max_hp {
            self.run(Event::EmergencyExit, mon, source, Effect::NONE);
        }
    }

    fn effect_ignores_ability(&self, effect: Effect) -> bool {
        match effect.id.as_move() {
            Some(_) if effect.mv.is_some() => self.mv(effect.mv).ignore_ability,
            Some(id) => self.dex().mv(id).ignore_ability,
            None => false,
        }
    }

    fn announce_move(&mut self, mv: Mv, user: Mon, target: Option<Mon>, source: Option<Effect>, how: MoveUse) {
        self.hear_move(user, mv, source, how);
        if !self.is_logging() {
            return;
        }
        let id = self.mv(mv).id;
        let status_z = how.z_move.is_some() && self.move_data(mv).is_z.is_none();
        let target = TargetName(target);
        let (z_name, anim, from) = (Joined("Z-", id), Joined("[anim]", id), source.map(From));
        let mut line: Vec<&dyn crate::protocol::log::Part> = Vec::with_capacity(6);
        line.push(&"move");
        line.push(&user);
        if status_z {
            line.push(&z_name);
        } else {
            line.push(&id);
        }
        line.push(&target);
        if status_z {
            line.push(&anim);
        }
        if let Some(from) = &from {
            line.push(from);
        }
        self.write_move(&line);
    }

    fn pay_pressure(&mut self, chosen: Mv, mv: Mv, user: Mon, source_effect: Option<Effect>, pressure: &Mons) {
        let caller = source_effect.and_then(|e| e.id.as_move());
        if source_effect.is_some() && caller.is_none() {
            return;
        }
        let effect = self.move_effect(mv);
        let mut extra = 0;
        for &mon in pressure {
            if let Value::Number(drop) = self.run(Event::DeductPP, mon, Some(user), effect) {
                extra += drop as i32;
            }
        }
        if extra > 0 {
            let id = caller.unwrap_or(self.mv(chosen).id);
            self.deduct_pp(user, id, extra.min(255) as u8);
            self.learn_pp(user, id, extra.min(255) as u8);
        }
    }

    /// Whether an effect is a status condition.
    pub fn is_status_effect(&self, effect: Effect) -> bool {
        effect.id.as_condition().is_some_and(|id| self.dex().condition(id).kind == ConditionKind::Status)
    }
}

/// A target as a move's line names it.
pub(crate) struct TargetName(pub(crate) Option<Mon>);

impl crate::protocol::log::Part for TargetName {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        match self.0 {
            Some(mon) => mon.write(battle, out, secret),
            None => out.push_str("null"),
        }
    }
}

/// What a move came to, by what came of it.
pub(super) fn move_result(value: Value) -> MoveResult {
    match value {
        Value::Undefined => MoveResult::None,
        Value::Null => MoveResult::Neutral,
        value if value.truthy() => MoveResult::Worked,
        Value::NotFail => MoveResult::Neutral,
        _ => MoveResult::Failed,
    }
}

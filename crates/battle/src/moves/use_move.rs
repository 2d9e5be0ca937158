//! Using a move: from the decision to the announcement, and what comes after its hits.

use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::{Event, run::answered_move};
use crate::ids::{Effect, Mon, Mv};
use crate::protocol::log::{From, Joined};
use crate::say;
use crate::state::{MoveResult, PowerKind};
use crate::verbs::Mons;
use tallgrass_pokedex::Generation::Gen5;
use tallgrass_pokedex::{
    BoostList, Category, ConditionKind, MaxKind, MoveFlags, MoveId, MoveTarget, SelfDestruct, abilities, conditions,
    items, moves,
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
    fn in_flight(&mut self, which: WhichMove) -> Mv {
        match which {
            WhichMove::InFlight(mv) => mv,
            WhichMove::Named(id) => self.new_move(id),
        }
    }

    /// A Pokémon moves: it may be kept from it, pays PP, uses the move, and others may follow (Dancer).
    pub fn run_move(&mut self, which: impl Into<WhichMove>, user: Mon, loc: i8, how: MoveUse) {
        let mv = self.in_flight(which.into());
        self.pin_move(mv);
        self.run_move_pinned(mv, user, loc, how);
        self.unpin_move();
    }

    fn run_move_pinned(&mut self, chosen: Mv, user: Mon, loc: i8, how: MoveUse) {
        self.mon_mut(user).active_move_actions = self.mon(user).active_move_actions.saturating_add(1);
        let aim = match how.max_move.or(how.z_move) {
            Some(id) => self.aim_of_id(id),
            None => self.aim_of(chosen),
        };
        let mut target = self.target_of(user, aim, loc, how.original_target);
        let mut base = chosen;
        let plain = how.z_move.is_none() && how.max_move.is_none() && !how.external;
        if self.mv(base).id != moves::STRUGGLE && plain {
            let effect = self.move_effect(base);
            if let Some(id) = answered_move(self.run(Event::OverrideAction, user, target, effect)) {
                let (priority, boosted) = (self.mv(base).priority, self.mv(base).prankster_boosted);
                base = self.new_move(id);
                let changed = self.mv_mut(base);
                changed.priority = priority;
                changed.prankster_boosted |= boosted;
                target = self.random_target(user, self.mv(base).target);
            }
        }
        self.pin_move(base);
        let mv = if how.z_move.is_some() {
            self.active_z_move(base, user)
        } else if how.max_move.is_some() {
            self.active_max_move(base, user)
        } else {
            base
        };
        self.pin_move(mv);
        self.run_prepared_move(base, mv, user, target, loc, how);
        self.unpin_move();
        self.unpin_move();
    }

    fn run_prepared_move(&mut self, base: Mv, mv: Mv, user: Mon, target: Option<Mon>, loc: i8, how: MoveUse) {
        self.mv_mut(mv).external = how.external;
        self.set_active_move(mv, user, target.unwrap_or(Mon::NONE));
        let effect = self.move_effect(mv);
        let will = self.run(Event::BeforeMove, user, target, effect);
        if !will.truthy() {
            self.run(Event::MoveAborted, user, target, effect);
            self.clear_active_move(true);
            self.mon_mut(user).move_this_turn_result = move_result(will);
            return;
        }
        let once = self.mv(mv).has(MoveFlags::CANTUSETWICE);
        let own_condition = self.move_data(mv).condition;
        if once && self.last_move_of(user) == Some(self.mv(mv).id) {
            self.add_volatile(user, own_condition, None, None);
        }
        let hit = Hit { user, target: target.unwrap_or(Mon::NONE), mv };
        if self.ask_move(Event::BeforeMoveCallback, mv, hit, Value::True).is_some_and(Value::truthy) {
            self.clear_active_move(true);
            self.mon_mut(user).move_this_turn_result = MoveResult::Failed;
            return;
        }
        self.mon_mut(user).last_damage = 0;
        let mut source_effect = how.source_effect;
        if !how.external {
            if self.locked_move(user).is_none() {
                let (base_id, id) = (self.mv(base).id, self.mv(mv).id);
                if self.deduct_pp(user, base_id, 1) == 0 && id != moves::STRUGGLE {
                    say!(self, "cant", user, "nopp", id);
                    self.clear_active_move(true);
                    self.mon_mut(user).move_this_turn_result = MoveResult::Failed;
                    return;
                }
            } else {
                source_effect = Some(conditions::LOCKEDMOVE.into());
            }
            self.note_move_used(user, mv, loc);
        }
        let no_lock = how.external && !self.has_volatile(user, conditions::LOCKEDMOVE);
        if how.z_move.is_some() {
            self.announce_z_power(user);
        }
        let target_now = Some(target.unwrap_or(Mon::NONE));
        let did = self.use_move(base, user, MoveUse { target: target_now, source_effect, external: false, ..how });
        let last = self.active_move();
        self.state.last_successful_move = last.filter(|_| did).map_or(MoveId::NONE, |mv| self.mv(mv).id);
        let mv = last.unwrap_or(mv);
        let effect = self.move_effect(mv);
        self.single(Event::AfterMove, effect, None, user, target, effect, None);
        self.run(Event::AfterMove, user, target, effect);
        if self.mv(mv).has(MoveFlags::CANTUSETWICE) && self.remove_volatile(user, self.move_data(mv).condition) {
            let name = self.mv(mv).id;
            say!(self, "-hint", Joined("Some effects can force a Pokemon to use ", Joined(name, " again in a row.")));
        }
        if self.mv(mv).has(MoveFlags::DANCE) && did && !self.mv(mv).external {
            self.others_dance(mv, user);
        }
        if no_lock && self.has_volatile(user, conditions::LOCKEDMOVE) {
            self.delete_volatile(user, conditions::LOCKEDMOVE);
        }
        self.faint_messages(false, false, true);
        self.check_win(None);
    }

    fn note_move_used(&mut self, user: Mon, mv: Mv, loc: i8) {
        let id = self.mv(mv).id;
        let pokemon = self.mon_mut(user);
        pokemon.last_move = mv;
        pokemon.last_move_target_loc = loc;
        pokemon.move_this_turn = id;
    }

    fn announce_z_power(&mut self, user: Mon) {
        if self.mon(user).illusion.is_some() {
            let at = Some(crate::state::StateRef::Ability(user));
            self.single(Event::End, abilities::ILLUSION.into(), at, user, None, Effect::NONE, None);
        }
        say!(self, "-zpower", user);
        let side = self.mon(user).side;
        self.side_mut(side).z_move_used = true;
    }

    fn others_dance(&mut self, mv: Mv, user: Mon) {
        let mut dancers: Mons = self
            .actives()
            .into_iter()
            .filter(|&mon| mon != user && self.has_ability(mon, abilities::DANCER) && !self.is_semi_invulnerable(mon))
            .collect();
        // The slowest first; among equals whoever got the ability last.
        let key =
            |battle: &Battle, mon: Mon| (battle.mon(mon).stats[4], u16::MAX - battle.mon(mon).ability_state.order);
        for i in 1..dancers.len() {
            let mut at = i;
            while at > 0 && key(self, dancers[at - 1]) > key(self, dancers[at]) {
                dancers.swap(at - 1, at);
                at -= 1;
            }
        }
        let first_target = self.state.active_target;
        let id = self.mv(mv).id;
        for dancer in dancers {
            if self.faint_messages(false, false, true) {
                break;
            }
            if self.mon(dancer).fainted {
                continue;
            }
            say!(self, "-activate", dancer, "ability: Dancer");
            let target = match first_target {
                Some(first) if !self.is_ally(first, dancer) && self.is_ally(user, dancer) => first,
                _ => user,
            };
            let loc = self.loc_of(dancer, target);
            let how = MoveUse { source_effect: Some(abilities::DANCER.into()), external: true, ..MoveUse::default() };
            self.run_move(id, dancer, loc, how);
        }
    }

    /// Uses a move, called or chosen: announces it, hits with it. Whether it worked.
    pub fn use_move(&mut self, which: impl Into<WhichMove>, user: Mon, how: MoveUse) -> bool {
        self.mon_mut(user).move_this_turn_result = MoveResult::None;
        let mv = self.in_flight(which.into());
        self.pin_move(mv);
        let worked = self.use_move_inner(mv, user, how);
        self.unpin_move();
        if self.mon(user).move_this_turn_result == MoveResult::None {
            self.mon_mut(user).move_this_turn_result = move_result(worked);
        }
        worked == Value::True
    }

    fn use_move_inner(&mut self, chosen: Mv, user: Mon, how: MoveUse) -> Value {
        let acting = self.frame.acting;
        let mut source_effect = how.source_effect.filter(|e| e.is_some()).or(acting.is_some().then_some(acting));
        if source_effect.is_some_and(|e| e.is(moves::INSTRUCT) || e.is(items::CUSTAP_BERRY)) {
            source_effect = None;
        }
        let mut target = how.target.and_then(Mon::some);
        let mut mv = chosen;
        self.mon_mut(user).last_move_used = mv;
        if self.mv(mv).id == moves::WEATHER_BALL && how.z_move.is_some() {
            let effect = self.move_effect(mv);
            self.single(Event::ModifyType, effect, None, user, target, effect, None);
            if self.mv(mv).kind != tallgrass_pokedex::Type::Normal {
                source_effect = Some(effect);
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
        self.pin_move(mv);
        let result = self.use_final_move(chosen, mv, user, &mut target, source_effect, how);
        self.unpin_move();
        result
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

    fn use_final_move(
        &mut self,
        chosen: Mv,
        mv: Mv,
        user: Mon,
        target: &mut Option<Mon>,
        source_effect: Option<Effect>,
        how: MoveUse,
    ) -> Value {
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
        if !kept || self.mon(user).fainted {
            return Value::False;
        }
        self.announce_move(mv, user, *target, source_effect, how);
        if how.z_move.is_some() {
            self.run_z_power(mv, user);
        }
        let Some(mut aimed) = *target else {
            self.attr_last_move(&[&"[notarget]"]);
            say!(self, if self.since(Gen5) { "-fail" } else { "-notarget" }, user);
            return Value::False;
        };
        let found = self.move_targets(user, mv, aimed);
        if let Some(&last) = found.targets.last() {
            aimed = last;
        }
        self.pay_pressure(chosen, mv, user, source_effect, &found.pressure);
        let mut try_move = self.single(Event::TryMove, effect, None, user, Some(aimed), effect, None);
        if try_move.truthy() {
            try_move = self.run(Event::TryMove, user, Some(aimed), effect);
        }
        if !try_move.truthy() {
            return try_move;
        }
        self.single(Event::UseMoveMessage, effect, None, user, Some(aimed), effect, None);
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
        } else {
            if found.targets.is_empty() {
                self.attr_last_move(&[&"[notarget]"]);
                say!(self, if self.since(Gen5) { "-fail" } else { "-notarget" }, user);
                return Value::False;
            }
            self.try_spread_move_hit(&found.targets, user, mv, false)
        };
        self.after_hits(mv, user, aimed, worked)
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

    /// Whether the move's secondary effects were traded for power.
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
        }
    }

    /// Whether an effect is a status condition.
    pub fn is_status_effect(&self, effect: Effect) -> bool {
        effect.id.as_condition().is_some_and(|id| self.dex().condition(id).kind == ConditionKind::Status)
    }
}

/// A target as a move's line names it.
struct TargetName(Option<Mon>);

impl crate::protocol::log::Part for TargetName {
    fn write(&self, battle: &Battle, out: &mut String, secret: bool) {
        match self.0 {
            Some(mon) => mon.write(battle, out, secret),
            None => out.push_str("null"),
        }
    }
}

fn move_result(value: Value) -> MoveResult {
    match value {
        Value::Undefined => MoveResult::None,
        Value::Null => MoveResult::Neutral,
        value if value.truthy() => MoveResult::Worked,
        Value::NotFail => MoveResult::Neutral,
        _ => MoveResult::Failed,
    }
}

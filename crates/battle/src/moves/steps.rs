//! The steps from a move's use to its hits: can the target be reached, is it immune, does the move hit…

use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::generation::HitStep;
use crate::ids::{Mon, Mv};
use crate::protocol::log::{Joined, Part};
use crate::random::Purpose;
use crate::say;
use crate::state::{ConditionList, MoveResult};
use crate::verbs::{Mons, Outcomes};
use arrayvec::ArrayVec;
use tallgrass_pokedex::Generation::{Gen6, Gen7};
use tallgrass_pokedex::{
    Accuracy, Boost, BoostList, Category, ConditionId, GameType, MoveFlags, MoveTarget, Ohko, Type, TypeImmunity,
    abilities, conditions, moves,
};

/// Most conditions that protect a Pokémon, or a side, at once.
const MOST_GUARDS: usize = 12;

impl Battle {
    pub(crate) fn say_fail(&mut self, mon: Mon) {
        say!(self, "-fail", mon);
        self.attr_last_move(&[&"[still]"]);
    }

    /// Lets a move act on Pokémon. Whether it hit anyone.
    pub fn try_spread_move_hit(&mut self, targets: &[Mon], user: Mon, mv: Mv, not_active: bool) -> bool {
        let Some(&first) = targets.first() else { return false };
        if targets.len() > 1 && self.mv(mv).smart_target != Some(true) {
            self.mv_mut(mv).spread_hit = true;
        }
        if not_active {
            self.set_active_move(mv, user, first);
        }
        match self.prepare_hit(user, first, mv) {
            Value::NotFail => return true,
            value if !value.truthy() => return false,
            _ => {}
        }
        let mut targets: Mons = targets.iter().copied().collect();
        let mut failed = false;
        for step in self.flow().hit_steps {
            let Some(results) = self.hit_step(step, &targets, user, mv) else { continue };
            failed |= results.iter().any(Value::is_false);
            let mut kept = results.iter().map(|value| value.truthy() || value.is_number());
            targets.retain(|_| kept.next().unwrap_or(false));
            if failed && self.mv(mv).smart_target == Some(true) {
                self.mv_mut(mv).smart_target = Some(false);
            }
            if targets.is_empty() {
                break;
            }
        }
        self.mv_mut(mv).hit_targets = targets.iter().fold(0, |bits, mon| bits | 1 << mon.0);
        if targets.is_empty() && !failed {
            self.mon_mut(user).move_this_turn_result = MoveResult::Neutral;
        }
        if self.mv(mv).spread_hit {
            let places = Places(targets.iter().map(|&mon| self.slot_of(mon)).collect());
            self.attr_last_move(&[&Joined("[spread] ", places)]);
        }
        !targets.is_empty()
    }

    /// Last obstacles before a move acts; says so if one fails it.
    fn prepare_hit(&mut self, user: Mon, target: Mon, mv: Mv) -> Value {
        let effect = self.move_effect(mv);
        let mut answer = self.ask_own_code(Event::Try, mv, user, target);
        if answer.truthy() {
            answer = self.ask_own_code(Event::PrepareHit, mv, target, user);
        }
        if answer.truthy() {
            answer = self.run(Event::PrepareHit, user, Some(target), effect);
        }
        if answer == Value::False {
            self.say_fail(user);
        }
        answer
    }

    /// One step. Nothing if the step drops no one.
    fn hit_step(&mut self, step: HitStep, targets: &Mons, user: Mon, mv: Mv) -> Option<Outcomes> {
        match step {
            HitStep::Invulnerability => Some(self.step_invulnerability(targets, user, mv)),
            HitStep::TryHit => Some(self.step_try_hit(targets, user, mv)),
            HitStep::TypeImmunity => Some(self.step_type_immunity(targets, mv)),
            HitStep::TryImmunity => Some(self.step_try_immunity(targets, user, mv)),
            HitStep::Accuracy => Some(self.step_accuracy(targets, user, mv)),
            HitStep::BreakProtect => {
                self.step_break_protect(targets, user, mv);
                None
            }
            HitStep::StealBoosts => {
                self.step_steal_boosts(targets[0], user, mv);
                None
            }
            HitStep::HitLoop => Some(self.hit_loop(targets, user, mv)),
        }
    }

    fn say_miss(&mut self, user: Mon, target: Mon, mv: Mv) {
        if self.mv(mv).smart_target == Some(true) {
            self.mv_mut(mv).smart_target = Some(false);
            return;
        }
        if !self.mv(mv).spread_hit {
            self.attr_last_move(&[&"[miss]"]);
        }
        say!(self, "-miss", user, target);
    }

    /// Whether a move reaches its target whatever that does.
    fn is_sure(&mut self, target: Mon, user: Mon, mv: Mv) -> bool {
        self.ask_move(Event::Reach, mv, Hit { user, target, mv }, Value::True).is_some_and(Value::truthy)
    }

    fn step_invulnerability(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Outcomes {
        if let Some(own) = self.flow().step_invulnerability {
            return own(self, targets, user, mv);
        }
        let mut results = Outcomes::new();
        let effect = self.move_effect(mv);
        for &target in targets {
            let result = if self.is_sure(target, user, mv) {
                Value::True
            } else if self.is_commanding(target) {
                // Not even No Guard reaches it, which is asked first.
                Value::False
            } else {
                self.run(Event::Invulnerability, target, Some(user), effect)
            };
            if result == Value::False {
                self.say_miss(user, target, mv);
            }
            results.push(result);
        }
        results
    }

    fn step_try_hit(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Outcomes {
        let effect = self.move_effect(mv);
        let mut results = self.run_list(Event::TryHit, targets, user, effect, None);
        if results.iter().any(Value::is_false) && !results.contains(&Value::True) {
            self.say_fail(user);
        }
        for result in &mut results {
            if *result != Value::NotFail && !result.truthy() {
                *result = Value::False;
            }
        }
        results
    }

    fn step_type_immunity(&mut self, targets: &Mons, mv: Mv) -> Outcomes {
        let mut results = Outcomes::new();
        for &target in targets {
            let message = self.mv(mv).smart_target != Some(true);
            results.push(Value::from_bool(self.immunity_to_move(target, mv, message)));
        }
        results
    }

    fn step_try_immunity(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Outcomes {
        let effect = self.move_effect(mv);
        let mut results = Outcomes::new();
        for &target in targets {
            let powder = self.since(Gen6)
                && self.mv(mv).has(MoveFlags::POWDER)
                && target != user
                && self.type_immune_to(target, TypeImmunity::Powder);
            let immune =
                powder || !self.single(Event::TryImmunity, effect, None, target, Some(user), effect, None).truthy();
            if immune {
                say!(self, "-immune", target);
                results.push(Value::False);
            // That Dark types are immune is a rule of types, which the ability only brings about.
            } else if self.since(Gen7)
                && self.mv(mv).prankster_boosted
                && self.has_ability(user, abilities::PRANKSTER)
                && !self.is_ally(target, user)
                && self.type_immune_to(target, TypeImmunity::Prankster)
            {
                self.say_prankster_immunity(target, mv);
                results.push(Value::False);
            } else {
                results.push(Value::True);
            }
        }
        results
    }

    fn say_prankster_immunity(&mut self, target: Mon, mv: Mv) {
        let immune_anyway = self.type_immune_to_condition(target, self.mv(mv).status);
        if self.mon(target).illusion.is_some() || !immune_anyway {
            self.hint("Since gen 7, Dark is immune to Prankster moves.", false, None);
        }
        say!(self, "-immune", target);
    }

    fn step_accuracy(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Outcomes {
        if let Some(own) = self.flow().step_accuracy {
            return own(self, targets, user, mv);
        }
        let mut results = Outcomes::new();
        for &target in targets {
            self.state.active_target = Some(target);
            let hit = match self.accuracy_against(target, user, mv) {
                Err(()) => {
                    results.push(Value::False);
                    continue;
                }
                Ok(None) => true,
                Ok(Some(accuracy)) => self.percent_chance(accuracy),
            };
            if !hit {
                self.say_miss(user, target, mv);
                self.ask_item(Event::Miss, Hit { user, target, mv }, Value::True);
            }
            results.push(Value::from_bool(hit));
        }
        results
    }

    /// Whether a number below `percent` comes out of 100. `percent` need not be whole.
    pub(crate) fn percent_chance(&mut self, percent: f64) -> bool {
        match self.setup.force_random_chance {
            Some(forced) => forced,
            None => (self.random(Purpose::Accuracy, 100) as f64) < percent,
        }
    }

    /// The accuracy of a move against a target; `None` hits for certain, an error is an immunity that was told.
    fn accuracy_against(&mut self, target: Mon, user: Mon, mv: Mv) -> Result<Option<f64>, ()> {
        let effect = self.move_effect(mv);
        let ohko = self.numbers(mv).ohko();
        let mut accuracy = match self.mv(mv).accuracy {
            Accuracy::Always => None,
            Accuracy::Percent(percent) => Some(percent as f64),
        };
        if ohko != Ohko::No {
            if !self.is_semi_invulnerable(target) {
                accuracy = Some(self.ohko_accuracy(target, user, ohko)?);
            }
        } else {
            let relay = accuracy.map_or(Value::True, Value::Number);
            accuracy = self.run_with(Event::ModifyAccuracy, target, Some(user), effect, relay).number();
            if let Some(percent) = accuracy {
                let stage = self.accuracy_stage(target, user, mv);
                accuracy = Some(match stage {
                    1.. => self.trunc_f64(percent * (3 + stage) as f64 / 3.0),
                    ..=-1 => self.trunc_f64(percent * 3.0 / (3 - stage) as f64),
                    0 => percent,
                });
            }
        }
        let sure = self.mv(mv).always_hit
            || self.is_sure(target, user, mv)
            || (self.mv(mv).target == MoveTarget::Self_
                && self.mv(mv).category == Category::Status
                && !self.is_semi_invulnerable(target));
        if sure {
            return Ok(None);
        }
        let relay = accuracy.map_or(Value::True, Value::Number);
        Ok(match self.run_with(Event::Accuracy, target, Some(user), effect, relay) {
            Value::Number(percent) => Some(percent),
            Value::True => None,
            _ => Some(0.0),
        })
    }

    fn trunc_f64(&self, n: f64) -> f64 {
        if self.flow().unbounded { n.trunc() } else { (n as i64 as u32) as f64 }
    }

    fn accuracy_stage(&mut self, target: Mon, user: Mon, mv: Mv) -> i32 {
        let mut stage = 0;
        if !self.mv(mv).ignore_accuracy {
            stage = self.effective_boosts(user)[Boost::Accuracy as usize].clamp(-6, 6) as i32;
        }
        if !self.mv(mv).ignore_evasion {
            stage = (stage - self.effective_boosts(target)[Boost::Evasion as usize] as i32).clamp(-6, 6);
        }
        stage
    }

    fn ohko_accuracy(&mut self, target: Mon, user: Mon, ohko: Ohko) -> Result<f64, ()> {
        let mut accuracy = 30.0;
        if ohko == Ohko::Except(Type::Ice) && self.since(Gen7) && !self.has_type(user, Type::Ice) {
            accuracy = 20.0;
        }
        let immune = match ohko {
            Ohko::Except(kind) => self.has_type(target, kind),
            _ => false,
        };
        let (mine, theirs) = (self.mon(user).level as f64, self.mon(target).level as f64);
        if self.is_dynamaxed(target) || mine < theirs || immune {
            say!(self, "-immune", target, "[ohko]");
            return Err(());
        }
        Ok(accuracy + mine - theirs)
    }

    /// Conditions that protect from moves, and that there are moves to break.
    fn guards(&self, conditions: &ConditionList) -> ArrayVec<ConditionId, MOST_GUARDS> {
        let ids = self.state.pool.places(conditions).filter_map(|place| self.state.pool.get(place).id.as_condition());
        ids.filter(|&id| self.rules.constant(id, Event::Protects) == Some(Value::True)).take(MOST_GUARDS).collect()
    }

    fn step_break_protect(&mut self, targets: &Mons, user: Mon, mv: Mv) {
        if !self.mv(mv).breaks_protect {
            return;
        }
        for &target in targets {
            let mut broke = false;
            for id in self.guards(&self.mon(target).volatiles) {
                broke |= self.remove_volatile(target, id);
            }
            if self.since(Gen6) || !self.is_ally(target, user) {
                let side = self.mon(target).side;
                for id in self.guards(&self.side(self.conditions_side(side)).conditions) {
                    broke |= self.remove_side_condition(side, id);
                }
            }
            if broke {
                let id = self.mv(mv).id;
                // SHOWDOWN: of all moves that break a guard only Feint is told without saying so.
                if id == moves::FEINT {
                    say!(self, "-activate", target, "move: Feint");
                } else {
                    say!(self, "-activate", target, Joined("move: ", id), "[broken]");
                }
                if self.since(Gen6) {
                    // Whose guard was broken may guard again at once.
                    self.delete_volatile(target, conditions::STALL);
                }
            }
        }
    }

    fn step_steal_boosts(&mut self, target: Mon, user: Mon, mv: Mv) {
        if !self.numbers(mv).steals_boosts() {
            return;
        }
        let mut stolen = BoostList::default();
        for boost in Boost::ALL {
            let stage = self.mon(target).boost(boost);
            if stage > 0 {
                stolen.set(boost, stage);
            }
        }
        if stolen.is_empty() {
            return;
        }
        let id = self.mv(mv).id;
        self.attr_last_move(&[&"[still]"]);
        say!(self, "-clearpositiveboost", target, user, Joined("move: ", id));
        self.boost_by(stolen.as_slice(), user, Some(user), None);
        self.set_boosts(target, stolen.map(|_, _| 0).as_slice());
        // SHOWDOWN: the animation is of this move, whatever other move steals.
        if id == moves::SPECTRAL_THIEF && self.is_logging() {
            self.write_move(&[&"-anim", &user, &"Spectral Thief", &target]);
        }
    }

    /// Lets a move hit somebody at once, without asking whether it can reach them (Bide).
    pub fn strike(&mut self, target: Mon, user: Mon, mv: Mv) -> Value {
        let targets: Mons = std::iter::once(target).collect();
        let outer = self.in_use;
        self.keep_in_use(mv);
        let result = self.try_move_hit(&targets, user, mv);
        self.in_use = outer;
        result
    }

    /// Lets a move act on the field or a side.
    pub(crate) fn try_move_hit(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Value {
        if let Some(own) = self.flow().try_move_hit {
            return own(self, targets, user, mv);
        }
        let target = targets.first().copied().unwrap_or(Mon::NONE);
        self.set_active_move(mv, user, target);
        if !self.prepare_hit(user, target, mv).truthy() {
            return Value::False;
        }
        let effect = self.move_effect(mv);
        let aim = self.mv(mv).target;
        let hazard_for_all = aim == MoveTarget::FoeSide && self.game_type() == GameType::FreeForAll;
        let result = if aim == MoveTarget::All {
            self.run(Event::TryHitField, target, Some(user), effect)
        } else if hazard_for_all {
            let results = self.run_list(Event::TryHitSide, targets, user, effect, None);
            if results.iter().any(|result| !result.truthy()) {
                return Value::False;
            }
            Value::True
        } else {
            self.run(Event::TryHitSide, target, Some(user), effect)
        };
        if !result.truthy() {
            if result == Value::False {
                self.say_fail(user);
            }
            return Value::False;
        }
        let payload = self.payload_of(mv);
        if hazard_for_all {
            self.move_hit(targets, user, mv, payload, false, false)
        } else {
            self.move_hit(&[target], user, mv, payload, false, false)
        }
    }
}

/// `p1a,p2b`
struct Places(ArrayVec<crate::state::Slot, 6>);

impl Part for Places {
    fn write(&self, battle: &Battle, out: &mut String, _: bool) {
        for (i, &slot) in self.0.iter().enumerate() {
            if i > 0 {
                out.push(',');
            }
            battle.write_slot(slot, out);
        }
    }
}

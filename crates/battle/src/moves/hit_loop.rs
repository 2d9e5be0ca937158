//! The hits of a move, one after the other.

use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Mon, Mv};
use crate::random::Purpose;
use crate::say;
use crate::state::MAX_PLACES;
use crate::verbs::{Mons, Outcomes, rounded_share};
use arrayvec::ArrayVec;
use tallgrass_pokedex::{Accuracy, Boost, Ohko, conditions};

/// Targets still in question, by place.
pub(crate) type Remaining = ArrayVec<Option<Mon>, MAX_PLACES>;

impl Battle {
    /// How often a move hits this time.
    fn hit_count(&mut self, user: Mon, mv: Mv) -> u8 {
        let (low, high) = self.mv(mv).multihit;
        let range = self.move_data(mv).multihit_range && low != high;
        let mut hits = if !range {
            low.max(1)
        } else if (low, high) == (2, 5) {
            let odds = self.flow().two_to_five;
            self.sample(Purpose::HitCount, odds).unwrap_or(2)
        } else {
            self.random_from(Purpose::HitCount, low as u32, high as u32 + 1) as u8
        };
        if hits > 1 {
            let hit = Hit { user, target: Mon::NONE, mv };
            if let Some(Value::Number(n)) = self.ask_item(Event::HitCount, hit, Value::int(hits as i32)) {
                hits = n as u8;
            }
        }
        hits
    }

    fn usable_asleep(&self, mv: Mv) -> bool {
        let by_source = self.mv(mv).source_effect.as_move().is_some_and(|id| self.dex().mv(id).sleep_usable);
        self.numbers(mv).usable_asleep() || by_source
    }

    /// Hits as often as the move does. What came of all hits for each target.
    pub(crate) fn hit_loop(&mut self, targets: &Mons, user: Mon, mv: Mv) -> Outcomes {
        if let Some(own) = self.flow().hit_loop {
            return own(self, targets, user, mv);
        }
        let mut damage: Outcomes = targets.iter().map(|_| Value::int(0)).collect();
        self.mv_mut(mv).total_damage = 0;
        self.mon_mut(user).last_damage = 0;
        let target_hits = self.hit_count(user, mv);
        let usable_asleep = self.usable_asleep(mv);
        let mut null_damage = true;
        let mut move_damage = Outcomes::new();
        let mut hit_targets: Remaining = targets.iter().map(|&mon| Some(mon)).collect();
        let mut hit = 1;
        while hit <= target_hits {
            if damage.iter().any(Value::is_false)
                // Sleep that came amid the hits keeps from the rest of them: its own listener was asked before the first.
                || (hit > 1 && self.mon(user).status == conditions::SLP && !usable_asleep)
                || targets.iter().all(|&target| self.mon(target).hp == 0)
            {
                break;
            }
            let active = self.mv_mut(mv);
            let darts = active.smart_target == Some(true) && targets.len() > 1;
            if darts && hit as usize > targets.len() {
                // SHOWDOWN: a third hit would find nobody, and the simulator fails.
                break;
            }
            active.hit = hit;
            active.last_hit = hit == target_hits;
            let now: Mons = if darts {
                damage = std::iter::once(damage.get(hit as usize - 1).copied().unwrap_or(Value::Undefined)).collect();
                std::iter::once(targets[hit as usize - 1]).collect()
            } else {
                targets.clone()
            };
            if self.mv(mv).smart_target.is_some() {
                self.animate_dart(user, mv, now[0], hit);
            }
            if self.mv(mv).multiaccuracy && hit > 1 && !self.next_hit_lands(user, mv, now[0]) {
                break;
            }
            let payload = self.payload_of(mv);
            let (results, after) = self.spread_move_hit(&now, user, mv, payload, false, false);
            hit_targets = after;
            let smart = self.mv(mv).smart_target == Some(true);
            if smart {
                move_damage.extend(results);
            } else {
                move_damage = results;
            }
            if move_damage.iter().all(|&value| value == Value::False) {
                break;
            }
            null_damage = false;
            for (i, value) in move_damage.iter().enumerate() {
                if smart && i + 1 != hit as usize {
                    continue;
                }
                let dealt = value.as_int();
                while damage.len() <= i {
                    damage.push(Value::Undefined);
                }
                damage[i] = Value::int(dealt);
                self.mv_mut(mv).total_damage += dealt;
            }
            self.each(Event::Update, None);
            hit += 1;
            if self.mon(user).hp == 0 && targets.len() == 1 {
                break;
            }
        }
        if hit == 1 {
            return damage.iter().map(|_| Value::False).collect();
        }
        if null_damage {
            damage.iter_mut().for_each(|value| *value = Value::False);
        }
        let check_win = self.mon(user).hp == 0;
        self.faint_messages(false, false, check_win);
        let active = self.mv(mv);
        let counts = !(active.parental_bond && active.hit == 1) || self.flow().counts_single_bond_hit;
        if active.multihit != (0, 0) && active.smart_target.is_none() && counts {
            say!(self, "-hitcount", targets[0], hit - 1);
        }
        if self.mv(mv).total_damage != 0 {
            self.recoil_damage(self.mv(mv).total_damage, mv, user);
        }
        if self.mv(mv).smart_target == Some(true) {
            hit_targets = targets.iter().map(|&mon| Some(mon)).collect();
        }
        self.note_attacks(&hit_targets, &move_damage, user, mv, hit - 1);
        if self.numbers(mv).ohko() != Ohko::No && self.mon(targets[0]).hp == 0 {
            say!(self, "-ohko");
        }
        if !damage.iter().any(|value| value.truthy() || value.is_number()) {
            return damage;
        }
        self.each(Event::Update, None);
        let hit_mons: Mons = hit_targets.iter().flatten().copied().collect();
        self.after_secondaries(&hit_mons, targets, user, mv, &damage);
        damage
    }

    fn animate_dart(&mut self, user: Mon, mv: Mv, target: Mon, hit: u8) {
        if hit > 1 {
            if self.is_logging() {
                let id = self.mv(mv).id;
                self.write_move(&[&"-anim", &user, &id, &target]);
            }
        } else {
            self.retarget_last_move(target);
        }
    }

    /// Whether a further hit of a move with an accuracy check for each lands.
    fn next_hit_lands(&mut self, user: Mon, mv: Mv, target: Mon) -> bool {
        const STAGES: [f64; 7] = [1.0, 4.0 / 3.0, 5.0 / 3.0, 2.0, 7.0 / 3.0, 8.0 / 3.0, 3.0];
        let effect = self.move_effect(mv);
        let mut accuracy = match self.mv(mv).accuracy {
            Accuracy::Always => None,
            Accuracy::Percent(percent) => Some(percent as f64),
        };
        if let Some(percent) = &mut accuracy {
            if !self.mv(mv).ignore_accuracy {
                let stage = self.effective_boosts(user)[Boost::Accuracy as usize].clamp(-6, 6);
                if stage > 0 {
                    *percent *= STAGES[stage as usize];
                } else {
                    *percent /= STAGES[-stage as usize];
                }
            }
            if !self.mv(mv).ignore_evasion {
                let stage = self.effective_boosts(target)[Boost::Evasion as usize].clamp(-6, 6);
                if stage > 0 {
                    *percent /= STAGES[stage as usize];
                } else if stage < 0 {
                    *percent *= STAGES[-stage as usize];
                }
            }
        }
        let relay = accuracy.map_or(Value::True, Value::Number);
        let relay = self.run_with(Event::ModifyAccuracy, target, Some(user), effect, relay);
        if self.mv(mv).always_hit {
            return true;
        }
        match self.run_with(Event::Accuracy, target, Some(user), effect, relay) {
            Value::Number(percent) => self.percent_chance(percent),
            value => value == Value::True,
        }
    }

    fn note_attacks(&mut self, targets: &Remaining, damage: &Outcomes, user: Mon, mv: Mv, hits: u8) {
        for (i, target) in targets.iter().enumerate() {
            let Some(target) = target.filter(|&target| target != user) else { continue };
            let dealt = damage.get(i).and_then(|value| value.number()).map(|n| n as i32);
            self.note_attack(target, mv, dealt, user);
            if dealt.is_some() {
                let times = if self.mv(mv).smart_target == Some(true) { 1 } else { hits as u16 };
                let pokemon = self.mon_mut(target);
                pokemon.times_attacked = pokemon.times_attacked.saturating_add(times);
            }
        }
    }

    fn after_secondaries(&mut self, hit: &Mons, targets: &Mons, user: Mon, mv: Mv, damage: &Outcomes) {
        if self.sheer_force_applies(mv, user) {
            return;
        }
        let effect = self.move_effect(mv);
        if let Some(&first) = hit.first() {
            self.single(Event::AfterMoveSecondary, effect, None, first, Some(user), effect, None);
        }
        self.run_list(Event::AfterMoveSecondary, hit, user, effect, None);
        if self.sheer_force_applies(mv, user) {
            return;
        }
        for (i, value) in damage.iter().enumerate() {
            let Some(&target) = targets.get(i) else { break };
            let dealt = if targets.len() == 1 { self.mv(mv).total_damage } else { value.as_int() };
            if (targets.len() > 1 && !value.is_number()) || self.mon(target).hp == 0 {
                continue;
            }
            let before = self.mon(target).hurt_this_turn.unwrap_or(0) + dealt;
            self.maybe_emergency_exit(target, before, Some(user));
        }
    }

    /// Hurts a move's user for what the move dealt, where the move does that.
    ///
    /// The causes of such damage are conditions that do nothing but to give their names.
    pub fn recoil_damage(&mut self, dealt: i32, mv: Mv, user: Mon) {
        if let Some(own) = self.flow().recoil_damage {
            return own(self, dealt, mv, user);
        }
        let before = self.mon(user).hp;
        let pokemon = self.mon(user);
        let numbers = self.numbers(mv);
        if numbers.own.struggle_recoil {
            let amount = rounded_share(pokemon.base_max_hp, 1, 4).max(1);
            self.direct_damage(amount, user, Some(user), Some(conditions::STRUGGLERECOIL.into()));
        } else if let Some(named) = numbers.costs_half() {
            let amount = rounded_share(pokemon.max_hp, 1, 2);
            let cause = if named { self.namesake_of_move(mv) } else { conditions::RECOIL.into() };
            self.damage_by(amount, user, Some(user), Some(cause));
        } else if let Some((numerator, denominator)) = self.mv(mv).recoil {
            let amount = rounded_share(dealt, numerator as i32, denominator as i32).max(1);
            self.damage_by(amount, user, Some(user), Some(conditions::RECOIL.into()));
        } else {
            return;
        }
        self.maybe_emergency_exit(user, before, Some(user));
    }
}

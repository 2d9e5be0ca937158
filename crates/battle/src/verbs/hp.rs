//! Losing and restoring HP, and fainting.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::generation::gen1;
use crate::ids::{Effect, Mon};
use crate::protocol::log::{From, Health, Of};
use crate::say;
use crate::state::{FaintEntry, MAX_PLACES};
use arrayvec::ArrayVec;
use tallgrass_pokedex::Generation::{Gen1, Gen5};
use tallgrass_pokedex::{ConditionKind, conditions};

/// What came of a hit for each target.
pub(crate) type Outcomes = ArrayVec<Value, MAX_PLACES>;

impl Battle {
    /// Hurts a Pokémon, by the event's source and the effect that is running. What happened: the HP lost, or a failure.
    pub fn damage(&mut self, amount: i32, target: Mon) -> Value {
        self.damage_by(amount, target, None, None)
    }

    /// Hurts a Pokémon.
    pub fn damage_by(&mut self, amount: i32, target: Mon, source: Option<Mon>, effect: Option<Effect>) -> Value {
        self.damage_and(amount, target, source, effect, false)
    }

    /// Hurts a Pokémon; if it faints of that, it does so before anything else happens, as from some effects up to
    /// generation 6.
    pub fn damage_to_faint(&mut self, amount: i32, target: Mon, source: Option<Mon>, effect: Option<Effect>) -> Value {
        self.damage_and(amount, target, source, effect, true)
    }

    fn damage_and(
        &mut self,
        amount: i32,
        target: Mon,
        source: Option<Mon>,
        effect: Option<Effect>,
        instafaint: bool,
    ) -> Value {
        let source = self.or_event_source(source);
        let effect = self.or_acting(effect);
        let amounts: Outcomes = std::iter::once(Value::int(amount)).collect();
        let results = self.spread_damage(&amounts, &[Some(target)], source, effect, instafaint);
        results.first().copied().unwrap_or(Value::Undefined)
    }

    /// Hurts several Pokémon at once: the amounts are numbers, or answers that are passed on as they are.
    pub(crate) fn spread_damage(
        &mut self,
        amounts: &[Value],
        targets: &[Option<Mon>],
        source: Option<Mon>,
        effect: Effect,
        instafaint: bool,
    ) -> Outcomes {
        let mut results = Outcomes::new();
        for (&amount, &target) in amounts.iter().zip(targets) {
            let result = match (amount, target) {
                (Value::True, Some(target)) => self.damage_one(1, true, target, source, effect),
                (Value::Number(n), Some(target)) => self.damage_one(n as i32, false, target, source, effect),
                (Value::True | Value::Number(_), None) => Value::int(0),
                (other, _) => other,
            };
            results.push(result);
        }
        if instafaint {
            for (result, target) in results.iter().zip(targets) {
                if let Some(target) = target
                    && result.truthy()
                    && self.mon(*target).hp <= 0
                {
                    self.faint_messages(true, false, true);
                }
            }
        }
        results
    }

    fn damage_one(&mut self, amount: i32, bare: bool, target: Mon, source: Option<Mon>, effect: Effect) -> Value {
        if self.mon(target).hp == 0 {
            return Value::int(0);
        }
        if !self.mon(target).active {
            return Value::False;
        }
        let mut amount = if amount != 0 { amount.max(1) } else { 0 };
        // Nobody keeps a Pokémon from what Struggle costs it.
        if !effect.is(conditions::STRUGGLERECOIL) {
            let condition = effect.id.as_condition();
            if condition.is_some_and(|id| self.dex().condition(id).kind == ConditionKind::Weather)
                && !self.status_immunity(target, condition.unwrap_or_default(), false)
            {
                return Value::int(0);
            }
            match self.run_on_effect(Event::Damage, target, source, effect, Value::int(amount)) {
                Value::Number(n) => amount = n as i32,
                Value::True => amount = 1,
                _ if bare => return Value::Undefined,
                other => return other,
            }
        }
        if amount != 0 {
            amount = amount.max(1);
        }
        if self.only_in(Gen1) {
            gen1::note_damage(self, amount, effect);
        }
        let lost = self.lose_hp(target, amount, source, effect);
        if lost != 0 {
            let hp = self.mon(target).hp;
            self.mon_mut(target).hurt_this_turn = Some(hp);
        }
        if let Some(source) = source
            && effect.is_move()
        {
            self.mon_mut(source).last_damage = lost;
        }
        self.say_damage(target, source, effect);
        if lost != 0
            && effect.mv.is_some()
            && let Some((numerator, denominator)) = self.mv(effect.mv).drain
            && let Some(source) = source
        {
            let (numerator, denominator) = (numerator as i32, denominator as i32);
            let amount = if self.since(Gen5) {
                super::rounded_share(lost, numerator, denominator)
            } else {
                (lost * numerator / denominator).max(1)
            };
            if self.only_in(Gen1) {
                self.state.last_damage = amount;
            }
            self.heal_by(amount, source, Some(target), Some(conditions::DRAIN.into()));
        }
        Value::int(lost)
    }

    /// Some causes have a wording of their own, which the log has in place of the effect's name.
    fn say_damage(&mut self, target: Mon, source: Option<Mon>, effect: Effect) {
        if !self.is_logging() {
            return;
        }
        match effect.id.as_condition() {
            Some(conditions::PARTIALLYTRAPPED) => {
                let by = self.volatile(target, conditions::PARTIALLYTRAPPED).map(|state| state.source_effect);
                let by = Effect::of(by.unwrap_or_default());
                say!(self, "-damage", target, Health(target), From(by), "[partiallytrapped]");
            }
            Some(conditions::POWDER) => say!(self, "-damage", target, Health(target), "[silent]"),
            Some(conditions::CONFUSED) => say!(self, "-damage", target, Health(target), "[from] confusion"),
            Some(conditions::TOX) => say!(self, "-damage", target, Health(target), "[from] psn"),
            _ if effect.is_move() || effect.is_none() => say!(self, "-damage", target, Health(target)),
            _ => match source {
                Some(source) if source != target || effect.is_ability() => {
                    say!(self, "-damage", target, Health(target), From(effect), Of(source));
                }
                _ => say!(self, "-damage", target, Health(target), From(effect)),
            },
        }
    }

    /// Hurts a Pokémon without asking anyone. What was lost.
    pub fn direct_damage(&mut self, amount: i32, target: Mon, source: Option<Mon>, effect: Option<Effect>) -> i32 {
        let source = self.or_event_source(source);
        let effect = self.or_acting(effect);
        if self.mon(target).hp == 0 || amount == 0 {
            return 0;
        }
        if self.only_in(Gen1)
            && let Some(instead) = gen1::hurt_itself(self, amount.max(1), target, effect)
        {
            return instead;
        }
        let lost = self.lose_hp(target, amount.max(1), source, effect);
        // See `say_damage`.
        match effect.id.as_condition() {
            Some(conditions::STRUGGLERECOIL) => say!(self, "-damage", target, Health(target), "[from] recoil"),
            Some(conditions::CONFUSION) => say!(self, "-damage", target, Health(target), "[from] confusion"),
            _ => say!(self, "-damage", target, Health(target)),
        }
        if self.mon(target).fainted {
            self.faint(target, None, Effect::NONE);
        }
        lost
    }

    /// Takes HP; at 0 the Pokémon is about to faint. What was lost.
    pub(crate) fn lose_hp(&mut self, mon: Mon, amount: i32, source: Option<Mon>, effect: Effect) -> i32 {
        let pokemon = self.mon_mut(mon);
        if pokemon.hp == 0 || amount <= 0 {
            return 0;
        }
        let lost = amount.min(pokemon.hp);
        pokemon.hp -= lost;
        if pokemon.hp == 0 {
            // The queue notes the HP that are left to lose: none.
            self.queue_faint(mon, source, effect);
        }
        lost
    }

    /// Heals a Pokémon, by the event's source and the effect that is running. What happened: the HP restored, or a
    /// failure.
    pub fn heal(&mut self, amount: i32, target: Mon) -> Value {
        self.heal_by(amount, target, None, None)
    }

    /// Heals a Pokémon.
    pub fn heal_by(&mut self, amount: i32, target: Mon, source: Option<Mon>, effect: Option<Effect>) -> Value {
        let source = self.or_event_source(source);
        let effect = self.or_acting(effect);
        let amount = match self.run_with(Event::TryHeal, target, source, effect, Value::int(amount)) {
            Value::Number(0.0) => return Value::int(0),
            Value::Number(n) => n as i32,
            Value::True => 1,
            other => return other,
        };
        let pokemon = self.mon(target);
        if pokemon.hp == 0 || !pokemon.active || pokemon.hp >= pokemon.max_hp {
            return Value::False;
        }
        let healed = self.gain_hp(target, amount);
        // See `say_damage`.
        match effect.id.as_condition() {
            Some(conditions::LEECH_SEED) => say!(self, "-heal", target, Health(target), "[silent]"),
            Some(conditions::DRAIN) => {
                if let Some(source) = source {
                    say!(self, "-heal", target, Health(target), "[from] drain", Of(source));
                }
            }
            Some(conditions::WISH) => {}
            Some(conditions::ZPOWER) => say!(self, "-heal", target, Health(target), "[zeffect]"),
            _ if effect.is(tallgrass_pokedex::moves::REST) => {
                say!(self, "-heal", target, Health(target), "[silent]");
            }
            _ if effect.is_none() => {}
            _ if effect.is_move() => say!(self, "-heal", target, Health(target)),
            _ => match source {
                Some(source) if source != target => {
                    say!(self, "-heal", target, Health(target), From(effect), Of(source));
                }
                _ => say!(self, "-heal", target, Health(target), From(effect)),
            },
        }
        self.run_with(Event::Heal, target, source, effect, Value::int(healed));
        Value::int(healed)
    }

    /// Restores HP without a word or asking anyone. What was restored.
    pub fn gain_hp(&mut self, mon: Mon, amount: i32) -> i32 {
        let pokemon = self.mon_mut(mon);
        if pokemon.hp == 0 || amount <= 0 || pokemon.hp >= pokemon.max_hp {
            return 0;
        }
        let healed = amount.min(pokemon.max_hp - pokemon.hp);
        pokemon.hp += healed;
        healed
    }

    /// Sets a Pokémon's HP, at least 1. The difference.
    pub fn set_hp(&mut self, mon: Mon, hp: i32) -> i32 {
        let pokemon = self.mon_mut(mon);
        if pokemon.hp == 0 {
            return 0;
        }
        let before = pokemon.hp;
        pokemon.hp = hp.max(1).min(pokemon.max_hp);
        pokemon.hp - before
    }

    /// HP (its own, or the given amount of it) as if the Pokémon were not dynamaxed.
    pub fn undynamaxed_hp(&self, mon: Mon, amount: Option<i32>) -> i32 {
        let pokemon = self.mon(mon);
        let hp = amount.filter(|&hp| hp != 0).unwrap_or(pokemon.hp);
        if !self.is_dynamaxed(mon) {
            return hp;
        }
        let scaled = hp as i64 * pokemon.base_max_hp as i64;
        ((scaled + pokemon.max_hp as i64 - 1) / pokemon.max_hp as i64) as i32
    }

    /// Makes a Pokémon faint. The HP it lost.
    pub fn faint(&mut self, mon: Mon, source: Option<Mon>, effect: Effect) -> i32 {
        let lost = self.mon(mon).hp;
        if self.mon(mon).fainted || self.mon(mon).faint_queued {
            return 0;
        }
        self.queue_faint(mon, source, effect);
        lost
    }

    fn queue_faint(&mut self, mon: Mon, source: Option<Mon>, effect: Effect) {
        let pokemon = self.mon_mut(mon);
        if pokemon.fainted || pokemon.faint_queued {
            return;
        }
        pokemon.hp = 0;
        pokemon.switch_flag = Default::default();
        pokemon.faint_queued = true;
        self.state.faint_queue.push(FaintEntry { target: mon, source, effect });
    }
}

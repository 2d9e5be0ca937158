//! The damage of one hit.

use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv, SideId};
use crate::protocol::log::Name;
use crate::random::Purpose;
use crate::say;
use crate::state::MAX_PLACES;
use tallgrass_pokedex::Generation::{Gen5, Gen6, Gen7};
use tallgrass_pokedex::{Category, MoveDamage, Ohko, OverridePokemon, Stat, Type, conditions, species};

/// More than any HP, and little enough to be multiplied by all that damage is multiplied by.
const MOST_DAMAGE: i64 = 1 << 40;

impl Battle {
    /// What a hit has come to on a target so far.
    pub fn hit_data(&self, mv: Mv, target: Mon) -> crate::state::HitData {
        self.mv(mv).hit_data[self.hit_place(target)]
    }

    pub(crate) fn hit_data_mut(&mut self, mv: Mv, target: Mon) -> &mut crate::state::HitData {
        let place = self.hit_place(target);
        &mut self.mv_mut(mv).hit_data[place]
    }

    fn hit_place(&self, target: Mon) -> usize {
        let slot = self.slot_of(target);
        let places = self.side(SideId(slot.side)).active_len as usize;
        (slot.side as usize * places + slot.position as usize).min(MAX_PLACES - 1)
    }

    /// The damage of a hit: a number, a plain yes for moves without damage (`Undefined`), or a failure.
    pub fn damage_of(&mut self, user: Mon, target: Mon, mv: Mv, quiet: bool) -> Value {
        if let Some(own) = self.flow().damage_of {
            return own(self, user, target, mv, quiet);
        }
        if !self.immunity_to_move(target, mv, !quiet) {
            return Value::False;
        }
        let numbers = self.numbers(mv);
        let data = numbers.own;
        if numbers.ohko() != Ohko::No {
            return Value::int(self.mon(target).max_hp);
        }
        let hit = Hit { user, target, mv };
        if let Some(damage) = self.ask_move(Event::DamageCallback, mv, hit, Value::True) {
            return damage;
        }
        if self.mv(mv).fixed_damage > 0 {
            return Value::int(self.mv(mv).fixed_damage);
        }
        match data.damage {
            MoveDamage::Level => return Value::int(self.mon(user).level as i32),
            MoveDamage::Fixed(damage) if damage > 0 => return Value::int(damage as i32),
            _ => {}
        }
        let mut power = Value::int(self.mv(mv).base_power);
        if let Some(answer) =
            self.ask_code(self.code_for(mv, Event::BasePowerCallback), Event::BasePowerCallback, hit, power)
        {
            power = answer;
        }
        match power {
            Value::Number(0.0) => return Value::Undefined,
            Value::Number(_) => {}
            other => return other,
        }
        let power = power.as_int().max(1);
        self.roll_critical(hit);
        let effect = self.move_effect(mv);
        let code = self.own_code(mv, Event::BasePower);
        let answer = self.run_on_code(Event::BasePower, user, Some(target), effect, code, Value::int(power));
        let Value::Number(power) = answer else { return Value::int(0) };
        if power == 0.0 {
            return Value::int(0);
        }
        let power = self.final_power((power as i32).max(1), hit);
        let (attack, defense) = self.attack_and_defense(hit);
        let level = self.mon(user).level as i64;
        let raw = self.raw_damage(level, power, attack, defense);
        Value::Number(self.modify_damage(raw, hit, quiet) as f64)
    }

    /// The heart of the damage formula.
    #[inline]
    fn raw_damage(&self, level: i64, power: i32, attack: i32, defense: i32) -> i64 {
        let tr = |n: i64| self.trunc(n);
        let product = tr((tr(2 * level / 5 + 2) * power as i64).saturating_mul(attack as i64));
        // SHOWDOWN: what is divided by 0 is infinite, and keeps none of its 32 bits. Only stats that wrap can be 0, which they
        // don't in custom games.
        let quotient = product.checked_div(defense as i64).unwrap_or(0);
        tr(quotient / 50).min(MOST_DAMAGE)
    }

    fn roll_critical(&mut self, hit: Hit) {
        let Hit { user, target, mv } = hit;
        let effect = self.move_effect(mv);
        let stage = Value::int(self.mv(mv).crit_ratio as i32);
        let odds = self.flow().crit_odds;
        let stage = self.run_with(Event::ModifyCritRatio, user, Some(target), effect, stage).as_int();
        let stage = stage.clamp(0, odds.len() as i32 - 1) as usize;
        let mut crit = self.mv(mv).will_crit.unwrap_or(false);
        if self.mv(mv).will_crit.is_none() && stage > 0 {
            crit = self.chance(Purpose::CriticalHit, 1, odds[stage]);
        }
        if crit {
            crit = self.run(Event::CriticalHit, target, None, effect).truthy();
        }
        self.hit_data_mut(mv, target).crit = crit;
    }

    /// Power after all listeners: Max Moves without Dynamax have none, Terastallization lifts weak moves to 60.
    fn final_power(&mut self, power: i32, hit: Hit) -> i32 {
        let Hit { user, mv, .. } = hit;
        let data = self.move_data(mv);
        let mut power = power;
        let is_max = data.is_max != tallgrass_pokedex::MaxKind::No;
        let by_max =
            self.mv(mv).base_move.get().is_some_and(|id| self.dex().mv(id).is_max != tallgrass_pokedex::MaxKind::No);
        if is_max && (!self.is_dynamaxed(user) || by_max) {
            power = 0;
        }
        let Some(tera) = self.mon(user).terastallized else { return power };
        let kind = self.mv(mv).kind;
        let boosted = if tera == Type::Stellar {
            self.mon(user).stellar_boosted & kind.bit() == 0
        } else {
            self.has_type(user, kind)
        };
        let base = self.mv(mv).base_power;
        let power_code = self.code_for(mv, Event::BasePowerCallback);
        let varies = (base == 0 || base == 150) && self.rules.has(power_code, Event::BasePowerCallback);
        if boosted && power < 60 && data.priority <= 0 && data.multihit.is_none() && !varies { 60 } else { power }
    }

    fn attack_and_defense(&mut self, hit: Hit) -> (i32, i32) {
        let Hit { user, target, mv } = hit;
        let numbers = self.numbers(mv);
        let data = numbers.own;
        let effect = self.move_effect(mv);
        let attacker = if numbers.attacker() == OverridePokemon::Target { target } else { user };
        let defender = if numbers.defender() == OverridePokemon::Source { user } else { target };
        let physical = self.mv(mv).category == Category::Physical;
        let attack_stat = self.mv(mv).override_offensive_stat.unwrap_or(if physical { Stat::Atk } else { Stat::Spa });
        let defense_stat = numbers.defense().unwrap_or(if physical { Stat::Def } else { Stat::Spd });
        let mut attack_stage = self.mon(attacker).boost(attack_stat.into()) as i32;
        let mut defense_stage = self.mon(defender).boost(defense_stat.into()) as i32;
        let crit = self.hit_data(mv, target).crit;
        if self.mv(mv).ignore_offensive || ((data.ignore_negative_offensive || crit) && attack_stage < 0) {
            attack_stage = 0;
        }
        if self.mv(mv).ignore_defensive || ((data.ignore_positive_defensive || crit) && defense_stage > 0) {
            defense_stage = 0;
        }
        let attack = self.calculate_stat(attacker, attack_stat, attack_stage, user);
        let defense = self.calculate_stat(defender, defense_stat, defense_stage, target);
        let attack_event = if physical { Event::ModifyAtk } else { Event::ModifySpA };
        let defense_event = match defense_stat {
            Stat::Atk => Event::ModifyAtk,
            Stat::Def => Event::ModifyDef,
            Stat::Spa => Event::ModifySpA,
            Stat::Spd => Event::ModifySpD,
            Stat::Spe => Event::ModifySpe,
        };
        let attack = self.run_with(attack_event, user, Some(target), effect, Value::int(attack)).as_int();
        let defense = self.run_with(defense_event, target, Some(user), effect, Value::int(defense)).as_int();
        (attack, defense)
    }

    fn modify_damage(&mut self, raw: i64, hit: Hit, quiet: bool) -> i64 {
        match self.flow().modify_damage {
            None => self.usual_modify_damage(raw, hit, quiet, Battle::same_type_bonus),
            Some(own) => own(self, raw, hit, quiet),
        }
    }

    /// The usual way from a hit's raw damage to what it deals, which is told unless `quiet`; `same_type_bonus` gives an
    /// attack of a type its bonus.
    #[inline(always)]
    pub fn usual_modify_damage(
        &mut self,
        raw: i64,
        hit: Hit,
        quiet: bool,
        same_type_bonus: impl FnOnce(&mut Battle, i64, Hit, Type) -> i64,
    ) -> i64 {
        let Hit { user, target, mv } = hit;
        let effect = self.move_effect(mv);
        let kind = self.mv(mv).kind;
        let mut damage = raw + 2;
        if self.mv(mv).spread_hit {
            let free_for_all = self.game_type() == tallgrass_pokedex::GameType::FreeForAll;
            damage = self.scale(damage, if free_for_all { 2048 } else { 3072 });
        } else if self.mv(mv).parental_bond && self.mv(mv).hit > 1 {
            damage = self.scale(damage, if self.since(Gen7) { 1024 } else { 2048 });
        }
        let relay = Some(Value::Number(damage as f64));
        damage = self.run_first(Event::WeatherModifyDamage, user, Some(target), effect, relay).as_whole();
        let crit = self.hit_data(mv, target).crit;
        if crit {
            let tenths = match self.mv(mv).crit_modifier {
                0 if self.since(Gen6) => 15,
                0 => 20,
                tenths => tenths as i64,
            };
            damage = self.trunc(damage * tenths / 10);
        }
        damage = self.randomize(damage);
        if kind != Type::Unknown {
            damage = same_type_bonus(self, damage, hit, kind);
        }
        let type_mod = self.effectiveness(target, mv).clamp(-6, 6);
        self.hit_data_mut(mv, target).type_mod = type_mod as i8;
        if type_mod > 0 {
            if !quiet {
                self.say_effectiveness("-supereffective", target, type_mod);
            }
            damage <<= type_mod;
        }
        if type_mod < 0 {
            if !quiet {
                self.say_effectiveness("-resisted", target, -type_mod);
            }
            for _ in type_mod..0 {
                damage = self.trunc(damage / 2);
            }
        }
        if crit && !quiet {
            say!(self, "-crit", target);
        }
        let physical = self.mv(mv).category == Category::Physical;
        // Burns have no listener for this: it comes between the type's effectiveness and everything that modifies damage.
        if self.mon(user).status == conditions::BRN && physical && self.burn_weakens(hit) {
            damage = self.scale(damage, 2048);
        }
        if self.only_in(Gen5) && damage == 0 {
            damage = 1;
        }
        let relay = Value::Number(damage as f64);
        damage = self.run_with(Event::ModifyDamage, user, Some(target), effect, relay).as_whole();
        if self.hit_data(mv, target).bypass_protect {
            damage = self.scale(damage, 1024);
            let by = self.mv(mv).bypass_by;
            if !by.is_none() {
                say!(self, "-ability", user, Name(Effect::of(by)));
            }
            say!(self, "-zbroken", target);
        }
        if !self.only_in(Gen5) && damage == 0 {
            return 1;
        }
        if self.flow().unbounded { damage } else { damage & 0xffff }
    }

    fn say_effectiveness(&mut self, line: &'static str, target: Mon, by: i32) {
        if self.flow().grades_effectiveness {
            say!(self, line, target, by.min(2));
        } else {
            say!(self, line, target);
        }
    }

    fn burn_weakens(&mut self, hit: Hit) -> bool {
        let fails = |answer: Option<Value>| answer.is_some_and(|answer| !answer.truthy());
        !fails(self.ask_ability(Event::BurnWeakens, hit, Value::True))
            && !fails(self.ask_move(Event::BurnWeakens, hit.mv, hit, Value::True))
    }

    /// The damage roll: 85 to 100 percent.
    pub(crate) fn randomize(&mut self, damage: i64) -> i64 {
        let roll = 100 - self.random(Purpose::DamageRoll, 16) as i64;
        self.trunc(self.trunc(damage * roll) / 100)
    }

    /// A hit's damage with what its type gives it for being among the user's.
    pub fn same_type_bonus(&mut self, damage: i64, hit: Hit, kind: Type) -> i64 {
        let Hit { user, target, mv } = hit;
        if self.mon(user).terastallized == Some(Type::Stellar) {
            return self.stellar_bonus(damage, hit, kind);
        }
        let effect = self.move_effect(mv);
        let mut bonus = if self.is_of_users_type(hit, kind) { 1.5 } else { 1.0 };
        if self.mon(user).terastallized == Some(kind) && self.types_as(user, false, true).contains(kind) {
            bonus = 2.0;
        }
        let bonus = match self.run_with(Event::ModifySTAB, user, Some(target), effect, Value::Number(bonus)) {
            Value::Number(bonus) => bonus,
            _ => 1.0,
        };
        self.scale(damage, (bonus * 4096.0) as i32)
    }

    /// A hit's damage with what the Stellar type gives it, once for each type.
    pub fn stellar_bonus(&mut self, damage: i64, hit: Hit, kind: Type) -> i64 {
        let Hit { user, mv, .. } = hit;
        let same = self.is_of_users_type(hit, kind);
        let fresh = self.mon(user).stellar_boosted & kind.bit() == 0 || self.mv(mv).stellar_boosted;
        if !fresh {
            return self.scale(damage, if same { 6144 } else { 4096 });
        }
        self.mv_mut(mv).stellar_boosted = true;
        // For Terapagos alone the Stellar type's bonus doesn't wear off, which is a rule of that type.
        if self.mon(user).species != species::TERAPAGOS_STELLAR {
            self.mon_mut(user).stellar_boosted |= kind.bit();
        }
        self.scale(damage, if same { 8192 } else { 4915 })
    }

    #[inline]
    fn is_of_users_type(&mut self, Hit { user, mv, .. }: Hit, kind: Type) -> bool {
        self.mv(mv).force_stab || self.has_type(user, kind) || self.types_as(user, false, true).contains(kind)
    }

    /// The damage of hurting oneself in confusion.
    pub fn confusion_damage(&mut self, mon: Mon, power: i32) -> i32 {
        let pokemon = self.mon(mon);
        let (attack_stage, defense_stage) = (pokemon.boosts[0] as i32, pokemon.boosts[1] as i32);
        let level = pokemon.level as i64;
        let attack = self.calculate_stat(mon, Stat::Atk, attack_stage, mon);
        let defense = self.calculate_stat(mon, Stat::Def, defense_stage, mon);
        let raw = self.raw_damage(level, power, attack, defense) + 2;
        let raw = if self.flow().unbounded { raw } else { raw % 65536 };
        self.randomize(raw).clamp(1, i32::MAX.into()) as i32
    }
}

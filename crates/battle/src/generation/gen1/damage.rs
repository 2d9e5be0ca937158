//! The damage of a hit, and what damage does besides.

use super::{Decoy, Grip};
use crate::answer::{Hit, Value};
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use crate::random::Purpose;
use crate::say;
use tallgrass_pokedex::{Category, MoveDamage, Ohko, OverridePokemon, SelfDestruct, Stat, Type, conditions, moves};

impl Battle {
    /// Remembers damage as what was dealt last (generation 1).
    pub fn set_last_damage(&mut self, damage: i32) {
        self.state.last_damage = damage;
    }
}

/// What is dealt by moves that let their target faint at once.
const ALL: i32 = 65_535;

/// Whether a move is the one without a name that a Pokémon uses whose player has never selected any. It goes by Fissure's
/// name, and has power of its own instead of what Fissure does.
pub(super) fn is_nameless(battle: &Battle, mv: Mv) -> bool {
    battle.mv(mv).id == moves::FISSURE && battle.mv(mv).kind == Type::Unknown
}

/// Whether a move lets its target faint at once.
pub(super) fn knocks_out(battle: &Battle, mv: Mv) -> bool {
    battle.numbers(mv).ohko() != Ohko::No && !is_nameless(battle, mv)
}

/// What a hit deals: a number, a failure, or nothing that is a matter of damage.
pub(super) fn damage_of(battle: &mut Battle, user: Mon, target: Mon, mv: Mv, quiet: bool) -> Value {
    if !battle.immunity_to_move(target, mv, true) {
        return Value::False;
    }
    if knocks_out(battle, mv) {
        return Value::int(ALL);
    }
    let hit = Hit { user, target, mv };
    if let Some(damage) = battle.ask_move(Event::DamageCallback, mv, hit, Value::True) {
        return damage;
    }
    let data = battle.move_data(mv);
    let active = battle.mv(mv);
    // All hits deal what the first has dealt, be it nothing.
    if active.hit > 1 || active.fixed_damage > 0 {
        return Value::int(active.fixed_damage);
    }
    match data.damage {
        MoveDamage::Level => return Value::int(battle.mon(user).level.into()),
        MoveDamage::Fixed(damage) => return Value::int(damage.into()),
        _ => {}
    }
    let holds = data.self_effect.is_some_and(|own| own.volatile == conditions::PARTIALTRAPPINGLOCK);
    if holds && active.kind == Type::Normal && battle.has_type(target, Type::Ghost) {
        return Value::int(0);
    }
    if let Some(damage) = damage_of_hold(battle, user, target) {
        return Value::int(damage);
    }
    let mut power = Value::int(battle.mv(mv).base_power);
    let code = battle.code_for(mv, Event::BasePowerCallback);
    if let Some(answer) = battle.ask_code(code, Event::BasePowerCallback, hit, power) {
        power = answer;
    }
    match power {
        Value::Number(0.0) => return Value::Undefined,
        Value::Number(_) => {}
        other => return other,
    }
    let crit = rolls_critical(battle, hit);
    let effect = battle.move_effect(mv);
    let power = battle.run_with(Event::BasePower, user, Some(target), effect, Value::int(power.as_int().max(1)));
    let power = match power {
        Value::Number(power) if power != 0.0 => (power as i32).max(1),
        _ => return Value::int(0),
    };
    let mut level = i64::from(battle.mon(user).level);
    if crit {
        level *= 2;
        battle.mv_mut(mv).ignore_offensive = true;
        battle.mv_mut(mv).ignore_defensive = true;
        if !quiet {
            say!(battle, "-crit", target);
        }
    }
    if !battle.flow().unbounded {
        level %= 256;
    }
    let (attack, defense) = attack_and_defense(battle, hit);
    let raw = (level * 2 / 5 + 2) * i64::from(power) * attack / defense / 50;
    let damage = by_types(battle, raw.clamp(0, 997) + 2, hit, quiet);
    if damage > 1 {
        let roll = i64::from(battle.random_from(Purpose::DamageRoll, 217, 256));
        return Value::Number((damage * roll / 255) as f64);
    }
    Value::Number(damage as f64)
}

/// What a Pokémon deals to whom it holds.
pub(super) fn damage_of_hold(battle: &Battle, user: Mon, target: Mon) -> Option<i32> {
    let grip: Grip = battle.volatile(user, conditions::PARTIALTRAPPINGLOCK)?.data();
    (grip.locked == target.0).then_some(grip.damage)
}

/// Whether a hit is critical: the likelier, the faster its user's species is.
fn rolls_critical(battle: &mut Battle, hit: Hit) -> bool {
    let Hit { user, target, mv } = hit;
    if battle.mv(mv).will_crit != Some(true) {
        let species = battle.setup.mon(user).species;
        let mut chance = u32::from(battle.dex().species(species).base_stats[5]) / 2;
        // SHOWDOWN: Focus Energy makes critical hits four times less likely, as in the games.
        chance =
            if battle.has_volatile(user, conditions::FOCUS_ENERGY) { chance / 2 } else { (chance * 2).clamp(1, 255) };
        match battle.mv(mv).crit_ratio {
            1 => chance /= 2,
            2 => chance = (chance * 4).clamp(1, 255),
            _ => {}
        }
        if chance == 0 || !battle.chance(Purpose::CriticalHit, chance, 256) {
            return false;
        }
    }
    battle.hit_data_mut(mv, target).crit = true;
    true
}

fn attack_and_defense(battle: &mut Battle, hit: Hit) -> (i64, i64) {
    let Hit { user, target, mv } = hit;
    let numbers = battle.numbers(mv);
    let attacker = if numbers.attacker() == OverridePokemon::Target { target } else { user };
    let defender = if numbers.defender() == OverridePokemon::Source { user } else { target };
    let physical = battle.mv(mv).category == Category::Physical;
    let attack_stat = battle.mv(mv).override_offensive_stat.unwrap_or(if physical { Stat::Atk } else { Stat::Spa });
    let defense_stat = numbers.defense().unwrap_or(if physical { Stat::Def } else { Stat::Spd });
    let mut attack = i64::from(battle.stat(attacker, attack_stat, battle.mv(mv).ignore_offensive, false));
    let mut defense = if battle.mv(mv).ignore_defensive {
        i64::from(battle.stat(target, defense_stat, true, false))
    } else {
        let screen = match defense_stat {
            Stat::Def => conditions::REFLECT,
            _ => conditions::LIGHT_SCREEN,
        };
        let screened = matches!(defense_stat, Stat::Def | Stat::Spd) && battle.has_volatile(defender, screen);
        i64::from(battle.stat(defender, defense_stat, false, false)) * if screened { 2 } else { 1 }
    };
    if attack >= 256 || defense >= 256 {
        if attack >= 1024 || defense >= 1024 {
            battle.hint("In Gen 1, a stat will roll over to a small number if it is larger than 1024.", false, None);
        }
        let byte = |n: i64| if battle.flow().unbounded { n } else { n % 256 };
        (attack, defense) = (byte(attack / 4).max(1), byte(defense / 4));
        if defense == 0 {
            let text = "Pokemon Showdown avoids division by zero by rounding defense up to 1. In game, the battle would \
                        have crashed.";
            battle.hint(text, false, None);
            defense = 1;
        }
    }
    if numbers.self_destruction() != SelfDestruct::No && defense_stat == Stat::Def {
        defense = (defense / 2).max(1);
    }
    (attack, defense)
}

/// Damage with what types make of it, one of the target's after the other.
fn by_types(battle: &mut Battle, damage: i64, hit: Hit, quiet: bool) -> i64 {
    let Hit { user, target, mv } = hit;
    let kind = battle.mv(mv).kind;
    let mut damage = damage;
    if kind != Type::Unknown && battle.has_type(user, kind) {
        damage += damage / 2;
    }
    let types = battle.mon(target).types;
    for &own in types.as_slice() {
        match battle.dex().type_effectiveness(kind, own) {
            1.. => damage = damage * 20 / 10,
            ..=-1 => damage = damage * 5 / 10,
            0 => {}
        }
    }
    match battle.effectiveness(target, mv) {
        _ if quiet => {}
        1.. => say!(battle, "-supereffective", target),
        ..=-1 => say!(battle, "-resisted", target),
        0 => {}
    }
    damage
}

/// Hurts a move's user for what it dealt.
pub(super) fn recoil_damage(battle: &mut Battle, dealt: i32, mv: Mv, user: Mon) {
    let Some((numerator, denominator)) = battle.mv(mv).recoil else { return };
    let amount = (dealt * i32::from(numerator) / i32::from(denominator)).max(1);
    battle.damage_by(amount, user, Some(user), Some(conditions::RECOIL.into()));
}

/// Remembers damage that is about to be dealt, as Bide, Counter and substitutes read it.
pub(crate) fn note_damage(battle: &mut Battle, amount: i32, effect: Effect) {
    let is_left_out = effect.is(conditions::RECOIL)
        || effect.is(conditions::DRAIN)
        || effect.is(conditions::LEECH_SEED)
        || battle.is_status_effect(effect);
    if !is_left_out {
        battle.state.last_damage = amount;
    }
}

/// What becomes of damage that a Pokémon with a substitute does to itself, in confusion or as its kick fails. Nothing if it
/// takes that itself, else what was dealt.
pub(crate) fn hurt_itself(battle: &mut Battle, amount: i32, mon: Mon, effect: Effect) -> Option<i32> {
    let by_itself = effect.is(conditions::CONFUSION) || effect.is(moves::JUMP_KICK) || effect.is(moves::HIGH_JUMP_KICK);
    if !by_itself {
        return None;
    }
    battle.state.last_damage = amount;
    if !battle.has_volatile(mon, conditions::SUBSTITUTE) {
        return None;
    }
    let across = battle.foe_side(battle.mon(mon).side);
    let foe = battle.side(across).active[0].some();
    let Some((foe, left)) = foe.and_then(|foe| {
        let decoy: Decoy = battle.volatile(foe, conditions::SUBSTITUTE)?.data();
        Some((foe, decoy.hp - amount))
    }) else {
        let text = "In Gen 1, if a Pokemon with a Substitute hurts itself due to confusion or Jump Kick/Hi Jump Kick \
                    recoil and the target does not have a Substitute there is no damage dealt.";
        battle.hint(text, false, None);
        return Some(0);
    };
    if let Some(state) = battle.volatile_mut(foe, conditions::SUBSTITUTE) {
        state.set_data(Decoy { hp: left });
    }
    if left <= 0 {
        battle.remove_volatile(foe, conditions::SUBSTITUTE);
        battle.mon_mut(foe).sub_fainted = true;
    } else {
        say!(battle, "-activate", foe, "Substitute", "[damage]");
    }
    let text = "In Gen 1, if a Pokemon with a Substitute hurts itself due to confusion or Jump Kick/Hi Jump Kick recoil \
                and the target has a Substitute, the target's Substitute takes the damage.";
    battle.hint(text, false, None);
    Some(amount)
}

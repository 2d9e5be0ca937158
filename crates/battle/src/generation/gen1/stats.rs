//! Stats: every change is made to the stat as it is by then, which is kept until it is computed anew.

use crate::answer::Value;
use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, Mon};
use crate::protocol::log::From;
use crate::say;
use tallgrass_pokedex::{Boost, BoostList, ConditionId, Stat, conditions};

/// No stat grows beyond this by stages.
const HIGHEST: u32 = 999;

/// What became of a change of a stage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    /// There was no room for it.
    None,
    /// The stage has changed.
    Done,
    /// The stage has changed, and by one back, as the stat can't.
    Back,
}

/// A stat as changes have left it, or as it is without any.
pub(super) fn stat(battle: &mut Battle, mon: Mon, stat: Stat, unmodified: bool, _: bool) -> i32 {
    let pokemon = battle.mon(mon);
    let stats = if unmodified { &pokemon.base_stats } else { &pokemon.modified_stats };
    stats[stat as usize] as i32
}

/// A Pokémon's speed as actions are ordered by it.
pub(super) fn action_speed(battle: &mut Battle, mon: Mon) -> i32 {
    let speed = stat(battle, mon, Stat::Spe, false, false);
    let turned = battle.has_pseudo_weather(conditions::TRICK_ROOM) != battle.setup.twisted_dimension;
    if turned { -speed } else { speed }
}

/// Changes a stat until it is computed anew.
fn modify_stat(battle: &mut Battle, mon: Mon, stat: Stat, by: f64) {
    let value = &mut battle.mon_mut(mon).modified_stats[stat as usize];
    *value = ((f64::from(*value) * by) as u32).max(1);
}

/// Lets a status weaken the stat that it weakens, once more if it has done so before.
pub(crate) fn weaken_by_status(battle: &mut Battle, mon: Mon, status: ConditionId) {
    match status {
        conditions::PAR => modify_stat(battle, mon, Stat::Spe, 0.25),
        conditions::BRN => modify_stat(battle, mon, Stat::Atk, 0.5),
        _ => {}
    }
}

fn stat_of(boost: Boost) -> Option<Stat> {
    Stat::ALL.into_iter().find(|&stat| Boost::from(stat) == boost)
}

/// Changes one stage, and computes the stat anew.
fn shift(battle: &mut Battle, mon: Mon, boost: Boost, by: i8) -> Shift {
    let pokemon = battle.mon_mut(mon);
    let stage = &mut pokemon.boosts[boost as usize];
    if (by > 0 && *stage >= 6) || (by < 0 && *stage <= -6) {
        return Shift::None;
    }
    *stage = stage.saturating_add(by).clamp(-6, 6);
    let Some(stat) = stat_of(boost) else { return Shift::Done };
    let value = pokemon.modified_stats[stat as usize];
    if by > 0 && value == HIGHEST {
        *stage -= 1;
        return Shift::Back;
    }
    if by < 0 && value == 1 {
        *stage += 1;
        return Shift::Back;
    }
    let by_stage = match *stage {
        stage @ 0.. => 1.0 + 0.5 * f64::from(stage),
        stage => [100.0, 66.0, 50.0, 40.0, 33.0, 28.0, 25.0][-stage as usize] / 100.0,
    };
    pokemon.modified_stats[stat as usize] = pokemon.stats[stat as usize];
    modify_stat(battle, mon, stat, by_stage);
    if by > 0 {
        let value = &mut battle.mon_mut(mon).modified_stats[stat as usize];
        *value = (*value).min(HIGHEST);
    }
    Shift::Done
}

/// Changes stages.
pub(super) fn boost(
    battle: &mut Battle,
    changes: BoostList,
    target: Mon,
    source: Option<Mon>,
    effect: Option<Effect>,
    _secondary: bool,
    _own: bool,
) -> Value {
    let source = battle.or_event_source(source);
    let effect = battle.or_acting(effect);
    if battle.mon(target).hp == 0 {
        return Value::int(0);
    }
    let list = |value: Value| match value {
        Value::Boosts(list) => list,
        _ => BoostList::default(),
    };
    let changes = list(battle.run_with(Event::TryBoost, target, source, effect, Value::Boosts(changes)));
    let mut success = false;
    for &(boost, change) in changes.as_slice() {
        if change == 0 {
            continue;
        }
        let (message, back) = if change > 0 { ("-boost", "-unboost") } else { ("-unboost", "-boost") };
        let shift = shift(battle, target, boost, change);
        if shift == Shift::None {
            continue;
        }
        let by = change.abs();
        if effect.is_none() || effect.is_move() {
            say!(battle, message, target, boost.id(), by);
        } else {
            say!(battle, message, target, boost.id(), by, From(effect));
        }
        if shift == Shift::Back {
            say!(battle, back, target, boost.id(), 1);
            let text = if change > 0 {
                "In Gen 1, boosting a stat at 999 will apply a -1 drop afterwards, and the stat remains at 999."
            } else {
                "In Gen 1, dropping a stat at 1 will apply a +1 boost afterwards, and the stat remains at 1."
            };
            battle.hint(text, true, None);
        }
        success |= shift == Shift::Done;
        let one = BoostList::one(boost, change);
        battle.run_with(Event::AfterEachBoost, target, source, effect, Value::Boosts(one));
    }
    battle.run_with(Event::AfterBoost, target, source, effect, Value::Boosts(changes));
    if success { Value::True } else { Value::Null }
}

/// Sets all stages to 0, and the stats to what they are without.
pub(super) fn clear_boosts(battle: &mut Battle, mon: Mon) {
    let pokemon = battle.mon_mut(mon);
    pokemon.boosts = [0; 7];
    pokemon.modified_stats = pokemon.stats;
}

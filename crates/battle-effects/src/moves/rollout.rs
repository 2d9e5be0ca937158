//! Rollout and Ice Ball: for five turns, or until it misses, their user keeps rolling, twice as hard each time.

use super::conditions_rollout_storage::Momentum;
use tallgrass_battle::prelude::*;

pub static ROLLOUT: [Behaviour; 2] = [
    move_(
        moves::ROLLOUT,
        &[
            on::base_power_callback(|cx, hit, power| roll(cx, hit, power, conditions::ROLLOUT)),
            on::modify_move(|cx, hit| begin_to_roll(cx, hit, conditions::ROLLOUT)),
            on::after_move(|cx, hit| store_momentum(cx, hit, conditions::ROLLOUT)),
        ],
    ),
    move_(
        moves::ICE_BALL,
        &[
            on::base_power_callback(|cx, hit, power| roll(cx, hit, power, conditions::ICE_BALL)),
            on::modify_move(|cx, hit| begin_to_roll(cx, hit, conditions::ICE_BALL)),
            on::after_move(|cx, hit| store_momentum(cx, hit, conditions::ICE_BALL)),
        ],
    ),
];

pub static ROLLING: [Behaviour; 2] = [
    condition(
        conditions::ROLLOUT,
        &[
            on::constant(Event::LockMove, Value::Move(moves::ROLLOUT)),
            on::start(begin),
            on::residual(|cx, o| stop_after_struggle(cx, o, conditions::ROLLOUT)),
        ],
    ),
    condition(
        conditions::ICE_BALL,
        &[
            on::constant(Event::LockMove, Value::Move(moves::ICE_BALL)),
            on::start(begin),
            on::residual(|cx, o| stop_after_struggle(cx, o, conditions::ICE_BALL)),
        ],
    ),
];

effect_data! {
    /// How it rolls.
    struct Rolling {
        /// Turns, and how many of them have hit.
        turns: u8,
        hits: u8,
    }
}

fn begin(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Rolling::default());
    Pass
}

fn roll(cx: &mut Cx, hit: Hit, power: i32, own: ConditionId) -> Reply<i32> {
    let asleep = cx.mon(hit.user).status == conditions::SLP;
    let mut power = power;
    if let Some(state) = cx.volatile_mut(hit.user, own) {
        let mut rolling = state.data::<Rolling>();
        if rolling.turns != 0 {
            power = power.saturating_mul(1 << rolling.hits.min(30));
        }
        if !asleep {
            rolling.turns = rolling.turns.saturating_add(1);
            rolling.hits = rolling.hits.saturating_add(1);
            state.set_data(rolling);
            if rolling.turns < 5 {
                state.duration = 2;
            }
        }
    }
    if cx.has_volatile(hit.user, conditions::DEFENSE_CURL) {
        power *= 2;
    }
    Set(power)
}

/// The last hit of a roll counts for nothing.
pub(crate) fn slow_down(cx: &mut Cx, user: Mon, by: Effect) {
    let own = match by.id.as_move() {
        Some(moves::ROLLOUT) => conditions::ROLLOUT,
        Some(moves::ICE_BALL) => conditions::ICE_BALL,
        _ => return,
    };
    if let Some(state) = cx.volatile_mut(user, own) {
        let rolling = state.data::<Rolling>();
        state.set_data(Rolling { hits: rolling.hits.saturating_sub(1), ..rolling });
    }
}

fn begin_to_roll(cx: &mut Cx, hit: Hit, own: ConditionId) -> Verdict {
    if cx.has_volatile(hit.user, own) || cx.mon(hit.user).status == conditions::SLP || hit.target.is_none() {
        return Pass;
    }
    cx.add_volatile(hit.user, own, None, None);
    if !cx.mv(hit.mv).source_effect.is_none() {
        let loc = cx.loc_of(hit.user, hit.target);
        cx.mon_mut(hit.user).last_move_target_loc = loc;
    }
    Pass
}

fn store_momentum(cx: &mut Cx, hit: Hit, own: ConditionId) -> Verdict {
    let Some(Rolling { turns, hits }) = cx.volatile(hit.user, own).map(|state| state.data()) else { return Pass };
    if turns == 5 && hits < 5 {
        cx.add_volatile(hit.user, conditions::ROLLOUTSTORAGE, None, None);
        if let Some(state) = cx.volatile_mut(hit.user, conditions::ROLLOUTSTORAGE) {
            state.set_data(Momentum { hits });
        }
    }
    Pass
}

fn stop_after_struggle(cx: &mut Cx, o: Occasion, own: ConditionId) -> Verdict {
    if cx.last_move_of(o.target) == Some(moves::STRUGGLE) {
        cx.delete_volatile(o.target, own);
    }
    Pass
}

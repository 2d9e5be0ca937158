//! Rollout's momentum, kept for the hit after its last turn when it was called by another move.

use tallgrass_battle::prelude::*;

pub static ROLLOUT_STORAGE: Behaviour = condition(conditions::ROLLOUTSTORAGE, &[on::base_power(spend)]);

effect_data! {
    /// Momentum that is left over.
    pub(crate) struct Momentum {
        /// How many hits it comes from.
        hits: u8,
    }
}

fn spend(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let mut power = cx.mv(hit.mv).base_power.max(1) << cx.memory::<Momentum>().hits.min(20);
    if cx.has_volatile(hit.user, conditions::DEFENSE_CURL) {
        power *= 2;
    }
    cx.remove_volatile(hit.user, conditions::ROLLOUTSTORAGE);
    Set(power)
}

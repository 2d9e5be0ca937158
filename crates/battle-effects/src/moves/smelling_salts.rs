//! Moves that are twice as strong on a status, which they cure.

use tallgrass_battle::prelude::*;

/// Smelling Salts: paralysis.
pub static SMELLING_SALTS: Behaviour =
    move_(moves::SMELLING_SALTS, &[on::base_power_callback(strong_on_paralyzed), on::hit(cure_paralysis)]);

/// Wake-Up Slap: sleep.
pub static WAKE_UP_SLAP: Behaviour =
    move_(moves::WAKE_UP_SLAP, &[on::base_power_callback(strong_on_sleeping), on::hit(wake_up)]);

fn strong_on_paralyzed(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    Set(if cx.mon(hit.target).status == conditions::PAR { 2 * power } else { power })
}

fn strong_on_sleeping(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let asleep = cx.mon(hit.target).status == conditions::SLP || cx.has_ability(hit.target, abilities::COMATOSE);
    Set(if asleep { 2 * power } else { power })
}

fn cure(cx: &mut Cx, mon: Mon, status: ConditionId) -> Verdict {
    if cx.mon(mon).status == status {
        cx.cure_status(mon);
    }
    Pass
}

fn cure_paralysis(cx: &mut Cx, hit: Hit) -> Verdict {
    cure(cx, hit.target, conditions::PAR)
}

fn wake_up(cx: &mut Cx, hit: Hit) -> Verdict {
    cure(cx, hit.target, conditions::SLP)
}

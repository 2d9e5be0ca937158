//! Tri Attack: may burn, paralyze or freeze.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static TRI_ATTACK: Behaviour = move_(moves::TRI_ATTACK, &[on::secondary_hit(afflict)]);

fn afflict(cx: &mut Cx, hit: Hit) -> Verdict {
    const STATUSES: [ConditionId; 3] = [conditions::BRN, conditions::PAR, conditions::FRZ];
    if let Some(status) = cx.sample(Purpose::Pick, &STATUSES) {
        cx.try_set_status(hit.target, status, Some(hit.user), None);
    }
    Pass
}

/// In generation 1 it does nothing besides.
pub static TRI_ATTACK_OF_OLD: Behaviour = move_(moves::TRI_ATTACK, &[]).in_rules(rule_sets::GEN1).anew();

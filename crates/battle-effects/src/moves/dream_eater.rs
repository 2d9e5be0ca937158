//! Dream Eater: only works on who is asleep.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static DREAM_EATER: Behaviour = move_(moves::DREAM_EATER, &[on::try_immunity(needs_dreams)]);

fn needs_dreams(cx: &mut Cx, hit: Hit) -> Verdict {
    let asleep = cx.mon(hit.target).status == conditions::SLP || cx.has_ability(hit.target, abilities::COMATOSE);
    Verdict::from_bool(asleep)
}

/// In old generations it doesn't work on a substitute.
pub static DREAM_EATER_OF_OLD: Behaviour =
    move_(moves::DREAM_EATER, &[on::try_immunity(needs_open_dreams)]).in_rules(rule_sets::GEN1).anew();

fn needs_open_dreams(cx: &mut Cx, hit: Hit) -> Verdict {
    let asleep = cx.mon(hit.target).status == conditions::SLP;
    Verdict::from_bool(asleep && !cx.has_volatile(hit.target, conditions::SUBSTITUTE))
}

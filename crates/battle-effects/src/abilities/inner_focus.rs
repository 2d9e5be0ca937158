//! Inner Focus: the holder doesn't flinch, and Intimidate does nothing.

use crate::shared::stages::ignore_intimidate;
use tallgrass_battle::prelude::*;

pub static INNER_FOCUS: Behaviour =
    ability(abilities::INNER_FOCUS, &[on::try_add_volatile(stay_calm), on::try_boost(ignore_intimidate).since(Gen8)]);

fn stay_calm(_: &mut Cx, _: Occasion, volatile: ConditionId) -> Verdict {
    if volatile == conditions::FLINCH { Silent } else { Pass }
}

//! Magma Armor: the holder can't be frozen.

use crate::shared::statuses::cure;
use tallgrass_battle::prelude::*;

pub static MAGMA_ARMOR: Behaviour = ability(abilities::MAGMA_ARMOR, &[on::update(thaw), on::immunity(never_freeze)]);

fn thaw(cx: &mut Cx, o: Occasion) -> Verdict {
    cure(cx, o.target, &[conditions::FRZ])
}

fn never_freeze(_: &mut Cx, _: Occasion, condition: ConditionId) -> Verdict {
    if condition == conditions::FRZ { Fail } else { Pass }
}

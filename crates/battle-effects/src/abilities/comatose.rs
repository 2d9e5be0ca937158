//! Comatose: the holder is always asleep, acts all the same, and can't be given a status. (That it counts as asleep is
//! part of what asks for sleep.)

use crate::shared::statuses::refuse;
use tallgrass_battle::prelude::*;

pub static COMATOSE: Behaviour = ability(abilities::COMATOSE, &[on::start(drowse), on::set_status(refuse_any)]);

fn drowse(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-ability", o.target, "Comatose");
    Pass
}

fn refuse_any(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    refuse(cx, o, status, &[status])
}

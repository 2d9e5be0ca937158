//! Sweet Veil: the holder and its allies stay awake.

use tallgrass_battle::prelude::*;

pub static SWEET_VEIL: Behaviour = ability(
    abilities::SWEET_VEIL,
    &[on::set_status(keep_awake).for_allies(), on::try_add_volatile(keep_alert).for_allies()],
);

fn keep_awake(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    if status == conditions::SLP { block(cx, o) } else { Pass }
}

fn keep_alert(cx: &mut Cx, o: Occasion, volatile: ConditionId) -> Verdict {
    if volatile == conditions::YAWN { block(cx, o) } else { Pass }
}

fn block(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-block", o.target, Full(cx.acting()), Of(cx.holder()));
    Silent
}

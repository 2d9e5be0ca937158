//! Power Herb: a move that has to charge hits at once.

use tallgrass_battle::prelude::*;

pub static POWER_HERB: Behaviour =
    item(items::POWER_HERB, &[on::charge_move(charge_at_once), on::skip_charge(will_charge_at_once)]);

fn will_charge_at_once(cx: &mut Cx, hit: Hit) -> Verdict {
    // SHOWDOWN: of Sky Drop it is forgotten that the herb works on it, too.
    Verdict::from_bool(cx.mv(hit.mv).id != moves::SKY_DROP)
}

fn charge_at_once(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.use_item(hit.user) {
        return Pass;
    }
    cx.attr_last_move(&[&"[still]"]);
    if cx.is_logging() {
        let id = cx.mv(hit.mv).id;
        cx.write_move(&[&"-anim", &hit.user, &id, &hit.target]);
    }
    Fail
}

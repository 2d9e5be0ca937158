//! Natural Gift: spends the user's berry, which gives the move its type and power.

use tallgrass_battle::prelude::*;

pub static NATURAL_GIFT: Behaviour =
    move_(moves::NATURAL_GIFT, &[on::modify_type(take_type), on::prepare_hit(spend_berry)]);

fn gift(cx: &Cx, user: Mon) -> Option<(u8, Type)> {
    if cx.ignoring_item(user) {
        return None;
    }
    cx.dex().item(cx.mon(user).item).natural_gift
}

fn take_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some((_, kind)) = gift(cx, hit.user) {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

fn spend_berry(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some((power, _)) = gift(cx, hit.user) else { return Fail };
    cx.mv_mut(hit.mv).base_power = power as i32;
    let berry = cx.mon(hit.user).item;
    cx.set_item(hit.user, ItemId::NONE, None, None);
    let user = cx.mon_mut(hit.user);
    user.last_item = berry;
    user.used_item_this_turn = true;
    cx.run_with(Event::AfterUseItem, hit.user, None, Effect::NONE, Value::Effect(berry.into()));
    Pass
}

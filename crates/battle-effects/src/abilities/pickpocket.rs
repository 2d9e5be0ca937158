//! Pickpocket: steals the item of whoever touches the holder.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SwitchFlag;

pub static PICKPOCKET: Behaviour = ability(abilities::PICKPOCKET, &[on::after_move_secondary(steal)]);

fn steal(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(user) = hit.user.some() else { return Pass };
    if user == hit.target || hit.mv.is_none() || !cx.mv(hit.mv).has(MoveFlags::CONTACT) {
        return Pass;
    }
    let holder = cx.mon(hit.target);
    if holder.item.is_some()
        || holder.switch_flag.is_set()
        || holder.force_switch
        || cx.mon(user).switch_flag == SwitchFlag::Yes
    {
        return Pass;
    }
    let Some(item) = cx.take_item(user, Some(hit.target)) else { return Pass };
    if !cx.set_item(hit.target, item, None, None) {
        cx.put_item_back(user, item);
        return Pass;
    }
    say!(cx, "-enditem", user, item, "[silent]", By(cx.acting()), Of(user));
    say!(cx, "-item", hit.target, item, By(cx.acting()), Of(user));
    Pass
}

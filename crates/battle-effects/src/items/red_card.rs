//! Red Card: whoever hits the holder is sent away.

use tallgrass_battle::prelude::*;

pub static RED_CARD: Behaviour = item(items::RED_CARD, &[on::after_move_secondary(send_off)]);

fn send_off(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, mv } = hit;
    if user.is_none() || user == target || cx.mv(mv).category == Category::Status {
        return Pass;
    }
    let (attacker, holder) = (cx.mon(user), cx.mon(target));
    if attacker.hp == 0
        || holder.hp == 0
        || !attacker.active
        || !cx.can_switch(attacker.side)
        || attacker.force_switch
        || holder.force_switch
    {
        return Pass;
    }
    if cx.use_item_by(target, Some(user), None)
        && cx.run(Event::DragOut, user, Some(target), cx.move_effect(mv)).truthy()
    {
        cx.mon_mut(user).force_switch = true;
    }
    Pass
}

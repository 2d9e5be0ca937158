//! Magician: a damaging move steals the item of whom it hits, if its user holds none.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SwitchFlag;

pub static MAGICIAN: Behaviour = ability(abilities::MAGICIAN, &[on::after_move_secondary_self(steal)]);

fn steal(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = hit.user;
    if hit.mv.is_none()
        || cx.mon(user).switch_flag == SwitchFlag::Yes
        || cx.mon(user).item.is_some()
        || cx.has_volatile(user, conditions::GEM)
        || cx.mv(hit.mv).id == moves::FLING
        || cx.mv(hit.mv).category == Category::Status
    {
        return Pass;
    }
    let struck = cx.mv(hit.mv).hit_targets;
    let mut victims = cx.side_allies(cx.mon(user).side, true);
    victims.extend(cx.all_foes(user));
    victims.retain(|mon| struck >> mon.0 & 1 != 0);
    cx.sort_by_speed(&mut victims);
    for victim in victims {
        if victim == user {
            continue;
        }
        let Some(item) = cx.take_item(victim, Some(user)) else { continue };
        if cx.set_item(user, item, None, None) {
            say!(cx, "-item", user, item, By(cx.acting()), Of(victim));
            return Pass;
        }
        cx.put_item_back(victim, item);
    }
    Pass
}

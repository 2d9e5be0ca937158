//! Smack Down and Thousand Arrows: bring what flies down to the ground, for as long as it is in.

use tallgrass_battle::prelude::*;

pub static SMACK_DOWN_CONDITION: Behaviour = condition(
    conditions::SMACK_DOWN,
    &[on::constant(Event::Grounds, Value::True), on::start(bring_down), on::restart(bring_down_again)],
);

/// Thousand Arrows: hits what flies as well, neither well nor badly the first time.
pub static THOUSAND_ARROWS: Behaviour = move_(moves::THOUSAND_ARROWS, &[on::effectiveness(reach_the_air)]);

/// Takes somebody out of the sky. Whether it was there.
fn pluck_from_sky(cx: &mut Cx, mon: Mon) -> bool {
    if !cx.remove_volatile(mon, conditions::FLY) && !cx.remove_volatile(mon, conditions::BOUNCE) {
        return false;
    }
    cx.cancel_move(mon);
    cx.remove_volatile(mon, conditions::TWOTURNMOVE);
    true
}

fn bring_down(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    let airborne =
        cx.has_type(mon, Type::Flying) || cx.has_ability_any(mon, &[abilities::LEVITATE, abilities::EELEVATE]);
    let held_down = cx.has_item(mon, items::IRON_BALL)
        || cx.has_volatile(mon, conditions::INGRAIN)
        || cx.has_pseudo_weather(conditions::GRAVITY);
    let mut falls = airborne && !held_down;
    falls |= pluck_from_sky(cx, mon);
    falls |= cx.delete_volatile(mon, conditions::MAGNET_RISE);
    falls |= cx.delete_volatile(mon, conditions::TELEKINESIS);
    if !falls {
        return Fail;
    }
    say!(cx, "-start", mon, "Smack Down");
    Pass
}

fn bring_down_again(cx: &mut Cx, o: Occasion) -> Verdict {
    if pluck_from_sky(cx, o.target) {
        say!(cx, "-start", o.target, "Smack Down");
    }
    Pass
}

fn reach_the_air(cx: &mut Cx, hit: Hit, _: Type, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Ground
        && !hit.target.is_none()
        && !cx.immunity_to_type(hit.target, Type::Ground, false)
        && cx.has_type(hit.target, Type::Flying)
    {
        return Set(0);
    }
    Pass
}

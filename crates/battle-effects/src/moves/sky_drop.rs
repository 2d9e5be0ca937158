//! Sky Drop: the user carries the target into the sky, where neither can do a thing, and drops it next turn.

use super::moves_charging::REACHING_THE_AIR;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Trapped;
use tallgrass_pokedex::Accuracy;

pub static SKY_DROP: Behaviour = move_(
    moves::SKY_DROP,
    &[
        on::modify_move(lift_surely),
        on::move_fail(let_go),
        on::try_(needs_target),
        on::try_hit(lift_or_drop).compared_since(Gen5),
        on::hit(land),
    ],
);

pub static SKY_DROP_CONDITION: Behaviour = condition(
    conditions::SKY_DROP,
    &[
        on::drag_out(hold).for_anyone(),
        on::trap_pokemon(trap).for_foes().priority(-15),
        on::before_move(keep_from_moving).for_foes().priority(12),
        on::redirect_target(aim_at_held).priority(99),
        on::invulnerability(out_of_reach).for_anyone(),
        on::base_power(blow_about).for_anyone(),
        on::faint(interrupt),
    ],
);

fn lift_surely(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_volatile(hit.user, conditions::SKY_DROP) {
        let mv = cx.mv_mut(hit.mv);
        mv.accuracy = Accuracy::Always;
        mv.flags.remove(MoveFlags::CONTACT);
    }
    Pass
}

fn let_go(cx: &mut Cx, hit: Hit) -> Verdict {
    // SHOWDOWN: meant to tell the one who was held, too, but never does.
    if cx.volatile(hit.user, conditions::TWOTURNMOVE).is_some_and(|state| state.duration == 1) {
        cx.remove_volatile(hit.user, conditions::SKY_DROP);
        cx.remove_volatile(hit.user, conditions::TWOTURNMOVE);
    }
    Pass
}

fn needs_target(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(!cx.mon(hit.target).fainted)
}

fn lift_or_drop(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.remove_volatile(hit.user, conditions::SKY_DROP) { drop_held(cx, hit) } else { lift(cx, hit) }
}

fn drop_held(cx: &mut Cx, hit: Hit) -> Verdict {
    let held = cx.volatile(hit.user, conditions::TWOTURNMOVE).and_then(|state| state.source);
    if held != Some(hit.target) {
        return Fail;
    }
    if cx.has_type(hit.target, Type::Flying) {
        say!(cx, "-immune", hit.target);
        if cx.until(Gen5) {
            say!(cx, "-end", hit.target, "Sky Drop");
        }
        return Silent;
    }
    Pass
}

fn lift(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_volatile(hit.target, conditions::SUBSTITUTE) || cx.is_ally(hit.target, hit.user) {
        return Fail;
    }
    if cx.since(Gen6) && cx.weight(hit.target) >= 2000 {
        say!(cx, "-fail", hit.target, "move: Sky Drop", "[heavy]");
        return Silent;
    }
    say!(cx, "-prepare", hit.user, moves::SKY_DROP, hit.target);
    cx.add_volatile(hit.user, conditions::TWOTURNMOVE, Some(hit.target), None);
    Silent
}

fn land(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.target).hp > 0 {
        say!(cx, "-end", hit.target, "Sky Drop");
    }
    Pass
}

fn is_held(cx: &Cx, mon: Mon) -> bool {
    cx.own().source == Some(mon)
}

fn hold(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.target == cx.holder() || is_held(cx, o.target) { Fail } else { Pass }
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    if is_held(cx, o.target) {
        cx.mon_mut(o.target).trapped = Trapped::Yes;
    }
    Pass
}

fn keep_from_moving(cx: &mut Cx, hit: Hit) -> Verdict {
    if !is_held(cx, hit.user) {
        return Pass;
    }
    let held = cx.mon_mut(hit.user);
    held.active_move_actions = held.active_move_actions.saturating_sub(1);
    Silent
}

fn aim_at_held(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    match cx.own().source {
        Some(held) if hit.user == cx.holder() && !cx.mon(held).fainted => Set(held),
        _ => Pass,
    }
}

fn out_of_reach(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let carrier = cx.holder();
    let in_the_sky = hit.target == carrier || is_held(cx, hit.target);
    let dropping = hit.user == carrier && is_held(cx, hit.target);
    if !in_the_sky || dropping || (hit.mv.is_some() && REACHING_THE_AIR.contains(&cx.mv(hit.mv).id)) {
        Pass
    } else {
        Fail
    }
}

fn blow_about(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    // SHOWDOWN: it is the move's user who has to be in the sky, not its target.
    let carrier = cx.holder();
    let in_the_sky = hit.user == carrier || is_held(cx, hit.user);
    let by_held = hit.target == carrier && is_held(cx, hit.user);
    let windy = matches!(cx.mv(hit.mv).id, moves::GUST | moves::TWISTER);
    if in_the_sky && !by_held && windy { cx.chain(2, 1) } else { Pass }
}

fn interrupt(cx: &mut Cx, o: Occasion) -> Verdict {
    let held = cx.volatile(o.target, conditions::TWOTURNMOVE).and_then(|state| state.source);
    if let Some(held) = held
        && cx.has_volatile(o.target, conditions::SKY_DROP)
    {
        say!(cx, "-end", held, "Sky Drop", "[interrupt]");
    }
    Pass
}

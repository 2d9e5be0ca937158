//! Moves that draw the foes' moves to somebody for a turn.

use tallgrass_battle::prelude::*;

/// Follow Me: to its user.
pub static FOLLOW_ME: Behaviour = move_(moves::FOLLOW_ME, &[on::try_(has_company)]);

pub static FOLLOW_ME_CONDITION: Behaviour =
    condition(conditions::FOLLOW_ME, &[on::start(call), on::redirect_target(draw).for_foes().priority(1)]);

/// Rage Powder: to its user, since generation 6 but for those whom powder can't reach.
pub static RAGE_POWDER: Behaviour = move_(moves::RAGE_POWDER, &[on::try_(has_company)]);

pub static RAGE_POWDER_CONDITION: Behaviour = condition(
    conditions::RAGE_POWDER,
    &[on::start(spread), on::redirect_target(enrage).for_foes().priority(1).compared_since(Gen5)],
);

/// Spotlight: to its target.
pub static SPOTLIGHT: Behaviour = move_(moves::SPOTLIGHT, &[on::try_hit(has_crowd)]);

pub static SPOTLIGHT_CONDITION: Behaviour =
    condition(conditions::SPOTLIGHT, &[on::start(shine), on::redirect_target(draw_to_light).for_foes().priority(2)]);

fn has_company(cx: &mut Cx, _: Hit) -> Verdict {
    Verdict::from_bool(cx.active_per_half() > 1)
}

fn has_crowd(cx: &mut Cx, _: Hit) -> Verdict {
    if cx.active_per_half() == 1 { Fail } else { Pass }
}

fn call(cx: &mut Cx, o: Occasion) -> Verdict {
    if o.effect.is(conditions::ZPOWER) {
        say!(cx, "-singleturn", o.target, "move: Follow Me", "[zeffect]");
    } else {
        say!(cx, "-singleturn", o.target, "move: Follow Me");
    }
    Pass
}

fn spread(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Rage Powder");
    Pass
}

fn shine(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Spotlight");
    Pass
}

/// Draws a move that can reach the holder to it.
fn draw_to_holder(cx: &mut Cx, hit: Hit) -> Option<Mon> {
    let holder = cx.holder();
    cx.valid_target(holder, hit.user, cx.mv(hit.mv).target).then_some(holder)
}

fn draw(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    if cx.is_sky_dropped(cx.holder()) {
        return Pass;
    }
    let Some(holder) = draw_to_holder(cx, hit) else { return Pass };
    stop_darts(cx, hit);
    Set(holder)
}

fn enrage(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    let shakes_off = cx.since(Gen6) && !cx.status_immunity(hit.user, conditions::POWDER, false);
    if cx.is_sky_dropped(cx.holder()) || shakes_off {
        return Pass;
    }
    let Some(holder) = draw_to_holder(cx, hit) else { return Pass };
    stop_darts(cx, hit);
    Set(holder)
}

fn draw_to_light(cx: &mut Cx, hit: Hit) -> Reply<Mon> {
    draw_to_holder(cx, hit).map_or(Pass, Set)
}

/// Dragon Darts that are drawn to one target don't look for another.
fn stop_darts(cx: &mut Cx, hit: Hit) {
    let mv = cx.mv_mut(hit.mv);
    if mv.smart_target.is_some_and(|smart| smart) {
        mv.smart_target = Some(false);
    }
}

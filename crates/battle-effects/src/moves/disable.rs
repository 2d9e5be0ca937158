//! Disable: for four turns the target can't use its last move.

use crate::shared::moves::is_max;
use tallgrass_battle::prelude::*;

pub static DISABLE: Behaviour = move_(moves::DISABLE, &[on::try_hit(has_ordinary_move)]);

pub static DISABLE_CONDITION: Behaviour = condition(
    conditions::DISABLE,
    &[
        on::start(begin),
        on::timer(Event::Residual).order(17),
        on::end(announce_end),
        on::before_move(prevent).priority(7),
        on::disable_move(disable),
    ],
);

effect_data! {
    /// What is disabled, by number.
    struct Disabled { move_id: u16 }
}

fn disabled(cx: &Cx) -> MoveId {
    MoveId(cx.memory::<Disabled>().move_id)
}

fn has_ordinary_move(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move;
    if last.is_none() {
        return Fail;
    }
    let special = cx.mv(last).z_or_max_powered || is_max(cx, last) || cx.mv(last).id == moves::STRUGGLE;
    if special { Fail } else { Pass }
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    let moving =
        cx.state().active_pokemon == Some(o.target) && cx.active_move().is_some_and(|active| !cx.mv(active).external);
    if moving || cx.will_move(o.target).is_some() {
        cx.own_mut().duration -= 1;
    }
    let Some(id) = cx.last_move_of(o.target) else { return Fail };
    if cx.moves(o.target).any(|slot| slot.id == id && slot.pp == 0) {
        return Fail;
    }
    match o.source {
        Some(source) if o.effect.is_ability() => {
            say!(cx, "-start", o.target, "Disable", id, By(o.effect), Of(source));
        }
        _ => say!(cx, "-start", o.target, "Disable", id),
    }
    cx.remember(Disabled { move_id: id.0 });
    Pass
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Disable");
    Pass
}

fn prevent(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    let z_powered = mv.power_kind == tallgrass_battle::state::PowerKind::Z && mv.z_or_max_powered;
    let id = mv.id;
    if z_powered || id != disabled(cx) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "Disable", id);
    Fail
}

fn disable(cx: &mut Cx, o: Occasion) -> Verdict {
    let id = disabled(cx);
    cx.disable_move(o.target, id, false);
    Pass
}

//! Disable: for four turns the target can't use its last move.

use crate::shared::moves::is_max;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

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

/// In generation 1 it disables one of the target's moves at random, for so many attempts to move.
pub static DISABLE_OF_OLD: [Behaviour; 2] = [
    move_(moves::DISABLE, &[on::try_hit(has_move_with_pp)]).in_rules(rule_sets::GEN1).anew(),
    condition(
        conditions::DISABLE,
        &[
            on::start(disable_any),
            on::end(announce_end),
            on::before_move(prevent_and_count).priority(6),
            on::disable_move(disable_its_slot),
        ],
    )
    .in_rules(rule_sets::GEN1)
    .anew(),
];

effect_data! {
    /// What is disabled in generation 1.
    struct DisabledSlot {
        /// The move, by number.
        move_id: u16,
        /// Its place among those known.
        slot: u8,
        /// How many more attempts to move it lasts.
        time: u8,
    }
}

fn has_move_with_pp(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.moves(hit.target).any(|slot| slot.pp > 0))
}

fn disable_any(cx: &mut Cx, o: Occasion) -> Verdict {
    let with_pp = |cx: &Cx| cx.moves(o.target).filter(|slot| slot.pp > 0).count();
    let count = with_pp(cx);
    if count == 0 {
        return Fail;
    }
    let at = cx.random(Purpose::Pick, count as u32) as usize;
    let Some((slot, id)) =
        cx.moves(o.target).enumerate().filter(|(_, slot)| slot.pp > 0).map(|(i, slot)| (i, slot.id)).nth(at)
    else {
        return Fail;
    };
    say!(cx, "-start", o.target, "Disable", id);
    let time = cx.random_from(Purpose::Duration, 1, 9) as u8;
    cx.remember(DisabledSlot { move_id: id.0, slot: slot as u8, time });
    Pass
}

fn prevent_and_count(cx: &mut Cx, hit: Hit) -> Verdict {
    let disabled = cx.update_memory(|disabled: &mut DisabledSlot| {
        disabled.time = disabled.time.wrapping_sub(1);
        *disabled
    });
    if disabled.time == 0 {
        cx.remove_volatile(hit.user, conditions::DISABLE);
        return Pass;
    }
    let id = if cx.has_volatile(hit.user, conditions::BIDE) { moves::BIDE } else { cx.mv(hit.mv).id };
    if id != MoveId(disabled.move_id) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "Disable", id);
    cx.remove_volatile(hit.user, conditions::TWOTURNMOVE);
    Fail
}

fn disable_its_slot(cx: &mut Cx, o: Occasion) -> Verdict {
    let slot = cx.memory::<DisabledSlot>().slot as usize;
    if slot < cx.move_count(o.target) {
        cx.disable_slot(o.target, slot);
    }
    Pass
}

//! Moves that protect a whole side for a turn.

use super::moves_protect::PROTECTS;
use crate::shared::guard::end_rampage;
use tallgrass_battle::prelude::*;

/// Crafty Shield: against status moves.
pub static CRAFTY_SHIELD: Behaviour = move_(moves::CRAFTY_SHIELD, &[on::try_(not_last)]);

pub static CRAFTY_SHIELD_CONDITION: Behaviour =
    condition(conditions::CRAFTY_SHIELD, &[PROTECTS, on::side_start(raise), on::try_hit(outwit).priority(3)]);

/// Mat Block: against attacks, in its user's first turn.
pub static MAT_BLOCK: Behaviour = move_(moves::MAT_BLOCK, &[on::try_(first_and_not_last)]);

pub static MAT_BLOCK_CONDITION: Behaviour =
    condition(conditions::MAT_BLOCK, &[PROTECTS, on::side_start(raise), on::try_hit(flip_mat).priority(3)]);

/// Quick Guard: against moves with priority.
pub static QUICK_GUARD: Behaviour =
    move_(moves::QUICK_GUARD, &[on::try_(not_too_often).compared_since(Gen5), on::hit_side(tire)]);

pub static QUICK_GUARD_CONDITION: Behaviour = condition(
    conditions::QUICK_GUARD,
    &[PROTECTS, on::side_start(raise), on::try_hit(be_quicker).priority(4).compared_since(Gen5)],
);

/// Wide Guard: against moves that hit many.
pub static WIDE_GUARD: Behaviour =
    move_(moves::WIDE_GUARD, &[on::try_(not_too_often).compared_since(Gen5), on::hit_side(tire)]);

pub static WIDE_GUARD_CONDITION: Behaviour = condition(
    conditions::WIDE_GUARD,
    &[PROTECTS, on::side_start(raise), on::try_hit(guard_widely).priority(4).compared_since(Gen6)],
);

fn not_last(cx: &mut Cx, _: Hit) -> Verdict {
    Verdict::from_bool(cx.anyone_will_act())
}

/// In generation 5 guards of a whole side work less and less often, too.
fn not_too_often(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.since(Gen6) {
        return not_last(cx, hit);
    }
    if !cx.anyone_will_act() {
        return Silent;
    }
    cx.run(Event::StallMove, hit.user, None, Effect::NONE).verdict()
}

fn first_and_not_last(cx: &mut Cx, hit: Hit) -> Verdict {
    match super::moves_fake_out::only_at_first(cx, hit) {
        Pass => not_last(cx, hit),
        refusal => refusal,
    }
}

fn tire(cx: &mut Cx, o: SideOccasion) -> Verdict {
    if let Some(user) = o.source {
        cx.add_volatile(user, conditions::STALL, None, None);
    }
    Pass
}

fn raise(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-singleturn", o.source, Name(cx.acting()));
    Pass
}

fn outwit(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    if matches!(mv.target, MoveTarget::Self_ | MoveTarget::All) || mv.category != Category::Status {
        return Pass;
    }
    say!(cx, "-activate", hit.target, "move: Crafty Shield");
    NotFail
}

fn flip_mat(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).target == MoveTarget::Self_ || cx.bypasses_protection(hit.mv, hit.user, hit.target, false) {
        return Pass;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "-activate", hit.target, "move: Mat Block", id);
    end_rampage(cx, hit.user);
    NotFail
}

fn be_quicker(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.until(Gen5) {
        return be_quicker_than_it_is(cx, hit);
    }
    if cx.mv(hit.mv).priority <= 0 {
        return Pass;
    }
    stand_before(cx, hit, "move: Quick Guard", true, NotFail)
}

fn guard_widely(cx: &mut Cx, hit: Hit) -> Verdict {
    if !matches!(cx.mv(hit.mv).target, MoveTarget::AllAdjacent | MoveTarget::AllAdjacentFoes) {
        return Pass;
    }
    if cx.since(Gen7) {
        return stand_before(cx, hit, "move: Wide Guard", true, NotFail);
    }
    if cx.mv(hit.mv).category == Category::Status {
        return Pass;
    }
    stand_before(cx, hit, "move: Wide Guard", false, Silent)
}

/// In generation 5 what counts is the priority that a move has by itself.
fn be_quicker_than_it_is(cx: &mut Cx, hit: Hit) -> Verdict {
    let data = cx.move_data(hit.mv);
    if data.id == moves::FEINT || data.priority <= 0 {
        return Pass;
    }
    stand_before(cx, hit, "Quick Guard", true, Silent)
}

fn stand_before(cx: &mut Cx, hit: Hit, told: &str, stops_status: bool, answer: Verdict) -> Verdict {
    if cx.bypasses_protection(hit.mv, hit.user, hit.target, stops_status) {
        return Pass;
    }
    say!(cx, "-activate", hit.target, told);
    end_rampage(cx, hit.user);
    answer
}

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
pub static QUICK_GUARD: Behaviour = move_(moves::QUICK_GUARD, &[on::try_(not_last), on::hit_side(tire)]);

pub static QUICK_GUARD_CONDITION: Behaviour =
    condition(conditions::QUICK_GUARD, &[PROTECTS, on::side_start(raise), on::try_hit(be_quicker).priority(4)]);

/// Wide Guard: against moves that hit many.
pub static WIDE_GUARD: Behaviour = move_(moves::WIDE_GUARD, &[on::try_(not_last), on::hit_side(tire)]);

pub static WIDE_GUARD_CONDITION: Behaviour =
    condition(conditions::WIDE_GUARD, &[PROTECTS, on::side_start(raise), on::try_hit(guard_widely).priority(4)]);

fn not_last(cx: &mut Cx, _: Hit) -> Verdict {
    Verdict::from_bool(cx.anyone_will_act())
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
    if cx.mv(hit.mv).priority <= 0 {
        return Pass;
    }
    stand_before(cx, hit, "move: Quick Guard")
}

fn guard_widely(cx: &mut Cx, hit: Hit) -> Verdict {
    if !matches!(cx.mv(hit.mv).target, MoveTarget::AllAdjacent | MoveTarget::AllAdjacentFoes) {
        return Pass;
    }
    stand_before(cx, hit, "move: Wide Guard")
}

fn stand_before(cx: &mut Cx, hit: Hit, told: &str) -> Verdict {
    if cx.bypasses_protection(hit.mv, hit.user, hit.target, true) {
        return Pass;
    }
    say!(cx, "-activate", hit.target, told);
    end_rampage(cx, hit.user);
    NotFail
}

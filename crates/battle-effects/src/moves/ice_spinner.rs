//! Moves that take the terrain away.

use tallgrass_battle::prelude::*;

/// Ice Spinner.
pub static ICE_SPINNER: Behaviour =
    move_(moves::ICE_SPINNER, &[on::after_hit(clear), on::after_sub_damage(clear_if_able)]);

/// Splintered Stormshards.
pub static SPLINTERED_STORMSHARDS: Behaviour =
    move_(moves::SPLINTERED_STORMSHARDS, &[on::hit(clear), on::after_sub_damage(clear_behind_substitute)]);

/// Steel Roller fails where there is none.
pub static STEEL_ROLLER: Behaviour = move_(
    moves::STEEL_ROLLER,
    &[on::try_(needs_terrain), on::hit(clear), on::after_sub_damage(clear_behind_substitute)],
);

fn clear(cx: &mut Cx, _: Hit) -> Verdict {
    cx.clear_terrain();
    Pass
}

fn clear_behind_substitute(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    cx.clear_terrain();
    Pass
}

fn clear_if_able(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.user).hp != 0 {
        cx.clear_terrain();
    }
    Pass
}

fn needs_terrain(cx: &mut Cx, _: Hit) -> Verdict {
    Verdict::from_bool(!cx.is_terrain(ConditionId::NONE, None))
}

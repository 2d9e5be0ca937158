//! Moves that take types in a way of their own.

use tallgrass_battle::prelude::*;

/// Freeze-Dry: super effective on Water types.
pub static FREEZE_DRY: Behaviour = move_(moves::FREEZE_DRY, &[on::effectiveness(freeze_water)]);

/// Flying Press: of the Flying type besides its own.
pub static FLYING_PRESS: Behaviour = move_(moves::FLYING_PRESS, &[on::effectiveness(fly_too)]);

fn freeze_water(_: &mut Cx, _: Hit, kind: Type, _: i32) -> Reply<i32> {
    if kind == Type::Water { Set(1) } else { Pass }
}

fn fly_too(cx: &mut Cx, _: Hit, kind: Type, effectiveness: i32) -> Reply<i32> {
    Set(effectiveness + cx.dex().type_effectiveness(Type::Flying, kind) as i32)
}

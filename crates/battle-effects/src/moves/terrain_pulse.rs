//! Terrain Pulse: takes on the type of the terrain its user stands on, and is twice as strong then.

use tallgrass_battle::prelude::*;

pub static TERRAIN_PULSE: Behaviour =
    move_(moves::TERRAIN_PULSE, &[on::modify_type(take_type), on::modify_move(double)]);

fn take_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.is_grounded(hit.user) {
        return Pass;
    }
    cx.mv_mut(hit.mv).kind = match cx.state().field.terrain {
        conditions::ELECTRIC_TERRAIN => Type::Electric,
        conditions::GRASSY_TERRAIN => Type::Grass,
        conditions::MISTY_TERRAIN => Type::Fairy,
        conditions::PSYCHIC_TERRAIN => Type::Psychic,
        _ => return Pass,
    };
    Pass
}

fn double(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.state().field.terrain.is_some() && cx.is_grounded(hit.user) {
        cx.mv_mut(hit.mv).base_power *= 2;
    }
    Pass
}

//! Nature Power: becomes an attack that fits the terrain, in generation 5 Earthquake.

use tallgrass_battle::prelude::*;

pub static NATURE_POWER: Behaviour =
    move_(moves::NATURE_POWER, &[on::try_hit(call).since(Gen6), on::hit(quake).until(Gen5)]);

fn call(cx: &mut Cx, hit: Hit) -> Verdict {
    let called = match cx.effective_terrain(None) {
        conditions::ELECTRIC_TERRAIN => moves::THUNDERBOLT,
        conditions::GRASSY_TERRAIN => moves::ENERGY_BALL,
        conditions::MISTY_TERRAIN => moves::MOONBLAST,
        conditions::PSYCHIC_TERRAIN => moves::PSYCHIC,
        _ => moves::TRI_ATTACK,
    };
    cx.use_move(called, hit.user, MoveUse { target: Some(hit.target), ..MoveUse::default() });
    Silent
}

fn quake(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.use_move(moves::EARTHQUAKE, hit.target, MoveUse::default());
    Pass
}

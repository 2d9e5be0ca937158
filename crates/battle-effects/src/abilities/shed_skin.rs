//! Shed Skin: each turn the holder's status is cured one time in three.

use tallgrass_battle::prelude::*;

pub static SHED_SKIN: Behaviour = ability(
    abilities::SHED_SKIN,
    &[on::residual(shed).order(5).sub_order(3).since(Gen5), on::residual(shed).order(10).sub_order(3).until(Gen4)],
);

fn shed(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if pokemon.hp > 0 && pokemon.status.is_some() && cx.chance(Purpose::Chance, 33, 100) {
        say!(cx, "-activate", o.target, Full(cx.acting()));
        cx.cure_status(o.target);
    }
    Pass
}

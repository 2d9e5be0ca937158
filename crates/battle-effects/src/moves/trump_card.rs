//! Trump Card: the stronger, the fewer PP it has left.

use tallgrass_battle::prelude::*;

pub static TRUMP_CARD: Behaviour = move_(moves::TRUMP_CARD, &[on::base_power_callback(power)]);

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let mv = cx.mv(hit.mv);
    // What counts are the PP of the move that was chosen, if that has called this one.
    let chosen = match mv.source_effect {
        effect if effect.is_none() || effect == moves::INSTRUCT.into() => Some(mv.id),
        effect => effect.as_move(),
    };
    let pp = chosen.and_then(|id| cx.find_move(hit.user, id)).map(|at| cx.move_slot(hit.user, at).pp);
    Set(match pp {
        Some(0) => 200,
        Some(1) => 80,
        Some(2) => 60,
        Some(3) => 50,
        _ => 40,
    })
}

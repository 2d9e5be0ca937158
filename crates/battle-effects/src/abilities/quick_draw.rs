//! Quick Draw: three times in ten a damaging move goes first among moves of its priority.

use tallgrass_battle::prelude::*;

pub static QUICK_DRAW: Behaviour = ability(abilities::QUICK_DRAW, &[on::fractional_priority(draw_first).priority(-1)]);

fn draw_first(cx: &mut Cx, hit: Hit, _: f64) -> Reply<f64> {
    if cx.mv(hit.mv).category == Category::Status || !cx.chance(Purpose::Chance, 3, 10) {
        return Pass;
    }
    say!(cx, "-activate", hit.user, Full(cx.acting()));
    Set(0.1)
}

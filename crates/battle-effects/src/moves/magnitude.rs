//! Magnitude: of a strength from 4 to 10 that chance decides.

use tallgrass_battle::prelude::*;

pub static MAGNITUDE: Behaviour = move_(moves::MAGNITUDE, &[on::modify_move(quake), on::use_move_message(tell)]);

fn quake(cx: &mut Cx, hit: Hit) -> Verdict {
    let (magnitude, power) = match cx.random(Purpose::Pick, 100) {
        0..5 => (4, 10),
        5..15 => (5, 30),
        15..35 => (6, 50),
        35..65 => (7, 70),
        65..85 => (8, 90),
        85..95 => (9, 110),
        _ => (10, 150),
    };
    let mv = cx.mv_mut(hit.mv);
    *mv.note_of(moves::MAGNITUDE) = magnitude;
    mv.base_power = power;
    Pass
}

fn tell(cx: &mut Cx, hit: Hit) -> Verdict {
    let magnitude = cx.mv(hit.mv).note as u32;
    say!(cx, "-activate", hit.user, "move: Magnitude", magnitude);
    Pass
}

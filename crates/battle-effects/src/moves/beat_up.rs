//! Beat Up: the user and each healthy member of its team strike once, each by its own base Attack.

use tallgrass_battle::prelude::*;

pub static BEAT_UP: Behaviour =
    move_(moves::BEAT_UP, &[on::modify_move(gather_team), on::base_power_callback(power_of_next)]);

/// Notes who takes part: a bit for each place of the team.
fn gather_team(cx: &mut Cx, hit: Hit) -> Verdict {
    let side = cx.mon(hit.user).side;
    let mut part = 0u32;
    for (i, &ally) in cx.side(side).team().iter().enumerate() {
        let pokemon = cx.mon(ally);
        if ally == hit.user || (!pokemon.fainted && pokemon.status.is_none()) {
            part |= 1 << i;
        }
    }
    let mv = cx.mv_mut(hit.mv);
    mv.note = part;
    let count = part.count_ones() as u8;
    mv.multihit = (count, count);
    Pass
}

fn power_of_next(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let part = cx.mv(hit.mv).note;
    let side = cx.mon(hit.user).side;
    let Some(&ally) = cx.side(side).team().get(part.trailing_zeros() as usize) else { return Set(0) };
    cx.mv_mut(hit.mv).note = part & part.wrapping_sub(1);
    let attack = cx.dex().species(cx.set_of(ally).species).base_stats[1];
    Set(5 + attack as i32 / 10)
}

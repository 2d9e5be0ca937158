//! Beat Up: the user and each healthy member of its team strike once, each by its own base Attack.

use tallgrass_battle::prelude::*;

pub static BEAT_UP: Behaviour =
    move_(moves::BEAT_UP, &[on::modify_move(gather_team), on::base_power_callback(power_of_next)]);

/// Four bits of the note for each who strikes: its place in the team as that was brought, the first to strike lowest.
const BITS: u32 = 4;

fn gather_team(cx: &mut Cx, hit: Hit) -> Verdict {
    let (strikers, count) = strikers(cx, hit.user);
    let mv = cx.mv_mut(hit.mv);
    *mv.note_of(moves::BEAT_UP) = strikers;
    mv.multihit = (count, count);
    Pass
}

/// Who strikes, as the move's note has it, and how many they are.
pub(crate) fn strikers(cx: &Cx, user: Mon) -> (u64, u8) {
    let (mut strikers, mut count) = (0, 0);
    for &ally in cx.side(cx.mon(user).side).team().iter().take((u64::BITS / BITS) as usize) {
        let pokemon = cx.mon(ally);
        if ally == user || (!pokemon.fainted && pokemon.status.is_none()) {
            strikers |= (cx.place_in_team(ally) as u64) << (BITS * u32::from(count));
            count += 1;
        }
    }
    (strikers, count)
}

fn power_of_next(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let strikers = *cx.mv_mut(hit.mv).note_of(moves::BEAT_UP);
    let next = (strikers & ((1 << BITS) - 1)) as usize;
    let side = cx.mon(hit.user).side;
    let Some(&striker) = cx.side(side).team().iter().find(|&&ally| cx.place_in_team(ally) == next) else {
        return Set(0);
    };
    *cx.mv_mut(hit.mv).note_of(moves::BEAT_UP) = strikers >> BITS;
    let attack = cx.dex().species(cx.set_of(striker).species).base_stats[1];
    Set(5 + attack as i32 / 10)
}

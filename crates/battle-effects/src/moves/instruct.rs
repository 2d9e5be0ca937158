//! Instruct: the target repeats its last move at once.

use crate::shared::moves::{is_max, is_z};
use tallgrass_battle::prelude::*;

pub static INSTRUCT: Behaviour = move_(moves::INSTRUCT, &[on::hit(give_instructions)]);

fn give_instructions(cx: &mut Cx, hit: Hit) -> Verdict {
    let target = hit.target;
    let last = cx.mon(target).last_move;
    if last.is_none() || cx.has_volatile(target, conditions::DYNAMAX) {
        return Fail;
    }
    let id = cx.mv(last).id;
    let pokemon = cx.mon(target);
    let unfit = MoveFlags::FAILINSTRUCT | MoveFlags::CHARGE | MoveFlags::RECHARGE;
    let focusing = [conditions::BEAK_BLAST, conditions::FOCUS_PUNCH, conditions::SHELL_TRAP];
    if cx.mv(last).flags.intersects(unfit)
        || is_z(cx, last)
        || is_max(cx, last)
        || focusing.into_iter().any(|volatile| cx.has_volatile(target, volatile))
        || cx.find_move(target, id).is_some_and(|at| cx.move_slot(target, at).pp == 0)
    {
        return Fail;
    }
    let loc = pokemon.last_move_target_loc;
    say!(cx, "-singleturn", target, "move: Instruct", Of(hit.user));
    cx.move_next(target, id, loc);
    Pass
}

//! Rampage (Outrage, Thrash and the like): for two or three turns its bearer repeats its move, then it is confused.

use tallgrass_battle::generation::gen1;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static LOCKED_MOVE: Behaviour = condition(
    conditions::LOCKEDMOVE,
    &[
        on::residual(count_down),
        on::start(begin),
        on::restart(go_on),
        on::after_move(stop_in_time),
        on::end(tire),
        on::lock_move(lock),
    ],
);

effect_data! {
    /// A rampage.
    pub(crate) struct Rampage {
        /// The move it is done with, by number.
        move_id: u16,
        /// How many turns are left.
        turns: i16,
    }
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    let turns = cx.random_from(Purpose::Duration, 2, 4) as i16;
    let move_id = o.effect.id.as_move().unwrap_or(MoveId::NONE).0;
    cx.remember(Rampage { move_id, turns });
    Pass
}

fn count_down(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).status == conditions::SLP {
        // Ends without confusion.
        cx.delete_volatile(o.target, conditions::LOCKEDMOVE);
    }
    cx.update_memory(|rampage: &mut Rampage| rampage.turns -= 1);
    Pass
}

fn go_on(cx: &mut Cx, _: Occasion) -> Verdict {
    if cx.memory::<Rampage>().turns >= 2 {
        cx.own_mut().duration = 2;
    }
    Pass
}

fn stop_in_time(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.own().duration == 1 {
        cx.remove_volatile(hit.user, conditions::LOCKEDMOVE);
    }
    Pass
}

fn tire(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.memory::<Rampage>().turns <= 1 {
        cx.add_volatile(o.target, conditions::CONFUSION, None, None);
    }
    Pass
}

fn lock(cx: &mut Cx, hit: Hit) -> Reply<MoveId> {
    if cx.has_volatile(hit.user, conditions::DYNAMAX) {
        return Pass;
    }
    Set(MoveId(cx.memory::<Rampage>().move_id))
}

/// In generation 1 uses are counted, not turns, and its accuracy is kept from one to the next.
pub static LOCKED_MOVE_OF_OLD: Behaviour = condition(
    conditions::LOCKEDMOVE,
    &[on::start(begin_to_rampage), on::lock_move(lock_by_number), on::after_move(stop_when_done)],
)
.in_rules(rule_sets::GEN1)
.anew();

fn begin_to_rampage(cx: &mut Cx, o: Occasion) -> Verdict {
    let time = cx.random_from(Purpose::Duration, 2, 4) as i16;
    let move_id = o.effect.id.as_move().unwrap_or(MoveId::NONE).0;
    cx.remember(gen1::Rampage { move_id, time, accuracy: 255 });
    Pass
}

fn lock_by_number(cx: &mut Cx, _: Hit) -> Reply<MoveId> {
    Set(MoveId(cx.memory::<gen1::Rampage>().move_id))
}

fn stop_when_done(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.memory::<gen1::Rampage>().time <= 0 {
        cx.remove_volatile(hit.user, conditions::LOCKEDMOVE);
    }
    Pass
}

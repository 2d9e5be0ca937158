//! Metronome (item): a move that is used again and again gets stronger by a fifth each time, up to double.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MoveResult;

pub static METRONOME: Behaviour = item(items::METRONOME, &[on::start(begin)]);

pub static METRONOME_CONDITION: Behaviour = condition(
    conditions::METRONOME,
    &[on::start(forget), on::try_move(count).priority(-2), on::modify_damage(strengthen)],
);

effect_data! {
    /// What is repeated.
    struct Repeating {
        /// The move last used, by number.
        last_move: u16,
        /// How often it was used again.
        times: u16,
    }
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.add_volatile(o.target, conditions::METRONOME, None, None);
    Pass
}

fn forget(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.remember(Repeating { last_move: MoveId::NONE.0, times: 0 });
    Pass
}

fn count(cx: &mut Cx, hit: Hit) -> Verdict {
    let user = hit.user;
    if !cx.has_item(user, items::METRONOME) {
        cx.remove_volatile(user, conditions::METRONOME);
        return Pass;
    }
    if cx.move_data(hit.mv).calls_move {
        return Pass;
    }
    let id = cx.mv(hit.mv).id.0;
    let worked = cx.mon(user).move_last_turn_result == MoveResult::Worked;
    let charging = cx.has_volatile(user, conditions::TWOTURNMOVE);
    cx.update_memory(|repeating: &mut Repeating| {
        let same = repeating.last_move == id;
        repeating.times = match (same, worked, charging) {
            (true, true, _) | (true, false, true) => repeating.times.saturating_add(1),
            (false, _, true) => 1,
            _ => 0,
        };
        repeating.last_move = id;
    });
    Pass
}

fn strengthen(cx: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    const FACTORS: [i32; 6] = [4096, 4915, 5734, 6553, 7372, 8192];
    let times = cx.memory::<Repeating>().times.min(5) as usize;
    cx.chain(FACTORS[times], 4096)
}

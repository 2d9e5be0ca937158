//! Moves that exchange the user's Attack and Defense; used again, they are as before.

use tallgrass_battle::prelude::*;

/// Power Shift and Power Trick do the same.
pub static POWER_TRICK_CONDITIONS: [Behaviour; 2] = [
    condition(conditions::POWER_SHIFT, &[on::start(begin), on::copy(pass_on), on::restart(undo), on::end(finish)]),
    condition(conditions::POWER_TRICK, &[on::start(begin), on::copy(pass_on), on::restart(undo), on::end(finish)]),
];

fn exchange(cx: &mut Cx, mon: Mon) {
    cx.mon_mut(mon).stats.swap(Stat::Atk as usize, Stat::Def as usize);
}

fn begin(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, Name(cx.acting()));
    exchange(cx, o.target);
    Pass
}

fn pass_on(cx: &mut Cx, o: Occasion) -> Verdict {
    exchange(cx, o.target);
    Pass
}

fn undo(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(own) = cx.acting().id.as_condition() {
        cx.remove_volatile(o.target, own);
    }
    Pass
}

fn finish(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, Name(cx.acting()));
    exchange(cx, o.target);
    Pass
}

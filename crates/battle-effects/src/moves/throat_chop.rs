//! Throat Chop: keeps the target from using sound moves for two turns.

use crate::shared::moves::disable_flagged;
use tallgrass_battle::prelude::*;

pub static THROAT_CHOP: Behaviour = move_(moves::THROAT_CHOP, &[on::secondary_hit(chop)]);

pub static THROAT_CHOP_CONDITION: Behaviour = condition(
    conditions::THROAT_CHOP,
    &[
        on::start(silence),
        on::disable_move(|cx, o| disable_flagged(cx, o, MoveFlags::SOUND)),
        on::before_move(stop).priority(6),
        on::modify_move(stop),
        on::timer(Event::Residual).order(22),
        on::end(recover),
    ],
);

fn chop(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.add_volatile(hit.target, conditions::THROAT_CHOP, None, None);
    Pass
}

fn silence(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "Throat Chop", "[silent]");
    Pass
}

fn stop(cx: &mut Cx, hit: Hit) -> Verdict {
    let mv = cx.mv(hit.mv);
    if mv.z_or_max_powered || !mv.has(MoveFlags::SOUND) {
        return Pass;
    }
    say!(cx, "cant", hit.user, "move: Throat Chop");
    Fail
}

fn recover(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "Throat Chop", "[silent]");
    Pass
}

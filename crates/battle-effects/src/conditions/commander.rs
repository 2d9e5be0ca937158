//! Commander's two sides: Dondozo with Tatsugiri in its mouth, and the Tatsugiri that commands from there.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Trapped;

/// Commanded: stages rise by two, and its bearer can't leave.
pub static COMMANDED: Behaviour = condition(
    conditions::COMMANDED,
    &[on::start(embolden), on::drag_out(stay).priority(2), on::trap_pokemon(trap).priority(-11)],
);

/// Commanding: nothing reaches its bearer, which does nothing by itself and can't leave.
pub static COMMANDING: Behaviour = condition(
    conditions::COMMANDING,
    &[
        on::drag_out(stay).priority(2),
        on::trap_pokemon(trap).priority(-11),
        on::constant(Event::Invulnerability, Value::False),
        on::before_turn(do_nothing),
    ],
);

fn embolden(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.boost(&[(Boost::Atk, 2), (Boost::Spa, 2), (Boost::Spe, 2), (Boost::Def, 2), (Boost::Spd, 2)], o.target);
    Pass
}

fn stay(_: &mut Cx, _: Occasion) -> Verdict {
    Fail
}

/// Not even a Shed Shell helps.
fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.mon_mut(o.target).trapped = Trapped::Yes;
    Pass
}

fn do_nothing(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.cancel_action(o.target);
    Pass
}

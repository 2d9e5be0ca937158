//! Burn Up and Double Shock use up their user's Fire or Electric type; without it they fail.

use tallgrass_battle::prelude::*;

pub static BURN_UP: [Behaviour; 2] = [
    move_(
        moves::BURN_UP,
        &[
            on::try_move(|cx, hit| needs(cx, hit, Type::Fire)),
            on::self_hit(|cx, hit| use_up(cx, hit, Type::Fire, moves::BURN_UP)),
        ],
    ),
    move_(
        moves::DOUBLE_SHOCK,
        &[
            on::try_move(|cx, hit| needs(cx, hit, Type::Electric)),
            on::self_hit(|cx, hit| use_up(cx, hit, Type::Electric, moves::DOUBLE_SHOCK)),
        ],
    ),
];

fn needs(cx: &mut Cx, hit: Hit, kind: Type) -> Verdict {
    if cx.has_type(hit.user, kind) {
        return Pass;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "-fail", hit.user, Joined("move: ", id));
    cx.attr_last_move(&[&"[still]"]);
    Silent
}

fn use_up(cx: &mut Cx, hit: Hit, kind: Type, by: MoveId) -> Verdict {
    let mut left = Types::EMPTY;
    for &own in cx.types_as(hit.user, true, false).as_slice() {
        left.push(if own == kind { Type::Unknown } else { own });
    }
    cx.set_types(hit.user, left);
    let types = cx.types(hit.user);
    say!(cx, "-start", hit.user, "typechange", types, Joined("[from] move: ", by));
    Pass
}

//! Revelation Dance: is of its user's first type.

use tallgrass_battle::prelude::*;

pub static REVELATION_DANCE: Behaviour = move_(moves::REVELATION_DANCE, &[on::modify_type(match_user)]);

fn match_user(cx: &mut Cx, hit: Hit) -> Verdict {
    let types = cx.types(hit.user);
    let kind = match types.as_slice() {
        [Type::Bird | Type::Unknown, second, ..] => *second,
        [Type::Bird, ..] => Type::Unknown,
        [first, ..] => *first,
        [] => return Pass,
    };
    cx.mv_mut(hit.mv).kind = kind;
    Pass
}

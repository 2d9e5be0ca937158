//! Transform: the user becomes a copy of the target.

use tallgrass_battle::prelude::*;

pub static TRANSFORM: Behaviour = move_(moves::TRANSFORM, &[on::hit(copy)]);

fn copy(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.transform_into(hit.user, hit.target, None))
}

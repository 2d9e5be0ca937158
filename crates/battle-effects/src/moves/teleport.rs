//! Teleport: the user leaves, if there is somebody to take its place.

use tallgrass_battle::prelude::*;

pub static TELEPORT: Behaviour = move_(moves::TELEPORT, &[on::try_(needs_replacement)]);

fn needs_replacement(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.can_switch(cx.mon(hit.user).side))
}

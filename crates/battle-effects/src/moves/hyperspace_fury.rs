//! Hyperspace Fury: only Hoopa Unbound can use it.

use tallgrass_battle::prelude::*;

pub static HYPERSPACE_FURY: Behaviour = move_(moves::HYPERSPACE_FURY, &[on::try_(only_hoopa_unbound)]);

fn only_hoopa_unbound(cx: &mut Cx, hit: Hit) -> Verdict {
    let species = cx.mon(hit.user).species;
    if species == formes::HOOPA_UNBOUND {
        return Pass;
    }
    cx.hint("Only a Pokemon whose form is Hoopa Unbound can use this move.", false, None);
    cx.attr_last_move(&[&"[still]"]);
    if species == formes::HOOPA {
        say!(cx, "-fail", hit.user, "move: Hyperspace Fury", "[forme]");
    } else {
        say!(cx, "-fail", hit.user, "move: Hyperspace Fury");
    }
    Silent
}

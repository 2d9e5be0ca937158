//! Poltergeist: attacks with the target's own item, and fails if it has none.

use tallgrass_battle::prelude::*;

pub static POLTERGEIST: Behaviour = move_(moves::POLTERGEIST, &[on::try_(needs_item), on::try_hit(show_item)]);

fn needs_item(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.mon(hit.target).item.is_some())
}

fn show_item(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "-activate", hit.target, "move: Poltergeist", cx.mon(hit.target).item);
    Pass
}

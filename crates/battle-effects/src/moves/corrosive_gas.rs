//! Corrosive Gas: melts items away.

use tallgrass_battle::prelude::*;

pub static CORROSIVE_GAS: Behaviour = move_(moves::CORROSIVE_GAS, &[on::hit(corrode)]);

fn corrode(cx: &mut Cx, hit: Hit) -> Verdict {
    match cx.take_item(hit.target, Some(hit.user)) {
        Some(item) => say!(cx, "-enditem", hit.target, item, "[from] move: Corrosive Gas", Of(hit.user)),
        None => say!(cx, "-fail", hit.target, "move: Corrosive Gas"),
    }
    Pass
}

//! Rules that change which types species have.

use tallgrass_battle::prelude::*;

/// Whether a species is taken on by transforming: its types are then those of whom it is copied from.
pub(crate) fn is_transformation(cause: Effect) -> bool {
    cause.is(abilities::IMPOSTER) || cause.is(moves::TRANSFORM)
}

/// Shows the types of a Pokémon, or of whom it looks like, without an added one.
pub(crate) fn say_types(cx: &mut Cx, mon: Mon, from: &str) -> Verdict {
    let shown = cx.mon(mon).illusion.unwrap_or(mon);
    let types = cx.types_as(shown, true, false);
    if from.is_empty() {
        say!(cx, "-start", mon, "typechange", types, "[silent]");
    } else {
        say!(cx, "-start", mon, "typechange", types, "[silent]", from);
    }
    Pass
}

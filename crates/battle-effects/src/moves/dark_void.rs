//! Dark Void: since generation 7 only Darkrai can use it.

use tallgrass_battle::prelude::*;

pub static DARK_VOID: Behaviour = move_(moves::DARK_VOID, &[on::try_(only_darkrai).since(Gen7)]);

fn only_darkrai(cx: &mut Cx, hit: Hit) -> Verdict {
    let species = cx.dex().species(cx.mon(hit.user).species);
    if species.base_species == formes::DARKRAI || cx.mv(hit.mv).has_bounced {
        return Pass;
    }
    say!(cx, "-fail", hit.user, "move: Dark Void");
    cx.hint("Only a Pokemon whose form is Darkrai can use this move.", false, None);
    Silent
}

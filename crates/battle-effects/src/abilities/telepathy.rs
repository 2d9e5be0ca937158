//! Telepathy: allies' attacks miss the holder.

use tallgrass_battle::prelude::*;

pub static TELEPATHY: Behaviour = ability(abilities::TELEPATHY, &[on::try_hit(foresee)]);

fn foresee(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || !cx.is_ally(hit.target, hit.user) || cx.mv(hit.mv).category == Category::Status {
        return Pass;
    }
    say!(cx, "-activate", hit.target, Full(cx.acting()));
    Silent
}

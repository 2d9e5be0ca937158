//! Good as Gold: others' status moves do nothing to the holder.

use tallgrass_battle::prelude::*;

pub static GOOD_AS_GOLD: Behaviour = ability(abilities::GOOD_AS_GOLD, &[on::try_hit(shine)]);

fn shine(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).category != Category::Status || hit.target == hit.user {
        return Pass;
    }
    say!(cx, "-immune", hit.target, By(cx.acting()));
    Silent
}

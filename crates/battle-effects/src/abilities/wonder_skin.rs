//! Wonder Skin: status moves hit the holder half of the time.

use tallgrass_battle::prelude::*;

pub static WONDER_SKIN: Behaviour = ability(abilities::WONDER_SKIN, &[on::modify_accuracy(repel).priority(10)]);

fn repel(cx: &mut Cx, hit: Hit, odds: Odds) -> Reply<Odds> {
    if odds.is_some() && cx.mv(hit.mv).category == Category::Status { Set(Some(50.0)) } else { Pass }
}

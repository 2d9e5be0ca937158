//! Gale Wings: at full HP, up to generation 6 always, Flying moves go first.

use tallgrass_battle::prelude::*;

pub static GALE_WINGS: Behaviour =
    ability(abilities::GALE_WINGS, &[on::modify_priority(take_wing).compared_since(Gen6)]);

fn take_wing(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    let pokemon = cx.mon(hit.user);
    let flying = hit.mv.is_some() && cx.mv(hit.mv).kind == Type::Flying;
    if flying && (pokemon.hp == pokemon.max_hp || cx.until(Gen6)) { Set(priority + 1.0) } else { Pass }
}

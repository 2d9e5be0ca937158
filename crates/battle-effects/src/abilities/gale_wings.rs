//! Gale Wings: at full HP, Flying moves go first.

use tallgrass_battle::prelude::*;

pub static GALE_WINGS: Behaviour = ability(abilities::GALE_WINGS, &[on::modify_priority(take_wing)]);

fn take_wing(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    let pokemon = cx.mon(hit.user);
    let flying = hit.mv.is_some() && cx.mv(hit.mv).kind == Type::Flying;
    if flying && pokemon.hp == pokemon.max_hp { Set(priority + 1.0) } else { Pass }
}

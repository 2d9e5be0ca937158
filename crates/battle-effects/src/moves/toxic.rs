//! Toxic: badly poisons; used by a Poison type it can't miss, wherever its target is.

use tallgrass_battle::prelude::*;

pub static TOXIC: Behaviour = move_(moves::TOXIC, &[on::reach(from_poison_types).since(Gen8)]);

fn from_poison_types(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.has_type(hit.user, Type::Poison) && !cx.has_volatile(hit.target, conditions::COMMANDING))
}

//! Bonus Type Mod: Pokémon have their Tera Type besides their own types.

use crate::shared::types::{is_transformation, say_types};
use tallgrass_battle::prelude::*;

pub static BONUS_TYPE_MOD: Behaviour = condition(
    conditions::BONUS_TYPE_MOD,
    &[
        on::modify_species(add_tera_type).priority(1),
        on::switch_in(|cx, o| say_types(cx, o.target, "")),
        on::after_mega(|cx, o| say_types(cx, o.target, "")),
    ],
);

fn add_tera_type(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    let kind = cx.mon(o.target).tera_type;
    if !is_transformation(o.effect) && !forme.types.contains(kind) {
        forme.types.push(kind);
    }
    Pass
}

//! Camomons Mod: Pokémon have the types of their first two moves.

use crate::shared::types::{is_transformation, say_types};
use tallgrass_battle::prelude::*;

pub static CAMOMONS_MOD: Behaviour = condition(
    conditions::CAMOMONS_MOD,
    &[
        on::modify_species(take_types_of_moves).priority(2),
        on::switch_in(|cx, o| show(cx, o.target)),
        on::after_mega(|cx, o| show(cx, o.target)),
    ],
);

fn take_types_of_moves(cx: &mut Cx, o: Occasion, forme: &mut Forme) -> Verdict {
    if is_transformation(o.effect) {
        return Pass;
    }
    forme.types = Types::EMPTY;
    for slot in cx.base_moves(o.target).take(2) {
        let kind = cx.dex().mv(slot.id).kind;
        if !forme.types.contains(kind) {
            forme.types.push(kind);
        }
    }
    Pass
}

fn show(cx: &mut Cx, mon: Mon) -> Verdict {
    say_types(cx, mon, "[from] format: Camomons Mod")
}

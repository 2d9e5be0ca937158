//! Teleport: the user leaves, if there is somebody to take its place; up to generation 7 it fails.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static TELEPORT: Behaviour = move_(
    moves::TELEPORT,
    &[on::try_(needs_replacement).since(Gen8), on::constant(Event::Try, Value::False).until(Gen7)],
);

fn needs_replacement(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.can_switch(cx.mon(hit.user).side))
}

/// In old generations it does nothing in battles against trainers.
pub static TELEPORT_OF_OLD: Behaviour =
    move_(moves::TELEPORT, &[on::constant(Event::Try, Value::False)]).in_rules(rule_sets::GEN1).anew();

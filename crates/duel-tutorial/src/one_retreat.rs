//! One retreat a turn: whoever has tried to retreat can't try again in the same turn.
//!
//! An attempt that a confused Pokémon fails counts; choosing what to discard and backing out doesn't, nor does anything
//! else that switches Pokémon.

use tallgrass_duel::prelude::*;

/// One retreat a turn.
pub static ONE_RETREAT_A_TURN: Effect = Effect {
    name: "one retreat a turn",
    at: &[at::may_retreat(only_once), at::retreat_tried(remember)],
    flags: &["tried to retreat"],
    ..Effect::NEW
};

static TRIED: Flag = Flag::of(&ONE_RETREAT_A_TURN, "tried to retreat");

/// Why not.
pub const ONLY_ONCE: Message = Message::refusal("you may retreat only once a turn");

fn only_once(duel: &Duel, seat: Seat) -> Result<(), Message> {
    if duel.flag_of(seat, &TRIED) { Err(ONLY_ONCE) } else { Ok(()) }
}

fn remember(duel: &mut Duel, _: Seat) {
    duel.set_flag(&TRIED);
}

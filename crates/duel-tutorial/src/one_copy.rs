//! Bill: only one copy may be played in a turn, by each duelist in their own.

use tallgrass_duel::prelude::*;

/// Only one Bill a turn.
pub static ONE_BILL_A_TURN: Effect = Effect {
    name: "one Bill a turn",
    of: &[(id::BILL, place::CARD)],
    layer: Layer::Before,
    on: &[on::initial_effect_1(not_yet), on::before_damage(remember)],
    flags: &["played Bill"],
    ..Effect::NEW
};

static PLAYED: Flag = Flag::of(&ONE_BILL_A_TURN, "played Bill");

/// Why not.
pub const ALREADY_PLAYED: Message = Message::refusal("you have played a Bill this turn");

fn not_yet(duel: &mut Duel) -> Result<(), Message> {
    if duel.flag(&PLAYED) { Err(ALREADY_PLAYED) } else { Ok(()) }
}

fn remember(duel: &mut Duel) {
    duel.set_flag(&PLAYED);
}

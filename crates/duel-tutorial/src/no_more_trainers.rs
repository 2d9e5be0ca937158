//! Computer Search: you can't play Trainers for the rest of the turn.

use tallgrass_duel::{prelude::*, state::DeckIndex};

/// After Computer Search, no Trainer.
pub static NO_TRAINER_AFTER_COMPUTER_SEARCH: Effect = Effect {
    name: "no Trainer after Computer Search",
    of: &[(id::COMPUTER_SEARCH, place::CARD)],
    layer: Layer::Before,
    on: &[on::before_damage(forbid)],
    at: &[at::may_play_trainer(unless_forbidden)],
    flags: &["can't play Trainers any more"],
    ..Effect::NEW
};

static FORBIDDEN: Flag = Flag::of(&NO_TRAINER_AFTER_COMPUTER_SEARCH, "can't play Trainers any more");

/// Why not.
pub const NO_MORE_TRAINERS: Message = Message::refusal("you can't play Trainers any more this turn");

fn forbid(duel: &mut Duel) {
    duel.set_flag(&FORBIDDEN);
}

fn unless_forbidden(duel: &Duel, seat: Seat, _: DeckIndex) -> Result<(), Message> {
    if duel.flag_of(seat, &FORBIDDEN) { Err(NO_MORE_TRAINERS) } else { Ok(()) }
}

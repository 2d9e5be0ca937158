//! One Supporter a turn: of the cards that count as Supporters, whatever they are called, one may be played in a turn.
//!
//! It is a rule of no card, about all that have the tag.

use crate::extra_damage::SUPPORTER;
use tallgrass_duel::{prelude::*, state::DeckIndex};

/// One Supporter a turn.
pub static ONE_SUPPORTER_A_TURN: Effect = Effect {
    name: "one Supporter a turn",
    at: &[at::may_play_trainer(not_another), at::card_played(remember)],
    flags: &["played a Supporter"],
    ..Effect::NEW
};

static PLAYED: Flag = Flag::of(&ONE_SUPPORTER_A_TURN, "played a Supporter");

/// Why not.
pub const ONE_IS_ENOUGH: Message = Message::refusal("you have played a Supporter this turn");

fn not_another(duel: &Duel, seat: Seat, card: DeckIndex) -> Result<(), Message> {
    let is_another = duel.flag_of(seat, &PLAYED) && duel.card(seat, card).has_tag(SUPPORTER);
    if is_another { Err(ONE_IS_ENOUGH) } else { Ok(()) }
}

fn remember(duel: &mut Duel, seat: Seat, card: DeckIndex) {
    if duel.card(seat, card).has_tag(SUPPORTER) {
        duel.set_flag(&PLAYED);
    }
}

//! Greenhouse: a Trainer that allows a second Energy. It clears what the game itself remembers of the turn.

use tallgrass_cards::{Card, Kind, Name, NewCard};
use tallgrass_duel::{PackCard, prelude::*};

/// You may attach one more Energy this turn.
pub static GREENHOUSE: Effect =
    Effect { name: "Greenhouse", on: &[on::initial_effect_1(is_of_use), on::before_damage(allow)], ..Effect::NEW };

/// Why not.
pub const OF_NO_USE_YET: Message = Message::refusal("you have yet to attach this turn's Energy");

/// Greenhouse, a Trainer.
pub fn greenhouse() -> PackCard {
    let card =
        Card { constant: Name::new("GREENHOUSE"), name: Name::new("Greenhouse"), kind: Kind::Trainer, ..Card::NONE };
    let text = "You may attach one more Energy this turn. Play it after you have attached one.";
    PackCard {
        card: NewCard { card, evolves_from: Name::default() },
        does: vec![(place::CARD, (&GREENHOUSE).into())],
        texts: vec![(place::CARD, text.into())],
    }
}

fn is_of_use(duel: &mut Duel) -> Result<(), Message> {
    if duel.flag(&Flag::ENERGY_ATTACHED) { Ok(()) } else { Err(OF_NO_USE_YET) }
}

fn allow(duel: &mut Duel) {
    duel.clear_flag(&Flag::ENERGY_ATTACHED);
}

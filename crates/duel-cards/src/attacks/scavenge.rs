//! Scavenge: discard a Psychic Energy attached to the attacker to take a Trainer from your discard pile.

use crate::{
    choose::{any_of, choose_first_own_energy, choose_own_energy, trainers_in_discard},
    shared::{discard_one, has_energy},
};
use tallgrass_duel::prelude::*;

/// Discard a Psychic Energy attached to this Pokémon; take a Trainer from your discard pile into your hand.
pub static SCAVENGE: Effect = Effect {
    name: "Scavenge",
    of: &[(id::SLOWPOKE_LV18, place::SECOND)],
    on: &[
        on::initial_effect_1(has_energy_and_trainer),
        on::initial_effect_2_steps(|duel, step| choose_own_energy(duel, step, Color::Psychic)),
        on::discard_energy(discard_one),
        on::require_selection(choose_trainer),
        on::after_damage(take_trainer),
        on::ai_selection(choose_first),
    ],
    ..Effect::NEW
};

fn has_energy_and_trainer(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Psychic, 1)?;
    any_of(trainers_in_discard(duel), Message::ThereAreNoTrainerCardsInDiscardPile)
}

fn choose_first(duel: &mut Duel) {
    choose_first_own_energy(duel, Color::Psychic);
    let trainer = trainers_in_discard(duel).as_slice().first().copied();
    duel.set_arg(1, trainer.unwrap_or(NO_CARD));
}

fn choose_trainer(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, list) = (duel.me(), trainers_in_discard(duel));
        duel.ask_card(me, me, list, Message::ChooseCardFromDeck);
        return Next::Ask(1);
    }
    if let Some(card) = duel.answered() {
        duel.state.work.card = card;
        duel.set_arg(1, card);
    }
    Next::Done
}

fn take_trainer(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(1));
    let page = duel.state.page_mut(me);
    let card = page.take_from_discard(card);
    page.add_to_hand(card);
    if !page.answers() {
        duel.say(Message::WasPlacedInTheHand);
    }
}

//! Scavenge: discard a Psychic Energy attached to the attacker to take a Trainer from your discard pile.

use crate::shared::attached_of;
use tallgrass_duel::{prelude::*, state::ACTIVE, state::CardList};

/// Discard a Psychic Energy attached to the attacker; take a Trainer from your discard pile.
pub static SCAVENGE: Effect = Effect {
    name: "Scavenge",
    of: &[(id::SLOWPOKE_LV18, place::SECOND)],
    on: &[
        on::initial_effect_1(has_energy_and_trainer),
        on::initial_effect_2_steps(choose_energy),
        on::discard_energy(discard_chosen),
        on::require_selection(choose_trainer),
        on::after_damage(take_trainer),
        on::ai_selection(choose_first),
    ],
    ..Effect::NEW
};

fn trainers(duel: &Duel) -> CardList {
    let me = duel.me();
    let mut list = duel.state.discard_list(me);
    list.retain(|index| duel.state.card(me, index).kind == Kind::Trainer);
    list
}

fn has_energy_and_trainer(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.energies(duel.me(), ACTIVE).by_color[Color::Psychic as usize] == 0 {
        return Err(Message::NotEnoughPsychicEnergy);
    }
    if trainers(duel).as_slice().is_empty() {
        return Err(Message::ThereAreNoTrainerCardsInDiscardPile);
    }
    Ok(())
}

fn choose_energy(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, list) = (duel.me(), attached_of(duel, Color::Psychic));
        duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.state.work.card = card;
    duel.set_arg(0, card);
    Next::Done
}

fn choose_first(duel: &mut Duel) {
    let energy = attached_of(duel, Color::Psychic).as_slice().first().copied();
    let trainer = trainers(duel).as_slice().first().copied();
    duel.set_arg(0, energy.unwrap_or(0xff));
    duel.set_arg(1, trainer.unwrap_or(0xff));
}

fn discard_chosen(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    duel.state.page_mut(me).discard(card);
}

fn choose_trainer(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        let (me, list) = (duel.me(), trainers(duel));
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

//! Attacks that take up to two Energies from the discard pile.

use crate::choose::{any_of, choose_up_to, in_discard};
use tallgrass_duel::{
    prelude::*,
    state::{CardList, Location},
};

/// Attach up to 2 Energy cards from your discard pile to this Pokémon. With none there, the attack can't be used.
pub static ENERGY_ABSORPTION: Effect = Effect {
    name: "Energy Absorption",
    of: &[(id::MEWTWO_LV60, place::FIRST), (id::MEWTWO_ALT_LV60, place::FIRST)],
    on: &[
        on::initial_effect_1(has_energy),
        on::require_selection(|duel, step| {
            choose_up_to_two(duel, step, Message::Choose2EnergyCardsFromDiscardPileToAttach)
        }),
        on::after_damage(attach),
        on::ai_selection(choose_newest),
    ],
    ..Effect::NEW
};

/// Take up to 2 Energy cards from your discard pile into your hand; 10 damage to this Pokémon. With none there, the
/// attack can't be used.
pub static ENERGY_CONVERSION: Effect = Effect {
    name: "Energy Conversion",
    of: &[(id::GASTLY_LV17, place::SECOND)],
    on: &[
        on::initial_effect_1(has_energy),
        on::require_selection(|duel, step| {
            choose_up_to_two(duel, step, Message::Choose2EnergyCardsFromDiscardPileForHand)
        }),
        on::after_damage(take_to_hand),
        on::ai_selection(choose_newest),
    ],
    ..Effect::NEW
};

fn discarded_energy(duel: &Duel) -> CardList {
    in_discard(duel, duel.me(), |card| card.kind.is_energy())
}

fn has_energy(duel: &mut Duel) -> Result<(), Message> {
    any_of(discarded_energy(duel), Message::ThereAreNoEnergyCardsInDiscardPile)
}

fn choose_up_to_two(duel: &mut Duel, step: u8, why: Message) -> Next {
    choose_up_to(duel, step, duel.me(), discarded_energy, 0..2, why)
}

fn choose_newest(duel: &mut Duel) {
    let list = discarded_energy(duel);
    let chosen = &list.as_slice()[..list.as_slice().len().min(2)];
    for (at, &card) in chosen.iter().enumerate() {
        duel.set_arg(at, card);
    }
    duel.set_arg(chosen.len(), NO_CARD);
}

fn attach(duel: &mut Duel) {
    let me = duel.me();
    for &card in duel.arg_list(0).as_slice() {
        let page = duel.state.page_mut(me);
        let card = page.take_from_discard(card);
        *page.place_of(card) = Location::PLAY_AREA | ACTIVE;
    }
}

fn take_to_hand(duel: &mut Duel) {
    duel.recoil(10);
    let me = duel.me();
    let chosen = duel.arg_list(0);
    for &card in chosen.as_slice() {
        let page = duel.state.page_mut(me);
        let card = page.take_from_discard(card);
        page.add_to_hand(card);
    }
    // The opponent is shown what comes to the hand.
    if !duel.state.page(me).answers() && !chosen.as_slice().is_empty() {
        duel.say(Message::YouReceivedTheseCards);
    }
}

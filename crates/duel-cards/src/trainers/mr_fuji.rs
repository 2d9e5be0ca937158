//! Mr. Fuji: shuffle one of your Benched Pokémon and every card attached to it into your deck.

use crate::{
    choose::slot_chosen,
    shared::{own_bench, show_what_the_ai_did},
};
use tallgrass_duel::{prelude::*, state::CardList};

/// Shuffle one of your Benched Pokémon and every card attached to it into your deck.
pub static MR_FUJI: Effect = Effect {
    name: "Mr. Fuji",
    of: &[(id::MR_FUJI, place::CARD)],
    on: &[
        on::initial_effect_1(own_bench),
        on::initial_effect_2_steps(choose_benched),
        on::before_damage(return_to_deck),
    ],
    ..Effect::NEW
};

fn choose_benched(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        let bench = duel.state.page(me).alive_bench();
        if bench == 0 {
            return Next::Refuse(Message::EffectNoPokemonOnTheBench);
        }
        duel.ask_slot(me, me, bench, Message::ChoosePokemonToReturnToTheDeck).or_back();
        return Next::Ask(1);
    }
    slot_chosen(duel)
}

fn return_to_deck(duel: &mut Duel) {
    let (me, slot) = (duel.me(), duel.arg(0));
    let cards: CardList = duel.state.cards_in_slot(me, slot).collect();
    let page = duel.state.page_mut(me);
    for &card in cards.as_slice() {
        page.return_to_deck(card);
    }
    page.empty_slot(slot);
    page.in_play = page.in_play.saturating_sub(1);
    duel.state.close_all_gaps();
    show_what_the_ai_did(duel, Message::PokemonAndAllAttachedCardsWereReturnedToDeck);
    duel.shuffle_deck(me);
}

//! Recycle: on heads, put a card from your discard pile on top of your deck.

use tallgrass_duel::prelude::*;

/// On heads, put a card from your discard pile on top of your deck.
pub static RECYCLE: Effect = Effect {
    name: "Recycle",
    of: &[(id::RECYCLE, place::CARD)],
    on: &[on::initial_effect_1(has_discarded), on::require_selection(toss_and_choose), on::before_damage(put_on_deck)],
    ..Effect::NEW
};

fn has_discarded(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).discard_count == 0 {
        return Err(Message::ThereAreNoCardsInTheDiscardPile);
    }
    Ok(())
}

fn toss_and_choose(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        if !duel.toss() {
            duel.set_arg(0, NO_CARD);
            return Next::Done;
        }
        let list = duel.state.discard_list(me);
        duel.ask_card(me, me, list, Message::ChooseCardToPutOnDeck);
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Done };
    duel.set_arg(0, card);
    Next::Done
}

fn put_on_deck(duel: &mut Duel) {
    let (me, card) = (duel.me(), duel.arg(0));
    if card == NO_CARD {
        return;
    }
    let page = duel.state.page_mut(me);
    page.take_from_discard(card);
    page.return_to_deck(card);
}

//! Prophecy: put the top 3 cards of either deck in any order.

use tallgrass_duel::prelude::*;

/// Look at the top 3 cards of your deck or the opponent's and put them back in any order.
pub static PROPHECY: Effect = Effect {
    name: "Prophecy",
    of: &[(id::HYPNO, place::FIRST)],
    on: &[
        on::initial_effect_1(a_deck_has_cards),
        on::require_selection(choose_deck_and_order),
        on::after_damage(reorder),
        // The cartridge's AI never looks.
        on::ai_selection(|duel| duel.set_arg(0, NO_CARD)),
    ],
    ..Effect::NEW
};

/// The decks that have cards left: bit 0 one's own, bit 1 the opponent's.
fn decks(duel: &Duel) -> u8 {
    let has_cards = |seat| (duel.state.page(seat).deck_count() != 0) as u8;
    has_cards(duel.me()) | has_cards(duel.foe()) << 1
}

fn a_deck_has_cards(duel: &mut Duel) -> Result<(), Message> {
    if decks(duel) == 0 { Err(Message::NoCardsLeftInTheDeck) } else { Ok(()) }
}

fn owner(duel: &Duel) -> Seat {
    if duel.arg(0) == 0 { duel.me() } else { duel.foe() }
}

fn choose_deck_and_order(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let mask = decks(duel);
            duel.ask_pick(me, mask, Message::PleaseSelectTheDeck);
            Next::Ask(1)
        }
        1 => {
            let Some(deck) = duel.answered() else { return Next::Step(0) };
            duel.set_arg(0, deck);
            let seat = owner(duel);
            duel.state.list = duel.state.page(seat).deck().iter().copied().take(3).collect();
            duel.state.work.picked = 0;
            Next::Step(2)
        }
        2 => {
            let list = duel.state.list;
            if list.as_slice().is_empty() {
                duel.set_arg(1 + duel.state.work.picked as usize, NO_CARD);
                return Next::Done;
            }
            let seat = owner(duel);
            duel.ask_card(me, seat, list, Message::RearrangeThe5CardsAtTopOfDeck);
            Next::Ask(3)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Step(2) };
            duel.set_arg(1 + duel.state.work.picked as usize, card);
            duel.state.work.picked += 1;
            duel.state.list.remove(card);
            Next::Step(2)
        }
    }
}

fn reorder(duel: &mut Duel) {
    if duel.arg(0) == NO_CARD {
        return;
    }
    let (seat, order) = (owner(duel), duel.arg_list(1));
    let page = duel.state.page_mut(seat);
    for &card in order.as_slice() {
        page.take_from_deck(card);
    }
    for &card in order.as_slice().iter().rev() {
        page.return_to_deck(card);
    }
    // GLITCH: it asks after the deck's owner, not after who looked.
    if !duel.state.page(seat).answers() {
        duel.say(Message::ExchangedCardsInDuelistsHand);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn three_cards_are_put_in_the_order_that_is_wanted() {
        let deck = &[id::BILL, id::LASS, id::POTION, id::SWITCH];
        let mine = Side { play: &[id::HYPNO], attached: &[id::PSYCHIC_ENERGY], deck, ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], deck, ..Side::default() });
        answer(&mut duel, &[Answer::Attack(0), Answer::Pick(1)]);
        let top = duel.answers();
        assert_eq!(top.len(), 3);
        answer(&mut duel, &[top[2], top[0], top[1]]);
        // It is the opponent's turn, and the first of the three was drawn.
        let page = duel.state.page(Seat::Opponent);
        let ids = |cards: &[u8]| cards.iter().map(|&card| duel.state.card_id(Seat::Opponent, card)).collect::<Vec<_>>();
        assert_eq!(ids(page.hand()), [id::POTION]);
        assert_eq!(ids(page.deck()), [id::BILL, id::LASS, id::SWITCH]);
    }

    #[test]
    fn an_empty_deck_can_not_be_chosen() {
        let mine = Side { play: &[id::HYPNO], attached: &[id::PSYCHIC_ENERGY], deck: &[id::BILL], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        let all: Vec<u8> = duel.state.page(Seat::Opponent).deck().to_vec();
        for card in all {
            duel.state.page_mut(Seat::Opponent).take_from_deck(card);
            duel.state.page_mut(Seat::Opponent).discard(card);
        }
        answer(&mut duel, &[Answer::Attack(0)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Pick(0)]);
    }
}

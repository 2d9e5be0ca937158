//! Pokédex: put the top 5 cards of your deck into any order.

use crate::choose::cards_in_deck;
use tallgrass_duel::prelude::*;

/// Look at the top 5 cards of your deck and put them back in any order.
pub static POKEDEX: Effect = Effect {
    name: "Pokédex",
    of: &[(id::POKEDEX, place::CARD)],
    on: &[on::initial_effect_1(cards_in_deck), on::require_selection(choose_order), on::before_damage(put_on_top)],
    ..Effect::NEW
};

/// The card to come first is chosen first.
fn choose_order(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            duel.state.list = duel.state.page(me).deck().iter().take(5).copied().collect();
            duel.state.work.picked = 0;
            Next::Step(1)
        }
        1 => {
            let list = duel.state.list;
            duel.ask_card(me, me, list, Message::RearrangeThe5CardsAtTopOfDeck);
            Next::Ask(2)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Step(1) };
            let picked = duel.state.work.picked as usize;
            duel.set_arg(picked, card);
            duel.state.work.picked += 1;
            duel.state.list.remove(card);
            if !duel.state.list.as_slice().is_empty() {
                return Next::Step(1);
            }
            duel.set_arg(picked + 1, NO_CARD);
            Next::Done
        }
    }
}

fn put_on_top(duel: &mut Duel) {
    let (me, order) = (duel.me(), duel.arg_list(0));
    let page = duel.state.page_mut(me);
    for &card in order.as_slice() {
        page.take_from_deck(card);
    }
    for &card in order.as_slice().iter().rev() {
        page.return_to_deck(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn orders(cards: &[u8]) -> Vec<Vec<u8>> {
        if cards.is_empty() {
            return vec![Vec::new()];
        }
        let first = |&card: &u8| {
            let rest: Vec<u8> = cards.iter().copied().filter(|&other| other != card).collect();
            orders(&rest).into_iter().map(move |order| [vec![card], order].concat())
        };
        cards.iter().flat_map(first).collect()
    }

    #[test]
    fn every_order_can_be_made_of_as_many_cards_as_there_are() {
        for count in 1..=5 {
            let deck = &[id::ABRA, id::BILL, id::EKANS, id::WEEDLE, id::LASS][..count];
            let mine = Side { play: &[id::ABRA], hand: &[id::POKEDEX], prizes: &[id::BILL], deck, ..Side::default() };
            let before = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
            let cards = before.state.page(Seat::Player).deck().to_vec();
            for order in orders(&cards) {
                let mut duel = before.clone();
                answer(&mut duel, &[Answer::Trainer(1)]);
                order.iter().for_each(|&card| answer(&mut duel, &[Answer::Card(card)]));
                assert_eq!(duel.state.page(Seat::Player).deck(), order);
            }
        }
    }

    #[test]
    fn only_the_top_five_are_ordered() {
        let mine = Side { play: &[id::ABRA], hand: &[id::POKEDEX], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], ..Side::default() });
        let deck = duel.state.page(Seat::Player).deck().to_vec();
        answer(&mut duel, &[Answer::Trainer(1)]);
        let reversed: Vec<u8> = deck[..5].iter().rev().copied().collect();
        reversed.iter().for_each(|&card| answer(&mut duel, &[Answer::Card(card)]));
        assert_eq!(duel.state.page(Seat::Player).deck(), [reversed, deck[5..].to_vec()].concat());
    }
}

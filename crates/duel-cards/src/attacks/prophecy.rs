//! Prophecy: put the top 3 cards of either deck in any order.

use tallgrass_duel::prelude::*;

/// Put the top 3 cards of either deck in any order.
pub static PROPHECY: Effect = Effect {
    name: "Prophecy",
    of: &[(id::HYPNO, place::FIRST)],
    on: &[
        on::initial_effect_1(a_deck_has_cards),
        on::require_selection(choose_deck_and_order),
        on::after_damage(reorder),
        // The cartridge's AI never looks.
        on::ai_selection(|duel| duel.set_arg(0, 0xff)),
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
                duel.set_arg(1 + duel.state.work.picked as usize, 0xff);
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
    if duel.arg(0) == 0xff {
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

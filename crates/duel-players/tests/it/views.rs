//! A duelist's view: it shows what lies open, and nothing else.

use crate::duels::visit;
use tallgrass_cards::id;
use tallgrass_duel::{
    Ask, Duel, Seat,
    state::{ACTIVE, Condition, Location},
    view::{Seen, View},
};
use tallgrass_duel_players::Stream;

/// Everything a view shows.
fn shown(view: &View<'_>) -> String {
    let side = |seat| {
        let side = view.side(seat);
        let hand: Option<Vec<Seen>> = side.hand().map(Iterator::collect);
        let play: Vec<_> =
            side.pokemon().map(|pokemon| (pokemon, side.cards_of(pokemon.slot).collect::<Vec<_>>())).collect();
        let counts =
            [side.hand_count(), side.deck_count(), side.prizes(), side.status(), side.protection(), side.hindrance()];
        let discarded: Vec<Seen> = side.discard_pile().collect();
        format!("{hand:?} {play:?} {counts:?} {discarded:?}")
    };
    let table = (view.turn(), view.turns(), view.energy_played(), view.winner(), view.decides(), view.pending());
    let choices: Vec<Seen> = view.choices().collect();
    format!("{table:?} {choices:?} {:?} {} {}", view.answers().as_slice(), side(Seat::Player), side(Seat::Opponent))
}

#[test]
fn a_view_shows_nothing_that_is_hidden() {
    for number in 0..40 {
        let mut stream = Stream::new(number);
        visit(number, |duel, _| {
            for who in Seat::BOTH {
                let view = duel.seen_by(who);
                // Whatever is hidden is something else in a duel that is imagined: the view must be the same.
                let imagined = view.imagine([9, 9, 9], |limit| stream.below(limit));
                assert_eq!(shown(&imagined.seen_by(who)), shown(&view), "duel {number}");
                if duel.pending().who != who {
                    assert!(view.pending().is_none() && view.answers().is_empty() && view.choices().next().is_none());
                }
            }
        });
    }
}

/// Whether a duelist has a Clairvoyance that works.
fn sees_hands(duel: &Duel, who: Seat) -> bool {
    let page = duel.state.page(who);
    let clairvoyant = |slot: u8| {
        duel.state.card_id_at(who, slot) == id::OMANYTE && (slot != ACTIVE || page.status & Condition::LOW == 0)
    };
    page.occupied().any(clairvoyant) && !duel.powers_stopped()
}

/// Whether a duelist doesn't see where this card is.
fn is_hidden(duel: &Duel, from: Seat, of: Seat, card: u8) -> bool {
    let view = duel.seen_by(from);
    if matches!(duel.pending().ask, Ask::Card { of: listed } if listed == of)
        && view.choices().any(|seen| seen.index == card)
    {
        return false;
    }
    match duel.state.page(of).location(card) {
        Location::DECK | Location::PRIZE => true,
        Location::HAND => of != from && !sees_hands(duel, from),
        _ => false,
    }
}

/// Lays the cards that a duelist doesn't see in other places: in the decks, under the prizes and in the hand.
fn lay_anew(duel: &mut Duel, from: Seat, stream: &mut Stream) {
    for of in Seat::BOTH {
        let hidden: Vec<u8> = (0..60).filter(|&card| is_hidden(duel, from, of, card)).collect();
        for at in (1..hidden.len()).rev() {
            exchange(duel, of, hidden[at], hidden[stream.below(at + 1)]);
        }
    }
}

/// Exchanges two cards of a duelist, wherever they lie.
fn exchange(duel: &mut Duel, of: Seat, one: u8, other: u8) {
    let page = duel.state.page_mut(of);
    page.locations.swap(one as usize, other as usize);
    let (prizes, hand, deck) = (&mut page.prize_cards[..], &mut page.hand[..], &mut page.deck[..]);
    for card in prizes.iter_mut().chain(hand).chain(deck) {
        *card = match *card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
    }
}

#[test]
fn cards_laid_anew_where_one_doesn_t_see_them_look_the_same() {
    for number in 0..40 {
        let mut stream = Stream::new(number);
        visit(number, |duel, _| {
            for who in Seat::BOTH {
                let mut other = duel.clone();
                lay_anew(&mut other, who, &mut stream);
                assert_eq!(other.state.check(), Ok(()), "duel {number}");
                assert_eq!(shown(&other.seen_by(who)), shown(&duel.seen_by(who)), "duel {number}");
            }
        });
    }
}

#[test]
fn what_lies_open_is_shown() {
    let mut tried = 0;
    for number in 0..20 {
        visit(number, |duel, _| {
            for (who, of) in
                [(Seat::Player, Seat::Player), (Seat::Opponent, Seat::Opponent), (Seat::Player, Seat::Opponent)]
            {
                let id = |card| duel.state.card_id(of, card);
                let open = |card: &u8| {
                    matches!(duel.state.page(of).location(*card), Location::HAND | Location::DISCARD)
                        && !is_hidden(duel, who, of, *card)
                };
                let Some(seen) = (0..60).find(open) else { continue };
                let Some(hidden) = (0..60).find(|&card| is_hidden(duel, who, of, card) && id(card) != id(seen)) else {
                    continue;
                };
                let mut other = duel.clone();
                other.state.decks[of as usize].swap(seen as usize, hidden as usize);
                assert_ne!(shown(&other.seen_by(who)), shown(&duel.seen_by(who)), "duel {number}");
                tried += 1;
            }
        });
    }
    assert!(tried > 1000, "{tried}");
}

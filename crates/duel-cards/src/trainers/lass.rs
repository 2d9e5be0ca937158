//! Lass: both duelists shuffle every Trainer in their hands into their decks.

use crate::shared::{discard_chosen, hand_into_deck};
use tallgrass_duel::prelude::*;

/// Both duelists show their hands and shuffle every Trainer in them into their decks.
pub static LASS: Effect = Effect {
    name: "Lass",
    of: &[(id::LASS, place::CARD)],
    on: &[on::before_damage(trainers_into_decks)],
    ..Effect::NEW
};

fn trainers_into_decks(duel: &mut Duel) {
    let lass = duel.action_card();
    discard_chosen(duel, lass);
    duel.say(Message::PleaseCheckTheOpponentsHand);
    // GLITCH: against the cartridge's AI it is always the AI's hand that is shown, even when the AI plays Lass.
    let shown = if duel.state.table.duel_type == 0 { duel.foe() } else { Seat::Opponent };
    if duel.state.hand_list(shown).as_slice().is_empty() {
        duel.say(Message::DuelistHasNoCardsInHand);
    }
    for of in Seat::BOTH {
        for &card in duel.state.hand_list(of).as_slice() {
            duel.show(of.other(), of, card);
        }
    }
    for seat in [duel.foe(), duel.me()] {
        if hand_into_deck(duel, seat, |card| card.kind == Kind::Trainer) > 0 {
            duel.shuffle_deck(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::{Answer, Event};

    #[test]
    fn both_hands_lose_their_trainers() {
        let mine = Side { play: &[id::ABRA], hand: &[id::LASS, id::BILL, id::EKANS], ..Side::default() };
        let theirs = Side { play: &[id::ABRA], hand: &[id::POTION, id::WEEDLE, id::POTION], ..Side::default() };
        let mut duel = turn(mine, theirs);
        duel.log = Some(Vec::new());
        answer(&mut duel, &[Answer::Trainer(1)]);
        assert_eq!(Seat::BOTH.map(|seat| duel.state.page(seat).hand().to_vec()), [vec![3], vec![2]]);
        assert_eq!(Seat::BOTH.map(|seat| duel.state.page(seat).deck_count()), [7, 8]);
        let shuffled = duel.log.take().unwrap_or_default().into_iter().filter_map(|event| match event {
            Event::Shuffle(seat, _) => Some(seat),
            _ => None,
        });
        assert_eq!(shuffled.collect::<Vec<_>>(), [Seat::Opponent, Seat::Player]);
    }
}

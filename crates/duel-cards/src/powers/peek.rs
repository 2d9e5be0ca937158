//! Peek: once a turn, look at a prize or at the top card of a deck, yours or your opponent's, or at a random card of your
//! opponent's hand.

use crate::shared::{mark_power_used, not_used_this_turn};
use tallgrass_duel::prelude::*;

/// Once a turn, look at a prize or at the top card of a deck, yours or the opponent's, or at a random card of the
/// opponent's hand.
pub static PEEK: Effect = Effect {
    name: "Peek",
    of: &[(id::MANKEY, place::FIRST)],
    on: &[on::initial_effect_2(may_look), on::before_damage_steps(look)],
    ..Effect::NEW
};

/// In the second question, what isn't a prize.
const HAND: u8 = 6;
const DECK: u8 = 7;

/// What was looked at, as the second argument says it: a deck index, or one of these.
const PRIZE_0: u8 = 0x40;
const TOP_OF_DECK: u8 = 0x7f;
/// Added for what is the opponent's.
const THEIRS: u8 = 0x80;

fn may_look(duel: &mut Duel) -> Result<(), Message> {
    let user = duel.state.work.slot;
    duel.set_arg(0, user);
    not_used_this_turn(duel, user)?;
    duel.can_use_power(duel.me(), user)
}

/// What there is to look at on a side, as a mask of answers. One's own hand needs no Power.
fn things_to_see(duel: &Duel, seat: Seat) -> u8 {
    let page = duel.state.page(seat);
    let deck = (page.deck_count() != 0) as u8;
    let hand = (seat != duel.me() && !duel.state.hand_list(seat).as_slice().is_empty()) as u8;
    page.prizes | hand << HAND | deck << DECK
}

fn look(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match step {
        0 => {
            mark_power_used(duel, duel.arg(0));
            if !duel.state.page(me).answers() {
                // The AI has chosen before.
                return Next::Done;
            }
            let sides = (things_to_see(duel, me) != 0) as u8 | ((things_to_see(duel, foe) != 0) as u8) << 1;
            if sides == 0 {
                return Next::Done;
            }
            duel.ask_pick(me, sides, Message::PleaseSelectThePlayArea);
            Next::Ask(1)
        }
        1 => {
            let side = duel.answered().unwrap_or(0);
            duel.state.work.picked = side;
            let mask = things_to_see(duel, if side == 0 { me } else { foe });
            duel.ask_pick(me, mask, Message::WhichCardWouldYouLikeToSee);
            Next::Ask(2)
        }
        _ => {
            let theirs = if duel.state.work.picked == 0 { 0 } else { THEIRS };
            let seen = match duel.answered() {
                Some(HAND) => {
                    let mut hand = duel.state.hand_list(foe);
                    duel.shuffle_list(&mut hand);
                    hand.as_slice().first().copied().unwrap_or(TOP_OF_DECK)
                }
                Some(DECK) | None => TOP_OF_DECK,
                Some(prize) => PRIZE_0 + prize,
            };
            let of = if theirs == 0 { me } else { foe };
            let page = duel.state.page(of);
            let card = match seen {
                TOP_OF_DECK => page.deck().first().copied(),
                prize if prize >= PRIZE_0 => page.prize_cards.get((prize - PRIZE_0) as usize).copied(),
                card => Some(card),
            };
            if let Some(card) = card {
                duel.show(me, of, card);
            }
            duel.set_arg(1, theirs | seen);
            Next::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn table(hand: &[CardId]) -> Duel {
        let mine = Side { play: &[id::MANKEY], prizes: &[id::BILL, id::BILL], ..Side::default() };
        turn(mine, Side { play: &[id::ABRA], hand, prizes: &[id::BILL], ..Side::default() })
    }

    #[test]
    fn what_there_is_can_be_looked_at() {
        let mut duel = table(&[]);
        answer(&mut duel, &[Answer::Power(0)]);
        let mut theirs = duel.clone();
        answer(&mut duel, &[Answer::Pick(0)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Pick(0), Answer::Pick(1), Answer::Pick(DECK)]);
        answer(&mut duel, &[Answer::Pick(1)]);
        assert_eq!(duel.arg(1), PRIZE_0 + 1);
        answer(&mut theirs, &[Answer::Pick(1)]);
        assert_eq!(theirs.answers().as_slice(), [Answer::Pick(0), Answer::Pick(DECK)], "their hand is empty");
        answer(&mut theirs, &[Answer::Pick(DECK)]);
        assert_eq!(theirs.arg(1), THEIRS | TOP_OF_DECK);
    }

    #[test]
    fn a_card_of_the_hand_is_drawn_at_random() {
        let mut duel = table(&[id::BILL, id::LASS, id::POTION]);
        let before = duel.state.rng;
        answer(&mut duel, &[Answer::Power(0), Answer::Pick(1), Answer::Pick(HAND)]);
        let seen = duel.arg(1) & !THEIRS;
        assert!(duel.state.page(Seat::Opponent).hand().contains(&seen));
        assert_ne!(duel.state.rng, before);
        assert!(duel.check(Answer::Power(0)).is_err(), "once a turn");
    }
}

//! Setting up: shuffling, drawing, placing, prizes, and the toss for who begins.

use crate::{
    Change, Duel,
    choice::Answer,
    flow::{Frame, Next},
    state::{Finish, Location, Seat},
    turn::practice,
};
use tallgrass_cards::{DECK_SIZE, Kind, id};

/// After this many hands without a Basic Pokémon one is put on top of the deck. There are seeds from which the random
/// numbers repeat after 256 draws, and decks that aren't shuffled: the cartridge would draw for ever. Every deck that comes here has one.
const PATIENCE: u32 = 1000;

impl Duel {
    /// Shuffles twice and draws seven; whether a Basic Pokémon is among them. `tries` counts how often it was done.
    fn shuffle_and_draw_seven(&mut self, seat: Seat, tries: &mut u32) -> bool {
        self.state.page_mut(seat).initialise();
        *tries += 1;
        if self.state.table.duel_type != practice::KIND {
            self.shuffle_deck(seat);
            self.shuffle_deck(seat);
        }
        if *tries > PATIENCE {
            let is_basic = |card: &u8| self.card(seat, *card).is_basic_pokemon();
            let basic = self.state.page(seat).deck.iter().position(is_basic);
            self.state.page_mut(seat).deck.swap(0, basic.unwrap_or(0));
        }
        for _ in 0..7 {
            if let Some(card) = self.state.page_mut(seat).draw() {
                self.state.page_mut(seat).add_to_hand(card);
            }
        }
        let page = self.state.page(seat);
        page.hand().iter().any(|&card| self.card(seat, card).is_basic_pokemon())
    }

    /// Whether both decks have a Basic Pokémon to begin with. Decks do, but positions need not: where sudden death would
    /// have to draw for ever, whoever has none loses, and if nobody has one it is a tie for good.
    fn decks_can_begin(&mut self) -> bool {
        let has_basic = |seat| (0..DECK_SIZE as u8).any(|card| self.card(seat, card).is_basic_pokemon());
        let able = Seat::BOTH.map(has_basic);
        for seat in Seat::BOTH.into_iter().filter(|&seat| !able[seat as usize]) {
            self.tell_change(seat, |_| Change::CantBegin);
        }
        self.state.turn = if able[1] && !able[0] { Seat::Opponent } else { Seat::Player };
        self.state.table.finished = match able {
            [true, true] => return true,
            [false, false] => Finish::Tied as u8,
            _ => Finish::Won as u8,
        };
        false
    }

    /// Whether a card may be placed in the set-up: a Basic Pokémon or what stands in for one.
    pub fn can_be_placed(&self, seat: Seat, card: u8) -> bool {
        let card = self.card(seat, card);
        card.is_basic_pokemon()
            || card.kind == Kind::Trainer && matches!(card.id, id::MYSTERIOUS_FOSSIL | id::CLEFAIRY_DOLL)
    }

    fn lay_prizes(&mut self, seat: Seat) {
        let count = self.state.table.initial_prizes.min(6);
        let page = self.state.page_mut(seat);
        for at in 0..count as usize {
            let Some(card) = page.draw() else { break };
            page.prize_cards[at] = card;
            page.locations[card as usize % 60] = Location::PRIZE;
        }
        page.prizes = (1u8 << count) - 1;
    }
}

/// Setting up a duel. The duelist that places is in the first byte.
pub(crate) fn setup(duel: &mut Duel, frame: Frame) -> Next {
    let seat = if frame.data[0] == 0 { Seat::Player } else { Seat::Opponent };
    match frame.step {
        0 => {
            if !duel.decks_can_begin() {
                return Next::Cancel;
            }
            let (mut basics, mut tries) = ([false; 2], 0);
            loop {
                for page in &mut duel.state.pages {
                    page.initialise();
                }
                for seat in Seat::BOTH {
                    basics[seat as usize] = duel.shuffle_and_draw_seven(seat, &mut tries);
                }
                if basics != [false; 2] {
                    break;
                }
                for seat in Seat::BOTH {
                    duel.tell_change(seat, |_| Change::Redraws);
                }
            }
            for seat in Seat::BOTH {
                // The other duelist gets nothing for it.
                while !basics[seat as usize] {
                    duel.tell_change(seat, |_| Change::Redraws);
                    basics[seat as usize] = duel.shuffle_and_draw_seven(seat, &mut tries);
                }
            }
            Next::Step(1)
        }
        1 => {
            let bench = duel.state.page(seat).in_play != 0;
            duel.ask_place(seat, bench, bench && duel.teacher_lets_begin(seat));
            Next::Ask(2)
        }
        2 => match duel.state.flow.answer {
            Answer::Basic(card) => {
                duel.place_pokemon(seat, card);
                Next::Step(1)
            }
            _ if seat == Seat::Player => {
                if let Some(frame) = duel.state.flow.top() {
                    frame.data[0] = 1;
                }
                Next::Step(1)
            }
            _ => Next::Step(3),
        },
        _ => {
            duel.state.turn = Seat::Player;
            for seat in Seat::BOTH {
                duel.lay_prizes(seat);
            }
            duel.tell_change(Seat::Player, |_| Change::TossesToBegin);
            if !duel.toss() {
                duel.state.turn = Seat::Opponent;
            }
            Next::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rulebook,
        choice::Ask,
        scenario::{Side, turn},
    };
    use std::sync::Arc;

    /// A position whose next knock-out is a tie: both take their last prize.
    fn tied(mine: &[u16], theirs: &[u16]) -> Duel {
        let energy = &[id::FIRE_ENERGY];
        let side = |play| Side { play, prizes: energy, deck: energy, ..Side::NOTHING };
        let mut duel = turn(side(mine), side(theirs), Arc::new(Rulebook::new(&[]).unwrap())).unwrap();
        duel.watch();
        for page in &mut duel.state.pages {
            page.status = 0x80;
            page.hp[0] = 10;
        }
        duel
    }

    #[test]
    fn without_a_basic_pokemon_sudden_death_doesn_t_go_on_for_ever() {
        for (mine, theirs, winner) in [
            (id::CHARMELEON, id::CHARMELEON, None),
            (id::CHARMELEON, id::EKANS, Some(Seat::Opponent)),
            (id::EKANS, id::CHARMELEON, Some(Seat::Player)),
        ] {
            let mut duel = tied(&[mine], &[theirs]);
            duel.answer(Answer::EndTurn).unwrap();
            while !duel.is_over() {
                let answer = duel.answers()[0];
                duel.answer(answer).unwrap();
            }
            assert_eq!((duel.pending().ask, duel.winner()), (Ask::Over, winner));
        }
    }
}

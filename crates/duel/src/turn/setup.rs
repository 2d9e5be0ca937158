//! Setting up: shuffling, drawing, placing, prizes, and the toss for who begins.

use crate::{
    Change, Duel,
    choice::Answer,
    flow::{Frame, Next},
    state::{Location, Seat},
    turn::practice,
};
use tallgrass_cards::{Kind, id};

/// After this many hands without a Basic Pokémon one is put on top of the deck. There are seeds from which the random
/// numbers repeat after 256 draws, and decks that aren't shuffled: the cartridge would draw for ever.
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
            let is_basic = |card: &u8| self.state.card(seat, *card).is_basic_pokemon();
            let basic = self.state.page(seat).deck.iter().position(is_basic);
            self.state.page_mut(seat).deck.swap(0, basic.unwrap_or(0));
        }
        for _ in 0..7 {
            if let Some(card) = self.state.page_mut(seat).draw() {
                self.state.page_mut(seat).add_to_hand(card);
            }
        }
        let page = self.state.page(seat);
        page.hand().iter().any(|&card| self.state.card(seat, card).is_basic_pokemon())
    }

    /// Whether a card may be placed in the set-up: a Basic Pokémon or what stands in for one.
    pub fn can_be_placed(&self, seat: Seat, card: u8) -> bool {
        let card = self.state.card(seat, card);
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
                duel.state.place_pokemon(seat, card);
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

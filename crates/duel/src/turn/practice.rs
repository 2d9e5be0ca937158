//! The practice duel: known decks that aren't shuffled, a teacher who lets only the lesson pass, an end after fifteen
//! turns. What the player does wrong is noticed at the attack; the turn is then played again from its beginning.

use crate::{
    Duel, Message,
    choice::Answer,
    state::{ACTIVE, Seat, Slot},
};
use tallgrass_cards::{Color, id};

/// After this many turns the practice duel ends.
pub(crate) const TURNS: u8 = 15;
/// The decks' kind that isn't shuffled.
pub(crate) const KIND: u8 = 0x80;
/// In this turn of the opponent's Seaking is meant to be knocked out, and whoever stands first on the Bench replaces it.
const FIRST_OF_THE_BENCH: Slot = 1;

impl Duel {
    /// Whether it is the practice duel.
    #[inline]
    pub fn is_practice(&self) -> bool {
        self.state.table.practice != 0
    }

    /// Whether the teacher watches this duelist.
    pub(crate) fn is_taught(&self, seat: Seat) -> bool {
        self.is_practice() && seat == Seat::Player
    }

    /// Whether the teacher lets a card be placed in the set-up: Goldeen first.
    pub(crate) fn teacher_lets_place(&self, seat: Seat, card: u8) -> bool {
        !self.is_taught(seat) || self.state.page(seat).in_play != 0 || self.state.card_id(seat, card) == id::GOLDEEN
    }

    /// Whether the teacher lets the placing end: with Staryu on the Bench.
    pub(crate) fn teacher_lets_begin(&self, seat: Seat) -> bool {
        !self.is_taught(seat) || self.state.page(seat).in_play == 2
    }

    /// The slots from which the teacher lets a knocked-out Pokémon be replaced.
    pub(crate) fn teacher_lets_replace(&self, seat: Seat, bench: u8) -> u8 {
        let first = bench & 1 << FIRST_OF_THE_BENCH;
        if self.is_taught(seat) && first != 0 { first } else { bench }
    }

    /// Whether the teacher lets an answer to the turn's question pass. Only the attack is judged, and with it what was
    /// done before; ending the turn without one is never in the lesson.
    pub(crate) fn teacher_lets(&self, seat: Seat, answer: Answer) -> Result<(), Message> {
        if !self.is_taught(seat) {
            return Ok(());
        }
        let passes = match answer {
            Answer::EndTurn => false,
            Answer::Attack(index) => self.is_the_lesson(index),
            _ => true,
        };
        if passes { Ok(()) } else { Err(Message::FollowMyGuidancePracticeDuel) }
    }

    fn is_the_lesson(&self, attack: u8) -> bool {
        let seat = Seat::Player;
        let attacker = self.state.card_id_at(seat, ACTIVE);
        let energy = |slot, color: Color| self.energies(seat, slot).by_color[color as usize];
        match self.state.table.turns >> 1 {
            0 => attacker == id::GOLDEEN,
            1 => attacker == id::SEAKING && attack == 1 && energy(ACTIVE, Color::Psychic) != 0,
            2 => attacker == id::SEAKING && energy(1, Color::Water) != 0,
            3 => {
                let drowzee = self.state.page(seat).in_play == 3 && energy(2, Color::Water) != 0;
                drowzee && attacker == id::SEAKING && attack == 1
            }
            4 => attacker == id::STARYU && energy(ACTIVE, Color::Water) == 2,
            5 => attacker == id::STARYU && energy(ACTIVE, Color::Water) == 3 && self.state.page(seat).hp[0] == 40,
            _ => attacker == id::STARMIE && attack == 1,
        }
    }

    /// Notes the beginning of the player's turn, to which the teacher may go back.
    pub(crate) fn note_turn(&mut self) {
        if self.is_taught(self.me()) {
            self.turn_began = Some(Box::new(self.state));
        }
    }

    /// Goes back to the beginning of the player's turn.
    pub(crate) fn restart_turn(&mut self) {
        if let Some(began) = self.turn_began.as_deref() {
            self.state = *began;
            self.skip_changes();
        }
    }

    /// Whether the turn can be played again from its beginning.
    pub(crate) fn can_restart(&self, seat: Seat) -> bool {
        self.is_taught(seat) && self.turn_began.is_some()
    }
}

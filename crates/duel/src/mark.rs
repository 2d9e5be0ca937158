//! Marks: what effects want remembered of one Pokémon until the turn is over.
//!
//! An effect lists the names of its marks in [`Effect::marks`], and a [`Mark`] is one of them. A mark goes wherever its
//! Pokémon goes in play. It is gone when the Pokémon evolves, devolves or leaves play, and when the next turn starts. It
//! is saved with the duel.
//!
//! What the game itself remembers of a Pokémon for a turn is read and changed in the same words: [`Mark::USED_POWER`],
//! [`Mark::MAY_EVOLVE`].
//!
//! ```
//! use tallgrass_duel::{prelude::*, scenario::{Side, turn}};
//! use std::sync::Arc;
//!
//! static RESTED: Mark = Mark::of(&REST, "has rested");
//! static REST: Effect = Effect { name: "rest", marks: &["has rested"], ..Effect::NEW };
//!
//! let book = Arc::new(tallgrass_duel::Rulebook::new(&[&REST]).unwrap());
//! let side = Side { play: &[id::ABRA, id::EKANS], ..Side::default() };
//! let mut duel = turn(side, side, book).unwrap();
//! duel.set_mark(Seat::Player, 1, &RESTED);
//! duel.state.page_mut(Seat::Player).switch_active(1);
//! assert!(duel.mark(Seat::Player, ACTIVE, &RESTED), "it went along");
//! ```

use crate::{
    Duel,
    effect::Effect,
    event::Event,
    flag::lists,
    rulebook::MAX_MARKS,
    state::{PageFlags, SLOTS, Seat, Slot},
};

/// A mark on one Pokémon. Two with the same name are the same mark.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    name: &'static str,
    bit: Option<u8>,
}

impl Mark {
    /// The Pokémon has used its Power this turn.
    pub const USED_POWER: Self = Self { name: "has used its Power", bit: Some(PageFlags::USED_POWER) };
    /// The Pokémon was there when the turn began, so it may evolve.
    pub const MAY_EVOLVE: Self = Self { name: "may evolve", bit: Some(PageFlags::CAN_EVOLVE) };

    const OF_THE_GAME: [Self; 2] = [Self::USED_POWER, Self::MAY_EVOLVE];

    /// The game's own mark with this name.
    pub fn of_the_game(name: &str) -> Option<Self> {
        Self::OF_THE_GAME.into_iter().find(|mark| mark.name == name)
    }

    /// The mark of an effect with this name, which says what the Pokémon that has it did, or what it may.
    ///
    /// # Panics
    /// If the effect doesn't list it; in a `static`, that is an error of the compiler's.
    pub const fn of(effect: &Effect, name: &'static str) -> Self {
        assert!(lists(effect.marks, name), "the effect doesn't list this mark in `marks`");
        Self { name, bit: None }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

/// A mark that no effect lists.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no effect of the rulebook has a mark {0:?}")]
pub struct UnknownMark(pub String);

impl Duel {
    fn mark_bit(&self, name: &str) -> u32 {
        let number = self.rulebook().marks().iter().position(|known| *known == name);
        number.map_or(0, |number| 1 << number)
    }

    /// Marks a Pokémon until the turn is over.
    pub fn set_mark(&mut self, seat: Seat, slot: Slot, mark: &Mark) {
        self.change_mark(seat, slot, mark, true);
    }

    /// Takes a mark off a Pokémon.
    pub fn clear_mark(&mut self, seat: Seat, slot: Slot, mark: &Mark) {
        self.change_mark(seat, slot, mark, false);
    }

    fn change_mark(&mut self, seat: Seat, slot: Slot, mark: &Mark, set: bool) {
        if self.mark(seat, slot, mark) == set {
            return;
        }
        if let Some(bit) = mark.bit {
            self.state.page_mut(seat).flags[slot as usize % SLOTS] ^= bit;
        } else {
            let (bit, slots) = (self.mark_bit(mark.name), self.state.page(seat).slots);
            self.state.marks.flip(seat, slots, slot, bit);
        }
        if self.mark(seat, slot, mark) == set {
            self.report(|duel| Event::Mark { who: seat, slot, number: duel.mark_number(mark), set });
        }
    }

    /// The number by which an event names a mark: those of effects first, then the game's own.
    fn mark_number(&self, mark: &Mark) -> u8 {
        let own = self.rulebook().marks().iter().position(|known| *known == mark.name);
        let of_the_game = || Mark::OF_THE_GAME.iter().position(|known| known.bit == mark.bit).map(|at| MAX_MARKS + at);
        own.or_else(of_the_game).unwrap_or(u8::MAX as usize) as u8
    }

    /// The name of a mark, as an event names it.
    pub fn mark_name(&self, number: u8) -> &str {
        let of_the_game = || Mark::OF_THE_GAME.get((number as usize).wrapping_sub(MAX_MARKS)).map(Mark::name);
        let own = self.rulebook().marks().get(number as usize).map(|name| name.as_str());
        own.or_else(of_the_game).unwrap_or_default()
    }

    /// Whether a Pokémon has a mark.
    pub fn mark(&self, seat: Seat, slot: Slot, mark: &Mark) -> bool {
        let page = self.state.page(seat);
        let (top, flags) = (page.slots[slot as usize % SLOTS], page.flags[slot as usize % SLOTS]);
        match mark.bit {
            Some(bit) => flags & bit != 0,
            None => self.state.marks.of(seat, top) & self.mark_bit(mark.name) != 0,
        }
    }

    /// The names of the effects' marks that a Pokémon has.
    pub fn marks_on(&self, seat: Seat, slot: Slot) -> impl Iterator<Item = &str> {
        let bits = self.state.marks.of(seat, self.state.page(seat).slots[slot as usize % SLOTS]);
        let names = self.rulebook().marks().iter().enumerate();
        names.filter(move |(number, _)| bits & 1 << number != 0).map(|(_, name)| name.as_str())
    }

    /// Whose top card has which marks, by name.
    pub(crate) fn marked(&self, seat: Seat) -> Vec<(Seat, u8, Vec<&str>)> {
        let names = self.rulebook().marks();
        let of = |bits: u32| (0..names.len()).filter(|at| bits & 1 << at != 0).map(|at| names[at].as_str()).collect();
        self.state.marks.of_seat(seat).map(|(card, bits)| (seat, card, of(bits))).collect()
    }
}

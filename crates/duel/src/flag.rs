//! Turn flags: what effects want remembered until the turn is over.
//!
//! Any effect may have one: it is a `static` with a name, listed in [`crate::Effect::flags`]. A flag belongs to the turn's
//! owner: seen from the other side it isn't set. It is saved with the duel and cleared when the next turn starts.
//!
//! ```
//! use tallgrass_duel::prelude::*;
//!
//! /// Set once Bill was played.
//! static BILL_PLAYED: Flag = Flag::new("Bill was played this turn");
//!
//! static ONE_BILL: Effect = Effect {
//!     name: "one Bill a turn",
//!     of: &[(id::BILL, place::CARD)],
//!     layer: Layer::Before,
//!     on: &[on::initial_effect_1(not_yet), on::before_damage(|duel| duel.set_flag(&BILL_PLAYED))],
//!     flags: &[&BILL_PLAYED],
//!     ..Effect::NEW
//! };
//!
//! fn not_yet(duel: &mut Duel) -> Result<(), Message> {
//!     if duel.flag(&BILL_PLAYED) { Err(Message::refusal("Bill was played already")) } else { Ok(()) }
//! }
//! # assert_eq!(tallgrass_duel::Rulebook::new(&[&ONE_BILL]).unwrap().flags(), ["Bill was played this turn"]);
//! ```

use crate::{Duel, event::Event, state::Seat};

/// A turn flag. Two with the same name are the same flag.
#[derive(Debug)]
pub struct Flag {
    name: &'static str,
}

impl Flag {
    /// A flag with this name, which says what happened when it is set.
    pub const fn new(name: &'static str) -> Self {
        Self { name }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

/// A flag that no effect lists.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no effect of the rulebook has a turn flag {0:?}")]
pub struct UnknownFlag(pub String);

impl Duel {
    fn flag_bit(&self, flag: &Flag) -> u128 {
        let number = self.rulebook().flag_number(flag);
        debug_assert!(number.is_some(), "no effect of the rulebook lists the flag {:?}", flag.name);
        number.map_or(0, |number| 1 << number)
    }

    /// Sets a flag until the turn is over. A flag that no effect of the rulebook lists can't be set.
    pub fn set_flag(&mut self, flag: &Flag) {
        self.change_flag(flag, true);
    }

    /// Clears a flag before the turn is over.
    pub fn clear_flag(&mut self, flag: &Flag) {
        self.change_flag(flag, false);
    }

    fn change_flag(&mut self, flag: &Flag, set: bool) {
        let bit = self.flag_bit(flag);
        if (self.state.flags & bit != 0) == set {
            return;
        }
        self.state.flags ^= bit;
        // The name is the rulebook's: it outlives the flag that was given.
        self.report(|duel| Event::Flag { name: duel.rulebook().flag_name(bit), set });
    }

    /// Whether a flag is set for the duelist whose view it is: the turn's owner, unless somebody looks ahead through the
    /// opponent's eyes.
    pub fn flag(&self, flag: &Flag) -> bool {
        self.flag_of(self.me(), flag)
    }

    /// Whether it is this duelist's turn and a flag is set.
    pub fn flag_of(&self, seat: Seat, flag: &Flag) -> bool {
        self.state.table.whose_turn == seat.page() && self.state.flags & self.flag_bit(flag) != 0
    }

    /// The names of the flags that are set.
    pub fn flags_set(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        let flags = self.state.flags;
        let names = self.rulebook().flags().iter().enumerate();
        names.filter(move |(number, _)| flags & 1 << number != 0).map(|(_, &name)| name)
    }

    /// Sets exactly the flags with these names, as a saved duel does.
    pub fn load_flags<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) -> Result<(), UnknownFlag> {
        self.state.flags = self.rulebook().flag_bits(names)?;
        Ok(())
    }
}

//! Turn flags: what effects want remembered until the turn is over.
//!
//! Any effect may have some: it lists their names in [`Effect::flags`], and a [`Flag`] is one of them. One that its effect
//! doesn't list is an error of the compiler's. A flag belongs to the turn's owner: seen from the other side it isn't set. It
//! is saved with the duel and cleared when the next turn starts. Where the effect that has it isn't in the rulebook, it
//! is never set.
//!
//! What the game itself remembers of a turn is read and changed in the same words: [`Flag::ENERGY_ATTACHED`],
//! [`Flag::RETREAT_FAILED`], [`Flag::SAW_THROUGH`].
//!
//! ```
//! use tallgrass_duel::prelude::*;
//!
//! /// Set once Bill was played.
//! static BILL_PLAYED: Flag = Flag::of(&ONE_BILL, "Bill was played this turn");
//!
//! static ONE_BILL: Effect = Effect {
//!     name: "one Bill a turn",
//!     of: &[(id::BILL, place::CARD)],
//!     layer: Layer::Before,
//!     on: &[on::initial_effect_1(not_yet), on::before_damage(|duel| duel.set_flag(&BILL_PLAYED))],
//!     flags: &["Bill was played this turn"],
//!     ..Effect::NEW
//! };
//!
//! fn not_yet(duel: &mut Duel) -> Result<(), Message> {
//!     if duel.flag(&BILL_PLAYED) { Err(Message::refusal("Bill was played already")) } else { Ok(()) }
//! }
//! # assert_eq!(tallgrass_duel::Rulebook::new(&[&ONE_BILL]).unwrap().flags(), ["Bill was played this turn"]);
//! ```
//!
//! ```compile_fail
//! use tallgrass_duel::prelude::*;
//!
//! static FORGETFUL: Effect = Effect { name: "forgetful", ..Effect::NEW };
//! static NOT_LISTED: Flag = Flag::of(&FORGETFUL, "something happened");
//! ```

use crate::{Duel, effect::Effect, event::Event, rulebook::MAX_FLAGS, state::Seat};

/// A turn flag. Two with the same name are the same flag.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    name: &'static str,
    byte: Option<Byte>,
}

/// Where the game keeps a flag of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Byte {
    EnergyPlayed,
    RetreatFailed,
    SandHeads,
}

/// Whether a list has a name.
pub(crate) const fn lists(list: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < list.len() {
        let (known, wanted) = (list[at].as_bytes(), name.as_bytes());
        let mut same = 0;
        while same < known.len() && same < wanted.len() && known[same] == wanted[same] {
            same += 1;
        }
        if same == known.len() && same == wanted.len() {
            return true;
        }
        at += 1;
    }
    false
}

impl Flag {
    /// The turn's Energy was attached. Cleared, another may be.
    pub const ENERGY_ATTACHED: Self = Self { name: "attached the turn's Energy", byte: Some(Byte::EnergyPlayed) };
    /// A confused Pokémon failed to retreat, and can't try again.
    pub const RETREAT_FAILED: Self = Self { name: "failed to retreat, confused", byte: Some(Byte::RetreatFailed) };
    /// The Active Pokémon got heads against Sand-attack or Smokescreen, and needn't toss again.
    pub const SAW_THROUGH: Self = Self { name: "tossed heads against sand or smoke", byte: Some(Byte::SandHeads) };

    const OF_THE_GAME: [Self; 3] = [Self::ENERGY_ATTACHED, Self::RETREAT_FAILED, Self::SAW_THROUGH];

    /// The flag of an effect with this name, which says what happened when it is set.
    ///
    /// # Panics
    /// If the effect doesn't list it; in a `static`, that is an error of the compiler's.
    pub const fn of(effect: &Effect, name: &'static str) -> Self {
        assert!(lists(effect.flags, name), "the effect doesn't list this flag in `flags`");
        Self { name, byte: None }
    }

    /// The game's own flag with this name.
    pub fn of_the_game(name: &str) -> Option<Self> {
        Self::OF_THE_GAME.into_iter().find(|flag| flag.name == name)
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
    fn byte(&mut self, byte: Byte) -> &mut u8 {
        let table = &mut self.state.table;
        match byte {
            Byte::EnergyPlayed => &mut table.energy_played,
            Byte::RetreatFailed => &mut table.retreat_failed,
            Byte::SandHeads => &mut table.sand_heads,
        }
    }

    /// The flag's bit; nothing where no effect of the rulebook lists it.
    fn flag_bit(&self, name: &str) -> u128 {
        let number = self.rulebook().flags().iter().position(|known| *known == name);
        number.map_or(0, |number| 1 << number)
    }

    /// Sets a flag until the turn is over.
    pub fn set_flag(&mut self, flag: &Flag) {
        self.change_flag(flag, true);
    }

    /// Clears a flag before the turn is over.
    pub fn clear_flag(&mut self, flag: &Flag) {
        self.change_flag(flag, false);
    }

    fn change_flag(&mut self, flag: &Flag, set: bool) {
        if self.is_set(flag) == set {
            return;
        }
        match flag.byte {
            Some(byte) => *self.byte(byte) = set as u8,
            None => self.state.flags ^= self.flag_bit(flag.name),
        }
        if self.is_set(flag) == set {
            self.report(|duel| Event::Flag { number: duel.flag_number(flag), set });
        }
    }

    /// The number by which an event names a flag: those of effects first, then the game's own.
    fn flag_number(&self, flag: &Flag) -> u8 {
        let own = self.rulebook().flags().iter().position(|known| *known == flag.name);
        own.unwrap_or(MAX_FLAGS + flag.byte.map_or(0, |byte| byte as usize)) as u8
    }

    /// The name of a flag, as an event names it.
    pub fn flag_name(&self, number: u8) -> &str {
        let of_the_game = || Flag::OF_THE_GAME.get((number as usize).wrapping_sub(MAX_FLAGS)).map(Flag::name);
        let own = self.rulebook().flags().get(number as usize).map(|name| name.as_str());
        own.or_else(of_the_game).unwrap_or_default()
    }

    fn is_set(&self, flag: &Flag) -> bool {
        let table = &self.state.table;
        match flag.byte {
            Some(Byte::EnergyPlayed) => table.energy_played != 0,
            Some(Byte::RetreatFailed) => table.retreat_failed != 0,
            Some(Byte::SandHeads) => table.sand_heads != 0,
            None => self.state.flags & self.flag_bit(flag.name) != 0,
        }
    }

    /// Whether a flag is set for the duelist whose view it is: the turn's owner, unless somebody looks ahead through the
    /// opponent's eyes.
    pub fn flag(&self, flag: &Flag) -> bool {
        self.flag_of(self.me(), flag)
    }

    /// Whether it is this duelist's turn and a flag is set.
    pub fn flag_of(&self, seat: Seat, flag: &Flag) -> bool {
        self.state.table.whose_turn == seat.page() && self.is_set(flag)
    }

    /// The names of the effects' flags that are set.
    pub fn flags_set(&self) -> impl Iterator<Item = &str> {
        let flags = self.state.flags;
        let names = self.rulebook().flags().iter().enumerate();
        names.filter(move |(number, _)| flags & 1 << number != 0).map(|(_, name)| name.as_str())
    }

    /// Sets exactly the flags with these names, as a saved duel does.
    pub fn load_flags<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) -> Result<(), UnknownFlag> {
        self.state.flags = self.rulebook().flag_bits(names)?;
        Ok(())
    }
}

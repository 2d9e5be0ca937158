//! What a move in flight takes over from another one (Fortemons).

use super::ActiveMove;
use tallgrass_pokedex::{IgnoreImmunity, Move, MoveId, SelfSwitch, Type};

/// Another move whose properties a move in flight has besides its own.
///
/// What can be changed about a move is copied as it is taken over; what can't is asked of both, as
/// [`Numbers`](crate::Numbers) do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Taken {
    /// The other move, if there is one.
    pub id: MoveId,
    /// Whether its secondary effects are still there.
    pub secondaries: bool,
    /// How many of those that the move was given otherwise come before them.
    pub after: u8,
    /// What has become of the other move in earlier uses.
    pub worn: Worn,
    /// A number that the other move's own code keeps for itself.
    pub note: u64,
}

/// What uses of a Pokémon's moves have changed for good about the one whose properties they take over.
///
/// SHOWDOWN: all uses share that move's lists, so that a chance once doubled is doubled again by the next use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Worn(u8);

/// What a use of a move changes for good about the one whose properties it has taken over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wear {
    /// The chances of its secondary effects are doubled, perhaps but for flinching.
    Doubled {
        /// Whether flinching stays as likely as it is.
        spare_flinch: bool,
    },
    /// It ignores the immunities of Ghosts.
    ReachesGhosts,
}

impl Worn {
    /// Nothing.
    pub const NOTHING: Worn = Worn(0);
    /// Doublings beyond these make nothing likelier that has a chance at all.
    pub(crate) const MOST: u8 = 7;
    const BITS: u8 = 3;
    const GHOSTS: u8 = 1 << (2 * Worn::BITS);

    /// How often the chances of its secondary effects were doubled, flinching apart.
    pub fn doublings(self) -> u8 {
        self.0 & Worn::MOST
    }

    /// How often that of flinching was.
    pub fn flinch_doublings(self) -> u8 {
        self.0 >> Worn::BITS & Worn::MOST
    }

    /// Whether it ignores the immunities of Ghosts besides those that it ignores by its numbers.
    pub fn reaches_ghosts(self) -> bool {
        self.0 & Worn::GHOSTS != 0
    }

    /// With one more change.
    pub fn after(mut self, wear: Wear) -> Worn {
        match wear {
            Wear::Doubled { spare_flinch } => {
                if self.doublings() < Worn::MOST {
                    self.0 += 1;
                }
                if self.flinch_doublings() < Worn::MOST && !spare_flinch {
                    self.0 += 1 << Worn::BITS;
                }
            }
            Wear::ReachesGhosts => self.0 |= Worn::GHOSTS,
        }
        self
    }

    /// As bits, to be remembered.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// From bits that were remembered.
    pub fn from_bits(bits: u8) -> Worn {
        Worn(bits)
    }
}

/// The types whose moves don't hit Ghosts, a bit each.
pub(crate) const KEPT_OFF_GHOSTS: u32 = Type::Normal.bit() | Type::Fighting.bit();

impl ActiveMove {
    /// Takes over all that another move has and moves can take over, in place of what it has itself or added to that.
    pub(crate) fn take_over(&mut self, other: &Move, worn: Worn) {
        self.taken = Taken { id: other.id, secondaries: true, after: self.extra_len, worn, note: 0 };
        self.flags |= other.flags;
        self.has_secondaries |= other.has_secondaries;
        self.crit_ratio = (self.crit_ratio.max(1) + other.crit_ratio.max(1)) - 1;
        self.breaks_protect |= other.breaks_protect;
        self.force_stab |= other.force_stab;
        self.force_switch |= other.force_switch;
        self.ignore_ability |= other.ignore_ability;
        self.ignore_accuracy |= other.ignore_accuracy;
        self.ignore_defensive |= other.ignore_defensive;
        self.ignore_evasion |= other.ignore_evasion;
        self.drain = other.drain.or(self.drain);
        self.recoil = other.recoil.or(self.recoil);
        self.override_offensive_stat = other.override_offensive_stat.or(self.override_offensive_stat);
        if other.ignore_immunity != IgnoreImmunity::No {
            self.ignore_immunity = other.ignore_immunity;
            self.ignored_immunities |= if worn.reaches_ghosts() { KEPT_OFF_GHOSTS } else { 0 };
        }
        if other.pseudo_weather.is_some() {
            self.pseudo_weather = other.pseudo_weather;
        }
        if other.volatile.is_some() {
            self.volatile = other.volatile;
        }
        if other.self_switch != SelfSwitch::No {
            self.self_switch = other.self_switch;
        }
        if other.smart_target {
            self.smart_target = Some(true);
        }
        if other.will_crit == Some(true) {
            self.will_crit = Some(true);
        }
    }

    /// The number that a move's own code keeps: this move's, or that of the one whose properties it has taken over.
    pub fn note_of(&mut self, id: MoveId) -> &mut u64 {
        if self.id == id { &mut self.note } else { &mut self.taken.note }
    }
}

//! What counts about a move in flight: its own numbers and code, unless it has taken over another move's (Fortemons).

use crate::battle::Battle;
use crate::event::Event;
use crate::ids::{Effect, EffectId, Mv};
use crate::state::{Numbers, SecondaryList};
use tallgrass_pokedex::{ConditionId, conditions};

impl Battle {
    /// The numbers that count for a move in flight.
    #[inline(always)]
    pub fn numbers(&self, mv: Mv) -> Numbers {
        let active = self.mv(mv);
        let dex = self.dex();
        Numbers { own: dex.mv(active.id), taken: active.taken.id.get().map(|id| dex.mv(id)) }
    }

    /// Whose code a move runs at an event at which code can be lent: another's, or its own.
    #[inline(always)]
    pub(crate) fn own_code(&self, mv: Mv, event: Event) -> EffectId {
        debug_assert!(event.can_be_lent());
        let active = self.mv(mv);
        match active.code_from {
            lent if !lent.is_none() && self.rules.has(lent, event) => lent,
            _ => active.id.into(),
        }
    }

    /// Whose code a move runs at an event at which that of what it has taken over counts in the place of its own.
    #[inline]
    pub(crate) fn code_for(&self, mv: Mv, event: Event) -> EffectId {
        let active = self.mv(mv);
        if !active.code_from.is_none() && self.rules.has(active.code_from, event) {
            return active.code_from;
        }
        match active.taken.id.get().map(EffectId::of_move) {
            Some(taken) if self.rules.has(taken, event) => taken,
            _ => active.id.into(),
        }
    }

    /// What the loss of half one's HP to a move is blamed on where it isn't recoil: a condition of the move's name.
    pub(crate) fn namesake_of_move(&self, mv: Mv) -> Effect {
        // Where there is no such condition, Mind Blown's goes by the name of the move in flight.
        ConditionId::from_id(self.mv(mv).id.as_str()).unwrap_or(conditions::MIND_BLOWN).into()
    }

    /// A move's secondary effects, those of its numbers first.
    #[inline]
    pub fn secondaries_of(&self, mv: Mv) -> SecondaryList {
        self.mv(mv).secondaries(self.numbers(mv))
    }
}

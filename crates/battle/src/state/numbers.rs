//! The numbers that count for a move in flight, which may have taken over another's (Fortemons).

use tallgrass_pokedex::{BoostList, Move, Ohko, OverridePokemon, SelfDestruct, Stat};

/// The numbers that count for a move in flight: its own, and those of a move that it has taken over, which come first.
#[derive(Clone, Copy)]
pub struct Numbers {
    pub(crate) own: &'static Move,
    pub(crate) taken: Option<&'static Move>,
}

impl Numbers {
    /// Those that count where a move must have something: those taken over if they have it, else its own.
    #[inline(always)]
    fn with(self, has: impl Fn(&Move) -> bool) -> &'static Move {
        self.taken.filter(|taken| has(taken)).unwrap_or(self.own)
    }

    #[inline(always)]
    fn any(self, has: impl Fn(&Move) -> bool) -> bool {
        has(self.own) || self.taken.is_some_and(has)
    }

    /// Whether and how the move knocks out in one hit.
    #[inline]
    pub fn ohko(self) -> Ohko {
        self.with(|data| data.ohko != Ohko::No).ohko
    }

    /// Whether and when the move's user faints.
    #[inline]
    pub fn self_destruction(self) -> SelfDestruct {
        self.with(|data| data.selfdestruct != SelfDestruct::No).selfdestruct
    }

    /// Whether the move takes its target's raised stages first.
    #[inline]
    pub fn steals_boosts(self) -> bool {
        self.any(|data| data.steals_boosts)
    }

    /// Whether the move thaws its target.
    #[inline]
    pub fn thaws_target(self) -> bool {
        self.any(|data| data.thaws_target)
    }

    /// Whether the move can be used asleep.
    #[inline]
    pub fn usable_asleep(self) -> bool {
        self.any(|data| data.sleep_usable)
    }

    /// Whether the move hurts its user when it misses.
    #[inline]
    pub fn has_crash_damage(self) -> bool {
        self.any(|data| data.has_crash_damage)
    }

    /// Whether the move costs its user half its HP, and whether that is blamed on a condition of the move's name.
    #[inline]
    pub(crate) fn costs_half(self) -> Option<bool> {
        let named = self.any(|data| data.mind_blown_recoil);
        (named || self.any(|data| data.chloroblast_recoil)).then_some(named)
    }

    /// Whose stat the move attacks with, if not its user's.
    #[inline]
    pub(crate) fn attacker(self) -> OverridePokemon {
        self.with(|data| data.override_offensive_pokemon != OverridePokemon::No).override_offensive_pokemon
    }

    /// Whose stat the move is defended against with, if not its target's.
    #[inline]
    pub(crate) fn defender(self) -> OverridePokemon {
        self.with(|data| data.override_defensive_pokemon != OverridePokemon::No).override_defensive_pokemon
    }

    /// The stat that the move is defended against with, if not its category's.
    #[inline]
    pub(crate) fn defense(self) -> Option<Stat> {
        self.with(|data| data.override_defensive_stat.is_some()).override_defensive_stat
    }

    /// The user's stages that the move changes once it has hit: all of them together.
    #[inline]
    pub(crate) fn self_boost(self) -> Option<BoostList> {
        let Some(taken) = self.taken.and_then(|taken| taken.self_boost) else { return self.own.self_boost };
        let mut sum = self.own.self_boost.unwrap_or_default();
        for &(boost, change) in taken.as_slice() {
            sum.set(boost, sum.get(boost).unwrap_or(0) + change);
        }
        Some(sum)
    }
}

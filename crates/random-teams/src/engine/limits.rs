use arrayvec::ArrayVec;
use tallgrass_pokedex::{Type, Types, abilities};

use super::Candidate;
use crate::Member;

/// How many of a kind are in a team, and so which kinds are full.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// What six Pokémon may have once.
    factor: u8,
    types: Tally,
    weak: Tally,
    doubly_weak: Tally,
    freeze_dry: u8,
    combinations: ArrayVec<(u32, u8), 24>,
    /// Whoever is weak at all to what there are enough doubly weak to is refused.
    fears_double_weakness: bool,
    of_level_100: u8,
}

/// Counts by type, and the types whose count has reached what is allowed, a bit each.
#[derive(Clone, Debug, Default)]
struct Tally {
    counts: [u8; Type::COUNT],
    full: u32,
}

impl Tally {
    fn add(&mut self, types: u32, most: u8) {
        let mut left = types;
        while left != 0 {
            let kind = left.trailing_zeros() as usize;
            self.counts[kind] += 1;
            if self.counts[kind] >= most {
                self.full |= 1 << kind;
            }
            left &= left - 1;
        }
    }
}

fn bits(types: Types) -> u32 {
    types.iter().fold(0, |sum, kind| sum | kind.bit())
}

impl Limits {
    pub fn new(factor: u8) -> Limits {
        Limits { factor, ..Limits::default() }
    }

    /// With these, whoever is weak at all to what there are enough doubly weak to is refused.
    pub fn fearing_double_weakness(factor: u8) -> Limits {
        Limits { fears_double_weakness: true, ..Limits::new(factor) }
    }

    /// Whether there are too many of its types, or too many that share a weakness of its.
    pub fn refuse(&self, candidate: &Candidate) -> bool {
        let doubly_weak = if self.fears_double_weakness { candidate.weak } else { candidate.doubly_weak };
        bits(candidate.types) & self.types.full != 0
            || candidate.weak & self.weak.full != 0
            || doubly_weak & self.doubly_weak.full != 0
            || candidate.may_fear_fire && self.weak.full & Type::Fire.bit() != 0
            || candidate.weak_to_freeze_dry && self.freeze_dry >= 4 * self.factor
    }

    /// Whether there are enough Pokémon of level 100.
    pub fn refuse_level_100(&self) -> bool {
        self.of_level_100 >= self.factor
    }

    /// Whether there are enough of the same two types, or of the same one alone.
    pub fn refuse_combination(&self, candidate: &Candidate) -> bool {
        let types = bits(candidate.types);
        self.combinations.iter().any(|(other, count)| *other == types && *count >= 3 * self.factor)
    }

    /// Counts one that is in the team.
    pub fn add(&mut self, candidate: &Candidate, member: &Member) {
        let fears_fire = matches!(member.ability, abilities::DRY_SKIN | abilities::FLUFFY);
        let types = bits(candidate.types);
        self.types.add(types, 2 * self.factor);
        match self.combinations.iter_mut().find(|(other, _)| *other == types) {
            Some((_, count)) => *count += 1,
            None => self.combinations.push((types, 1)),
        }
        self.weak.add(candidate.weak, 3 * self.factor);
        self.doubly_weak.add(candidate.doubly_weak, self.factor);
        if fears_fire && candidate.fire_is_neutral {
            self.weak.add(Type::Fire.bit(), 3 * self.factor);
        }
        self.freeze_dry += candidate.weak_to_freeze_dry as u8;
        self.of_level_100 += (member.level == 100) as u8;
    }
}

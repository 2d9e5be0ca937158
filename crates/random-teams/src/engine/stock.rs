use tallgrass_pokedex::{MoveId, RuleSet, Type};

use super::{Book, Clash, Companions, Pair, Rosters};
use crate::data::{Order, Sets, SpeciesSets};

/// What a generation's teams are drawn from: its moves, its sets, and who may be drawn. It is made for the first of its generators,
/// and shared by all.
pub struct Stock {
    pub book: Book,
    pub sets: Sets,
    pub companions: Companions,
    /// Types to draw from for a team of one type.
    pub types: Vec<Type>,
    pub rosters: Rosters,
}

impl Stock {
    /// `sets` is a file of sets, `no_stab` are attacks that nobody is given for the sake of their type, `clashes` moves and
    /// `pairs` Pokémon that don't go together.
    pub fn new(rule_set: RuleSet, sets: &str, no_stab: &[MoveId], clashes: &[Clash], pairs: &[Pair]) -> Stock {
        let sets = Sets::read(sets);
        let ids = || sets.species.iter().map(|species| species.id);
        let types = &Order::of(rule_set.name()).types;
        Stock {
            book: Book::new(rule_set, no_stab, clashes),
            companions: Companions::new(pairs, ids()),
            types: types.iter().copied().filter(|kind| *kind != Type::Stellar).collect(),
            rosters: Rosters::new(rule_set, ids()),
            sets,
        }
    }

    /// The sets of a species, by its place in the list.
    pub fn sets_of(&self, index: usize) -> &SpeciesSets {
        &self.sets.species[index]
    }
}

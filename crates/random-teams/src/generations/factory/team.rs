//! What is known of a team under way.

use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, Dex, ItemId, MoveId, SpeciesId, Type, Types, abilities};

use crate::Member;
use crate::engine::MoveSet;
use crate::member::MOST_MEMBERS;

/// How attacks fare against certain types, a bit for each type of attack.
#[derive(Clone, Copy, Debug)]
pub struct Defense {
    /// Super effective, immunity aside.
    pub weak: u32,
    /// Not very effective, immunity aside.
    pub resistant: u32,
    pub immune: u32,
}

impl Defense {
    pub fn of(dex: &Dex, types: Types) -> Defense {
        let bits = |holds: &dyn Fn(Type) -> bool| {
            let attacks = Type::ALL.into_iter().filter(|attack| dex.exists(*attack) && holds(*attack));
            attacks.fold(0, |sum, attack| sum | attack.bit())
        };
        let sum = |attack| types.iter().map(|kind| dex.type_effectiveness(attack, kind)).sum::<i8>();
        Defense {
            weak: bits(&|attack| sum(attack) > 0),
            resistant: bits(&|attack| sum(attack) < 0),
            immune: bits(&|attack| types.iter().any(|kind| dex.immune(attack, kind))),
        }
    }
}

/// What few of a team have in common: the same types, or an ability that makes sun or rain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    Types(u32),
    Weather(AbilityId),
}

impl Combination {
    pub fn of_types(types: Types) -> Combination {
        Combination::Types(types.iter().fold(0, |sum, kind| sum | kind.bit()))
    }

    pub fn of(types: Types, ability: AbilityId) -> Combination {
        match ability {
            abilities::DROUGHT | abilities::DRIZZLE => Combination::Weather(ability),
            _ => Combination::of_types(types),
        }
    }
}

/// Weather that lasts, as an ability makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weather {
    Rain,
    Sun,
    Hail,
    Sand,
}

impl Weather {
    pub fn of(ability: AbilityId) -> Option<Weather> {
        match ability {
            abilities::DRIZZLE => Some(Weather::Rain),
            abilities::DROUGHT => Some(Weather::Sun),
            abilities::SNOW_WARNING => Some(Weather::Hail),
            abilities::SAND_STREAM => Some(Weather::Sand),
            _ => None,
        }
    }
}

const WORDS: usize = ItemId::count().div_ceil(64) + 1;

/// A set of items, as a bit for each item there is; holding nothing is one of them.
#[derive(Clone, Debug)]
pub struct ItemSet([u64; WORDS]);

impl Default for ItemSet {
    fn default() -> Self {
        ItemSet([0; WORDS])
    }
}

impl ItemSet {
    fn index(item: ItemId) -> usize {
        if item.is_some() { item.0 as usize } else { ItemId::count() }
    }

    pub fn has(&self, item: ItemId) -> bool {
        let index = Self::index(item);
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    pub fn insert(&mut self, item: ItemId) {
        let index = Self::index(item);
        self.0[index / 64] |= 1 << (index % 64);
    }
}

/// What the Pokémon in a team are and have.
#[derive(Clone, Debug, Default)]
pub struct Team {
    bases: ArrayVec<SpeciesId, MOST_MEMBERS>,
    types: [u8; Type::COUNT],
    combinations: ArrayVec<(Combination, u8), MOST_MEMBERS>,
    /// How many are weak to attacks of a type, those aside that one of them resists.
    weak: [u8; Type::COUNT],
    /// Attacks that one of them resists, a bit a type.
    resisted: u32,
    pub items: ItemSet,
    pub moves: MoveSet,
    pub weather: Option<Weather>,
    pub megas: u8,
    pub z_moves: u8,
    /// How many are built around Terastallizing.
    pub want_tera: u8,
    /// Someone attacks physically, someone specially.
    pub attacks: [bool; 2],
}

impl Team {
    pub fn has_base(&self, base: SpeciesId) -> bool {
        self.bases.contains(&base)
    }

    pub fn of_type(&self, kind: Type) -> u8 {
        self.types[kind as usize]
    }

    /// Whether so many share one of these weaknesses, resisted or not.
    pub fn shares(&self, weaknesses: u32, count: u8) -> bool {
        self.types_of(weaknesses).any(|kind| self.weak[kind] >= count)
    }

    /// Whether so many share a weakness that nobody resists.
    pub fn shares_weakness(&self, count: u8) -> bool {
        self.shares(!self.resisted, count)
    }

    fn types_of(&self, bits: u32) -> impl Iterator<Item = usize> {
        (0..Type::COUNT).filter(move |kind| bits >> kind & 1 != 0)
    }

    pub fn has_combination(&self, combination: Combination, count: u8) -> bool {
        self.combinations.iter().any(|(other, number)| *other == combination && *number >= count)
    }

    pub fn knows_any(&self, moves: &[MoveId]) -> bool {
        moves.iter().any(|mv| self.moves.has(*mv))
    }

    pub fn add(&mut self, base: SpeciesId, types: Types, combination: Combination, member: &Member) {
        self.bases.push(base);
        for kind in types.iter() {
            self.types[kind as usize] += 1;
        }
        match self.combinations.iter_mut().find(|(other, _)| *other == combination) {
            Some((_, count)) => *count += 1,
            None => self.combinations.push((combination, 1)),
        }
        self.items.insert(member.item);
        for mv in &member.moves {
            self.moves.insert(*mv);
        }
        self.weather = Weather::of(member.ability).or(self.weather);
    }

    /// Counts weaknesses and resistances of one that joins.
    pub fn add_defense(&mut self, weak: u32, resisted: u32) {
        self.resisted |= resisted;
        for kind in 0..Type::COUNT {
            self.weak[kind] += ((weak & !resisted) >> kind & 1) as u8;
        }
    }
}

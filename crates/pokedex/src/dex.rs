use std::sync::OnceLock;

use crate::{
    Ability, AbilityId, Condition, ConditionId, Generation, Item, ItemId, Move, MoveId, RuleSet, Species, SpeciesId,
    Type, TypeImmunity,
};

/// Everything that is known in one rule set, in dense tables indexed by id.
///
/// Every id has an entry in every rule set; what a game lacks is marked with its
/// [`Nonstandard`](crate::Nonstandard) reason, and [`NONE`](MoveId::NONE) has an empty entry, so that no look-up fails.
pub struct Dex {
    pub(crate) rule_set: RuleSet,
    pub(crate) species: Box<[Species]>,
    pub(crate) moves: Box<[Move]>,
    pub(crate) abilities: Box<[Ability]>,
    pub(crate) items: Box<[Item]>,
    pub(crate) conditions: Box<[Condition]>,
    pub(crate) types: TypeChart,
}

/// How types fare against each other.
pub(crate) struct TypeChart {
    /// By defending type, then attacking type: 0 normal, 1 super effective, 2 resisted, 3 immune.
    pub taken: [[u8; Type::COUNT]; Type::COUNT],
    /// By defending type: a bit per [`TypeImmunity`].
    pub immunities: [u16; Type::COUNT],
    /// A bit for each type that exists in the generation.
    pub exists: u32,
    /// Individual values that give Hidden Power each type.
    pub hidden_power_ivs: [[u8; 6]; Type::COUNT],
    /// The same for generations 1 and 2.
    pub hidden_power_dvs: [[u8; 6]; Type::COUNT],
}

impl Dex {
    /// The data of a rule set, or of a generation. It is read on first use, which takes some milliseconds.
    pub fn of(rule_set: impl Into<RuleSet>) -> &'static Self {
        static DEXES: [OnceLock<Dex>; RuleSet::COUNT] = [const { OnceLock::new() }; RuleSet::COUNT];
        let rule_set = rule_set.into();
        DEXES[rule_set.index()].get_or_init(|| crate::load::dex(rule_set))
    }

    /// Which rule set it is of.
    pub fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// Which generation that is of.
    pub fn generation(&self) -> Generation {
        self.rule_set.generation()
    }

    /// The species; an empty one for [`SpeciesId::NONE`].
    #[inline]
    pub fn species(&self, id: SpeciesId) -> &Species {
        &self.species[id.index()]
    }

    /// The move; an empty one for [`MoveId::NONE`].
    #[inline]
    pub fn mv(&self, id: MoveId) -> &Move {
        &self.moves[id.index()]
    }

    /// The ability; an empty one for [`AbilityId::NONE`].
    #[inline]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id.index()]
    }

    /// The item; an empty one for [`ItemId::NONE`].
    #[inline]
    pub fn item(&self, id: ItemId) -> &Item {
        &self.items[id.index()]
    }

    /// The condition; an empty one for [`ConditionId::NONE`].
    #[inline]
    pub fn condition(&self, id: ConditionId) -> &Condition {
        &self.conditions[id.index()]
    }

    /// How an attack of one type fares against another, immunity aside: +1 super effective, −1 resisted, 0 otherwise.
    pub fn type_effectiveness(&self, attack: Type, defend: Type) -> i8 {
        match self.types.taken[defend as usize][attack as usize] {
            1 => 1,
            2 => -1,
            _ => 0,
        }
    }

    /// Whether a type is immune to attacks of another.
    pub fn immune(&self, attack: Type, defend: Type) -> bool {
        self.types.taken[defend as usize][attack as usize] == 3
    }

    /// Whether Pokémon of a type are immune to something that isn't an attack.
    pub fn immune_to(&self, what: TypeImmunity, defend: Type) -> bool {
        self.types.immunities[defend as usize] & 1 << what as u16 != 0
    }
}

impl std::fmt::Debug for Dex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Dex({})", self.rule_set)
    }
}

/// Something a generation may have or lack.
pub trait Known: Copy {
    /// Whether the generation's standard game has it: it is neither from a later generation, nor from an earlier one
    /// and left out, nor made up.
    fn is_standard(self, dex: &Dex) -> bool;
}

macro_rules! known {
    ($($id:ident $get:ident)*) => {
        $(impl Known for $id {
            fn is_standard(self, dex: &Dex) -> bool {
                self.is_some() && dex.$get(self).nonstandard == crate::Nonstandard::No
            }
        })*
    };
}

known!(SpeciesId species MoveId mv AbilityId ability ItemId item);

impl Known for Type {
    fn is_standard(self, dex: &Dex) -> bool {
        dex.types.exists & self.bit() != 0
    }
}

impl Dex {
    /// Whether this generation's standard game has it. See [`Known::is_standard`].
    pub fn exists(&self, what: impl Known) -> bool {
        what.is_standard(self)
    }

    /// Individual values (HP, Atk, Def, SpA, SpD, Spe) that give Hidden Power a type. Types it can't have give the
    /// highest values.
    pub fn hidden_power_ivs(&self, kind: Type) -> [u8; 6] {
        self.types.hidden_power_ivs[kind as usize]
    }

    /// The same in generations 1 and 2, where they go up to 15.
    pub fn hidden_power_dvs(&self, kind: Type) -> [u8; 6] {
        self.types.hidden_power_dvs[kind as usize]
    }
}

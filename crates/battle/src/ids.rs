//! Small names for things in a battle: a Pokémon, a side, an effect, a move in flight.

use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, SpeciesId};

/// A Pokémon of the battle: its index in the battle's pool, the same from team order to the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(transparent)]
pub struct Mon(pub u8);

impl Mon {
    /// No Pokémon: what a move without a target aims at.
    pub const NONE: Mon = Mon(u8::MAX);

    /// This Pokémon, or nothing for [`Mon::NONE`].
    pub const fn some(self) -> Option<Mon> {
        if self.0 == u8::MAX { None } else { Some(self) }
    }

    /// Whether this is nobody.
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A player's side, 0–3 for `p1`–`p4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(transparent)]
pub struct SideId(pub u8);

impl SideId {
    /// The side's name in the protocol, `p1`–`p4`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "p1",
            1 => "p2",
            2 => "p3",
            _ => "p4",
        }
    }

    /// The side that `p1`–`p4` names.
    pub fn from_name(name: &str) -> Option<SideId> {
        match name {
            "p1" => Some(SideId(0)),
            "p2" => Some(SideId(1)),
            "p3" => Some(SideId(2)),
            "p4" => Some(SideId(3)),
            _ => None,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move in flight: a handle to one of the battle's changeable copies of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[repr(transparent)]
pub struct Mv(pub u8);

impl Mv {
    /// No move in flight.
    pub const NONE: Mv = Mv(u8::MAX);

    /// Whether this is no move.
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }

    /// Whether this is a move.
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What kind of thing an effect is. Showdown calls it `effectType`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum EffectKind {
    /// Nothing.
    None = 0,
    /// A move.
    Move = 1,
    /// An ability.
    Ability = 2,
    /// A held item.
    Item = 3,
    /// A status, volatile, side, slot or field condition, weather or terrain; or a format's rule that listens.
    Condition = 4,
    /// A species, for the few that listen themselves.
    Species = 5,
    /// Code that a condition lends to moves.
    Lent = 6,
}

/// The name of an effect: its kind and its index among its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, borsh::BorshSerialize)]
#[repr(transparent)]
pub struct EffectId(pub u16);

impl borsh::BorshDeserialize for EffectId {
    fn deserialize_reader<R: std::io::Read>(reader: &mut R) -> std::io::Result<Self> {
        let id = EffectId(u16::deserialize_reader(reader)?);
        let count = match id.kind() {
            EffectKind::None => 1,
            EffectKind::Move => MoveId::count(),
            EffectKind::Ability => AbilityId::count(),
            EffectKind::Item => ItemId::count(),
            EffectKind::Condition => ConditionId::count(),
            EffectKind::Species => SpeciesId::count(),
            EffectKind::Lent => ConditionId::count(),
        };
        let named = (id.index() as usize) < count && id.0 >> INDEX_BITS == id.kind() as u16;
        if named || id == EffectId::EMPTY_HANDS {
            Ok(id)
        } else {
            Err(std::io::Error::new(std::io::ErrorKind::InvalidData, format!("there is no effect {}", id.0)))
        }
    }
}

const INDEX_BITS: u16 = 13;
const INDEX_MASK: u16 = (1 << INDEX_BITS) - 1;

impl EffectId {
    /// No effect.
    pub const NONE: EffectId = EffectId(0);

    /// The item of somebody who holds none.
    ///
    /// SHOWDOWN: that is an item, too, and counts as what caused something, where no effect at all would not. It has no
    /// place among the items, and rulebooks have nothing under it.
    pub const EMPTY_HANDS: EffectId = EffectId(7 << INDEX_BITS);

    const fn pack(kind: EffectKind, index: u16) -> EffectId {
        if index > INDEX_MASK {
            // The NONE of an id type.
            return EffectId::NONE;
        }
        EffectId(((kind as u16) << INDEX_BITS) | index)
    }

    /// The effect that is this move.
    pub const fn of_move(id: MoveId) -> EffectId {
        Self::pack(EffectKind::Move, id.0)
    }
    /// The effect that is this ability.
    pub const fn of_ability(id: AbilityId) -> EffectId {
        Self::pack(EffectKind::Ability, id.0)
    }
    /// The effect that is this item.
    pub const fn of_item(id: ItemId) -> EffectId {
        Self::pack(EffectKind::Item, id.0)
    }
    /// What somebody holds who holds this item, or nothing.
    pub const fn of_held(id: ItemId) -> EffectId {
        if id.is_none() { EffectId::EMPTY_HANDS } else { EffectId::of_item(id) }
    }
    /// The effect that is this condition.
    pub const fn of_condition(id: ConditionId) -> EffectId {
        Self::pack(EffectKind::Condition, id.0)
    }
    /// The effect that is this species.
    pub const fn of_species(id: SpeciesId) -> EffectId {
        Self::pack(EffectKind::Species, id.0)
    }
    /// The code that this condition lends to moves.
    pub const fn lent_by(id: ConditionId) -> EffectId {
        Self::pack(EffectKind::Lent, id.0)
    }
    /// Its kind as a number below 8.
    #[inline(always)]
    pub(crate) const fn kind_bits(self) -> usize {
        (self.0 >> INDEX_BITS) as usize
    }

    /// What kind of effect it is.
    pub const fn kind(self) -> EffectKind {
        match self.0 >> INDEX_BITS {
            1 => EffectKind::Move,
            2 => EffectKind::Ability,
            3 | 7 => EffectKind::Item,
            4 => EffectKind::Condition,
            5 => EffectKind::Species,
            6 => EffectKind::Lent,
            _ => EffectKind::None,
        }
    }

    /// Its index among its kind.
    pub const fn index(self) -> u16 {
        self.0 & INDEX_MASK
    }

    /// Whether it is no effect.
    pub const fn is_none(self) -> bool {
        self.0 >> INDEX_BITS == 0
    }

    /// The move it is, if it is one.
    pub fn as_move(self) -> Option<MoveId> {
        (self.kind() == EffectKind::Move).then(|| MoveId(self.index()))
    }
    /// The ability it is, if it is one.
    pub fn as_ability(self) -> Option<AbilityId> {
        (self.kind() == EffectKind::Ability).then(|| AbilityId(self.index()))
    }
    /// The item it is, if it is one: [`ItemId::NONE`] for [`EffectId::EMPTY_HANDS`].
    pub fn as_item(self) -> Option<ItemId> {
        match self {
            EffectId::EMPTY_HANDS => Some(ItemId::NONE),
            _ => (self.kind() == EffectKind::Item).then(|| ItemId(self.index())),
        }
    }
    /// The condition it is, if it is one.
    pub fn as_condition(self) -> Option<ConditionId> {
        (self.kind() == EffectKind::Condition).then(|| ConditionId(self.index()))
    }
}

/// Kind and id: `move protect`, `condition brn`.
impl std::fmt::Display for EffectId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let index = self.index();
        match self.kind() {
            EffectKind::None => f.write_str("nothing"),
            EffectKind::Move => write!(f, "move {}", MoveId(index)),
            EffectKind::Ability => write!(f, "ability {}", AbilityId(index)),
            EffectKind::Item if *self == EffectId::EMPTY_HANDS => f.write_str("no item"),
            EffectKind::Item => write!(f, "item {}", ItemId(index)),
            EffectKind::Condition => write!(f, "condition {}", ConditionId(index)),
            EffectKind::Species => write!(f, "species {}", SpeciesId(index)),
            EffectKind::Lent => write!(f, "lent by {}", ConditionId(index)),
        }
    }
}

impl std::fmt::Debug for EffectId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}#{}", self.kind(), self.index())
    }
}

macro_rules! into_effect {
    ($($ty:ty => $make:ident),*) => {$(
        impl From<$ty> for EffectId {
            fn from(id: $ty) -> EffectId { EffectId::$make(id) }
        }
        impl From<$ty> for Effect {
            fn from(id: $ty) -> Effect { Effect::of(EffectId::$make(id)) }
        }
    )*};
}
into_effect!(MoveId => of_move, AbilityId => of_ability, ItemId => of_item, ConditionId => of_condition, SpeciesId => of_species);

/// An effect as the cause of something: its name and, for a move in flight, which copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Effect {
    /// Which effect.
    pub id: EffectId,
    /// Which move in flight, if it is one.
    pub mv: Mv,
}

impl Effect {
    /// No effect.
    pub const NONE: Effect = Effect { id: EffectId::NONE, mv: Mv::NONE };

    /// An effect that is no move in flight.
    pub const fn of(id: EffectId) -> Effect {
        Effect { id, mv: Mv::NONE }
    }

    /// Whether it is no effect.
    pub const fn is_none(self) -> bool {
        self.id.is_none()
    }
    /// Whether it is an effect.
    pub const fn is_some(self) -> bool {
        !self.id.is_none()
    }
    /// Whether it is a move, in flight or not.
    pub fn is_move(self) -> bool {
        // SHOWDOWN: hurting oneself in confusion counts as a move.
        self.id.kind() == EffectKind::Move || self.is(tallgrass_pokedex::conditions::CONFUSED)
    }
    /// Whether it is an ability.
    pub fn is_ability(self) -> bool {
        self.id.kind() == EffectKind::Ability
    }
    /// Whether it is an item.
    pub fn is_item(self) -> bool {
        self.id.kind() == EffectKind::Item
    }
    /// Whether it is this effect.
    pub fn is(self, id: impl Into<EffectId>) -> bool {
        self.id == id.into()
    }
}

impl From<EffectId> for Effect {
    fn from(id: EffectId) -> Effect {
        Effect::of(id)
    }
}

/// What an event happens to, or who holds a listener.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Holder {
    /// The whole battle: a format's own listeners.
    Battle,
    /// A Pokémon.
    Mon(Mon),
    /// A side.
    Side(SideId),
    /// The field.
    Field,
}

impl Holder {
    /// The Pokémon it is, or [`Mon::NONE`].
    pub const fn mon(self) -> Mon {
        match self {
            Holder::Mon(mon) => mon,
            _ => Mon::NONE,
        }
    }
}

impl From<Mon> for Holder {
    fn from(mon: Mon) -> Holder {
        Holder::Mon(mon)
    }
}
impl From<SideId> for Holder {
    fn from(side: SideId) -> Holder {
        Holder::Side(side)
    }
}

//! What listeners are told and what they may answer.

use crate::ids::{Effect, EffectId, Mon, Mv, SideId};
use tallgrass_pokedex::{BoostList, MoveId, SpeciesId, Type};

/// A listener's answer.
///
/// Showdown's callbacks answer `undefined`, `false`, `null`, `''` or a value, and callers tell them apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reply<T = ()> {
    /// No opinion: the event goes on unchanged (`undefined`).
    Pass,
    /// It fails, with the usual message (`false`).
    Fail,
    /// It fails silently (`null`): whoever answers this has said why.
    Silent,
    /// It stops here, which is not a failure (`''`).
    NotFail,
    /// This value instead; `Set(())` is a plain yes (`true`).
    Set(T),
}

/// The answer of an event without a value.
pub type Verdict = Reply<()>;

/// A plain yes.
pub const YES: Verdict = Reply::Set(());

impl Verdict {
    /// Yes or failure.
    pub fn from_bool(yes: bool) -> Verdict {
        if yes { YES } else { Reply::Fail }
    }
}

/// A move used by one Pokémon on another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit {
    /// Who uses the move.
    pub user: Mon,
    /// On whom. [`Mon::NONE`] where the move has no target (yet).
    pub target: Mon,
    /// The move in flight; [`Mv::NONE`] where only its name matters.
    pub mv: Mv,
}

/// Something that happens to a Pokémon.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Occasion {
    /// To whom. For single events of conditions, whoever holds the condition.
    pub target: Mon,
    /// Because of whom.
    pub source: Option<Mon>,
    /// Because of what.
    pub effect: Effect,
}

/// Something that happens to a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideOccasion {
    /// To which side.
    pub side: SideId,
    /// Because of whom.
    pub source: Option<Mon>,
    /// Because of what.
    pub effect: Effect,
}

/// Something that happens to the field.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FieldOccasion {
    /// Because of whom.
    pub source: Option<Mon>,
    /// Because of what.
    pub effect: Effect,
}

/// A move's accuracy in percent, or `None` where it can't miss.
pub type Odds = Option<f64>;

/// Most types that a Pokémon can come to have at once. One or two and one added are the rule; with Tera Donation there are
/// the types donated to both teams (Reflect Type), and twice none in the place of one that was used up (Burn Up).
const MOST_TYPES: usize = 7;

/// A Pokémon's types, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Types {
    list: [Type; MOST_TYPES],
    len: u8,
}

impl Types {
    /// No type.
    pub const EMPTY: Types = Types { list: [Type::Unknown; MOST_TYPES], len: 0 };

    /// A single type.
    pub const fn one(kind: Type) -> Types {
        let mut list = [Type::Unknown; MOST_TYPES];
        list[0] = kind;
        Types { list, len: 1 }
    }

    /// These types.
    pub fn new(types: &[Type]) -> Types {
        let mut out = Types::EMPTY;
        for &kind in types {
            out.push(kind);
        }
        out
    }

    /// Adds a type at the end; one more than fit is not kept.
    pub fn push(&mut self, kind: Type) {
        if (self.len as usize) < MOST_TYPES {
            self.list[self.len as usize] = kind;
            self.len += 1;
        }
    }

    /// Whether it holds no more types than fit, which bytes from elsewhere may not.
    pub(crate) fn is_sound(&self) -> bool {
        self.len as usize <= self.list.len()
    }

    /// The types in order.
    pub fn as_slice(&self) -> &[Type] {
        &self.list[..self.len as usize]
    }

    /// Whether the type is among them.
    #[expect(
        clippy::manual_contains,
        reason = "a slice's own is a call, which for a type or two costs more than the look"
    )]
    pub fn contains(&self, kind: Type) -> bool {
        self.as_slice().iter().any(|&own| own == kind)
    }

    /// Each type once, where it comes first.
    pub fn distinct(self) -> Types {
        let mut out = Types::EMPTY;
        for &kind in self.as_slice() {
            if !out.contains(kind) {
                out.push(kind);
            }
        }
        out
    }

    /// Without this type.
    pub fn without(self, kind: Type) -> Types {
        let mut out = Types::EMPTY;
        for &t in self.as_slice() {
            if t != kind {
                out.push(t);
            }
        }
        out
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl From<tallgrass_pokedex::Types> for Types {
    fn from(types: tallgrass_pokedex::Types) -> Types {
        let mut out = Types::EMPTY;
        for kind in types.iter() {
            out.push(kind);
        }
        out
    }
}

/// Any answer or relayed value: what the dispatcher carries between listeners.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// No answer.
    Undefined,
    /// Silent failure.
    Null,
    /// Failure.
    False,
    /// Stopped, not a failure.
    NotFail,
    /// Yes.
    True,
    /// A number.
    Number(f64),
    /// Stat stages.
    Boosts(BoostList),
    /// Types.
    Types(Types),
    /// A single type.
    Type(Type),
    /// An effect: a status, an item, an ability.
    Effect(EffectId),
    /// A Pokémon.
    Mon(Mon),
    /// A move's name.
    Move(MoveId),
    /// A species.
    Species(SpeciesId),
}

impl PartialEq for Value {
    // Most are compared with one that holds nothing, which is then a comparison of one byte.
    #[inline(always)]
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Number(a), Value::Number(b)) => a == b,
            (Value::Boosts(a), Value::Boosts(b)) => a == b,
            (Value::Types(a), Value::Types(b)) => a == b,
            (Value::Type(a), Value::Type(b)) => a == b,
            (Value::Effect(a), Value::Effect(b)) => a == b,
            (Value::Mon(a), Value::Mon(b)) => a == b,
            (Value::Move(a), Value::Move(b)) => a == b,
            (Value::Species(a), Value::Species(b)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Value {
    /// Whether it is a failure that counts as one.
    pub(crate) fn is_false(&self) -> bool {
        matches!(self, Value::False)
    }

    /// Whether it counts as yes: neither a failure nor zero.
    pub fn truthy(self) -> bool {
        match self {
            Value::Undefined | Value::Null | Value::False | Value::NotFail => false,
            Value::Number(n) => n != 0.0,
            _ => true,
        }
    }

    /// A whole number.
    pub fn int(n: i32) -> Value {
        Value::Number(n as f64)
    }

    /// The whole number it is, or 0.
    pub fn as_int(self) -> i32 {
        match self {
            Value::Number(n) => n as i32,
            _ => 0,
        }
    }

    /// The whole number it is, or 0, where it may have more than 32 bits.
    pub(crate) fn as_whole(self) -> i64 {
        match self {
            Value::Number(n) => n as i64,
            _ => 0,
        }
    }

    /// The number it is, if it is one.
    pub fn number(self) -> Option<f64> {
        match self {
            Value::Number(n) => Some(n),
            _ => None,
        }
    }

    /// The move it names, if it names one.
    pub(crate) fn as_move(self) -> Option<MoveId> {
        match self {
            Value::Move(id) => Some(id),
            _ => None,
        }
    }

    /// Whether it is a number, zero included.
    pub fn is_number(self) -> bool {
        matches!(self, Value::Number(_))
    }

    /// Yes or failure.
    pub fn from_bool(yes: bool) -> Value {
        if yes { Value::True } else { Value::False }
    }

    /// As an answer without a value: truthy values are a yes.
    pub fn verdict(self) -> Verdict {
        match self {
            Value::Undefined => Reply::Pass,
            Value::Null => Reply::Silent,
            Value::False => Reply::Fail,
            Value::NotFail => Reply::NotFail,
            _ => YES,
        }
    }
}

/// A number answered, as a reply.
impl From<Value> for Reply<i32> {
    fn from(value: Value) -> Reply<i32> {
        match value {
            Value::Number(n) => Reply::Set(n as i32),
            Value::Null => Reply::Silent,
            Value::False => Reply::Fail,
            Value::NotFail => Reply::NotFail,
            _ => Reply::Pass,
        }
    }
}

impl<T: Into<Value>> From<Reply<T>> for Value {
    fn from(reply: Reply<T>) -> Value {
        match reply {
            Reply::Pass => Value::Undefined,
            Reply::Fail => Value::False,
            Reply::Silent => Value::Null,
            Reply::NotFail => Value::NotFail,
            Reply::Set(value) => value.into(),
        }
    }
}

impl From<()> for Value {
    fn from((): ()) -> Value {
        Value::True
    }
}
impl From<i32> for Value {
    fn from(n: i32) -> Value {
        Value::int(n)
    }
}
impl From<f64> for Value {
    fn from(n: f64) -> Value {
        Value::Number(n)
    }
}
impl From<Odds> for Value {
    fn from(odds: Odds) -> Value {
        odds.map_or(Value::True, Value::Number)
    }
}
impl From<Types> for Value {
    fn from(types: Types) -> Value {
        Value::Types(types)
    }
}
impl From<Mon> for Value {
    fn from(mon: Mon) -> Value {
        Value::Mon(mon)
    }
}
impl From<MoveId> for Value {
    fn from(id: MoveId) -> Value {
        Value::Move(id)
    }
}
impl From<SpeciesId> for Value {
    fn from(id: SpeciesId) -> Value {
        Value::Species(id)
    }
}

//! Facts: labelled values that are shown as text or as JSON. What says nothing (none, no, zero, empty) is left out.

use serde_json::{Map, Value as Json, json};
use tallgrass_pokedex::{
    AbilityFlags, AbilityId, Accuracy, BoostList, Category, ConditionId, ConditionKind, Dex, Fling, GameType, Gender,
    IgnoreImmunity, ItemId, ItemZMove, MaxKind, MoveDamage, MoveFlags, MoveId, MoveTarget, Nonstandard, Ohko,
    OverridePokemon, Secondary, SelfDestruct, SelfEffect, SelfSwitch, SpeciesId, Stat, Type, Types,
};

/// Labelled values, in the order in which they are shown.
pub struct Facts {
    dex: &'static Dex,
    pub list: Map<String, Json>,
}

impl Facts {
    pub fn new(dex: &'static Dex) -> Facts {
        Facts { dex, list: Map::new() }
    }

    pub fn put(&mut self, label: &str, fact: impl Fact) {
        let value = fact.json(self.dex);
        let says_nothing = match &value {
            Json::Null | Json::Bool(false) => true,
            Json::Number(number) => number.as_f64() == Some(0.0),
            Json::String(text) => text.is_empty(),
            Json::Array(list) => list.is_empty(),
            Json::Object(map) => map.is_empty(),
            Json::Bool(true) => false,
        };
        if !says_nothing {
            self.list.insert(label.to_owned(), value);
        }
    }
}

/// Puts fields of a table's entry under their own names.
macro_rules! put_fields {
    ($facts:ident, $entry:expr; $($field:ident)*) => { $( $facts.put(stringify!($field), &$entry.$field); )* };
}
pub(super) use put_fields;

/// What can be shown.
pub trait Fact {
    fn json(&self, dex: &'static Dex) -> Json;
}

impl<T: Fact + ?Sized> Fact for &T {
    fn json(&self, dex: &'static Dex) -> Json {
        (**self).json(dex)
    }
}

impl<T: Fact> Fact for Option<T> {
    fn json(&self, dex: &'static Dex) -> Json {
        self.as_ref().map_or(Json::Null, |fact| fact.json(dex))
    }
}

impl<T: Fact> Fact for [T] {
    fn json(&self, dex: &'static Dex) -> Json {
        self.iter().map(|fact| fact.json(dex)).filter(|json| !json.is_null()).collect()
    }
}

impl<T: Fact, const N: usize> Fact for [T; N] {
    fn json(&self, dex: &'static Dex) -> Json {
        self.as_slice().json(dex)
    }
}

impl<T: Fact> Fact for Vec<T> {
    fn json(&self, dex: &'static Dex) -> Json {
        self.as_slice().json(dex)
    }
}

macro_rules! plain {
    ($($ty:ty)*) => { $(
        impl Fact for $ty {
            fn json(&self, _: &'static Dex) -> Json { json!(*self) }
        }
    )* };
}
plain!(bool u8 u16 u32 i8 i32 f64 str String Json);

macro_rules! named {
    ($($id:ident $get:ident)*) => { $(
        impl Fact for $id {
            fn json(&self, dex: &'static Dex) -> Json {
                self.get().map_or(Json::Null, |id| json!(dex.$get(id).name))
            }
        }
    )* };
}
named!(SpeciesId species MoveId mv AbilityId ability ItemId item ConditionId condition);

macro_rules! words {
    ($($ty:ty)*) => { $(
        impl Fact for $ty {
            fn json(&self, _: &'static Dex) -> Json { json!(self.name()) }
        }
    )* };
}
words!(Type Category Gender MoveTarget Nonstandard ConditionKind GameType);

macro_rules! flags {
    ($($ty:ty)*) => { $(
        impl Fact for $ty {
            fn json(&self, _: &'static Dex) -> Json { self.words().collect() }
        }
    )* };
}
flags!(MoveFlags AbilityFlags);

impl Fact for Types {
    fn json(&self, _: &'static Dex) -> Json {
        self.iter().map(Type::name).collect()
    }
}

impl Fact for Stat {
    fn json(&self, _: &'static Dex) -> Json {
        json!(self.id())
    }
}

impl Fact for BoostList {
    fn json(&self, _: &'static Dex) -> Json {
        Json::Object(self.iter().map(|(boost, by)| (boost.id().to_owned(), json!(by))).collect())
    }
}

/// A share, as of damage.
impl Fact for (u16, u16) {
    fn json(&self, _: &'static Dex) -> Json {
        json!([self.0, self.1])
    }
}

impl Fact for Accuracy {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            Accuracy::Always => json!("never misses"),
            Accuracy::Percent(percent) => json!(percent),
        }
    }
}

impl Fact for Secondary {
    fn json(&self, dex: &'static Dex) -> Json {
        let mut facts = Facts::new(dex);
        put_fields!(facts, self; chance status volatile boosts self_boosts self_volatile on_hit self_on_hit);
        Json::Object(facts.list)
    }
}

impl Fact for SelfEffect {
    fn json(&self, dex: &'static Dex) -> Json {
        let mut facts = Facts::new(dex);
        put_fields!(facts, self; chance boosts volatile side_condition pseudo_weather on_hit);
        Json::Object(facts.list)
    }
}

impl Fact for MoveDamage {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            MoveDamage::None => Json::Null,
            MoveDamage::Fixed(hp) => json!(hp),
            MoveDamage::Level => json!("the user's level"),
        }
    }
}

impl Fact for Ohko {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            Ohko::No => Json::Null,
            Ohko::Yes => json!(true),
            Ohko::Except(kind) => json!(format!("except {kind}")),
        }
    }
}

impl Fact for SelfSwitch {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            SelfSwitch::No => Json::Null,
            SelfSwitch::Yes => json!(true),
            SelfSwitch::CopyVolatile => json!("passes on stages and volatiles"),
            SelfSwitch::ShedTail => json!("passes on a substitute"),
        }
    }
}

impl Fact for SelfDestruct {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            SelfDestruct::No => Json::Null,
            SelfDestruct::Always => json!("always"),
            SelfDestruct::IfHit => json!("if it hits"),
        }
    }
}

impl Fact for OverridePokemon {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            OverridePokemon::No => Json::Null,
            OverridePokemon::Target => json!("the target's"),
            OverridePokemon::Source => json!("the user's"),
        }
    }
}

impl Fact for IgnoreImmunity {
    fn json(&self, _: &'static Dex) -> Json {
        match self {
            IgnoreImmunity::No => Json::Null,
            IgnoreImmunity::All => json!(true),
            IgnoreImmunity::To(kind) => json!(kind.name()),
        }
    }
}

impl Fact for MaxKind {
    fn json(&self, dex: &'static Dex) -> Json {
        match self {
            MaxKind::No => Json::Null,
            MaxKind::Yes => json!(true),
            MaxKind::Gmax(species) => species.json(dex),
        }
    }
}

impl Fact for ItemZMove {
    fn json(&self, dex: &'static Dex) -> Json {
        match self {
            ItemZMove::Type(kind) => json!(format!("{kind} moves")),
            ItemZMove::Move(from, to) => json!(format!("{} becomes {}", dex.mv(*from).name, dex.mv(*to).name)),
        }
    }
}

impl Fact for Fling {
    fn json(&self, dex: &'static Dex) -> Json {
        let mut facts = Facts::new(dex);
        put_fields!(facts, self; base_power status volatile effect);
        Json::Object(facts.list)
    }
}

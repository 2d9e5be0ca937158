//! Reading the data files into tables.

use rustc_hash::FxHashMap;
use serde::de::value::MapDeserializer;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::dex::{Dex, TypeChart};
use crate::{
    Ability, AbilityId, Condition, ConditionId, FormatId, Item, ItemId, Move, MoveId, Nonstandard, RuleId, RuleSet,
    Species, SpeciesId, Type, TypeImmunity,
};

/// A list that lives as long as the program: tables are read once and kept.
pub(crate) fn leak<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<&'static [T], D::Error> {
    Vec::deserialize(deserializer).map(|list| &*list.leak())
}

/// A list that may be shorter than it has room for.
pub(crate) fn padded<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy + Default, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let list = Vec::deserialize(deserializer)?;
    let mut array = [T::default(); N];
    array
        .get_mut(..list.len())
        .ok_or_else(|| serde::de::Error::invalid_length(list.len(), &"a shorter list"))?
        .copy_from_slice(&list);
    Ok(array)
}

macro_rules! read_ids {
    ($($id:ident)*) => {
        $(impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                if text.is_empty() {
                    return Ok(Self::NONE);
                }
                Self::from_id(&text)
                    .ok_or_else(|| serde::de::Error::custom(format_args!(concat!("no ", stringify!($id), " \"{}\""), text)))
            }
        })*
    };
}

read_ids!(SpeciesId MoveId AbilityId ItemId ConditionId FormatId RuleId);

/// An enum that data files write as a word, or, in one variant, as a value.
macro_rules! word {
    ($(#[$doc:meta])* $name:ident {
        $(#[$first_doc:meta])* $first:ident,
        $($(#[$vdoc:meta])* $variant:ident $(= $text:literal)? $(($value:ty))?,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
        pub enum $name { $(#[$first_doc])* $first, $($(#[$vdoc])* $variant $(($value))?,)* }

        impl<'de> serde::Deserialize<'de> for $name {
            #[allow(unreachable_code)]
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let value = serde_json::Value::deserialize(deserializer)?;
                $($(if value == $text { return Ok(Self::$variant); })?)*
                $($(return <$value>::deserialize(value).map(Self::$variant).map_err(serde::de::Error::custom);)?)*
                Err(serde::de::Error::custom(format_args!(concat!("no ", stringify!($name), " {}"), value)))
            }
        }
    };
}
pub(crate) use word;

static SPECIES: &str = include_str!("../data/species.tsv");
static TIERS: &str = include_str!("../data/tiers.tsv");
static MOVES: &str = include_str!("../data/moves.tsv");
static ABILITIES: &str = include_str!("../data/abilities.tsv");
static ITEMS: &str = include_str!("../data/items.tsv");
static CONDITIONS: &str = include_str!("../data/conditions.tsv");
static TYPES: &str = include_str!("../data/types.tsv");

fn species(rule_set: RuleSet) -> Box<[Species]> {
    let mut species = table(
        ("species", SPECIES),
        rule_set,
        &crate::species::IDS,
        r#"{"name":"","types":["???"],"base_stats":[0,0,0,0,0,0],"nonstandard":"Custom"}"#,
        |entry: &mut Species, index| entry.id = SpeciesId(index),
    );
    for entry in &mut species {
        (entry.tier, entry.natdex_tier) = ("illegal", "illegal");
    }
    for line in TIERS.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [number, kind, tier, ids] = columns[..] else { panic!("four columns: {line}") };
        if !rule_set.is_main() || number.parse() != Ok(rule_set.generation().number()) {
            continue;
        }
        for id in ids.split(' ') {
            let entry = &mut species[SpeciesId::from_id(id).expect("a species").index()];
            *if kind == "tier" { &mut entry.tier } else { &mut entry.natdex_tier } = tier;
        }
    }
    species
}

/// Reads the tables of a rule set.
pub(crate) fn dex(rule_set: RuleSet) -> Dex {
    Dex {
        rule_set,
        species: species(rule_set),
        moves: table(
            ("moves", MOVES),
            rule_set,
            &crate::moves::IDS,
            r#"{"name":"","type":"???","base_move_type":"???","category":"Status","pp":0,"target":"self"}"#,
            |entry: &mut Move, index| {
                entry.id = MoveId(index);
                entry.condition = ConditionId::from_id(entry.id.as_str()).unwrap_or_default();
            },
        ),
        abilities: table(
            ("abilities", ABILITIES),
            rule_set,
            &crate::abilities::IDS,
            r#"{"name":""}"#,
            |entry: &mut Ability, index| entry.id = AbilityId(index),
        ),
        items: table(("items", ITEMS), rule_set, &crate::items::IDS, r#"{"name":""}"#, |entry: &mut Item, index| {
            entry.id = ItemId(index);
        }),
        conditions: table(
            ("conditions", CONDITIONS),
            rule_set,
            &crate::conditions::IDS,
            r#"{"name":"","kind":"Condition"}"#,
            |entry: &mut Condition, index| entry.id = ConditionId(index),
        ),
        types: types(rule_set),
    }
}

/// Reads the entries of a rule set, in order, with an empty one at the end. The committed files are checked by the
/// tests, so that a fault in them is a fault of the build, not of whoever asks.
fn table<T: Deserialize<'static>>(
    text: (&'static str, &'static str),
    rule_set: RuleSet,
    ids: &[&str],
    empty: &'static str,
    set_id: impl Fn(&mut T, u16),
) -> Box<[T]> {
    let mut table = Vec::with_capacity(ids.len() + 1);
    for entry in Entries::new(text, rule_set) {
        assert_eq!(ids.get(table.len()), Some(&entry.id), "the tables and the ids are not of the same extraction");
        let mut entry: T = entry.read();
        set_id(&mut entry, table.len() as u16);
        table.push(entry);
    }
    let mut empty: T = serde_json::from_str(empty).expect("an empty entry lacks no field");
    set_id(&mut empty, u16::MAX);
    table.push(empty);
    table.into()
}

/// The entries of a data file as they are in one rule set. A line is a range of generations, an id and a JSON object;
/// the newest line of an entry is whole, each older one that reaches back to the generation or beyond changes some keys.
/// What another game has otherwise is laid over that.
struct Entries {
    lines: std::iter::Peekable<std::str::Lines<'static>>,
    generation: u8,
    /// Changes of other games than a generation's own, its parent's first.
    overlays: Vec<FxHashMap<&'static str, &'static str>>,
}

/// One entry: its id, its newest line, and the changes to it, in order.
struct Entry {
    id: &'static str,
    whole: &'static str,
    changes: arrayvec::ArrayVec<&'static str, 12>,
}

impl Entries {
    fn new((name, text): (&str, &'static str), rule_set: RuleSet) -> Self {
        let mut overlays: Vec<_> =
            rule_set.lineage().take_while(|game| !game.is_main()).map(|game| overlay(game.changes(), name)).collect();
        overlays.reverse();
        Self { lines: text.lines().peekable(), generation: rule_set.generation().number(), overlays }
    }
}

/// The changes to one table, by id.
fn overlay(changes: &'static str, table: &str) -> FxHashMap<&'static str, &'static str> {
    changes.lines().filter_map(|line| line.strip_prefix(table)?.strip_prefix('\t')?.split_once('\t')).collect()
}

impl Iterator for Entries {
    type Item = Entry;

    fn next(&mut self) -> Option<Entry> {
        let (_, id, whole) = columns(self.lines.next()?);
        let mut changes = arrayvec::ArrayVec::new();
        // A whole line reaches forward to generation 9.
        while let Some(line) = self.lines.next_if(|line| columns(line).0 != 9) {
            let (newest, _, change) = columns(line);
            if newest >= self.generation {
                changes.push(change);
            }
        }
        changes.extend(self.overlays.iter().filter_map(|overlay| overlay.get(id).copied()));
        Some(Entry { id, whole, changes })
    }
}

/// The newest generation a line holds in, its id and its object.
fn columns(line: &str) -> (u8, &str, &str) {
    let (range, rest) = line.split_once('\t').unwrap_or_default();
    let (id, object) = rest.split_once('\t').unwrap_or_default();
    (range.as_bytes().get(2).map_or(0, |digit| digit.wrapping_sub(b'0')), id, object)
}

impl Entry {
    fn read<T: Deserialize<'static>>(&self) -> T {
        let Self { whole, changes, .. } = self;
        let read = || {
            if changes.is_empty() {
                return T::deserialize(&mut serde_json::Deserializer::from_str(whole));
            }
            let mut fields = Fields::parse(whole)?;
            for change in changes {
                for (key, value) in Fields::parse(change)?.0 {
                    fields.set(key, value);
                }
            }
            T::deserialize(MapDeserializer::new(fields.0.into_iter()))
        };
        read().unwrap_or_else(|error| panic!("data of {}: {error}", self.id))
    }
}

/// The keys of a line with their unread values.
struct Fields(Vec<(&'static str, &'static RawValue)>);

impl Fields {
    fn parse(line: &'static str) -> serde_json::Result<Self> {
        serde_json::from_str(line)
    }

    /// Changes a key, or takes it away.
    fn set(&mut self, key: &'static str, value: &'static RawValue) {
        self.0.retain(|(k, _)| *k != key);
        if value.get() != "null" {
            self.0.push((key, value));
        }
    }
}

impl<'de: 'static> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de: 'static> serde::de::Visitor<'de> for Visitor {
            type Value = Fields;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::with_capacity(24);
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

/// How a type defends.
#[derive(Deserialize)]
struct TypeEntry {
    #[serde(default)]
    weak: Vec<Type>,
    #[serde(default)]
    resists: Vec<Type>,
    #[serde(default)]
    immune: Vec<Type>,
    #[serde(default)]
    immune_to: Vec<TypeImmunity>,
    #[serde(default)]
    hp_ivs: HiddenPowerIvs,
    #[serde(default)]
    hp_dvs: HiddenPowerIvs,
    #[serde(default)]
    nonstandard: Nonstandard,
}

/// Individual values that give a Hidden Power of a type; those left out are the highest.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(default)]
struct HiddenPowerIvs {
    hp: Option<u8>,
    atk: Option<u8>,
    def: Option<u8>,
    spa: Option<u8>,
    spd: Option<u8>,
    spe: Option<u8>,
}

impl HiddenPowerIvs {
    fn values(self, highest: u8) -> [u8; 6] {
        [self.hp, self.atk, self.def, self.spa, self.spd, self.spe].map(|value| value.unwrap_or(highest))
    }
}

fn types(rule_set: RuleSet) -> TypeChart {
    let mut chart = TypeChart {
        taken: [[0; Type::COUNT]; Type::COUNT],
        immunities: [0; Type::COUNT],
        exists: 0,
        hidden_power_ivs: [[31; 6]; Type::COUNT],
        hidden_power_dvs: [[15; 6]; Type::COUNT],
    };
    for entry in Entries::new(("types", TYPES), rule_set) {
        let defend = Type::from_id(entry.id).unwrap_or_else(|| panic!("no type {}", entry.id));
        let entry: TypeEntry = entry.read();
        let taken = &mut chart.taken[defend as usize];
        for (list, code) in [(&entry.weak, 1), (&entry.resists, 2), (&entry.immune, 3)] {
            for attack in list {
                taken[*attack as usize] = code;
            }
        }
        for what in &entry.immune_to {
            chart.immunities[defend as usize] |= 1 << *what as u16;
        }
        if entry.nonstandard == Nonstandard::No {
            chart.exists |= defend.bit();
        }
        chart.hidden_power_ivs[defend as usize] = entry.hp_ivs.values(31);
        chart.hidden_power_dvs[defend as usize] = entry.hp_dvs.values(15);
    }
    chart
}

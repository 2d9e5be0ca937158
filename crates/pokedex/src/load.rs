//! Reading the data files into tables.

use serde::{Deserialize, Deserializer};

use crate::{AbilityId, ConditionId, FormatId, ItemId, MoveId, RuleId, SpeciesId};

/// A list that lives as long as the program: tables are read once and kept.
pub(crate) fn leak<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<&'static [T], D::Error> {
    Vec::deserialize(deserializer).map(|list| &*list.leak())
}

macro_rules! read_ids {
    ($($id:ident)*) => {
        $(impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
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
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
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

/// Reads the tables of a generation.
pub(crate) fn dex(_generation: crate::Generation) -> crate::Dex {
    unimplemented!("the tables are still being filled in")
}

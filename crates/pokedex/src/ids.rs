//! Dense ids. An id is an index into the list of everything that exists in any generation, sorted by Showdown's id text,
//! so that it means the same in every [`Dex`](crate::Dex).

use bytemuck::{Pod, Zeroable};

pub mod abilities;
pub mod conditions;
#[doc(hidden)]
pub mod formats;
pub mod items;
pub mod moves;
pub mod rule_sets;
pub mod rules;
pub mod species;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $list:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Pod, Zeroable)]
        #[repr(transparent)]
        pub struct $name(pub u16);

        impl $name {
            /// Stands for "nothing": Showdown's empty id.
            pub const NONE: Self = Self(u16::MAX);

            /// How many there are; valid ids are `0..count()`.
            pub const fn count() -> usize {
                $list::IDS.len()
            }

            /// Every id, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
                (0..Self::count() as u16).map(Self)
            }

            /// Whether this is [`NONE`](Self::NONE).
            pub const fn is_none(self) -> bool {
                self.0 == u16::MAX
            }

            /// Whether this is anything but [`NONE`](Self::NONE).
            pub const fn is_some(self) -> bool {
                self.0 != u16::MAX
            }

            /// The id, or `None` for [`NONE`](Self::NONE) and any other number that is no id, as bytes from elsewhere may be.
            pub fn checked(self) -> Option<Self> {
                Some(self).filter(|id| usize::from(id.0) < Self::count())
            }

            /// The id, or `None` for [`NONE`](Self::NONE).
            pub const fn get(self) -> Option<Self> {
                if self.is_none() { None } else { Some(self) }
            }

            /// The position in dense tables. [`NONE`](Self::NONE) and anything out of range give `count()`, where
            /// tables keep an empty entry.
            pub const fn index(self) -> usize {
                let index = self.0 as usize;
                if index < Self::count() { index } else { Self::count() }
            }

            /// Showdown's id text, `""` for [`NONE`](Self::NONE).
            pub const fn as_str(self) -> &'static str {
                let index = self.0 as usize;
                if index < Self::count() { $list::IDS[index] } else { "" }
            }

            /// The id with exactly this id text (lower-case letters and digits); no aliases. See
            /// [`Dex`](crate::Dex) for looking names up.
            pub fn from_id(id: &str) -> Option<Self> {
                $list::IDS.binary_search(&id).ok().map(|index| Self(index as u16))
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::NONE
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.as_str())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }
    };
}

id!(
    /// A species, forme or cosmetic forme: `rotomwash`, `gastrodoneast`.
    SpeciesId, species
);
id!(
    /// A move; each typed Hidden Power is one of its own.
    MoveId, moves
);
id!(
    /// An ability.
    AbilityId, abilities
);
id!(
    /// An item.
    ItemId, items
);
id!(
    /// A condition: a status, volatile, weather, terrain, side or slot condition, pseudo-weather, or a rule that acts as one.
    ConditionId, conditions
);
id!(
    /// A battle format.
    FormatId, formats
);
id!(
    /// A rule that formats are made of.
    RuleId, rules
);

/// The id Showdown makes of a name: lower-case ASCII letters and digits, everything else dropped.
///
/// Lower-casing comes first, as in Showdown's `toID`, so that the Kelvin sign counts as a k and a dotted capital I as
/// an i.
///
/// ```
/// assert_eq!(tallgrass_pokedex::to_id("King's Shield"), "kingsshield");
/// ```
pub fn to_id(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter(|c| c.is_ascii_lowercase() || c.is_ascii_digit()).collect()
}

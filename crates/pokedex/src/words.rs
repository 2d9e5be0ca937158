//! Small closed vocabularies: each a plain enum with Showdown's spelling of its words.

macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* #[doc = concat!("`", $text, "`")] $variant,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($text),*].len()] = [$(Self::$variant),*];

            /// Showdown's spelling.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The one spelled exactly so.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                Self::from_name(&name).ok_or_else(|| serde::de::Error::custom(format_args!(concat!("no ", stringify!($name), " \"{}\""), name)))
            }
        }
    };
}

vocabulary!(
    /// A type. `Bird` is MissingNo.'s in generation 1, `???` that of a Pokémon or move without one.
    Type {
        Normal = "Normal",
        Fighting = "Fighting",
        Flying = "Flying",
        Poison = "Poison",
        Ground = "Ground",
        Rock = "Rock",
        Bug = "Bug",
        Ghost = "Ghost",
        Steel = "Steel",
        Fire = "Fire",
        Water = "Water",
        Grass = "Grass",
        Electric = "Electric",
        Psychic = "Psychic",
        Ice = "Ice",
        Dragon = "Dragon",
        Dark = "Dark",
        Fairy = "Fairy",
        Stellar = "Stellar",
        Bird = "Bird",
        Unknown = "???",
    }
);

impl Type {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The type with this id text (`fire`).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.name().eq_ignore_ascii_case(id))
    }

    /// A mask with this type's bit set.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

vocabulary!(
    /// What a move uses: Attack and Defense, the special stats, or no damage at all.
    Category {
        Physical = "Physical",
        Special = "Special",
        Status = "Status",
    }
);

vocabulary!(
    /// A gender, spelled as in the protocol.
    Gender {
        Male = "M",
        Female = "F",
        Genderless = "N",
    }
);

vocabulary!(
    /// Whom a move may be aimed at.
    MoveTarget {
        /// One adjacent Pokémon, friend or foe.
        Normal = "normal",
        /// One Pokémon anywhere but the user.
        Any = "any",
        Self_ = "self",
        AdjacentAlly = "adjacentAlly",
        AdjacentAllyOrSelf = "adjacentAllyOrSelf",
        AdjacentFoe = "adjacentFoe",
        AllAdjacent = "allAdjacent",
        AllAdjacentFoes = "allAdjacentFoes",
        /// All active Pokémon of the user's side.
        Allies = "allies",
        AllySide = "allySide",
        /// The user's whole team, benched Pokémon included.
        AllyTeam = "allyTeam",
        FoeSide = "foeSide",
        /// The field.
        All = "all",
        /// A random adjacent foe.
        RandomNormal = "randomNormal",
        /// Whoever the move's own effect finds.
        Scripted = "scripted",
    }
);

vocabulary!(
    /// Why something is not part of a generation's standard game.
    #[derive(Default)]
    Nonstandard {
        /// It is.
        #[default]
        No = "",
        /// It was in an earlier game.
        Past = "Past",
        /// It comes in a later generation.
        Future = "Future",
        /// It is in the game's data but can't be had.
        Unobtainable = "Unobtainable",
        /// Made up by the Create-A-Pokémon project.
        Cap = "CAP",
        /// Only in Let's Go.
        LetsGo = "LGPE",
        /// Made up.
        Custom = "Custom",
        Gigantamax = "Gigantamax",
    }
);

vocabulary!(
    /// What kind of game a format is.
    GameType {
        Singles = "singles",
        Doubles = "doubles",
        Triples = "triples",
        Rotation = "rotation",
        /// Four players in two teams, one active Pokémon each.
        Multi = "multi",
        /// Four players, everyone for themselves.
        FreeForAll = "freeforall",
    }
);

impl GameType {
    /// Two, or four in multi battles and free-for-all.
    pub const fn player_count(self) -> u8 {
        match self {
            Self::Multi | Self::FreeForAll => 4,
            _ => 2,
        }
    }
}

vocabulary!(
    /// What sort of condition it is; it decides the default sub-order of its listeners.
    ConditionKind {
        Status = "Status",
        Weather = "Weather",
        Terrain = "Terrain",
        Condition = "Condition",
        /// A rule of the format that acts as a pseudo-weather.
        Rule = "Rule",
    }
);

vocabulary!(
    /// Something other than a move's type that a Pokémon's type may protect it from.
    TypeImmunity {
        /// Moves made faster by Prankster.
        Prankster = "prankster",
        Burn = "brn",
        Paralysis = "par",
        Poison = "psn",
        BadPoison = "tox",
        Freeze = "frz",
        /// Being kept from switching out.
        Trapped = "trapped",
        Powder = "powder",
        Sandstorm = "sandstorm",
        Hail = "hail",
    }
);

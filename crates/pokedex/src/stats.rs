//! Stats, stat stages and natures.

/// A stat other than HP. Arrays that include HP are in the order HP, Atk, Def, SpA, SpD, Spe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Stat {
    Atk,
    Def,
    Spa,
    Spd,
    Spe,
}

impl Stat {
    /// All five, in order.
    pub const ALL: [Self; 5] = [Self::Atk, Self::Def, Self::Spa, Self::Spd, Self::Spe];

    /// Showdown's id: `atk`.
    pub const fn id(self) -> &'static str {
        ["atk", "def", "spa", "spd", "spe"][self as usize]
    }

    /// The stat with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stat| stat.id() == id)
    }
}

/// Something that has stages from −6 to +6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Boost {
    Atk,
    Def,
    Spa,
    Spd,
    Spe,
    Accuracy,
    Evasion,
}

impl Boost {
    /// All seven, in order.
    pub const ALL: [Self; 7] = [Self::Atk, Self::Def, Self::Spa, Self::Spd, Self::Spe, Self::Accuracy, Self::Evasion];

    /// Showdown's id: `atk`, `accuracy`.
    pub const fn id(self) -> &'static str {
        ["atk", "def", "spa", "spd", "spe", "accuracy", "evasion"][self as usize]
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|boost| boost.id() == id)
    }
}

impl From<Stat> for Boost {
    fn from(stat: Stat) -> Self {
        Self::ALL[stat as usize]
    }
}

/// A change of stages (or the stages themselves), in the order of [`Boost::ALL`].
///
/// Where the order of the changes matters, as it does in what a move reports, see [`BoostList`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Boosts(pub [i8; 7]);

impl Boosts {
    /// No change.
    pub const NONE: Self = Self([0; 7]);
}

impl std::ops::Index<Boost> for Boosts {
    type Output = i8;

    fn index(&self, boost: Boost) -> &i8 {
        &self.0[boost as usize]
    }
}

impl std::ops::IndexMut<Boost> for Boosts {
    fn index_mut(&mut self, boost: Boost) -> &mut i8 {
        &mut self.0[boost as usize]
    }
}

/// Changes of stages in the order in which they are made and reported: Shell Smash lowers Defense and Special Defense
/// before it raises anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoostList {
    len: u8,
    list: [(Boost, i8); 7],
}

impl BoostList {
    /// A list of at most seven changes, each stat once.
    ///
    /// # Panics
    /// If there are more than seven.
    pub const fn new(changes: &[(Boost, i8)]) -> Self {
        let mut list = [(Boost::Atk, 0); 7];
        let mut at = 0;
        while at < changes.len() {
            list[at] = changes[at];
            at += 1;
        }
        Self { len: changes.len() as u8, list }
    }

    /// One change of one stage.
    pub const fn one(boost: Boost, change: i8) -> Self {
        Self::new(&[(boost, change)])
    }

    /// All seven stages, zeros included, in the usual order.
    pub fn full(stages: [i8; 7]) -> Self {
        let mut list = Self::default();
        for boost in Boost::ALL {
            list.set(boost, stages[boost as usize]);
        }
        list
    }

    /// The change of a stage, if it is in the list.
    pub fn get(&self, boost: Boost) -> Option<i8> {
        self.as_slice().iter().find(|entry| entry.0 == boost).map(|entry| entry.1)
    }

    /// Changes an entry, or adds it at the end.
    pub fn set(&mut self, boost: Boost, change: i8) {
        let len = self.len as usize;
        match self.list[..len].iter_mut().find(|entry| entry.0 == boost) {
            Some(entry) => entry.1 = change,
            None => {
                self.list[len] = (boost, change);
                self.len += 1;
            }
        }
    }

    /// Takes an entry out of the list.
    pub fn remove(&mut self, boost: Boost) {
        self.retain(|kept, _| kept != boost);
    }

    /// Keeps only some entries.
    pub fn retain(&mut self, mut keep: impl FnMut(Boost, i8) -> bool) {
        let mut kept = Self::default();
        for &(boost, change) in self.as_slice() {
            if keep(boost, change) {
                kept.set(boost, change);
            }
        }
        *self = kept;
    }

    /// Changes every entry.
    pub fn map(mut self, mut change: impl FnMut(Boost, i8) -> i8) -> Self {
        for entry in &mut self.list[..self.len as usize] {
            entry.1 = change(entry.0, entry.1);
        }
        self
    }

    /// The changes, in order.
    pub const fn as_slice(&self) -> &[(Boost, i8)] {
        self.list.split_at(self.len as usize).0
    }

    /// The changes without their order.
    pub fn to_boosts(&self) -> Boosts {
        let mut boosts = Boosts::NONE;
        for &(boost, change) in self.as_slice() {
            boosts[boost] = change;
        }
        boosts
    }
}

impl Default for BoostList {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl std::ops::Deref for BoostList {
    type Target = [(Boost, i8)];

    fn deref(&self) -> &Self::Target {
        self.as_slice()
    }
}

impl std::fmt::Debug for BoostList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl From<Boosts> for BoostList {
    /// The changes other than 0, in the order of [`Boost::ALL`].
    fn from(boosts: Boosts) -> Self {
        let mut list = Self::default();
        for boost in Boost::ALL {
            if boosts[boost] != 0 {
                list.list[list.len as usize] = (boost, boosts[boost]);
                list.len += 1;
            }
        }
        list
    }
}

impl<'de> serde::Deserialize<'de> for BoostList {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = BoostList;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object of stat stages")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<BoostList, A::Error> {
                let mut boosts = BoostList::default();
                while let Some((id, change)) = map.next_entry::<std::borrow::Cow<'de, str>, i8>()? {
                    let boost = Boost::from_id(&id)
                        .filter(|_| boosts.len < 7)
                        .ok_or_else(|| serde::de::Error::custom(format_args!("no stat stage \"{id}\"")))?;
                    boosts.list[boosts.len as usize] = (boost, change);
                    boosts.len += 1;
                }
                Ok(boosts)
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

macro_rules! natures {
    ($($(#[$doc:meta])* $variant:ident $name:literal $plus:expr, $minus:expr;)*) => {
        /// A nature: raises one stat by a tenth and lowers another.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Nature { $($variant,)* }

        impl Nature {
            /// All 25, by name.
            pub const ALL: [Self; 25] = [$(Self::$variant),*];

            /// The nature's name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The stat that is raised; `None` for the five neutral natures.
            pub const fn plus(self) -> Option<Stat> {
                match self { $(Self::$variant => $plus,)* }
            }

            /// The stat that is lowered; `None` for the five neutral natures.
            pub const fn minus(self) -> Option<Stat> {
                match self { $(Self::$variant => $minus,)* }
            }

            /// The nature with this id text (`adamant`).
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|nature| nature.name().eq_ignore_ascii_case(id))
            }
        }
    };
}

natures! {
    Adamant "Adamant" Some(Stat::Atk), Some(Stat::Spa);
    Bashful "Bashful" None, None;
    Bold "Bold" Some(Stat::Def), Some(Stat::Atk);
    Brave "Brave" Some(Stat::Atk), Some(Stat::Spe);
    Calm "Calm" Some(Stat::Spd), Some(Stat::Atk);
    Careful "Careful" Some(Stat::Spd), Some(Stat::Spa);
    Docile "Docile" None, None;
    Gentle "Gentle" Some(Stat::Spd), Some(Stat::Def);
    Hardy "Hardy" None, None;
    Hasty "Hasty" Some(Stat::Spe), Some(Stat::Def);
    Impish "Impish" Some(Stat::Def), Some(Stat::Spa);
    Jolly "Jolly" Some(Stat::Spe), Some(Stat::Spa);
    Lax "Lax" Some(Stat::Def), Some(Stat::Spd);
    Lonely "Lonely" Some(Stat::Atk), Some(Stat::Def);
    Mild "Mild" Some(Stat::Spa), Some(Stat::Def);
    Modest "Modest" Some(Stat::Spa), Some(Stat::Atk);
    Naive "Naive" Some(Stat::Spe), Some(Stat::Spd);
    Naughty "Naughty" Some(Stat::Atk), Some(Stat::Spd);
    Quiet "Quiet" Some(Stat::Spa), Some(Stat::Spe);
    Quirky "Quirky" None, None;
    Rash "Rash" Some(Stat::Spa), Some(Stat::Spd);
    Relaxed "Relaxed" Some(Stat::Def), Some(Stat::Spe);
    Sassy "Sassy" Some(Stat::Spd), Some(Stat::Spe);
    Serious "Serious" None, None;
    Timid "Timid" Some(Stat::Spe), Some(Stat::Atk);
}

impl std::fmt::Display for Nature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

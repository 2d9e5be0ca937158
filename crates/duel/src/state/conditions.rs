//! Special conditions, and what protects or hinders a Pokémon for a turn.

use strum::FromRepr;

/// A special condition an attack can cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr)]
#[repr(u8)]
pub enum Condition {
    /// Attacks may hurt the attacker.
    Confused = 0x01,
    /// Can neither attack nor retreat; tosses to wake up after every turn.
    Asleep = 0x02,
    /// Can neither attack nor retreat in its next turn.
    Paralyzed = 0x03,
    /// Takes 10 damage after every turn.
    Poisoned = 0x80,
    /// Takes 20 damage after every turn.
    BadlyPoisoned = 0xc0,
}

impl Condition {
    /// The bits of the status byte that it leaves alone.
    pub const fn keeps(self) -> u8 {
        match self {
            Self::Poisoned | Self::BadlyPoisoned => Self::LOW,
            _ => Self::POISON,
        }
    }

    /// The bits that say confused, asleep or paralysed.
    pub const LOW: u8 = 0x0f;
    /// The bits that say poisoned.
    pub const POISON: u8 = 0xf0;
}

impl Condition {
    /// The conditions that a status byte says, one of either sort at most.
    pub fn all_of(status: u8) -> impl Iterator<Item = Self> {
        [Self::LOW, Self::POISON].into_iter().filter_map(move |bits| Self::from_repr(status & bits))
    }
}

/// What protects the Active Pokémon during the opponent's next turn: numbers of [`super::Page::substatus1`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr)]
#[repr(u8)]
pub enum Defence {
    /// Neither damage nor effect.
    Agility = 0x0c,
    /// Neither damage nor effect.
    Fly = 0x0d,
    /// No damage below 40.
    PreventLessThan40 = 0x0e,
    /// No damage.
    Stiffen = 0x0f,
    /// No damage.
    Withdraw = 0x10,
    /// No damage.
    HideInShell = 0x11,
    /// 20 less damage.
    ReduceBy20 = 0x13,
    /// Neither damage nor effect.
    Barrier = 0x14,
    /// Half the damage.
    Halve = 0x15,
    /// Who knocks it out is knocked out too.
    DestinyBond = 0x16,
    /// No damage.
    Scrunch = 0x17,
    /// Its own damage is doubled in its next turn.
    DoubleNextTurn = 0x19,
    /// 10 less damage.
    ReduceBy10 = 0x1e,
}

/// What hinders the Active Pokémon during its next turn: numbers of [`super::Page::substatus2`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr)]
#[repr(u8)]
pub enum Hindrance {
    /// Attacks only on heads.
    Smokescreen = 0x01,
    /// Attacks only on heads.
    SandAttack = 0x02,
    /// Deals 20 less.
    ReduceBy20 = 0x03,
    /// One attack can't be used.
    Amnesia = 0x04,
    /// Can't attack.
    TailWag = 0x05,
    /// Can't attack.
    Leer = 0x06,
    /// Deals 10 less.
    Pounce = 0x07,
    /// Its weakness was changed.
    Conversion2 = 0x08,
    /// Can't retreat.
    Acid = 0x09,
    /// Can't attack.
    BoneAttack = 0x0b,
    /// Deals 10 less.
    Growl = 0x12,
}

/// What else the Active Pokémon suffered last turn: numbers of [`super::Page::last_effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum LastEffect {
    /// An Energy was discarded.
    DiscardEnergy = 1,
    /// An attack was taken by Amnesia.
    Amnesia = 2,
}

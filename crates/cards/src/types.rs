//! The shapes of the tables.

/// Number of a card: 1 to 228 as the cartridge numbers them, then those of packs, in the order in which they were loaded.
/// 0 is no card.
pub type CardId = u16;

/// A name: of the cartridge's, or one that a pack brought, which is kept as long as somebody has it.
#[derive(Clone)]
pub struct Name(Kept);

#[derive(Clone)]
enum Kept {
    Static(&'static str),
    Shared(std::sync::Arc<str>),
}

impl Name {
    /// A name that stands in the program.
    pub const fn new(name: &'static str) -> Self {
        Self(Kept::Static(name))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        match &self.0 {
            Kept::Static(name) => name.is_empty(),
            Kept::Shared(_) => false,
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Kept::Static(name) => name,
            Kept::Shared(name) => name,
        }
    }
}

impl Default for Name {
    fn default() -> Self {
        Self::new("")
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        if name.is_empty() { Self::new("") } else { Self(Kept::Shared(name.into())) }
    }
}

impl From<String> for Name {
    fn from(name: String) -> Self {
        name.as_str().into()
    }
}

impl std::ops::Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self)
    }
}

impl std::fmt::Debug for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(self.as_str(), f)
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Name {}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

/// A colour of Pokémon and of Energy, with the cartridge's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Color {
    /// Fire, 0.
    Fire,
    /// Grass, 1.
    Grass,
    /// Lightning, 2.
    Lightning,
    /// Water, 3.
    Water,
    /// Fighting, 4.
    Fighting,
    /// Psychic, 5.
    Psychic,
    /// Colorless, 6: no colour of its own.
    Colorless,
}

impl Color {
    /// All seven, in the cartridge's order.
    pub const ALL: [Self; 7] =
        [Self::Fire, Self::Grass, Self::Lightning, Self::Water, Self::Fighting, Self::Psychic, Self::Colorless];

    /// The bit that stands for this colour in a weakness or resistance ($80 for Fire down to $02 for Colorless).
    pub const fn bit(self) -> u8 {
        0x80 >> self as u8
    }

    /// The colour with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number < 7 { Some(Self::ALL[number as usize]) } else { None }
    }
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// No card.
    None,
    /// A Pokémon of this colour.
    Pokemon(Color),
    /// A basic Energy of this colour, or the Double Colorless Energy.
    Energy(Color),
    /// A Trainer.
    Trainer,
}

impl Kind {
    /// Whether it is a Pokémon card. Clefairy Doll and Mysterious Fossil are not: they are Trainers.
    pub const fn is_pokemon(self) -> bool {
        matches!(self, Self::Pokemon(_))
    }

    /// Whether it is an Energy card.
    pub const fn is_energy(self) -> bool {
        matches!(self, Self::Energy(_))
    }

    /// Whether it is an Energy of one of the six colours.
    pub const fn is_basic_energy(self) -> bool {
        matches!(self, Self::Energy(color) if color as u8 != Color::Colorless as u8)
    }

    /// The cartridge's number for it: 0–6 Pokémon, 8–14 Energy, 16 Trainer.
    pub const fn number(self) -> u8 {
        match self {
            Self::None => 0xff,
            Self::Pokemon(color) => color as u8,
            Self::Energy(color) => 8 + color as u8,
            Self::Trainer => 0x10,
        }
    }
}

/// How an attack's printed damage is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// The number as it stands.
    Normal,
    /// The number and more ("30+").
    Plus,
    /// The number less something ("50−").
    Minus,
    /// The number times something ("10×").
    Times,
    /// No damage: the attack is its effect.
    Residual,
    /// Not an attack but a Pokémon Power.
    Power,
}

/// An attack or Pokémon Power printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Its name; empty where the card has none in this place.
    pub name: Name,
    /// How much Energy of each colour it needs, indexed by [`Color`]; Colorless is any Energy.
    pub cost: [u8; 7],
    /// The printed damage; the cartridge's attacks have 0 to 100.
    pub damage: u16,
    /// How the damage is to be read.
    pub category: Category,
    /// What the cartridge's computer players are told of it: see [`hint`].
    pub hints: u32,
    /// A number that goes with the hints.
    pub parameter: u8,
    /// Whether it does more than deal its damage.
    pub has_effect: bool,
}

impl Attack {
    /// No attack.
    pub const NONE: Self = Self {
        name: Name::new(""),
        cost: [0; 7],
        damage: 0,
        category: Category::Normal,
        hints: 0,
        parameter: 0,
        has_effect: false,
    };

    /// Whether the card has an attack or Power in this place.
    pub const fn exists(&self) -> bool {
        !self.name.is_empty()
    }

    /// Whether it is an attack, that is, there and not a Pokémon Power.
    pub const fn is_attack(&self) -> bool {
        self.exists() && !matches!(self.category, Category::Power)
    }
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number.
    pub id: CardId,
    /// Its name in capitals, with the level where several cards share a name (`MEW_LV8`).
    pub constant: Name,
    /// Its printed name.
    pub name: Name,
    /// Number of the name: cards that evolve from the same Pokémon share it. 0 is none.
    pub name_id: u16,
    /// Whether other cards have the same name.
    pub namesakes: bool,
    /// What sort of card it is.
    pub kind: Kind,
    /// Hit points, 30 to 120; 0 for what is not a Pokémon.
    pub hp: u8,
    /// 0 Basic, 1 and 2 the stages of evolution.
    pub stage: u8,
    /// The name it evolves from, 0 if none.
    pub evolves_from: u16,
    /// Bits of [`Color::bit`].
    pub weakness: u8,
    /// Bits of [`Color::bit`].
    pub resistance: u8,
    /// How much Energy it costs to retreat.
    pub retreat: u8,
    /// National Pokédex number, 0 for what is not a Pokémon.
    pub dex: u8,
    /// Printed level, 0 for what is not a Pokémon.
    pub level: u8,
    /// The two attacks, or a Power and an attack.
    pub attacks: [Attack; 2],
    /// What else it counts as, for effects to ask: the cartridge's cards have none.
    pub tags: Vec<Name>,
}

impl Card {
    /// No card.
    pub const NONE: Self = Self {
        id: 0,
        constant: Name::new(""),
        name: Name::new(""),
        name_id: 0,
        namesakes: false,
        kind: Kind::None,
        hp: 0,
        stage: 0,
        evolves_from: 0,
        weakness: 0,
        resistance: 0,
        retreat: 0,
        dex: 0,
        level: 0,
        attacks: [const { Attack::NONE }; 2],
        tags: Vec::new(),
    };

    /// Whether it counts as this, such as a Supporter.
    pub fn has_tag(&self, tag: &str) -> bool {
        self.tags.iter().any(|own| own == tag)
    }

    /// Its name, with its level where several cards share the name.
    pub fn full_name(&self) -> String {
        match self.kind {
            Kind::None => "nothing".into(),
            Kind::Pokemon(_) if self.namesakes => format!("{} Lv{}", self.name, self.level),
            _ => self.name.to_string(),
        }
    }

    /// Whether it is a Basic Pokémon. Clefairy Doll and Mysterious Fossil are not.
    pub const fn is_basic_pokemon(&self) -> bool {
        self.kind.is_pokemon() && self.stage == 0
    }

    /// Whether it has a Pokémon Power, which always stands in the first place.
    pub const fn has_power(&self) -> bool {
        self.attacks[0].exists() && matches!(self.attacks[0].category, Category::Power)
    }
}

/// A deck list.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    /// Its number, −2 to 52: the cartridge's deck pointers minus two.
    pub id: i8,
    /// Its name, without "Deck".
    pub name: &'static str,
    /// Cards in list order with their counts. Three lists have more than 60; only the first 60 are played.
    pub list: &'static [(u8, CardId)],
}

impl Deck {
    /// The 60 cards that are played, in list order; 0 where the list is short.
    pub fn cards(&self) -> [CardId; crate::DECK_SIZE] {
        let mut cards = [0; crate::DECK_SIZE];
        let every = self.list.iter().flat_map(|&(count, id)| std::iter::repeat_n(id, count as usize));
        for (slot, id) in cards.iter_mut().zip(every) {
            *slot = id;
        }
        cards
    }
}

/// Somebody to play against.
#[derive(Clone, Copy, Debug)]
pub struct Opponent {
    /// Name.
    pub name: &'static str,
    /// Rank, or empty.
    pub rank: &'static str,
    /// The deck they play.
    pub deck: i8,
    /// The number of prizes they play for, 2 to 6.
    pub prizes: u8,
}

/// What the cartridge's computer players are told of an attack, as bits of [`Attack::hints`].
pub mod hint {
    /// Poisons.
    pub const INFLICT_POISON: u32 = 1;
    /// Puts to sleep.
    pub const INFLICT_SLEEP: u32 = 1 << 1;
    /// Paralyses.
    pub const INFLICT_PARALYSIS: u32 = 1 << 2;
    /// Confuses.
    pub const INFLICT_CONFUSION: u32 = 1 << 3;
    /// Hurts its user a little.
    pub const LOW_RECOIL: u32 = 1 << 4;
    /// Hurts the opponent's Bench.
    pub const DAMAGE_TO_OPPONENT_BENCH: u32 = 1 << 5;
    /// Hurts its user much.
    pub const HIGH_RECOIL: u32 = 1 << 6;
    /// Draws cards.
    pub const DRAW_CARD: u32 = 1 << 7;
    /// Switches the opponent's Active Pokémon.
    pub const SWITCH_OPPONENT_POKEMON: u32 = 1 << 8;
    /// Heals its user.
    pub const HEAL_USER: u32 = 1 << 9;
    /// Protects from the next attack, or weakens it.
    pub const NULLIFY_OR_WEAKEN_ATTACK: u32 = 1 << 10;
    /// Discards Energy.
    pub const DISCARD_ENERGY: u32 = 1 << 11;
    /// More damage for more Energy attached.
    pub const ATTACHED_ENERGY_BOOST: u32 = 1 << 12;
    /// Better not used.
    pub const IGNORE_THIS_ATTACK: u32 = 1 << 13;
    /// Better used.
    pub const ENCOURAGE_THIS_ATTACK: u32 = 1 << 14;
    /// An unnamed bit of the second byte.
    pub const FLAG_2_BIT_7: u32 = 1 << 15;
    /// More damage when hurt.
    pub const BOOST_IF_TAKEN_DAMAGE: u32 = 1 << 16;
    /// Has a routine of its own.
    pub const SPECIAL_AI_HANDLING: u32 = 1 << 17;
}

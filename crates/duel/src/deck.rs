//! Decks: sixty cards that may be played.

use crate::words::card_name;
use std::sync::LazyLock;
use tallgrass_cards::{Card, CardId, Catalogue, DECK_SIZE, Name, same_name};

/// The cartridge's cards.
static CARTRIDGE: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);

/// How many cards of one name a deck may hold. Basic Energies don't count.
pub const COPIES: usize = 4;

/// Sixty cards that a duel can be played with: every one exists, and one at least is a Basic Pokémon.
///
/// ```
/// use tallgrass_duel::Deck;
///
/// let text = "
///     20 Water Energy    # what follows this sign doesn't count
///     4 Squirtle
///     3 Wartortle
///     2 Blastoise
///     4 Seel
///     3 Dewgong
///     4 Staryu
///     3 Starmie
///     4 Bill
///     4 Professor Oak
///     4 Switch
///     4 Potion
///     1 Pokemon Center
/// ";
/// let deck = Deck::parse(text).unwrap();
/// assert_eq!(deck.cards().len(), 60);
///
/// let wrong = Deck::parse("60 Pikachoo").unwrap_err();
/// assert!(wrong.to_string().starts_with("line 1: no card is called \"Pikachoo\""));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck([CardId; DECK_SIZE]);

/// Why sixty cards, or others, are no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    /// Not sixty cards.
    #[error("a deck has {DECK_SIZE} cards, this has {0}")]
    Count(usize),
    /// A number that no card has.
    #[error("no card has number {0}; they go from 1 to {1}")]
    NoCard(CardId, usize),
    /// More than four of a kind.
    #[error("{count} cards are called {name}, and a deck may hold {COPIES} of a name (basic Energies apart)")]
    TooMany {
        /// The name.
        name: Name,
        /// How many there are.
        count: usize,
    },
    /// Nothing to begin with.
    #[error("there is no Basic Pokémon in the deck, so a duel can't begin")]
    NoBasicPokemon,
    /// A line that isn't a number and a card.
    #[error("line {line}: {text:?} is not a number and the name of a card, as in \"4 Bulbasaur\"")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A name that no card has.
    #[error("line {line}: no card is called {name:?}{}", .hint.as_ref().map_or(String::new(), |hint| format!("; did you mean {hint}?")))]
    Name {
        /// The line's number, from 1.
        line: usize,
        /// The name.
        name: String,
        /// A name that is near.
        hint: Option<String>,
    },
    /// A name that several cards have.
    #[error("line {line}: several cards are called {name:?}: {}", .of.join(", "))]
    Ambiguous {
        /// The line's number, from 1.
        line: usize,
        /// The name.
        name: String,
        /// The cards, as they can be told apart.
        of: Vec<String>,
    },
    /// What goes wrong at a line of a text.
    #[error("line {line}: {error}")]
    At {
        /// The line's number, from 1.
        line: usize,
        /// What goes wrong.
        error: Box<DeckError>,
    },
}

impl Deck {
    /// A deck that keeps the rules: sixty cards, at most four of a name except basic Energies, a Basic Pokémon.
    pub fn new(cards: &[CardId]) -> Result<Self, DeckError> {
        let deck = Self::unrestricted(cards)?;
        deck.check_copies(&CARTRIDGE)?;
        Ok(deck)
    }

    /// A deck of any sixty cards that can begin a duel. Some decks of the cartridge's own opponents hold more than four
    /// cards of a name.
    pub fn unrestricted(cards: &[CardId]) -> Result<Self, DeckError> {
        Self::unrestricted_in(cards, &CARTRIDGE)
    }

    /// The same of the cards that a rulebook has.
    pub fn unrestricted_in(cards: &[CardId], catalogue: &Catalogue) -> Result<Self, DeckError> {
        let deck: [CardId; DECK_SIZE] = cards.try_into().map_err(|_| DeckError::Count(cards.len()))?;
        if let Some(&unknown) = deck.iter().find(|&&id| !catalogue.has(id)) {
            return Err(DeckError::NoCard(unknown, catalogue.cards().len()));
        }
        if !deck.iter().any(|&id| catalogue.card(id).is_basic_pokemon()) {
            return Err(DeckError::NoBasicPokemon);
        }
        Ok(Self(deck))
    }

    /// One of the cartridge's decks.
    pub fn listed(list: &tallgrass_cards::Deck) -> Result<Self, DeckError> {
        Self::unrestricted(&list.cards())
    }

    /// Whether it holds too many cards of a name.
    pub fn check_copies(&self, catalogue: &Catalogue) -> Result<(), DeckError> {
        for (at, &id) in self.0.iter().enumerate() {
            let data = catalogue.card(id);
            let same = |&&other: &&CardId| catalogue.card(other).name_id == data.name_id;
            let is_first = !self.0[..at].iter().any(|other| same(&other));
            let count = self.0.iter().filter(same).count();
            if is_first && count > COPIES && !data.kind.is_basic_energy() {
                return Err(DeckError::TooMany { name: data.name.clone(), count });
            }
        }
        Ok(())
    }

    /// A deck from a text: a number and a card on each line, as in `4 Bulbasaur`. Cards that share a name are told apart
    /// by their level (`2 Mew Lv8`), their number (`2 card 159`), or named as in the tables (`MEW_LV8`). Empty lines and what follows `#` don't count.
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        Self::parse_in(text, &CARTRIDGE)
    }

    /// The same of the cards that a rulebook has: see [`crate::Rulebook::cards`].
    pub fn parse_in(text: &str, catalogue: &Catalogue) -> Result<Self, DeckError> {
        let listed = read(text, catalogue)?;
        let at_line = |error| listed.at_line(error, catalogue);
        let deck = Self::unrestricted_in(&listed.cards, catalogue).map_err(at_line)?;
        deck.check_copies(catalogue).map_err(at_line)?;
        Ok(deck)
    }

    /// The same for any sixty cards.
    pub fn parse_unrestricted(text: &str, catalogue: &Catalogue) -> Result<Self, DeckError> {
        let listed = read(text, catalogue)?;
        Self::unrestricted_in(&listed.cards, catalogue).map_err(|error| listed.at_line(error, catalogue))
    }

    /// Writes it as [`Deck::parse_in`] reads it.
    pub fn to_text(&self, catalogue: &Catalogue) -> String {
        let runs = self.0.chunk_by(|one, other| one == other);
        runs.map(|run| format!("{} {}\n", run.len(), catalogue.card(run[0]).constant)).collect()
    }

    /// The sixty cards, by number, in list order.
    pub const fn cards(&self) -> &[CardId; DECK_SIZE] {
        &self.0
    }
}

impl std::fmt::Display for Deck {
    /// Writes a deck of the cartridge's cards as [`Deck::parse`] reads it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text(&CARTRIDGE))
    }
}

/// The cards of a text, and for each the line it stands on.
struct Listed {
    cards: Vec<CardId>,
    lines: Vec<usize>,
}

impl Listed {
    /// An error with the line that is one too many, if there is one.
    fn at_line(&self, error: DeckError, catalogue: &Catalogue) -> DeckError {
        let too_many = match error {
            DeckError::Count(_) => self.lines.get(DECK_SIZE),
            DeckError::TooMany { ref name, .. } => {
                let same = self.cards.iter().zip(&self.lines).filter(|&(&id, _)| catalogue.card(id).name == *name);
                same.map(|(_, line)| line).nth(COPIES)
            }
            _ => None,
        };
        match too_many {
            Some(&line) => DeckError::At { line, error: Box::new(error) },
            None => error,
        }
    }
}

/// Nobody needs to know how many more there are.
const MOST: u32 = 1000;

fn read(text: &str, catalogue: &Catalogue) -> Result<Listed, DeckError> {
    let mut listed = Listed { cards: Vec::with_capacity(DECK_SIZE), lines: Vec::with_capacity(DECK_SIZE) };
    for (at, line) in text.lines().enumerate() {
        let (line, text) = (at + 1, line.split('#').next().unwrap_or_default().trim());
        if text.is_empty() {
            continue;
        }
        let malformed = || DeckError::Line { line, text: text.into() };
        let (count, name) = text.split_once(char::is_whitespace).ok_or_else(malformed)?;
        let count: u32 = count.trim_end_matches(['x', '×']).parse().map_err(|_| malformed())?;
        if count == 0 {
            return Err(malformed());
        }
        let name = name.trim();
        let data = one_card(name, catalogue).ok_or_else(|| unknown(line, name, catalogue))?;
        listed.cards.extend(std::iter::repeat_n(data.id, count.min(MOST) as usize));
        listed.lines.resize(listed.cards.len(), line);
        if listed.cards.len() > MOST as usize {
            break;
        }
    }
    Ok(listed)
}

/// The card that is meant. Where even name and level are shared the number must tell: `card 159`.
fn one_card<'a>(name: &str, catalogue: &'a Catalogue) -> Option<&'a Card> {
    let found = catalogue.find(name)?;
    let is_name = card_name(found).to_lowercase() == name.to_lowercase();
    (!is_name || told_apart(found, catalogue) == card_name(found)).then_some(found)
}

/// A card's name that no other card has: with its level, or with its number where the level is shared too.
fn told_apart(card: &Card, catalogue: &Catalogue) -> String {
    let name = card_name(card);
    let alike = |other: &&Card| other.name_id == card.name_id && other.level == card.level;
    if catalogue.cards().iter().filter(alike).count() > 1 { format!("{name} (card {})", card.id) } else { name }
}

/// What is wrong with a name that isn't one card's.
fn unknown(line: usize, name: &str, catalogue: &Catalogue) -> DeckError {
    let cards = catalogue.cards();
    let fits = |card: &&Card| same_name(&card.name, name) || same_name(&card_name(card), name);
    let of: Vec<_> = cards.iter().filter(fits).map(|card| told_apart(card, catalogue)).collect();
    if of.len() > 1 {
        return DeckError::Ambiguous { line, name: name.into(), of };
    }
    // Nothing is near what is far longer than any name.
    let small = name.to_lowercase();
    let length = small.chars().count();
    let distance = |card: &Card| strsim::osa_distance(&small, &card.name.to_lowercase());
    let distances = cards.iter().filter(|_| length <= 40).map(|card| (distance(card), &card.name));
    let nearest = distances.min_by_key(|&(distance, _)| distance);
    let hint = nearest.filter(|&(distance, _)| distance <= 1 + length / 4).map(|(_, name)| name.to_string());
    DeckError::Name { line, name: name.into(), hint }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tallgrass_cards::id;

    fn of(cards: &[(usize, CardId)]) -> Vec<CardId> {
        cards.iter().flat_map(|&(count, id)| std::iter::repeat_n(id, count)).collect()
    }

    #[test]
    fn a_deck_keeps_the_rules() {
        assert!(Deck::new(&of(&[(56, id::WATER_ENERGY), (4, id::SQUIRTLE)])).is_ok());
        assert_eq!(Deck::new(&of(&[(55, id::WATER_ENERGY), (4, id::SQUIRTLE)])), Err(DeckError::Count(59)));
        let five = of(&[(55, id::WATER_ENERGY), (5, id::SQUIRTLE)]);
        assert_eq!(Deck::new(&five), Err(DeckError::TooMany { name: "Squirtle".into(), count: 5 }));
        assert!(Deck::unrestricted(&five).is_ok());
        assert_eq!(Deck::new(&of(&[(56, id::WATER_ENERGY), (4, id::WARTORTLE)])), Err(DeckError::NoBasicPokemon));
        // What only stands in for a Pokémon doesn't let a duel begin.
        assert_eq!(Deck::new(&of(&[(56, id::WATER_ENERGY), (4, id::CLEFAIRY_DOLL)])), Err(DeckError::NoBasicPokemon));
        assert_eq!(Deck::new(&of(&[(59, id::WATER_ENERGY), (1, 229)])), Err(DeckError::NoCard(229, 228)));
        // Cards of one name count together, whatever their level; Double Colorless Energy is not a basic Energy.
        let two_levels = of(&[(54, id::WATER_ENERGY), (3, id::MEW_LV8), (3, id::MEW_LV15)]);
        assert_eq!(Deck::new(&two_levels), Err(DeckError::TooMany { name: "Mew".into(), count: 6 }));
        let double = of(&[(51, id::WATER_ENERGY), (5, id::DOUBLE_COLORLESS_ENERGY), (4, id::SQUIRTLE)]);
        assert!(matches!(Deck::new(&double), Err(DeckError::TooMany { count: 5, .. })));
    }

    #[test]
    fn a_text_is_read_and_written() {
        let deck = Deck::parse("56 water energy # enough\n\n4x SQUIRTLE\n").unwrap();
        assert_eq!(Deck::parse(&deck.to_string()), Ok(deck));
        for (text, error) in [
            ("4 Bulbasor", "line 1: no card is called \"Bulbasor\"; did you mean Bulbasaur?"),
            ("4 Missingno", "line 1: no card is called \"Missingno\""),
            (
                "\nfour Bulbasaur",
                "line 2: \"four Bulbasaur\" is not a number and the name of a card, as in \"4 Bulbasaur\"",
            ),
            ("1 Mew", "line 1: several cards are called \"Mew\": Mew Lv8, Mew Lv15, Mew Lv23"),
            ("Bulbasaur", "line 1: \"Bulbasaur\" is not a number and the name of a card, as in \"4 Bulbasaur\""),
            (
                "1 Mewtwo Lv60",
                "line 1: several cards are called \"Mewtwo Lv60\": Mewtwo Lv60 (card 158), Mewtwo Lv60 (card 159)",
            ),
            (
                "1 Mewtwo",
                "line 1: several cards are called \"Mewtwo\": Mewtwo Lv53, Mewtwo Lv60 (card 158), Mewtwo Lv60 (card 159)",
            ),
            ("0 Bulbasaur", "line 1: \"0 Bulbasaur\" is not a number and the name of a card, as in \"4 Bulbasaur\""),
            ("59 Fire Energy\n300 Bulbasaur", "line 2: a deck has 60 cards, this has 359"),
            ("59 Fire Energy", "a deck has 60 cards, this has 59"),
            (
                "3 Mew Lv8\n55 Fire Energy\n2 Mew Lv15\n",
                "line 3: 5 cards are called Mew, and a deck may hold 4 of a name (basic Energies apart)",
            ),
        ] {
            assert_eq!(Deck::parse(text).unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn the_cartridges_decks_can_all_be_played() {
        for list in tallgrass_cards::decks() {
            assert!(Deck::listed(list).is_ok(), "{}", list.name);
        }
    }
}

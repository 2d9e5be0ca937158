//! Every card, deck and opponent of the Game Boy Color card game: ids, names and numbers. No behaviour.
//!
//! The tables are made by `cargo xtask cards` from the tab-separated files in `data/`; they are constants, so looking
//! a card up is indexing an array.
//!
//! ```
//! use tallgrass_cards::{card, id};
//!
//! assert_eq!(card(id::BULBASAUR).name, "Bulbasaur");
//! assert_eq!(card(id::BULBASAUR).hp, 40);
//! ```

mod catalogue;
mod generated;
mod types;

pub use catalogue::{CardError, Catalogue, NewCard};
pub use generated::id;
pub use types::*;

/// Number of cards a deck has in play.
pub const DECK_SIZE: usize = 60;

/// What stands in the table where no card is.
static NO_CARD: Card = Card::NONE;

/// The card with this id (1 to 228). Any other id gives [`Card::NONE`], whose kind is [`Kind::None`].
#[inline]
pub fn card(id: CardId) -> &'static Card {
    generated::CARDS.get(id as usize).unwrap_or(&NO_CARD)
}

/// All 228 cards, in id order.
pub fn cards() -> &'static [Card] {
    &generated::CARDS[1..]
}

/// All deck lists, in the cartridge's order; the first has deck id −2.
pub fn decks() -> &'static [Deck] {
    &generated::DECKS
}

/// The deck list with this id (−2 to 52).
pub fn deck(id: i8) -> Option<&'static Deck> {
    decks().iter().find(|deck| deck.id == id)
}

/// The opponents a player meets, with the deck and the number of prizes each plays with.
pub fn opponents() -> &'static [Opponent] {
    &generated::OPPONENTS
}

/// Letters and digits only, in lower case, accents removed: what two spellings of a name have in common.
fn plain(name: &str) -> String {
    name.chars()
        .filter_map(|c| match c {
            '♀' => Some('f'),
            '♂' => Some('m'),
            // An accent may be a sign of its own, which is no letter.
            c if c.is_alphanumeric() => Some(without_accent(c.to_lowercase().next().unwrap_or(c))),
            _ => None,
        })
        .collect()
}

/// A small Latin letter without its accent.
const fn without_accent(letter: char) -> char {
    match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'į' => 'i',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// Whether two spellings are of the same name: accents, spaces and signs don't count.
///
/// ```
/// assert!(tallgrass_cards::same_name("Pokemon Center", "pokémon center"));
/// ```
pub fn same_name(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// Whether a name, however it is spelled, has this in it.
///
/// ```
/// assert!(tallgrass_cards::has_in_name("Pokédex", "POKE"));
/// ```
pub fn has_in_name(name: &str, part: &str) -> bool {
    plain(name).contains(&plain(part))
}

/// Finds one of the cartridge's cards: see [`Catalogue::find`].
pub fn find_card(name: &str) -> Option<&'static Card> {
    catalogue::find_in(cards(), name)
}

/// Finds a deck by name, however it is spelled, with or without "deck", or by its number.
pub fn find_deck(name: &str) -> Option<&'static Deck> {
    if let Ok(id) = name.trim().parse() {
        return deck(id);
    }
    let wanted = plain(name);
    let wanted = wanted.strip_suffix("deck").unwrap_or(&wanted);
    decks().iter().find(|deck| plain(deck.name) == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_hold_what_the_cartridge_holds() {
        assert_eq!(cards().len(), 228);
        assert!(cards().iter().enumerate().all(|(at, card)| card.id as usize == at + 1));
        let pokemon = cards().iter().filter(|card| card.kind.is_pokemon());
        assert_eq!(pokemon.clone().count(), 187);
        let moves = pokemon.flat_map(|card| &card.attacks).filter(|attack| !attack.name.is_empty());
        assert_eq!(moves.clone().filter(|attack| attack.category == Category::Power).count(), 26);
        assert_eq!(moves.filter(|attack| attack.category != Category::Power).count(), 319);
        assert_eq!(cards().iter().filter(|card| card.kind == Kind::Trainer).count(), 34);
        assert_eq!(cards().iter().filter(|card| card.kind.is_energy()).count(), 7);
        assert_eq!(decks().len(), 55);
        assert_eq!(opponents().len(), 46);
    }

    #[test]
    fn evolutions_name_an_existing_card() {
        for card in cards().iter().filter(|card| card.evolves_from != 0) {
            assert!(cards().iter().any(|other| other.name_id == card.evolves_from), "{}", card.constant);
        }
    }

    #[test]
    fn names_are_found_however_they_are_spelled() {
        assert_eq!(find_card("mr fuji").map(|card| card.id), Some(id::MR_FUJI));
        assert_eq!(find_card("Mew Lv8").map(|card| card.id), Some(id::MEW_LV8));
        assert_eq!(find_card("Mew").map(|card| card.id), None, "several cards have this name");
        assert_eq!(find_card("card 159").map(|card| card.id), Some(id::MEWTWO_ALT_LV60));
        assert_eq!(find_card("ninetails lv35").map(|card| card.id), Some(id::NINETALES_LV35));
        assert_eq!(find_card("159").map(|card| card.id), Some(id::MEWTWO_ALT_LV60));
        assert_eq!(find_card("card 229").map(|card| card.id), None);
        let decomposed = "Poke\u{301}dex";
        for spelled in ["Pokédex", "POKÉDEX", "pokedex", "Pokèdex", decomposed] {
            assert_eq!(find_card(spelled).map(|card| card.id), Some(id::POKEDEX), "{spelled}");
        }
        assert_eq!(find_deck("go go rain dance").map(|deck| deck.id), Some(18));
        assert_eq!(find_deck("2").map(|deck| deck.id), Some(2), "of two decks that share a name the second");
        assert_eq!(find_deck("I'm Ronald!").map(|deck| deck.name), Some("I'm Ronald!"));
    }
}

//! What every card of the Game Boy Color card game does.
//!
//! One file a Trainer (`trainers/`), a Pokémon Power (`powers/`), a family of alike attacks (`attacks/`) or a special Energy
//! (`energies/`). Each is a table of the moments it acts at and plain functions named for what they do. `index.rs` is made
//! by `cargo xtask duel-index`.

/// Choices that several cards share.
pub mod choose;
mod index;
#[cfg(test)]
mod scenario;
/// Mechanisms that several cards share.
pub mod shared;

use std::sync::{Arc, OnceLock};
use tallgrass_cards::{CardId, Name};
use tallgrass_duel::{Effect, Pack, Rulebook, RulebookError};

/// Every effect there is.
pub fn effects() -> &'static [&'static Effect] {
    index::ALL
}

/// The same, as what an author gives.
pub fn pack() -> Pack {
    Pack { name: Name::new("the cartridge"), ..Pack::of(index::ALL.iter().copied()) }
}

/// What a card does, in our words: one text for each effect it has in this place. See [`tallgrass_duel::effect::place`].
///
/// ```
/// use tallgrass_cards::id;
/// use tallgrass_duel::effect::place;
///
/// let mut texts = tallgrass_duel_cards::rules_texts(id::BILL, place::CARD);
/// assert_eq!(texts.next(), Some("Draw 2 cards."));
/// assert_eq!(texts.next(), None);
/// ```
pub fn rules_texts(card: CardId, place: u8) -> impl Iterator<Item = &'static str> {
    let pairs = index::ALL.iter().zip(index::TEXTS);
    pairs.filter(move |(effect, _)| effect.of.contains(&(card, place))).map(|(_, &text)| text)
}

/// The rulebook with every effect, or which two effects claim the same card.
pub fn try_rulebook() -> Result<Arc<Rulebook>, RulebookError> {
    static BOOK: OnceLock<Result<Arc<Rulebook>, RulebookError>> = OnceLock::new();
    BOOK.get_or_init(|| Rulebook::new(index::ALL).map(Arc::new)).clone()
}

/// The rulebook with every effect.
///
/// # Panics
/// Never: a test checks that no two effects claim the same card.
pub fn rulebook() -> Arc<Rulebook> {
    match try_rulebook() {
        Ok(book) => book,
        Err(error) => unreachable!("{error}"),
    }
}

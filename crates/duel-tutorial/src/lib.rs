//! What tutorials for modders of the card game add to it, as cards and effects: nothing here is known to the engine, and all of it
//! uses what any author has.
//!
//! A modder changes the game's program and allots a bit of a byte for everything that must be remembered for a turn. Here
//! each feature is a table and a few functions, and remembers what it must by a [`tallgrass_duel::Flag`] with a name:
//!
//! | feature | here |
//! | --- | --- |
//! | an attack, or a Power, that attaches a basic Energy from hand, or any | [`attach_as_attack`], [`attach_as_power`] |
//! | one retreat a turn | [`one_retreat`] |
//! | one copy of a Trainer a turn, one Supporter a turn | [`one_copy`], [`one_supporter`] |
//! | no attack, or no Trainers, for the rest of the turn | [`no_more_attacks`], [`no_more_trainers`], [`long_song`] |
//! | more damage if a card was played this turn | [`extra_damage`] |
//! | a second Energy | [`second_energy`] |
//!
//! Some features are on cards that are there: the attack and the Power get new effects, others act before what their
//! cards do anyway. Some have cards of their own. [`pack`] has all of it, with two decks to try it with.
//!
//! ```
//! use tallgrass_duel_tutorial::{one_retreat, rulebook_with};
//!
//! let book = rulebook_with(&[&one_retreat::ONE_RETREAT_A_TURN]).unwrap();
//! assert!(book.flags().iter().any(|flag| *flag == "tried to retreat"));
//! assert!(book.cards().find("Erika's Invitation").is_some());
//! ```

mod attach;
pub mod attach_as_attack;
pub mod attach_as_power;
pub mod extra_damage;
pub mod long_song;
pub mod no_more_attacks;
pub mod no_more_trainers;
pub mod one_copy;
pub mod one_retreat;
pub mod one_supporter;
pub mod second_energy;

use std::sync::{Arc, OnceLock};
use tallgrass_cards::{CardId, Name, id};
use tallgrass_duel::{Effect, Pack, PackCard, PackDeck, Rulebook, RulebookError, effect::place};

/// Every feature that has no card of its own.
pub static ALL: &[&Effect] = &[
    &attach_as_attack::ATTACH_AS_ATTACK,
    &attach_as_power::ATTACH_AS_POWER,
    &one_retreat::ONE_RETREAT_A_TURN,
    &one_copy::ONE_BILL_A_TURN,
    &no_more_attacks::NO_ATTACK_AFTER_OAK,
    &no_more_trainers::NO_TRAINER_AFTER_COMPUTER_SEARCH,
    &one_supporter::ONE_SUPPORTER_A_TURN,
];

/// The cards that are new.
pub fn cards() -> Vec<PackCard> {
    vec![extra_damage::tangela(), extra_damage::erikas_invitation(), long_song::jynx(), second_energy::greenhouse()]
}

/// Every card, feature and deck.
pub fn pack() -> Pack {
    let deck = |name: &'static str, list: &'static str| PackDeck { name: Name::new(name), list: Name::new(list) };
    let decks = vec![
        deck("Tangled Garden", include_str!("tangled_garden.txt")),
        deck("Long Night", include_str!("long_night.txt")),
    ];
    let texts = TEXTS.iter().map(|&(card, place, text)| (card, place, Name::new(text))).collect();
    Pack { name: Name::new("tutorial"), cards: cards(), decks, texts, ..Pack::of(ALL.iter().copied()) }
}

/// What cards of the cartridge do by the features.
const TEXTS: [(CardId, u8, &str); 5] = [
    (
        id::PIKACHU_LV12,
        place::FIRST,
        "Attach a basic Energy from your hand to one of your Pokémon. Without one, the attack can't be used.",
    ),
    (id::VILEPLUME, place::FIRST, "Once a turn, attach a basic Energy from your hand to one of your Pokémon."),
    (id::BILL, place::CARD, "Only one Bill may be played in a turn."),
    (id::PROFESSOR_OAK, place::CARD, "You can't attack any more this turn."),
    (id::COMPUTER_SEARCH, place::CARD, "You can't play Trainers any more this turn."),
];

/// The cartridge's cards and the new ones, with some of the features.
pub fn rulebook_with(features: &[&Effect]) -> Result<Rulebook, RulebookError> {
    let pack = Pack { cards: cards(), ..Pack::of(features.iter().copied()) };
    Rulebook::of_packs(&[tallgrass_duel_cards::pack(), pack])
}

/// The cartridge's cards and the new ones, with every feature.
///
/// # Panics
/// Never: a test checks that the features go together.
pub fn rulebook() -> Arc<Rulebook> {
    static BOOK: OnceLock<Arc<Rulebook>> = OnceLock::new();
    let made = BOOK.get_or_init(|| match Rulebook::of_packs(&[tallgrass_duel_cards::pack(), pack()]) {
        Ok(book) => Arc::new(book),
        Err(error) => unreachable!("{error}"),
    });
    Arc::clone(made)
}

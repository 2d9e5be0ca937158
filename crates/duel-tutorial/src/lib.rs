//! What tutorials for modders of the card game add to it, as effects: nothing here is known to the engine, and all of it
//! uses what any author has.
//!
//! A modder changes the game's program and allots a bit of a byte for everything that must be remembered for a turn. Here
//! each feature is a table and a few functions, and remembers what it must by a [`tallgrass_duel::Flag`] with a name:
//!
//! | feature | here |
//! | --- | --- |
//! | an attack, or a Power, that attaches a basic Energy from hand | [`attach_as_attack`], [`attach_as_power`] |
//! | one retreat a turn | [`one_retreat`] |
//! | one copy of a Trainer a turn | [`one_copy`] |
//! | no attack, or no Trainers, for the rest of the turn | [`no_more_attacks`], [`no_more_trainers`] |
//! | more damage if a card was played this turn | [`extra_damage`] |
//!
//! Cards keep what is printed on them. A feature that needs a card takes one that is there: the attack and the Power get
//! new effects, the others act before what their cards do anyway.
//!
//! ```
//! use tallgrass_duel_tutorial::{one_retreat, rulebook_with};
//!
//! let book = rulebook_with(&[&one_retreat::ONE_RETREAT_A_TURN]).unwrap();
//! assert_eq!(book.flags(), ["tried to retreat"]);
//! ```

mod attach;
pub mod attach_as_attack;
pub mod attach_as_power;
pub mod extra_damage;
pub mod no_more_attacks;
pub mod no_more_trainers;
pub mod one_copy;
pub mod one_retreat;

use std::sync::OnceLock;
use tallgrass_duel::{Effect, Rulebook, RulebookError};

/// Every feature.
pub static ALL: &[&Effect] = &[
    &attach_as_attack::ATTACH_AS_ATTACK,
    &attach_as_power::ATTACH_AS_POWER,
    &one_retreat::ONE_RETREAT_A_TURN,
    &one_copy::ONE_BILL_A_TURN,
    &no_more_attacks::NO_ATTACK_AFTER_OAK,
    &no_more_trainers::NO_TRAINER_AFTER_COMPUTER_SEARCH,
    &extra_damage::ENERGY_SEARCH_IS_REMEMBERED,
    &extra_damage::MORE_DAMAGE_AFTER_ENERGY_SEARCH,
];

/// The cartridge's cards with some of the features.
pub fn rulebook_with(features: &[&'static Effect]) -> Result<Rulebook, RulebookError> {
    Rulebook::layered(&[tallgrass_duel_cards::effects(), features])
}

/// The cartridge's cards with every feature.
///
/// # Panics
/// Never: a test checks that the features go together.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    BOOK.get_or_init(|| match rulebook_with(ALL) {
        Ok(book) => book,
        Err(error) => unreachable!("{error}"),
    })
}

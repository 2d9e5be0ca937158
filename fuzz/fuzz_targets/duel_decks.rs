//! A deck's text is read or refused; what is read is written as it is read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tallgrass_duel::Deck;

fuzz_target!(|text: &str| {
    let cards = tallgrass_cards::Catalogue::default();
    if let Ok(deck) = Deck::parse(text) {
        assert_eq!(Deck::parse_unrestricted(text, &cards), Ok(deck));
    }
    match Deck::parse_unrestricted(text, &cards) {
        Ok(deck) => assert_eq!(Deck::parse_unrestricted(&deck.to_string(), &cards), Ok(deck)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

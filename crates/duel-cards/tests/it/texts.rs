//! Every card that does something says what, and what it says is so.

use crate::{asking::use_of, table::*};
use tallgrass_cards::cards;
use tallgrass_duel::effect::Layer;
use tallgrass_duel_cards::{effects, rules_texts};

/// The places of a card where something is printed that needs words.
fn places_with_effects(card: &Card) -> Vec<u8> {
    let attacks = (0..2).filter(|&at| card.attacks[at as usize].has_effect || at == 0 && card.has_power());
    let special = card.kind == Kind::Trainer || card.kind.is_energy() && !card.kind.is_basic_energy();
    attacks.chain(special.then_some(place::CARD)).collect()
}

#[test]
fn everything_that_does_something_has_one_text() {
    let mut described = 0;
    for card in cards() {
        let expected = places_with_effects(card);
        for at in [place::FIRST, place::SECOND, place::CARD] {
            let texts: Vec<_> = rules_texts(card.id, at).collect();
            // What stands in for a Pokémon has a way to leave that is printed nowhere.
            if matches!(card.id, id::CLEFAIRY_DOLL | id::MYSTERIOUS_FOSSIL) && at == place::FIRST {
                continue;
            }
            assert_eq!(texts.len(), expected.contains(&at) as usize, "{} {at}: {texts:?}", card.constant);
            described += texts.len();
        }
    }
    assert_eq!(described, 249 + 26 + 34 + 1, "attacks with an effect, Powers, Trainers, special Energy");
}

#[test]
fn texts_are_sentences_for_players() {
    for effect in effects() {
        assert_eq!(effect.layer, Layer::Instead);
        let &(card_id, at) = effect.of.first().expect("a card");
        for text in rules_texts(card_id, at) {
            let what = format!("{}: {text}", card(card_id).constant);
            assert!(
                text.ends_with('.') && text.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()),
                "{what}"
            );
            assert!(text.len() >= 12, "{what}");
            for word in ["the user", "attacker", "says that", "The same", "its deck index"] {
                assert!(!text.contains(word), "{what}");
            }
        }
    }
}

/// Whether a coin is tossed while it is used, whichever way the first of its questions are answered.
fn tosses(card_id: CardId, at: u8) -> bool {
    let (mut duel, begin) = use_of(card_id, at);
    duel.log = Some(Vec::new());
    duel.rolls = Some(Box::new(Rolls::default()));
    let owner = duel.state.turn;
    if duel.answer(begin).is_err() {
        return false;
    }
    for _ in 0..20 {
        if matches!(duel.pending().ask, Ask::Turn | Ask::Over) || duel.state.turn != owner {
            break;
        }
        let first = duel.answers()[0];
        duel.answer(first).expect("a listed answer");
    }
    let log = duel.log.unwrap_or_default();
    let after = |event: &Event| matches!(event, Event::Say(Message::BetweenTurns) | Event::Finished { .. });
    log.iter().take_while(|event| !after(event)).any(|event| matches!(event, Event::Coin(_)))
}

#[test]
fn a_text_speaks_of_coins_where_coins_are_tossed() {
    let mut tossing = 0;
    for effect in effects().iter().filter(|effect| !effect.on.is_empty()) {
        for &(card_id, at) in effect.of {
            // What it does, it does when the Pokémon is attacked, or from the hand.
            let by_itself = [id::HAUNTER_LV17, id::ARTICUNO_LV37].contains(&card_id) && at == place::FIRST;
            // What it does next turn, or as the attack it copies does.
            let another = ["Smokescreen", "Sand-attack", "Metronome"].contains(&effect.name);
            if by_itself || another {
                continue;
            }
            let text: String = rules_texts(card_id, at).collect();
            let speaks = ["heads", "tails", "coin"].iter().any(|word| text.contains(word));
            assert_eq!(tosses(card_id, at), speaks, "{}: {text}", card(card_id).constant);
            tossing += speaks as u32;
        }
    }
    assert!(tossing > 90, "{tossing}");
}

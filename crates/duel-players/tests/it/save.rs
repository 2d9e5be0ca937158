//! Saves that are broken, and one that was written before.

use std::sync::Arc;
use tallgrass_cards::{deck, id};
use tallgrass_duel::{Answers, Deck, Duel, Rules, SaveError, Setup, rulebook::Rulebook, save::VERSION};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{Player, Random, Stream};

/// A duel some answers on.
fn under_way(number: u64, answers: u32) -> Duel {
    let list = |at: i8| Deck::listed(deck(at).expect("a deck")).expect("a deck that can be played");
    let decks = [list((number % 50) as i8), list((number / 2 % 50) as i8)];
    let rules = Rules::HALVING | Rules::SHUFFLE;
    let mut duel = Setup::new(decks).seed([number as u8, 4, 9]).rules(rules).begin(rulebook());
    let mut player = Random::new(number);
    for _ in 0..answers {
        if duel.is_over() {
            break;
        }
        let answer = player.choose(&duel.seen_by(duel.pending().who), &duel.answers());
        duel.answer(answer).expect("a listed answer");
    }
    duel
}

/// Puts a checksum right again.
fn resealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() - 8);
    let step = |hash: u64, byte: &u8| (hash ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    let checksum = bytes.iter().fold(0xcbf2_9ce4_8422_2325, step);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

fn refusal(bytes: &[u8]) -> SaveError {
    Duel::load(bytes, rulebook()).expect_err("it is broken")
}

#[test]
fn a_broken_save_says_what_is_wrong_with_it() {
    let bytes = under_way(3, 40).save();
    assert_eq!(refusal(b"{}"), SaveError::NotASave);
    assert_eq!(refusal(&bytes[..7]), SaveError::Version { found: 0 });
    assert!(matches!(refusal(&bytes[..12]), SaveError::Length { found: 12, .. }));
    for length in 16..bytes.len() {
        assert!(matches!(refusal(&bytes[..length]), SaveError::Checksum { .. }), "{length}");
        if length < bytes.len() - 8 {
            let cut = resealed([&bytes[..length], &[0; 8]].concat());
            assert!(Duel::load(&cut, rulebook()).is_err(), "{length}");
        }
    }
    for at in 8..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 4;
        assert!(matches!(refusal(&changed), SaveError::Checksum { .. }), "{at}");
    }
    let mut other_version = bytes.clone();
    other_version[7] = VERSION + 1;
    let error = refusal(&resealed(other_version));
    assert_eq!(error, SaveError::Version { found: VERSION + 1 });
    assert_eq!(error.to_string(), "the duel was saved in version 3 of the format, and this program reads version 2");
    let longer = resealed([&bytes[..bytes.len() - 8], &[1, 2, 3], &[0; 8]].concat());
    assert!(matches!(refusal(&longer), SaveError::Length { .. }));
    let mut no_such_card = bytes.clone();
    let three = [id::GRASS_ENERGY, id::WATER_ENERGY].map(|id| [id as u8; 3]);
    let decks = bytes.windows(3).position(|found| three.iter().any(|three| three == found));
    no_such_card[decks.expect("a deck")] = 250;
    assert!(matches!(refusal(&resealed(no_such_card)), SaveError::Flaw(_)));
}

#[test]
fn whatever_loads_can_be_played_on() {
    let mut stream = Stream::new(5);
    let mut loaded = 0;
    for number in 0..3000 {
        let mut bytes = under_way(number % 40, (number % 97) as u32).save();
        for _ in 0..1 + stream.below(3) {
            let at = 8 + stream.below(bytes.len() - 16);
            bytes[at] = stream.next() as u8;
        }
        let Ok(mut duel) = Duel::load(&resealed(bytes), rulebook()) else { continue };
        loaded += 1;
        let mut player = Random::new(number);
        let mut answers = Answers::new();
        for _ in 0..300 {
            duel.fill_answers(&mut answers);
            if duel.is_over() || answers.is_empty() {
                break;
            }
            let answer = player.choose(&duel.seen_by(duel.pending().who), &answers);
            let _ = duel.answer(answer);
        }
    }
    assert!(loaded > 1000, "{loaded}");
}

#[test]
fn a_save_of_this_version_stays_readable() {
    // If this fails because a save is written otherwise now, raise the version and write the file anew:
    // `std::fs::write("tests/it/duel.save", under_way(11, 120).save())`.
    let bytes = include_bytes!("duel.save");
    let duel = Duel::load(bytes, rulebook()).expect("a save that was written before");
    assert!(duel.state == under_way(11, 120).state);
    assert!(duel.save() == bytes);
}

#[test]
fn a_flag_of_another_rulebook_is_named() {
    use tallgrass_duel::prelude::*;
    static SEEN: Flag = Flag::of(&RULE, "somebody has looked");
    static TIRED: Mark = Mark::of(&RULE, "is tired");
    static RULE: Effect =
        Effect { name: "a rule", flags: &["somebody has looked"], marks: &["is tired"], ..Effect::NEW };
    let book = Arc::new(Rulebook::new(&[&RULE]).expect("a rulebook"));
    let mut duel = Duel::new(under_way(1, 30).state, Arc::clone(&book), Rules::CARTRIDGE);
    duel.set_mark(Seat::Opponent, ACTIVE, &TIRED);
    let marked = Duel::load(&duel.save(), Arc::clone(&book)).expect("its own rulebook");
    assert!(marked.mark(Seat::Opponent, ACTIVE, &TIRED) && marked.state == duel.state);
    assert!(refusal(&duel.save()).to_string().contains("\"is tired\""));
    duel.clear_mark(Seat::Opponent, ACTIVE, &TIRED);
    duel.set_flag(&SEEN);
    let bytes = duel.save();
    assert!(Duel::load(&bytes, book).expect("its own rulebook").flag(&SEEN));
    let error = refusal(&bytes).to_string();
    assert!(error.contains("no effect of the rulebook has a turn flag \"somebody has looked\""), "{error}");
}

#[test]
fn words_of_an_effects_own_are_saved() {
    let mut duel = under_way(2, 10);
    duel.state.pending.why = tallgrass_duel::Message::prompt("Choose a colour of the rainbow");
    let again = Duel::load(&duel.save(), rulebook()).expect("a save");
    assert!(again.state == duel.state);
    assert_eq!(again.pending().why.text(), "Choose a colour of the rainbow");
}

//! Cards of one's own: in decks, in hand, in play, in words and in saves.

use crate::table::*;
use tallgrass_duel::{Answer, Ask, Deck, Duel, prelude::*, scenario::Side, words::Teller};
use tallgrass_duel_tutorial::{
    extra_damage::INVITE,
    long_song::AFTER_THE_SONG,
    one_supporter::{ONE_IS_ENOUGH, ONE_SUPPORTER_A_TURN},
    rulebook,
    second_energy::OF_NO_USE_YET,
};

fn told(duel: &mut Duel) -> Vec<String> {
    let mut teller = Teller::new(["Ann", "Bob"]);
    let events = happened(duel);
    events.iter().filter_map(|event| teller.tell(duel, event)).collect()
}

#[test]
fn they_have_numbers_names_and_texts() {
    let book = rulebook();
    let cards = book.cards();
    for (id, key, name) in [
        (TANGELA, "TANGELA_TACTFUL", "Tangela Lv17"),
        (ERIKA, "ERIKAS_INVITATION", "Erika's Invitation"),
        (JYNX, "JYNX_LONG_SONG", "Jynx Lv18"),
        (GREENHOUSE, "GREENHOUSE", "Greenhouse"),
    ] {
        assert_eq!((cards.find(key).map(|card| card.id), cards.name_of(id)), (Some(id), name.into()));
        assert_eq!(cards.find(name).map(|card| card.id), Some(id));
    }
    assert!(book.texts(TANGELA, place::FIRST).all(|text| text.starts_with("60 more damage")));
    assert!(book.is_replaced(id::VILEPLUME, place::FIRST) && !book.is_replaced(id::BILL, place::CARD));
    assert_eq!(book.texts(id::BILL, place::CARD).collect::<Vec<_>>(), ["Only one Bill may be played in a turn."]);
    assert_eq!(book.rule_names(), ["one retreat a turn", "one Supporter a turn"]);
    assert!(cards.card(ERIKA).has_tag("Supporter") && !cards.card(id::BILL).has_tag("Supporter"));
    for (name, deck) in book.decks() {
        assert_eq!(Deck::parse_in(&deck.to_text(cards), cards).as_ref(), Ok(deck), "{name}");
    }
    assert!(Deck::parse("60 Tangela Lv17").is_err(), "the cartridge doesn't have it");
}

/// Ann with the invitation, before a hand of Bob's.
fn invitation(hand: &[CardId], bench: usize) -> Duel {
    let mine = Side { play: &[TANGELA], attached: &[id::GRASS_ENERGY], hand: &[ERIKA, ERIKA], ..Side::NOTHING };
    let play = [id::BLASTOISE, id::EKANS, id::EKANS, id::EKANS, id::EKANS, id::EKANS];
    duel(&[&ONE_SUPPORTER_A_TURN], mine, Side { play: &play[..1 + bench], hand, ..Side::NOTHING })
}

#[test]
fn the_invitation_shows_the_hand_and_brings_a_basic_pokemon_in() {
    let mut duel = invitation(&[id::BILL, id::GOLEM, id::GEODUDE], 0);
    duel.state.page_mut(Seat::Opponent).status = Condition::Asleep as u8;
    duel.state.page_mut(Seat::Player).substatus2 = Hindrance::Leer as u8;
    assert!(duel.seen_by(Seat::Player).other().hand().is_none());
    let card = in_hand(&duel, ERIKA);
    answer(&mut duel, &[Answer::Trainer(card)]);
    assert_eq!((duel.pending().why, duel.answers().len()), (INVITE, 1), "there is one Basic Pokémon");
    let seen: Vec<CardId> =
        duel.seen_by(Seat::Player).other().hand().expect("it lies open").map(|seen| seen.id).collect();
    assert_eq!(seen, [id::BILL, id::GOLEM, id::GEODUDE]);
    assert!(duel.seen_by(Seat::Opponent).other().hand().is_none(), "and only the other's");
    assert_eq!(continued(&duel).seen_by(Seat::Player).other().hand().map(Iterator::count), Some(3));
    let guest = duel.answers()[0];
    answer(&mut duel, &[guest]);
    assert!(asks_for_an_action(&duel) && duel.seen_by(Seat::Player).other().hand().is_none());
    let theirs = duel.state.page(Seat::Opponent);
    assert_eq!((theirs.in_play, theirs.hand_count, theirs.status), (2, 2, 0));
    assert_eq!([0, 1].map(|slot| duel.state.card_id_at(Seat::Opponent, slot)), [id::GEODUDE, id::BLASTOISE]);
    assert_eq!(duel.state.page(Seat::Player).substatus2, 0, "who leered is gone");
    assert_eq!(duel.state.check(), Ok(()));
    let told = told(&mut duel);
    let line = "Bob is invited to send Geodude (Active), who comes in from the hand.";
    assert!(told.iter().any(|told| told == "Ann sees Golem.") && told.iter().any(|told| told == line), "{told:?}");
    // 70, doubled by weakness.
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.state.page(Seat::Opponent).hp[0], 0);
}

#[test]
fn without_a_basic_pokemon_the_hand_is_seen_all_the_same() {
    let mut duel = invitation(&[id::BILL, id::GOLEM], 0);
    let card = in_hand(&duel, ERIKA);
    answer(&mut duel, &[Answer::Trainer(card)]);
    assert_eq!(duel.answers().to_vec(), [Answer::Stop]);
    assert_eq!(duel.seen_by(Seat::Player).other().hand().map(Iterator::count), Some(2));
    answer(&mut duel, &[Answer::Stop]);
    assert_eq!(duel.state.card_id_at(Seat::Opponent, 0), id::BLASTOISE);
    answer(&mut duel, &[Answer::Attack(0)]);
    assert_eq!(duel.damage_on(Seat::Opponent, 0), 70, "it was played");
}

#[test]
fn nobody_is_invited_from_an_empty_hand_or_to_a_full_bench() {
    for (hand, bench, why) in
        [(&[][..], 0, "the opponent has no card in hand"), (&[id::ABRA], 5, "the opponent's Bench is full")]
    {
        let mut duel = invitation(hand, bench);
        let card = in_hand(&duel, ERIKA);
        assert_eq!(refusal(&mut duel, Answer::Trainer(card)).text(), why);
    }
}

#[test]
fn one_supporter_a_turn() {
    let mut duel = invitation(&[id::BILL], 0);
    let card = in_hand(&duel, ERIKA);
    answer(&mut duel, &[Answer::Trainer(card), Answer::Stop]);
    let second = in_hand(&duel, ERIKA);
    assert_eq!(refusal(&mut duel, Answer::Trainer(second)), ONE_IS_ENOUGH);
    answer(&mut duel, &[Answer::EndTurn, Answer::EndTurn]);
    assert!(duel.check(Answer::Trainer(second)).is_ok());
}

#[test]
fn after_the_long_song_nobody_attacks_even_if_the_singer_leaves() {
    let mine = Side { play: &[JYNX, JYNX], attached: &[id::PSYCHIC_ENERGY; 2], ..Side::NOTHING };
    let mut duel = duel(&[], mine, Side { play: &[id::CHANSEY], ..Side::NOTHING });
    assert!(duel.check(Answer::Attack(1)).is_ok());
    answer(&mut duel, &[Answer::Power(1)]);
    let hand = duel.state.page(Seat::Player).hand_count;
    assert_eq!(hand, 1);
    assert_eq!(refusal(&mut duel, Answer::Attack(1)), AFTER_THE_SONG);
    assert_eq!(
        duel.refusal_in_words(duel.check(Answer::Attack(1)).unwrap_err()),
        "Jynx Lv18: after the Long Song you can't attack this turn"
    );
    assert_eq!(refusal(&mut duel, Answer::Power(1)), Message::OnlyOncePerTurn);
    for slot in 0..2 {
        duel.state.page_mut(Seat::Player).slots[slot] = duel.state.page(Seat::Player).slots[slot];
        duel.state.decks[0][slot] = id::ABRA;
    }
    assert_eq!(refusal(&mut duel, Answer::Attack(0)), AFTER_THE_SONG, "no Jynx is in play any more");
}

#[test]
fn a_trainer_allows_a_second_energy() {
    let hand = &[GREENHOUSE, id::GRASS_ENERGY, id::GRASS_ENERGY, id::GRASS_ENERGY];
    let mine = Side { play: &[TANGELA], hand, ..Side::NOTHING };
    let mut duel = duel(&[], mine, Side { play: &[id::CHANSEY], ..Side::NOTHING });
    let greenhouse = in_hand(&duel, GREENHOUSE);
    assert_eq!(refusal(&mut duel, Answer::Trainer(greenhouse)), OF_NO_USE_YET);
    for _ in 0..2 {
        let energy = in_hand(&duel, id::GRASS_ENERGY);
        answer(&mut duel, &[Answer::Energy(energy, 0)]);
        let next = in_hand(&duel, id::GRASS_ENERGY);
        assert_eq!(refusal(&mut duel, Answer::Energy(next, 0)), Message::MayOnlyAttachOneEnergyCard);
        if duel.check(Answer::Trainer(greenhouse)).is_ok() {
            answer(&mut duel, &[Answer::Trainer(greenhouse)]);
        }
    }
    assert_eq!(duel.energies(Seat::Player, 0).total, 2);
}

#[test]
fn their_duels_are_played_and_saved() {
    let book = rulebook();
    let decks = [book.decks()[0].1, book.decks()[1].1];
    for seed in 0..30 {
        let mut duel = tallgrass_duel::Setup::new(decks).prizes(3).seed([seed, 1, 2]).begin(rulebook());
        duel.log = Some(Vec::new());
        let mut player = tallgrass_duel_players::Random::new(seed.into());
        let mut answers = 0;
        while !duel.is_over() {
            use tallgrass_duel_players::Player;
            let chosen = player.choose(&duel.seen_by(duel.pending().who), &duel.answers());
            duel.in_words(chosen);
            answer(&mut duel, &[chosen]);
            told(&mut duel);
            assert_eq!(duel.state.check(), Ok(()));
            if duel.pending().ask == Ask::Turn && answers % 7 == 0 {
                duel = continued(&duel);
            }
            answers += 1;
        }
    }
}

#[test]
fn a_pack_s_own_words_belong_to_its_rulebook() {
    use std::sync::Arc;
    use tallgrass_duel::{Pack, Rulebook, message::MessageKind};
    let words = vec!["Choose with care".into(), "it is too late".into()];
    let pack = Pack { words, ..tallgrass_duel_tutorial::pack() };
    let book = Arc::new(Rulebook::of_packs(&[tallgrass_duel_cards::pack(), pack]).expect("a rulebook"));
    let prompt = book.message(MessageKind::Prompt, "Choose with care").expect("words");
    assert_eq!((book.text_of(prompt), prompt.kind()), ("Choose with care", MessageKind::Prompt));
    assert_eq!(book.message(MessageKind::Prompt, "Choose at random"), None);
    let mine = Side { play: &[TANGELA], ..Side::NOTHING };
    let mut duel = tallgrass_duel::scenario::turn(mine, mine, Arc::clone(&book)).expect("a position");
    duel.state.pending.why = prompt;
    assert_eq!(Duel::load(&duel.save(), book).expect("a save").state, duel.state);
    let why = book_refusal(&duel);
    assert_eq!(duel.refusal_in_words(why), "it is too late");
}

fn book_refusal(duel: &Duel) -> tallgrass_duel::Refusal {
    let late = duel.rulebook().message(tallgrass_duel::message::MessageKind::Refusal, "it is too late");
    tallgrass_duel::Refusal::Because(late.expect("words"))
}

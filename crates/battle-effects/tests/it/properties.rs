//! What holds for every battle, tried on battles between teams dealt from everything that exists.

use super::dealt::{FORMATS, battle, battle_with, below, dice, log, next, play, players, requests, understood};
use proptest::prelude::*;
use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tallgrass_battle::ids::{Mon, SideId};
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::state::{MAX_MOVES, State};
use tallgrass_battle::{Battle, Choice, Decision, Special, Tape};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::moves;

fn hash(state: &State) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(state)
}

/// Whether states are the same but for what players have begun to choose: a refused choice starts that over.
fn same_but_for_choices(one: &Battle, other: &Battle) -> bool {
    let mut state = one.state().clone();
    for (side, other) in state.sides.iter_mut().zip(&other.state().sides) {
        side.choice = other.choice;
    }
    state == *other.state()
}

/// What to choose, right or wrong.
fn any_decision() -> impl Strategy<Value = Decision> {
    let special = prop_oneof![
        8 => Just(Special::None),
        1 => Just(Special::Mega),
        1 => Just(Special::ZMove),
        1 => Just(Special::Dynamax),
        2 => Just(Special::Terastallize),
    ];
    let choice = prop_oneof![
        1 => Just(Choice::Pass),
        1 => Just(Choice::Shift),
        8 => (0..6u8, -3..=3i8, special).prop_map(|(slot, target, special)| Choice::Move { slot, target, special }),
        4 => (0..8u8).prop_map(|slot| Choice::Switch { slot }),
        1 => any::<u8>().prop_map(|slot| Choice::Switch { slot }),
        1 => (any::<u8>(), any::<i8>())
            .prop_map(|(slot, target)| Choice::Move { slot, target, special: Special::None }),
    ];
    prop_oneof![
        9 => prop::collection::vec(choice, 0..=3).prop_map(|list| Decision::Actions(list.into_iter().collect())),
        1 => prop::collection::vec(any::<u8>(), 0..8).prop_map(|list| Decision::Team(list.into_iter().collect())),
    ]
}

fn any_battle() -> impl Strategy<Value = (&'static str, u64)> {
    (prop::sample::select(&FORMATS[..]), any::<u64>())
}

/// A tenth of the usual number of cases, since each is a battle; PROPTEST_CASES has it tried longer.
fn config() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig { cases: usual.cases.div_ceil(10), failure_persistence: None, ..usual }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_copy_equals_its_original_and_has_the_same_future((format, seed) in any_battle(), before in 0..60usize) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        play(&mut battle, &mut players, before);
        let mut copy = battle.clone();
        let mut over = super::dealt::battle(format, !seed);
        over.clone_from(&battle);
        for _ in 0..12 {
            let copied = battle.state().bytes();
            prop_assert!(battle.state().mons.len() > 12 || copied <= 18 * 1024, "a copy has {copied} bytes");
            for other in [&copy, &over] {
                prop_assert!(other.state() == battle.state());
                prop_assert_eq!(log(other), log(&battle));
                prop_assert_eq!(requests(other), requests(&battle));
            }
            let mut same = players.clone();
            play(&mut copy, &mut same.clone(), 1);
            play(&mut over, &mut same, 1);
            play(&mut battle, &mut players, 1);
        }
    }

    #[test]
    fn at_every_decision_a_save_is_the_battle((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        for _ in 0..80 {
            let bytes = battle.save();
            let mut loaded = Battle::load(library(), &bytes).expect("what was saved");
            prop_assert!(loaded.state() == battle.state());
            prop_assert_eq!(hash(loaded.state()), hash(battle.state()));
            prop_assert_eq!(requests(&loaded), requests(&battle));
            prop_assert!(loaded.save() == bytes);
            // Both go on with an empty log.
            for one in [&mut loaded, &mut battle] {
                one.set_logging(false);
                one.set_logging(true);
            }
            let mut same = players.clone();
            play(&mut battle, &mut players, 3);
            play(&mut loaded, &mut same, 3);
            prop_assert_eq!(log(&loaded), log(&battle));
            prop_assert_eq!(requests(&loaded), requests(&battle));
            prop_assert!(loaded.state() == battle.state());
            if battle.state().ended {
                break;
            }
        }
    }

    #[test]
    fn states_are_equal_as_their_hashes_are((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let mut states = vec![battle.state().clone()];
        for _ in 0..20 {
            play(&mut battle, &mut players, 1);
            states.push(battle.state().clone());
        }
        for one in &states {
            for other in &states {
                prop_assert_eq!(one == other, hash(one) == hash(other));
            }
        }
    }

    #[test]
    fn what_is_listed_is_accepted_as_a_value_and_as_text((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let mut random = dice(seed, 1);
        for _ in 0..40 {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            // Not all of a team's orders, or of three Pokémon's moves, every time.
            let listed: Vec<Decision> = battle.decisions(side).take(2000).collect();
            prop_assert!(!listed.is_empty() && listed.iter().collect::<HashSet<_>>().len() == listed.len());
            for _ in 0..listed.len().min(40) {
                let listed = &listed[below(&mut random, listed.len())];
                let (mut by_value, mut by_text) = (battle.clone(), battle.clone());
                by_value.decide(side, listed).unwrap_or_else(|error| panic!("{side:?} {listed}: {error}"));
                by_text.choose(side, &listed.to_string()).unwrap_or_else(|error| panic!("{side:?} {listed}: {error}"));
                prop_assert!(by_value.state() == by_text.state());
                prop_assert_eq!(log(&by_value), log(&by_text));
                prop_assert_eq!(by_value.fault(), None);
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
    }

    #[test]
    fn what_is_not_listed_changes_nothing_or_means_something_listed(
        (format, seed) in any_battle(),
        wrong in prop::collection::vec(any_decision(), 60),
        text in ".{0,30}",
    ) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        for wrong in wrong.chunks(3) {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            let listed: HashSet<Decision> = battle.decisions(side).take(300).collect();
            let meanings: HashSet<String> = listed
                .iter()
                .map(|listed| {
                    let mut tried = battle.clone();
                    tried.decide(side, listed).expect("a decision that is listed");
                    understood(&tried, side)
                })
                .collect();
            let texts = wrong.iter().map(Decision::to_string).chain([text.clone()]);
            let tries = wrong.iter().map(|wrong| (Some(wrong), wrong.to_string())).chain(texts.map(|text| (None, text)));
            for (value, text) in tries {
                let mut tried = battle.clone();
                let result = match value {
                    Some(value) => tried.decide(side, value),
                    None => tried.choose(side, &text),
                };
                match result {
                    Ok(()) => {
                        prop_assert!(tried.fault().is_none());
                        let meant = understood(&tried, side);
                        prop_assert!(listed.len() == 300 || meanings.contains(&meant), "{format} {text}: {meant}");
                    }
                    Err(error) => {
                        prop_assert!(!value.is_some_and(|value| listed.contains(value)), "{}: {}", text, error);
                        prop_assert!(!error.message.is_empty());
                        prop_assert_eq!(log(&tried), log(&battle));
                        // SHOWDOWN: who is to revive somebody is marked as having done so as soon as that is chosen.
                        if battle.request_json(side).contains("\"reviving\":true") {
                            continue;
                        }
                        if !error.unavailable && error.before.iter().all(|error| !error.unavailable) {
                            prop_assert_eq!(requests(&tried), requests(&battle), "{}: {}", text, error);
                            prop_assert!(same_but_for_choices(&tried, &battle), "{}: {}", text, error);
                        }
                        tried.decide(side, &decision).expect("the battle goes on");
                    }
                }
            }
            // Nor does anything that others choose who are not asked, or who aren't there.
            for other in (0..=u8::MAX).map(SideId).filter(|&other| other != side) {
                if other.0 < battle.side_ids().count() as u8 && !battle.is_choice_done(other) {
                    continue;
                }
                let mut tried = battle.clone();
                if other.0 >= battle.side_ids().count() as u8 {
                    prop_assert!(tried.choose(other, "default").is_err() && tried.decide(other, &decision).is_err());
                    prop_assert_eq!(tried.request_json(other), "null");
                    prop_assert_eq!(tried.decisions(other).count(), 0);
                    prop_assert!(tried.undo_choice(other).is_ok() && tried.is_choice_done(other));
                    prop_assert!(tried.state() == battle.state());
                }
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
        if battle.state().ended {
            let before = battle.clone();
            for side in battle.side_ids() {
                prop_assert!(battle.choose(side, "move 1").is_err());
            }
            prop_assert!(same_but_for_choices(&before, &battle));
            prop_assert_eq!(log(&before), log(&battle));
        }
    }

    #[test]
    fn what_is_taken_back_was_never_chosen((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        for _ in 0..60 {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            let before = (battle.state().turn, battle.state().request, log(&battle).len());
            let mut tried = battle.clone();
            tried.decide(side, &decision).expect("a decision that is listed");
            if (tried.state().turn, tried.state().request, log(&tried).len()) == before && tried.is_choice_done(side) {
                let chosen = tried.clone();
                match tried.undo_choice(side) {
                    Ok(updated) => {
                        // SHOWDOWN: who is to revive somebody is marked as having done so as soon as that is chosen.
                        let reviving = battle.request_json(side).contains("\"reviving\":true");
                        prop_assert!(!tried.is_choice_done(side) || reviving);
                        if !updated && !reviving {
                            prop_assert!(tried.state() == battle.state());
                            prop_assert_eq!(requests(&tried), requests(&battle));
                        }
                        prop_assert!(reviving || tried.decide(side, &decision).is_ok(), "it can be chosen again");
                    }
                    Err(_) => prop_assert!(same_but_for_choices(&tried, &chosen)),
                }
                prop_assert_eq!(log(&tried), log(&battle));
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
    }

    #[test]
    fn nobody_sees_what_is_secret((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let exact = format.contains("custom");
        for _ in 0..60 {
            for side in battle.side_ids() {
                let ally = |other: &SideId| battle.side_ids().count() == 4 && format.contains("multi") && other.0 % 2 == side.0 % 2;
                let request = battle.request_json(side);
                for other in battle.side_ids().filter(|other| *other != side && !ally(other)) {
                    prop_assert!(!request.contains(&format!("{}-", other.name())), "{}", request);
                }
            }
            play(&mut battle, &mut players, 1);
        }
        let all = log(&battle);
        for at in (0..all.len()).filter(|&at| all[at].starts_with("|split|")) {
            // One secret line and one that stands for it, both about its owner.
            let owner = &all[at]["|split|".len()..];
            prop_assert!(battle.side_ids().any(|side| side.name() == owner));
            prop_assert!(!all[at + 1].starts_with("|split|") && !all[at + 1].is_empty());
            prop_assert!(at + 2 < all.len() && !all[at + 2].starts_with("|split|"));
        }
        for view in battle.side_ids().map(View::Player).chain([View::Spectator]) {
            let seen: Vec<&str> = view.of(all.iter().copied()).collect();
            prop_assert!(seen.iter().all(|line| !line.starts_with("|split|") && !line.is_empty()));
            let mut expected = all.iter().copied();
            let mut wanted = Vec::new();
            while let Some(line) = expected.next() {
                let Some(owner) = line.strip_prefix("|split|") else { wanted.push(line); continue };
                let (secret, shared) = (expected.next().unwrap_or(""), expected.next().unwrap_or(""));
                wanted.push(if view == View::Player(SideId(owner.as_bytes()[1] - b'1')) { secret } else { shared });
            }
            wanted.retain(|line| !line.is_empty());
            prop_assert_eq!(&seen, &wanted);
            // In formats that don't tell exact HP, others' is in percent wherever a line tells it.
            for line in seen.iter().filter(|_| !exact) {
                let parts: Vec<&str> = line.split('|').collect();
                let Some(whom) = parts.get(2).filter(|whom| whom.starts_with('p') && whom.contains(": ")) else { continue };
                if matches!(view, View::Player(side) if whom.starts_with(side.name())) {
                    continue;
                }
                for health in parts[3..].iter().filter(|part| part.contains('/') && !part.starts_with('[')) {
                    let health = health.split(' ').next().unwrap_or_default();
                    let percent = health.split_once('/').is_some_and(|(left, whole)| {
                        whole == "100" && left.parse::<u32>().is_ok_and(|left| (1..=100).contains(&left))
                    });
                    prop_assert!(percent || parts[1] == "-start" || parts[1] == "-activate", "{}", line);
                }
            }
        }
    }

    #[test]
    fn recorded_draws_give_the_same_battle((format, seed) in any_battle(), other in any::<u64>()) {
        let mut original = battle_with(format, seed, seed, Some(Tape::default()));
        let mut first = players(&original, seed);
        play(&mut original, &mut first, 60);
        let drawn = original.tape().expect("draws were recorded").drawn.clone();
        // Another seed gives other numbers, which are not asked for.
        let tape = Tape::listed(drawn.iter().map(|draw| (draw.purpose, draw.value)));
        let mut replayed = battle_with(format, seed, other, Some(tape));
        let mut second = players(&replayed, seed);
        play(&mut replayed, &mut second, 60);
        let tape = replayed.tape().expect("the tape");
        prop_assert_eq!(tape.finish(), Ok(()));
        prop_assert_eq!(&tape.drawn, &drawn);
        prop_assert_eq!(log(&replayed), log(&original));
        prop_assert_eq!(requests(&replayed), requests(&original));
    }
}

/// The bytes of a save with the checksum they should have.
fn resealed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes[..bytes.len() - 8].to_vec();
    let step = |hash: u64, byte: &u8| (hash ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    let checksum = bytes.iter().chain([&0]).fold(0xcbf2_9ce4_8422_2325, step);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// A save with a few bytes changed and the right checksum is refused, or is a battle that can be played on.
#[test]
fn a_forged_save_is_no_defect() {
    for seed in 0..70 {
        let mut battle = battle(FORMATS[seed as usize % FORMATS.len()], seed);
        let mut some = players(&battle, seed);
        let mut random = dice(seed, 9);
        play(&mut battle, &mut some, below(&mut random, 40));
        let saved = battle.save();
        assert!(resealed(&saved) == saved);
        for _ in 0..15 {
            let mut forged = saved.clone();
            for _ in 0..1 + below(&mut random, 2) {
                let at = below(&mut random, forged.len() - 8);
                forged[at] = [0, 1, 5, 23, 127, 255, random.next_u32() as u8][below(&mut random, 7)];
            }
            let Ok(mut battle) = Battle::load(library(), &resealed(&forged)) else { continue };
            let mut some = players(&battle, seed);
            for _ in 0..30 {
                let Some(side) = battle.side_ids().find(|&side| !battle.is_choice_done(side)) else { break };
                let Some(decision) = some[side.0 as usize].decide(&battle, side) else { break };
                if battle.decide(side, &decision).is_err() || battle.fault().is_some() {
                    break;
                }
            }
        }
    }
}

/// In this battle of doubles all moves of a Pokémon are disabled without its player knowing; the first has to be aimed.
#[test]
fn what_stands_for_struggle_is_aimed() {
    let seed = 1_679_658_069_960_687_772;
    let mut battle = battle("gen9doublesou", seed);
    let mut players = players(&battle, seed);
    while let Some((side, decision)) = next(&mut battle, &mut players) {
        battle.decide(side, &decision).expect("a decision that is listed");
    }
}

#[test]
fn more_moves_than_fit_are_a_fault() {
    let mut battle = battle("gen9customgame", 1);
    let (holder, other) = (Mon(0), Mon(1));
    while battle.learn_move(other, moves::POUND) {
        assert_eq!(battle.fault(), None);
        assert!(battle.move_count(other) <= MAX_MOVES);
    }
    assert_eq!(battle.fault(), Some("a Pokémon knows more moves than fit"));
    assert_eq!((battle.move_count(other), battle.move_count(holder)), (MAX_MOVES, 4));
}

#[test]
fn a_save_that_was_changed_or_cut_off_is_refused() {
    let mut battle = battle("gen9doublescustomgame", 7);
    let mut some = players(&battle, 7);
    play(&mut battle, &mut some, 12);
    let mut bytes = battle.save();
    let load = |bytes: &[u8]| Battle::load(library(), bytes);
    assert!(load(&bytes).is_ok());
    for at in 0..bytes.len() {
        let good = bytes[at];
        for bad in [good.wrapping_add(1), !good] {
            bytes[at] = bad;
            assert!(load(&bytes).is_err(), "byte {at}");
        }
        bytes[at] = good;
        assert!(load(&bytes[..at]).is_err());
    }
    bytes.push(0);
    assert!(load(&bytes).is_err());
}

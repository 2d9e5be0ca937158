//! How duels end: prizes, the table of results, ties and what follows them.

use crate::table::*;
use tallgrass_duel::{Deck, Setup, state::Finish};
use tallgrass_duel_cards::rulebook;

/// Both Active Pokémon are about to die of poison, or one, or none.
fn poison(duel: &mut Duel, who: &[Seat]) {
    for &seat in who {
        let page = duel.state.page_mut(seat);
        page.hp[0] = 10;
        page.status = Condition::Poisoned as u8;
    }
}

/// Ends the turn and answers whatever is asked until somebody's turn begins, cards are placed or the duel is over.
fn end_turn(duel: &mut Duel) -> Vec<Event> {
    duel.log = Some(Vec::new());
    answer(duel, &[Answer::EndTurn]);
    while !matches!(duel.pending().ask, Ask::Turn | Ask::Over | Ask::Place { .. }) {
        let first = duel.answers()[0];
        answer(duel, &[first]);
    }
    duel.log.take().unwrap_or_default()
}

fn side<'a>(last_prize: bool, none_left: bool) -> Side<'a> {
    let play: &[CardId] = if none_left { &[id::ABRA] } else { &[id::ABRA, id::EKANS] };
    let prizes: &[CardId] = if last_prize { &[id::BILL] } else { &[id::BILL, id::LASS, id::BILL] };
    Side { play, prizes, deck: &[id::ABRA; 20], ..Side::default() }
}

#[test]
fn each_of_the_sixteen_results_is_what_the_cartridge_makes_of_it() {
    const N: u8 = 0;
    const W: u8 = Finish::Won as u8;
    const L: u8 = Finish::Lost as u8;
    const T: u8 = Finish::Tied as u8;
    let results = [N, L, W, T, L, L, T, L, W, T, W, W, T, L, W, T];
    for (bits, expected) in (0u8..).zip(results) {
        let [i_take_last, they_take_last, they_have_none, i_have_none] = [8, 4, 2, 1].map(|bit| bits & bit != 0);
        let mut duel = turn(side(i_take_last, i_have_none), side(they_take_last, they_have_none));
        let knocked_out = [
            (i_take_last || they_have_none).then_some(Seat::Opponent),
            (they_take_last || i_have_none).then_some(Seat::Player),
        ];
        poison(&mut duel, &knocked_out.into_iter().flatten().collect::<Vec<_>>());
        let log = end_turn(&mut duel);
        let judged = log.iter().find_map(|event| match *event {
            Event::Judged { bits, finished, table } => Some((bits, finished, table)),
            _ => None,
        });
        // The duel is decided before the table is looked at if only one of them has taken the last prize.
        let decided_before = matches!(bits, 0b0100 | 0b0101 | 0b1000 | 0b1010);
        match judged {
            None => assert_eq!(bits, 0, "nobody was knocked out"),
            Some((_, finished, table)) if decided_before => assert_eq!((finished, table), (expected, false)),
            Some(judged) => assert_eq!(judged, (bits, expected, true), "{bits:04b}"),
        }
        match expected {
            W => assert_eq!(duel.winner(), Some(Seat::Player), "{bits:04b}"),
            L => assert_eq!(duel.winner(), Some(Seat::Opponent), "{bits:04b}"),
            T => assert_eq!((duel.is_over(), duel.state.table.initial_prizes), (false, 1), "{bits:04b}"),
            _ => assert_eq!((duel.pending().ask, duel.state.turn), (Ask::Turn, Seat::Opponent)),
        }
    }
}

/// Places one Pokémon each; the first turn begins.
fn place_one_each(duel: &mut Duel) {
    while let Ask::Place { bench } = duel.pending().ask {
        let first = if bench { Answer::Stop } else { duel.answers()[0] };
        answer(duel, &[first]);
    }
}

#[test]
fn ties_are_followed_by_duels_for_one_prize_until_somebody_wins() {
    let mut duel = turn(side(false, true), side(false, true));
    for ties in 1..=3 {
        poison(&mut duel, &Seat::BOTH);
        let log = end_turn(&mut duel);
        let tied =
            |event: &&Event| matches!(event, Event::Finished { finished, .. } if *finished == Finish::Tied as u8);
        assert_eq!(log.iter().filter(tied).count(), 1, "tie {ties}");
        assert_eq!(
            duel.pending().ask,
            Ask::Place { bench: false },
            "tie {ties}: everything is shuffled and drawn anew"
        );
        assert_eq!((duel.pending().who, duel.state.table.turns), (Seat::Player, 0));
        // A duel that was tied is saved like any other.
        duel = Duel::load(&duel.save(), rulebook()).expect("a save");
        place_one_each(&mut duel);
        assert_eq!(duel.state.check(), Ok(()));
        assert_eq!(Seat::BOTH.map(|seat| duel.state.page(seat).prizes_left()), [1, 1]);
        for page in &duel.state.pages {
            assert_eq!((page.in_play, page.discard_count, page.status, page.substatus3), (1, 0, 0, 0));
        }
    }
    let winner = duel.state.turn;
    poison(&mut duel, &[winner.other()]);
    end_turn(&mut duel);
    assert_eq!(duel.winner(), Some(winner));
}

#[test]
fn a_duel_is_for_one_to_six_prizes() {
    let mut cards = [id::FIGHTING_ENERGY; 60];
    cards[..20].fill(id::MACHOP);
    let deck = Deck::unrestricted(&cards).expect("a deck");
    for asked in 0..=9 {
        let mut duel = Setup::new([deck, deck]).prizes(asked).seed([asked, 1, 2]).begin(rulebook());
        place_one_each(&mut duel);
        let prizes = asked.clamp(1, 6);
        for page in &duel.state.pages {
            assert_eq!((page.prizes_left(), page.prizes), (prizes, (1 << prizes) - 1));
        }
        assert_eq!(duel.state.check(), Ok(()));
    }
}

#[test]
fn whoever_has_taken_as_many_prizes_as_there_were_wins() {
    for prizes in 1..=6u8 {
        let mine = Side {
            play: &[id::ABRA],
            prizes: &[id::BILL; 6][..prizes as usize],
            deck: &[id::LASS; 20],
            ..Side::default()
        };
        let bench = &[id::CHANSEY; 6];
        let mut duel = turn(mine, Side { play: bench, deck: &[id::LASS; 20], ..Side::default() });
        for taken in 1..=prizes {
            assert!(!duel.is_over(), "{taken} of {prizes}");
            while duel.state.turn != Seat::Player {
                end_turn(&mut duel);
            }
            poison(&mut duel, &[Seat::Opponent]);
            end_turn(&mut duel);
            assert_eq!(duel.state.page(Seat::Player).prizes_left(), prizes - taken);
            if taken < prizes && duel.state.page(Seat::Opponent).in_play == 1 {
                // Nobody runs out of Pokémon here: it is the prizes that decide.
                let page = duel.state.page_mut(Seat::Opponent);
                let chansey = page.discard_pile().iter().position(|&card| card < 6).expect("a Chansey");
                let card = page.discard_pile()[chansey];
                page.take_from_discard(card);
                page.add_to_hand(card);
                answer(&mut duel, &[Answer::Basic(card)]);
            }
        }
        assert_eq!(duel.winner(), Some(Seat::Player), "{prizes}");
    }
}

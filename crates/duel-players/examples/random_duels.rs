//! Plays random duels over all decks and random decks, and checks after every answer that no card was lost:
//! `cargo run --release -p tallgrass-duel-players --example random_duels -- [DUELS] [FIRST]`

use std::collections::BTreeMap;
use tallgrass_cards::{CardId, cards, decks};
use tallgrass_duel::{Answer, Answers, Deck, Duel, Rules, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random, Stream};

/// Any sixty cards, Basic Pokémon among them.
fn random_deck(stream: &mut Stream) -> Deck {
    let kinds = 6 + stream.below(30);
    loop {
        let chosen: Vec<CardId> = (0..kinds).map(|_| cards()[stream.below(cards().len())].id).collect();
        let deck: Vec<CardId> = (0..60)
            .map(|_| match stream.below(3) {
                0 => 1 + stream.below(7) as CardId,
                _ => chosen[stream.below(kinds)],
            })
            .collect();
        if let Ok(deck) = Deck::unrestricted(&deck) {
            return deck;
        }
    }
}

fn begin(number: u64) -> Duel {
    let mut stream = Stream::new(number);
    let mut deck = || match stream.below(4) {
        0 => random_deck(&mut stream),
        _ => Deck::listed(&decks()[stream.below(decks().len())]).expect("the cartridge's decks can be played"),
    };
    let decks = [deck(), deck()];
    let prizes = 1 + stream.below(6) as u8;
    let rules = if stream.below(8) == 0 { Rules::CORRECTED } else { Rules::CARTRIDGE };
    let [a, b, c, ..] = stream.next().to_le_bytes();
    Setup::new(decks).prizes(prizes).seed([a, b, c]).rules(rules).begin(rulebook())
}

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| match arguments.next() {
        Some(text) => text.parse().map_err(|_| format!("{text:?} is not a number")),
        None => Ok(default),
    };
    let (duels, first) = (number(1000)?, number(0)?);
    let mut answers = Answers::new();
    let (mut given, mut most, mut turns, mut listed) = (0u64, 0u32, 0u64, 0usize);
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    for number in first..first + duels {
        let mut duel = begin(number);
        let mut player = Random::new(number);
        let mut count = 0;
        let mut trail: Vec<Answer> = Vec::new();
        while !duel.is_over() {
            let trail_text = || format!("{:?}", &trail[trail.len().saturating_sub(8)..]);
            duel.state
                .check()
                .map_err(|flaw| format!("duel {number}, answer {count}: {flaw} (after {})", trail_text()))?;
            duel.fill_answers(&mut answers);
            listed = listed.max(answers.len());
            if answers.is_empty() || count == MAX_ANSWERS {
                return Err(format!(
                    "duel {number}, answer {count}: no end; {:?} (after {})",
                    duel.pending(),
                    trail_text()
                ));
            }
            let answer = player.choose(&duel.seen_by(duel.pending().who), &answers);
            duel.answer(answer).map_err(|refusal| format!("duel {number}, answer {count}, {answer:?}: {refusal}"))?;
            trail.push(answer);
            count += 1;
        }
        given += count as u64;
        most = most.max(count);
        turns += duel.state.table.turns as u64;
        *ends.entry(format!("{:?} won", duel.winner())).or_default() += 1;
    }
    println!("{duels} duels, {given} answers (at most {most} in one, {listed} to choose from), {turns} turns");
    for (end, count) in ends {
        println!("{end}: {count}");
    }
    Ok(())
}

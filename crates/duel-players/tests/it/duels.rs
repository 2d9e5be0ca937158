//! Random duels to look at.

use tallgrass_cards::{CardId, cards, decks};
use tallgrass_duel::{Answers, Deck, Duel, Rules, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random, Stream};

/// Any sixty cards that can begin a duel.
pub fn any_deck(stream: &mut Stream) -> Deck {
    loop {
        let any: Vec<CardId> = (0..60).map(|_| cards()[stream.below(cards().len())].id).collect();
        if let Ok(deck) = Deck::unrestricted(&any) {
            return deck;
        }
    }
}

/// A duel of two of the cartridge's decks, now and then of any sixty cards.
pub fn begin(number: u64) -> Duel {
    let mut stream = Stream::new(number);
    let mut deck = || match stream.below(4) {
        0 => any_deck(&mut stream),
        _ => Deck::listed(&decks()[stream.below(decks().len())]).expect("the cartridge's decks can be played"),
    };
    let decks = [deck(), deck()];
    let rules = if stream.below(3) == 0 { Rules::CORRECTED } else { Rules::CARTRIDGE };
    let [a, b, c, ..] = stream.next().to_le_bytes();
    Setup::new(decks).prizes(1 + stream.below(6) as u8).seed([a, b, c]).rules(rules).begin(rulebook())
}

/// Plays a random duel and looks at it before every answer.
pub fn visit(number: u64, mut look: impl FnMut(&mut Duel, &Answers)) -> Duel {
    let (mut duel, mut player, mut answers) = (begin(number), Random::new(number), Answers::new());
    for _ in 0..MAX_ANSWERS {
        if duel.is_over() {
            return duel;
        }
        duel.fill_answers(&mut answers);
        look(&mut duel, &answers);
        let answer = player.choose(&duel.seen_by(duel.pending().who), &answers);
        duel.answer(answer).unwrap_or_else(|refusal| panic!("duel {number}, {answer:?}: {refusal}"));
    }
    panic!("duel {number} has no end");
}

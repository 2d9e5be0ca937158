//! RNG, random numbers, shuffles and coins.

use super::{
    Outcome, Record, Report,
    record::{array, bytes},
};
use anyhow::Result;
use tallgrass_cards::DECK_SIZE;
use tallgrass_duel::{Duel, Rng, Rules, Seat, State};
use tallgrass_duel_cards::rulebook;

fn duel(seed: [u8; 3]) -> Duel {
    Duel::new(State::new([[1; DECK_SIZE]; 2], seed), rulebook(), Rules::CARTRIDGE)
}

fn must(good: bool, what: &str) -> Outcome {
    if good { Outcome::Executed } else { Outcome::Failed(what.into()) }
}

/// Judges a unit record; nothing if it isn't one.
pub fn judge(record: &Record) -> Result<Option<Report>> {
    let outcome = match record.k.as_str() {
        "rng" => {
            let mut rng = Rng::new(array(&record.seed)?);
            let outputs = bytes(&record.a)?;
            let mut good = outputs.len() == record.states.len();
            for (output, state) in outputs.iter().zip(&record.states) {
                good &= rng.next() == *output && rng.bytes() == array(state)?;
            }
            must(good, "an output or state differs")
        }
        "random" => {
            let mut duel = duel(array(&record.seed)?);
            let purpose = tallgrass_duel::Purpose::Pick;
            let good = record.q.iter().all(|&[limit, value]| duel.random(purpose, limit) == value);
            must(good && duel.state.rng.bytes() == array(&record.end)?, "a number or the RNG differs")
        }
        "shuffle" => {
            let mut duel = duel(array(&record.seed)?);
            let page = duel.state.page_mut(Seat::Player);
            page.deck = array(&record.before)?;
            page.not_in_deck = record.not_in_deck;
            duel.shuffle_deck(Seat::Player);
            let good = duel.state.page(Seat::Player).deck == array(&record.after)?;
            must(good && duel.state.rng.bytes() == array(&record.end)?, "the order or the RNG differs")
        }
        "coin" => {
            let mut duel = duel(array(&record.seed)?);
            duel.log = Some(Vec::new());
            let heads = duel.toss_many(record.n);
            let log = duel.log.take().unwrap_or_default();
            let tossed = log.iter().filter_map(|event| match event {
                tallgrass_duel::Event::Coin(heads) => Some(*heads as u8),
                _ => None,
            });
            let good = heads == record.heads && tossed.eq(record.coins.iter().copied());
            must(good && duel.state.rng.bytes() == array(&record.end)?, "a coin or the RNG differs")
        }
        _ => return Ok(None),
    };
    Ok(Some(Report::of(record, record.k.clone(), outcome)))
}

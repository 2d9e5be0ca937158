//! Duels as they are written down: how they begin, every answer, and where they stand after it.

use crate::hex;
use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tallgrass_cards::CardId;
use tallgrass_duel::{Answer, Duel, Rulebook, Rules, Setup};
use tallgrass_duel_cards::rulebook;

/// A deck and what it is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// Its name.
    pub name: String,
    /// The numbers of its sixty cards.
    pub cards: Vec<CardId>,
}

/// A duel, over or not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Its name.
    pub id: String,
    /// Both decks.
    pub decks: [Deck; 2],
    /// Who plays, by the names the command line has for players.
    pub players: [String; 2],
    /// The seed: its low three bytes, the lowest first.
    pub seed: u32,
    /// The prizes played for.
    pub prizes: u8,
    /// It is the practice duel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// The packs it is played with, over the cartridge's cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    /// Which bugs are corrected, as [`Rules`] is written.
    pub rules: String,
    /// Every answer, as [`Answer`] is written.
    pub answers: Vec<String>,
    /// It is over.
    #[serde(default)]
    pub over: bool,
    /// The seat that won, 0 or 1.
    #[serde(default)]
    pub winner: Option<u8>,
    /// Turns begun, since sudden death if there was one.
    #[serde(default)]
    pub turns: u32,
    /// The duel after the last answer, saved, in hexadecimal.
    pub state: String,
}

/// How a recorded duel came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every answer goes through, and the duel stands as recorded.
    Passed,
    /// It doesn't.
    Failed(String),
}

/// The cartridge's cards and effects, with these packs over them.
///
/// # Errors
/// If there is no such pack.
pub fn rulebook_of(packs: &[String]) -> Result<Arc<Rulebook>> {
    match packs {
        [] => Ok(rulebook()),
        [name] if name == TUTORIAL => Ok(tallgrass_duel_tutorial::rulebook()),
        packs => bail!("there is no pack {:?}; there is {TUTORIAL:?}", packs.join(", ")),
    }
}

/// The pack with what tutorials for modders of the card game add to it.
const TUTORIAL: &str = "tutorial";

/// How a duel begins that is written down so: its seed is the low three bytes of a number, the lowest first.
///
/// # Errors
/// If there are no such prizes or seed, or the practice duel is to be played with other decks than its own.
pub fn setup(decks: [tallgrass_duel::Deck; 2], practice: bool, prizes: u8, rules: Rules, seed: u32) -> Result<Setup> {
    ensure!((1..=6).contains(&prizes), "{prizes} prizes: there are 1 to 6");
    ensure!(seed <= 0xff_ffff, "the seed {seed} is more than 16777215");
    let [a, b, c, _] = seed.to_le_bytes();
    let setup = if practice { Setup::practice()? } else { Setup::new(decks) };
    ensure!(setup.decks() == decks, "the practice duel has decks of its own, not these");
    Ok(setup.prizes(prizes).rules(rules).seed([a, b, c]))
}

impl Record {
    /// Reads a record from its line.
    ///
    /// # Errors
    /// If the line isn't the JSON of a recorded duel.
    pub fn parse(line: &str) -> Result<Record> {
        serde_json::from_str(line).map_err(|error| {
            let problem = tallgrass_pokedex::json_problem(&error);
            anyhow::anyhow!("not a recorded duel: {problem}; one is written by tallgrass duel with --save or --json")
        })
    }

    /// How the duel begins.
    ///
    /// # Errors
    /// If it can't begin so.
    pub fn setup(&self) -> Result<Setup> {
        let book = self.rulebook()?;
        let deck = |at: usize| {
            let deck = &self.decks[at];
            tallgrass_duel::Deck::unrestricted_in(&deck.cards, book.cards())
                .with_context(|| format!("the deck {:?}", deck.name))
        };
        setup([deck(0)?, deck(1)?], self.practice, self.prizes, self.rules.parse()?, self.seed)
    }

    /// What its cards are and do.
    ///
    /// # Errors
    /// If it is played with a pack that there isn't.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>> {
        rulebook_of(&self.packs)
    }

    /// The answers.
    ///
    /// # Errors
    /// If one isn't an answer.
    pub fn answers(&self) -> Result<Vec<Answer>> {
        let parse = |(number, text): (usize, &String)| text.parse().with_context(|| format!("answer {number}"));
        (1..).zip(&self.answers).map(parse).collect()
    }

    /// Writes down where the duel stands.
    pub fn end(&mut self, duel: &Duel) {
        self.over = duel.is_over();
        self.winner = duel.winner().map(|seat| seat as u8);
        self.turns = duel.state.table.turns as u32 + 1;
        self.state = hex::text(&duel.save());
    }
}

/// The duel that a record tells of, as it stands after the last answer. `prepare` sees it before the first.
///
/// # Errors
/// If it can't begin so, if an answer doesn't go through, or if it ends up otherwise than recorded.
pub fn replay_with(record: &Record, prepare: impl FnOnce(&mut Duel)) -> Result<Duel> {
    let mut duel = record.setup()?.begin(record.rulebook()?);
    prepare(&mut duel);
    for (number, answer) in (1..).zip(record.answers()?) {
        if let Err(refusal) = duel.answer(answer) {
            bail!("answer {number}, {answer}, doesn't go through: {refusal}");
        }
    }
    let mut again = record.clone();
    again.end(&duel);
    if again.state != record.state {
        bail!(
            "after {} answers the duel doesn't stand as recorded: {}",
            record.answers.len(),
            first_difference(record, &duel)?
        );
    }
    for (what, same) in [
        ("over", again.over == record.over),
        ("winner", again.winner == record.winner),
        ("turns", again.turns == record.turns),
    ] {
        ensure!(same, "{what:?} isn't as recorded");
    }
    Ok(duel)
}

/// The same without a look at its beginning.
///
/// # Errors
/// As [`replay_with`].
pub fn replay(record: &Record) -> Result<Duel> {
    replay_with(record, |_| {})
}

/// Where a duel differs from the recorded one.
fn first_difference(record: &Record, duel: &Duel) -> Result<String> {
    let bytes = hex::bytes(&record.state).context("\"state\"")?;
    let recorded = Duel::load(&bytes, record.rulebook()?).context("\"state\"")?;
    let (ours, theirs) = (duel.state.to_cartridge(), recorded.state.to_cartridge());
    let at = ours.iter().zip(&theirs).position(|(ours, theirs)| ours != theirs);
    Ok(match at {
        Some(at) => {
            let address = crate::duel_golden::address(at);
            format!("{address:04x}: ours {:02x}, recorded {:02x}", ours[at], theirs[at])
        }
        None if duel.rules != recorded.rules => {
            format!("by the rules {:?}, recorded by {:?}", duel.rules.to_string(), recorded.rules.to_string())
        }
        None => "what is under way is another thing".into(),
    })
}

/// Judges a record.
pub fn judge(record: &Record) -> Outcome {
    match replay(record) {
        Ok(_) => Outcome::Passed,
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

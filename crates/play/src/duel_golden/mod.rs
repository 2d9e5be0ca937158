//! Golden facts of the cartridge's duels: reading them, replaying them, and saying for each whether the engine gets to
//! the recorded state.
//!
//! A record of a human's action says what was announced and what came of it, not what was chosen. It passes if there is
//! a sequence of answers, consistent with what was announced, for which the engine reaches the recorded state and RNG
//! and reports the outcome messages in order. The search tries answers depth first and drops a branch at the first
//! event that differs; it gives up, and the record fails, after [`MAX_NODES`] answers.

mod ai;
mod record;
mod search;
mod units;
mod whole;

pub(crate) use record::address;
pub use record::{Expected, Record};
pub use search::MAX_NODES;

use anyhow::{Context, Result};
use tallgrass_duel::{Duel, trace::Trace};

/// How a record came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The engine gets to the recorded state, having done something.
    Executed,
    /// The engine refuses, as the game did, or the human backed out; the state is as recorded.
    Refused,
    /// It doesn't get there.
    Failed(String),
    /// What it is about isn't written yet.
    Missing(String),
    /// The recorder itself didn't finish.
    Skipped,
}

/// A record's outcome, and what it took.
#[derive(Clone, Debug)]
pub struct Report {
    /// The kind of record, `k`.
    pub kind: String,
    /// Its number in its file, `i`.
    pub id: i64,
    /// What it is about: the card and attack.
    pub subject: String,
    /// How it came out.
    pub outcome: Outcome,
    /// Places where the RNG was loaded from the record, because the cartridge's AI draws while it thinks.
    pub reloads: u32,
    /// Attempts the record doesn't log.
    pub unlogged: u32,
    /// Bytes that are not compared.
    pub masked: u32,
    /// Answers that were tried.
    pub nodes: u32,
}

impl Report {
    /// A report that took nothing.
    fn of(record: &Record, subject: String, outcome: Outcome) -> Self {
        let kind = record.k.clone();
        Self { kind, id: record.i, subject, outcome, reloads: 0, unlogged: 0, masked: 0, nodes: 0 }
    }
}

/// Figures of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Records that executed something and passed.
    pub executed: u32,
    /// Records that were refused or abandoned and passed.
    pub refused: u32,
    /// Records that failed.
    pub failed: u32,
    /// Records of effects that aren't written.
    pub missing: u32,
    /// Records that the recorder didn't finish.
    pub skipped: u32,
    /// RNG reloads.
    pub reloads: u32,
    /// Unlogged attempts.
    pub unlogged: u32,
    /// Masked bytes, over all records.
    pub masked: u32,
}

impl Totals {
    /// Counts a report.
    pub fn add(&mut self, report: &Report) {
        match report.outcome {
            Outcome::Executed => self.executed += 1,
            Outcome::Refused => self.refused += 1,
            Outcome::Failed(_) => self.failed += 1,
            Outcome::Missing(_) => self.missing += 1,
            Outcome::Skipped => self.skipped += 1,
        }
        self.reloads += report.reloads;
        self.unlogged += report.unlogged;
        self.masked += report.masked;
    }
}

/// Judges one line of a golden file.
pub fn judge(line: &str) -> Result<Report> {
    let record: Record = serde_json::from_str(line).context("not a golden record")?;
    judge_record(&record)
}

/// Judges a record.
pub fn judge_record(record: &Record) -> Result<Report> {
    Ok(replay(record, |_| {})?.0)
}

/// Judges a record of a duel and writes down what happens on the way to the recorded state, if the engine gets there.
pub fn traced(record: &Record, names: [&'static str; 2]) -> Result<(Report, Option<Trace>)> {
    let (report, duel) = replay(record, |duel| duel.start_tracing(names))?;
    Ok((report, duel.and_then(|mut duel| duel.take_trace())))
}

fn replay(record: &Record, prepare: impl FnOnce(&mut Duel)) -> Result<(Report, Option<Duel>)> {
    if let Some(report) = units::judge(record)? {
        return Ok((report, None));
    }
    if record.k == "duel" {
        return whole::replay(record, prepare);
    }
    if record.k == "aifn" {
        let missing = Outcome::Missing("judgement of the cartridge's AI".into());
        return Ok((Report::of(record, record.k.clone(), missing), None));
    }
    search::replay(record, prepare)
}

//! Judging one record, whatever it tells of.

use std::panic::{AssertUnwindSafe, catch_unwind};
use tallgrass_play::kind::Kind;
use tallgrass_play::{duel_golden, duels, random_teams, transcripts};

/// What came of a record.
pub enum Outcome {
    Passed,
    Failed(Failure),
    /// It needs this, which isn't implemented.
    Refused(Vec<String>),
    /// Whoever recorded it didn't finish.
    Unfinished,
}

/// Why a record failed.
pub enum Failure {
    /// The first line of a battle that differs.
    Battle(Box<transcripts::Difference>),
    /// Of a duel or of teams: what it is about, and what differs.
    Other(String, String),
}

/// What it took to pass a fact of the cartridge's duels.
pub struct Cost {
    /// Something was done; otherwise the game refused, or the human backed out.
    pub executed: bool,
    pub reloads: u32,
    pub unlogged: u32,
    pub masked: u32,
}

/// A record that was judged.
pub struct Judged {
    pub id: String,
    pub outcome: Outcome,
    pub cost: Option<Cost>,
}

/// Judges a line; nothing if it isn't the one with the wanted id.
///
/// # Errors
/// If the line is no record.
pub fn judge(line: &str, wanted: Option<&str>) -> Result<Option<Judged>, String> {
    let is_wanted = |id: &str| wanted.is_none_or(|wanted| wanted == id);
    match Kind::of(line) {
        Kind::Battle => {
            let record = transcripts::Record::parse(line).map_err(|error| error.to_string())?;
            Ok(is_wanted(&record.id).then(|| battle(&record)))
        }
        Kind::Duel => {
            let record = duels::Record::parse(line).map_err(|error| error.to_string())?;
            Ok(is_wanted(&record.id).then(|| duel(&record)))
        }
        Kind::Teams => {
            let record = random_teams::Record::parse(line)?;
            Ok(is_wanted(&record.id()).then(|| teams(&record)))
        }
        Kind::Golden => {
            let record: duel_golden::Record = serde_json::from_str(line).map_err(|error| error.to_string())?;
            let id = format!("{}:{}", record.k, record.i);
            if is_wanted(&id) { golden(id, &record).map(Some) } else { Ok(None) }
        }
    }
}

fn battle(record: &transcripts::Record) -> Judged {
    let report = transcripts::judge(record);
    let outcome = match report.outcome {
        transcripts::Outcome::Passed => Outcome::Passed,
        transcripts::Outcome::Failed(difference) => Outcome::Failed(Failure::Battle(difference)),
        transcripts::Outcome::Refused(missing) => Outcome::Refused(missing),
    };
    Judged { id: report.id, outcome, cost: None }
}

fn duel(record: &duels::Record) -> Judged {
    let outcome = match caught(|| duels::judge(record)) {
        Ok(duels::Outcome::Passed) => Outcome::Passed,
        Ok(duels::Outcome::Failed(why)) | Err(why) => {
            Outcome::Failed(Failure::Other(record.decks.each_ref().map(|deck| &*deck.name).join(" against "), why))
        }
    };
    Judged { id: record.id.clone(), outcome, cost: None }
}

fn teams(record: &random_teams::Record) -> Judged {
    let outcome = match caught(|| random_teams::judge(record)) {
        Ok(random_teams::Outcome::Passed) => Outcome::Passed,
        Ok(random_teams::Outcome::Failed { team, why }) => Outcome::Failed(Failure::Other(team, why)),
        Ok(random_teams::Outcome::Refused(what)) => Outcome::Refused(vec![what]),
        Err(why) => Outcome::Failed(Failure::Other("its teams".to_owned(), why)),
    };
    Judged { id: record.id(), outcome, cost: None }
}

fn golden(id: String, record: &duel_golden::Record) -> Result<Judged, String> {
    let report = match caught(|| duel_golden::judge_record(record)) {
        Ok(report) => report.map_err(|error| format!("{error:#}"))?,
        Err(why) => return Ok(Judged { id, outcome: Outcome::Failed(Failure::Other(String::new(), why)), cost: None }),
    };
    let executed = report.outcome == duel_golden::Outcome::Executed;
    let outcome = match report.outcome {
        duel_golden::Outcome::Executed | duel_golden::Outcome::Refused => Outcome::Passed,
        duel_golden::Outcome::Failed(why) => Outcome::Failed(Failure::Other(report.subject, why)),
        duel_golden::Outcome::Missing(what) => Outcome::Refused(vec![what]),
        duel_golden::Outcome::Skipped => Outcome::Unfinished,
    };
    let cost = Cost { executed, reloads: report.reloads, unlogged: report.unlogged, masked: report.masked };
    Ok(Judged { id, outcome, cost: Some(cost) })
}

/// A defect fails its record and no other.
fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str).or(payload.downcast_ref::<&str>().copied());
        format!("a defect: {}", text.unwrap_or("it panicked"))
    })
}

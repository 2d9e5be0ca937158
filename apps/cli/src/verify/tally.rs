//! Figures of a file, or of all.

use super::judge::{Judged, Outcome};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// How often, and in how many records.
#[derive(Clone, Copy, Default)]
struct Count {
    records: u64,
    times: u64,
}

impl Count {
    fn add(&mut self, times: u32) {
        self.records += (times > 0) as u64;
        self.times += times as u64;
    }

    fn merge(&mut self, other: Count) {
        self.records += other.records;
        self.times += other.times;
    }

    fn json(self) -> Value {
        json!({"records": self.records, "times": self.times})
    }
}

/// What only facts of the cartridge's duels have.
#[derive(Default)]
struct Facts {
    executed: u64,
    refused: u64,
    reloads: Count,
    unlogged: Count,
    masked: Count,
}

/// Figures of a file, or of all.
#[derive(Default)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
    refused: usize,
    unfinished: usize,
    /// What can't be read at all: lines, or the rest of a file.
    pub unreadable: usize,
    wanted: HashMap<String, usize>,
    facts: Option<Facts>,
}

impl Tally {
    pub fn of(records: &[Judged]) -> Tally {
        let mut tally = Tally::default();
        for record in records {
            match &record.outcome {
                Outcome::Passed => tally.passed += 1,
                Outcome::Failed(_) => tally.failed += 1,
                Outcome::Unfinished => tally.unfinished += 1,
                Outcome::Refused(missing) => {
                    tally.refused += 1;
                    for effect in missing {
                        *tally.wanted.entry(effect.clone()).or_default() += 1;
                    }
                }
            }
            if let Some(cost) = &record.cost {
                let facts = tally.facts.get_or_insert_default();
                if matches!(record.outcome, Outcome::Passed) {
                    facts.executed += cost.executed as u64;
                    facts.refused += !cost.executed as u64;
                }
                facts.reloads.add(cost.reloads);
                facts.unlogged.add(cost.unlogged);
                facts.masked.add(cost.masked);
            }
        }
        tally
    }

    pub fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.refused += other.refused;
        self.unfinished += other.unfinished;
        self.unreadable += other.unreadable;
        for (effect, count) in other.wanted {
            *self.wanted.entry(effect).or_default() += count;
        }
        if let Some(theirs) = other.facts {
            let ours = self.facts.get_or_insert_default();
            ours.executed += theirs.executed;
            ours.refused += theirs.refused;
            ours.reloads.merge(theirs.reloads);
            ours.unlogged.merge(theirs.unlogged);
            ours.masked.merge(theirs.masked);
        }
    }

    /// Passed and failed, and what wasn't judged.
    pub fn line(&self) -> String {
        let mut line = format!("{} passed, {} failed", self.passed, self.failed);
        if self.refused > 0 {
            line += &format!(" ({} refused: they need what isn't implemented)", self.refused);
        }
        if self.unfinished > 0 {
            line += &format!(" ({} left out: their recorder didn't finish)", self.unfinished);
        }
        if self.unreadable > 0 {
            line += &format!(" ({} can't be read)", self.unreadable);
        }
        line
    }

    /// What it took to pass, if facts of the cartridge's duels are among the records.
    pub fn cost(&self) -> Option<String> {
        let facts = self.facts.as_ref().filter(|_| self.passed + self.failed > 0)?;
        let Facts { executed, refused, reloads, unlogged, masked } = facts;
        let mut line = format!("{executed} executed something, {refused} were refused by the game");
        for (count, what) in [(reloads, "RNG reloads"), (unlogged, "unlogged attempts")] {
            line += &format!("; {} needed {what} ({})", count.records, count.times);
        }
        line += &format!("; bytes masked: {}", masked.times);
        if let Some(each) = masked.times.checked_div(masked.records) {
            line += &format!(" ({each} of each state)");
        }
        Some(line)
    }

    /// What refused records need, most wanted first.
    pub fn most_wanted(&self) -> Vec<(&str, usize)> {
        let mut wanted: Vec<(&str, usize)> = self.wanted.iter().map(|(name, &count)| (name.as_str(), count)).collect();
        wanted.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
        wanted
    }

    pub fn json(&self, name: &str) -> Value {
        let missing: Map<String, Value> =
            self.most_wanted().into_iter().map(|(name, count)| (name.to_owned(), count.into())).collect();
        let mut value = json!({
            "file": name,
            "passed": self.passed,
            "failed": self.failed,
            "refused": self.refused,
            "unreadable": self.unreadable,
            "missing": missing,
        });
        if let Some(facts) = &self.facts {
            value["duel_facts"] = json!({
                "executed": facts.executed,
                "refused_by_the_game": facts.refused,
                "unfinished": self.unfinished,
                "reloads": facts.reloads.json(),
                "unlogged_attempts": facts.unlogged.json(),
                "masked_bytes": facts.masked.json(),
            });
        }
        value
    }
}

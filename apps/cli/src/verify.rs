//! `tallgrass verify`: replays transcripts and compares line by line.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;
use std::collections::HashMap;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_play::transcripts::{Difference, Outcome, Record, Report, judge, lines};

/// Replay transcripts of battles and compare log, requests and messages line by line.
///
/// A transcript is a file of JSON objects, one a line, as it is or compressed (zstd, gzip): battles with `input`, `log`
/// and `requests`, or sessions with `input` and `output`.
///
/// Exits with 1 if any record failed or couldn't be read. Records that need what isn't implemented (effects, formats of
/// other generations, larger teams) are counted apart.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass verify transcripts/gen9randombattle.jsonl.zst
  tallgrass verify --first 10 --show 1 *.jsonl.zst
  tallgrass verify --id gen9randombattle:100000 gen9randombattle.jsonl.zst
  tallgrass verify --json *.jsonl | jq .failed")]
pub struct Arguments {
    /// Transcript files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only the record with this id.
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// Only the first N records of each file.
    #[arg(long, value_name = "N")]
    first: Option<usize>,
    /// For how many failures of each file to show where they differ.
    #[arg(long, value_name = "N", default_value_t = 3)]
    show: usize,
    /// List what refused records need, most wanted first.
    #[arg(long)]
    missing: bool,
    /// List the ids of all records that failed.
    #[arg(long)]
    ids: bool,
    /// Print one JSON object for each file, then one for all.
    #[arg(long)]
    json: bool,
}

/// Figures of a file, or of all.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    refused: usize,
    wanted: HashMap<String, usize>,
}

impl Tally {
    fn of(reports: &[Report]) -> Tally {
        let mut tally = Tally::default();
        for report in reports {
            match &report.outcome {
                Outcome::Passed => tally.passed += 1,
                Outcome::Failed(_) => tally.failed += 1,
                Outcome::Refused(missing) => {
                    tally.refused += 1;
                    for effect in missing {
                        *tally.wanted.entry(effect.clone()).or_default() += 1;
                    }
                }
            }
        }
        tally
    }

    fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.refused += other.refused;
        for (effect, count) in other.wanted {
            *self.wanted.entry(effect).or_default() += count;
        }
    }

    fn line(&self) -> String {
        let mut line = format!("{} passed, {} failed", self.passed, self.failed);
        if self.refused > 0 {
            line += &format!(" ({} refused: they need what isn't implemented)", self.refused);
        }
        line
    }

    fn most_wanted(&self) -> Vec<(&str, usize)> {
        let mut wanted: Vec<(&str, usize)> = self.wanted.iter().map(|(name, &count)| (name.as_str(), count)).collect();
        wanted.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
        wanted
    }

    fn json(&self, name: &str) -> serde_json::Value {
        let missing: serde_json::Map<String, serde_json::Value> =
            self.most_wanted().into_iter().map(|(name, count)| (name.to_owned(), count.into())).collect();
        json!({
            "file": name,
            "passed": self.passed,
            "failed": self.failed,
            "refused": self.refused,
            "missing": missing,
        })
    }
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    // Defects are reported where they happen, record by record.
    std::panic::set_hook(Box::new(|_| {}));
    let mut out = std::io::stdout().lock();
    let mut all = Tally::default();
    let mut unreadable = false;
    for file in &arguments.files {
        let name = file.file_name().map_or_else(|| file.display().to_string(), |name| name.to_string_lossy().into());
        let (texts, problem) = read(file, arguments)?;
        let (reports, bad) = judge_all(&texts, arguments);
        for text in problem.into_iter().chain(bad) {
            unreadable = true;
            eprintln!("error: {}: {text}", file.display());
        }
        let tally = Tally::of(&reports);
        if arguments.json {
            let mut value = tally.json(&name);
            let failures: Vec<_> = reports.iter().filter_map(failure_json).collect();
            value["failures"] = failures.into();
            writeln!(out, "{value}")?;
        } else {
            writeln!(out, "{name}: {}", tally.line())?;
            show_failures(&mut out, &reports, arguments)?;
        }
        out.flush()?;
        all.add(tally);
    }
    if arguments.json {
        let mut value = all.json("total");
        value["total"] = true.into();
        writeln!(out, "{value}")?;
    } else {
        if arguments.missing {
            for (effect, count) in all.most_wanted() {
                writeln!(out, "{count:6}  {effect}")?;
            }
        }
        writeln!(out, "{}", all.line())?;
    }
    Ok(if all.failed > 0 || unreadable { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Lines with their numbers.
type Numbered = Vec<(usize, String)>;

/// The lines of a file that are asked for, with their numbers, and why there are no more.
fn read(file: &Path, arguments: &Arguments) -> Result<(Numbered, Option<String>)> {
    let mut texts = Vec::new();
    for (number, line) in (1..).zip(lines(file)?) {
        let line = match line {
            Ok(line) => line,
            Err(error) => return Ok((texts, Some(format!("line {number} can't be read: {error}")))),
        };
        let wanted = arguments.id.as_ref().is_none_or(|id| line.contains(id.as_str()));
        if wanted && !line.trim().is_empty() {
            texts.push((number, line));
        }
        if arguments.first.is_some_and(|first| texts.len() >= first) {
            break;
        }
    }
    Ok((texts, None))
}

/// Judges records on all cores. Also gives what is wrong with lines that are no records.
fn judge_all(texts: &[(usize, String)], arguments: &Arguments) -> (Vec<Report>, Vec<String>) {
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(texts.len() as u64) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec}") {
        bar.set_style(style);
    }
    let results: Vec<Result<Option<Report>, String>> = texts
        .par_iter()
        .map(|(number, text)| {
            let record = Record::parse(text).map_err(|error| format!("line {number}: {error}"))?;
            let wanted = arguments.id.as_ref().is_none_or(|id| *id == record.id);
            let report = wanted.then(|| judge(&record));
            bar.inc(1);
            Ok(report)
        })
        .collect();
    bar.finish_and_clear();
    let (mut reports, mut bad) = (Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(report) => reports.extend(report),
            Err(text) => bad.push(text),
        }
    }
    (reports, bad)
}

fn show_failures(out: &mut impl Write, reports: &[Report], arguments: &Arguments) -> Result<()> {
    let failures = || {
        reports.iter().filter_map(|report| match &report.outcome {
            Outcome::Failed(difference) => Some((&report.id, difference)),
            _ => None,
        })
    };
    if arguments.ids {
        for (id, _) in failures() {
            writeln!(out, "  {id}")?;
        }
    }
    for (id, difference) in failures().take(arguments.show) {
        show(out, id, difference).context("writing")?;
    }
    Ok(())
}

fn show(out: &mut impl Write, id: &str, difference: &Difference) -> std::io::Result<()> {
    write!(out, "\n{id}: {} {}, turn {}", difference.what, difference.at, difference.turn)?;
    if let Some(draws) = difference.draws {
        write!(out, ", after {draws} draws")?;
        for draw in &difference.last_draws {
            write!(out, " … {:?} {}/{}", draw.purpose, draw.value, draw.sides)?;
        }
    }
    writeln!(out)?;
    let mut print = |mark: char, texts: &[String]| -> std::io::Result<()> {
        for text in texts {
            for line in text.split('\n') {
                writeln!(out, "  {mark} {line}")?;
            }
        }
        Ok(())
    };
    print(' ', &difference.before)?;
    print('-', &difference.expected)?;
    print('+', &difference.actual)?;
    writeln!(out)
}

fn failure_json(report: &Report) -> Option<serde_json::Value> {
    let Outcome::Failed(difference) = &report.outcome else { return None };
    Some(json!({
        "id": report.id,
        "what": difference.what,
        "at": difference.at,
        "turn": difference.turn,
        "draws": difference.draws,
        "before": difference.before,
        "expected": difference.expected,
        "actual": difference.actual,
    }))
}

//! `tallgrass verify`: replays what was recorded and compares.

mod judge;
mod tally;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use judge::{Failure, Judged, Outcome, judge};
use rayon::prelude::*;
use serde_json::json;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_play::transcripts::{Difference, lines};
use tally::Tally;

/// Replay recorded battles and duels, and show where they differ.
///
/// A file has JSON objects, one a line, as it is or compressed (zstd, gzip): battles with `input`, `log` and `requests`,
/// or sessions with `input` and `output`, which are compared line by line; facts recorded from the cartridge's duels
/// (`k`), which are compared byte by byte; duels as `tallgrass duel` writes them with --json or --save; random teams with the
/// seeds they are made of (`format`, `seeds`, `teams`), whose id is the format and the first seed, as in
/// gen9randombattle:gen5,f9171be4b92598f6.
///
/// A fact passes if there is a sequence of choices for which the engine reaches the recorded state and random numbers. It
/// is told how many facts executed something and how many the game refused, how often random numbers had to be taken from
/// the record because the cartridge's AI draws while it thinks, how many attempts were not recorded, and how many bytes
/// are not compared.
///
/// Exits with 1 if any record failed or couldn't be read. Records that need what isn't implemented (effects, formats of
/// other generations, larger teams, the cartridge's AI) are counted apart.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass verify transcripts/gen9randombattle.jsonl.zst
  tallgrass verify --first 10 --show 1 *.jsonl.zst
  tallgrass verify --id gen9randombattle:5001 gen9randombattle.jsonl.zst
  tallgrass verify golden/attacks.jsonl.zst
  tallgrass verify --id attack:8 golden/attacks.jsonl.zst
  tallgrass duel --players simple,random --json > duel.json; tallgrass verify duel.json
  tallgrass verify --json *.jsonl | jq .failed")]
pub struct Arguments {
    /// Files of records; - is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only the record with this id; a fact's is its kind and number, as in attack:8.
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// Only the first N records of each file.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u64>(1..=u64::MAX), allow_negative_numbers = true)]
    first: Option<u64>,
    /// For how many failures of each file to show where they differ.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = crate::number::whole::<usize>(0..=usize::MAX), allow_negative_numbers = true)]
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

/// Of how many lines of a file that can't be read it is said why.
const UNREADABLE: usize = 5;

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    // Defects are reported where they happen, record by record.
    std::panic::set_hook(Box::new(|_| {}));
    let mut out = std::io::stdout().lock();
    let mut all = Tally::default();
    let mut checked = 0;
    for file in &arguments.files {
        let name = file.file_name().map_or_else(|| file.display().to_string(), |name| name.to_string_lossy().into());
        let (texts, mut problem) = read(file, arguments)?;
        if texts.is_empty() && arguments.id.is_none() {
            problem = problem.or(Some("there is no record in it".to_owned()));
        }
        let (reports, bad) = judge_all(&texts, arguments);
        let problems: Vec<String> = problem.into_iter().chain(bad).collect();
        for text in problems.iter().take(UNREADABLE) {
            crate::complain(format_args!("error: {}: {text}", file.display()));
        }
        if problems.len() > UNREADABLE {
            let more = problems.len() - UNREADABLE;
            crate::complain(format_args!("error: {}: {more} more lines can't be read", file.display()));
        }
        checked += reports.len();
        let mut tally = Tally::of(&reports);
        tally.unreadable = problems.len();
        if arguments.json {
            let mut value = tally.json(&name);
            let failures: Vec<_> = reports.iter().filter_map(failure_json).collect();
            value["failures"] = failures.into();
            writeln!(out, "{value}")?;
        } else {
            writeln!(out, "{name}: {}", tally.line())?;
            if let Some(cost) = tally.cost() {
                writeln!(out, "  {cost}")?;
            }
            show_failures(&mut out, &reports, arguments)?;
        }
        out.flush()?;
        all.add(tally);
    }
    if let Some(id) = arguments.id.as_ref().filter(|_| checked == 0 && all.unreadable == 0) {
        bail!("no file has a record \"{id}\"");
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
        if let Some(cost) = all.cost() {
            writeln!(out, "  {cost}")?;
        }
    }
    Ok(if all.failed > 0 || all.unreadable > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Lines with their numbers.
type Numbered = Vec<(usize, String)>;

/// The lines of a file that are asked for, with their numbers, and why there are no more.
fn read(file: &Path, arguments: &Arguments) -> Result<(Numbered, Option<String>)> {
    // What every way to write a record has of its id.
    let number_of = |id: &str| id.rsplit(':').next().unwrap_or_default().to_owned();
    let part = arguments.id.as_deref().map(number_of);
    let mut texts = Vec::new();
    for (number, line) in (1..).zip(lines(file)?) {
        let line = match line {
            Ok(line) => line,
            Err(error) => return Ok((texts, Some(format!("line {number} can't be read: {error}")))),
        };
        if texts.is_empty() && matches!(line.trim(), "{" | "[") {
            // JSON over several lines: what is wrong is said of the first.
            texts.push((number, line));
            break;
        }
        let wanted = part.as_ref().is_none_or(|part| line.contains(part.as_str()));
        if wanted && !line.trim().is_empty() {
            texts.push((number, line));
        }
        if arguments.first.is_some_and(|first| texts.len() as u64 >= first) {
            break;
        }
    }
    Ok((texts, None))
}

/// Judges records on all cores. Also gives what is wrong with lines that are no records.
fn judge_all(texts: &[(usize, String)], arguments: &Arguments) -> (Vec<Judged>, Vec<String>) {
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(texts.len() as u64) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec}") {
        bar.set_style(style);
    }
    let results: Vec<Result<Option<Judged>, String>> = texts
        .par_iter()
        .map(|(number, text)| {
            let judged = judge(text, arguments.id.as_deref()).map_err(|error| format!("line {number}: {error}"));
            bar.inc(1);
            judged
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

fn show_failures(out: &mut impl Write, reports: &[Judged], arguments: &Arguments) -> Result<()> {
    let failures = || {
        reports.iter().filter_map(|report| match &report.outcome {
            Outcome::Failed(failure) => Some((&report.id, failure)),
            _ => None,
        })
    };
    if arguments.ids {
        for (id, _) in failures() {
            writeln!(out, "  {id}")?;
        }
    }
    for (id, failure) in failures().take(arguments.show) {
        match failure {
            Failure::Battle(difference) => show(out, id, difference).context("writing")?,
            Failure::Other(subject, why) => writeln!(out, "\n{id}, {subject}: {why}\n")?,
        }
    }
    Ok(())
}

fn show(out: &mut impl Write, id: &str, difference: &Difference) -> std::io::Result<()> {
    match difference.what.as_str() {
        "error" => write!(out, "\n{id}: it can't be played on in turn {}", difference.turn)?,
        what => write!(out, "\n{id}: {what} {}, turn {}", difference.at, difference.turn)?,
    }
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

fn failure_json(report: &Judged) -> Option<serde_json::Value> {
    let Outcome::Failed(failure) = &report.outcome else { return None };
    let difference = match failure {
        Failure::Battle(difference) => difference,
        Failure::Other(subject, why) => return Some(json!({"id": report.id, "what": subject, "why": why})),
    };
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

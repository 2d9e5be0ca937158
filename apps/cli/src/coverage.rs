//! `tallgrass coverage`: which effects recorded battles fire, and which they don't.

use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_battle::event::Listener;
use tallgrass_battle::ids::EffectId;
use tallgrass_battle_effects::rulebook;
use tallgrass_battle_effects::shape::survey::is_own;
use tallgrass_play::transcripts::{Fired, Outcome, Record, Report, judge, lines};
use tallgrass_pokedex::RuleSet;

/// Replay transcripts and show which effects they fire: of which at least one listener is called.
///
/// With --pick, a few of the records that together fire as much as all of them are written to a file of their own.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass coverage transcripts/*.jsonl.zst
  tallgrass coverage --list transcripts/*.jsonl.zst
  tallgrass coverage --gen 7 --own --list transcripts/*.jsonl.zst
  tallgrass coverage many.jsonl --pick few.jsonl --beside transcripts/*.jsonl.zst")]
pub struct Arguments {
    /// Transcript files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The generation, 1 to 9, or another game's rule set, as in champions.
    #[arg(long = "gen", value_name = "N|RULES", default_value = "9")]
    rule_set: RuleSet,
    /// Name what is not fired: effects, and single listeners of those that are.
    #[arg(long)]
    list: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write to this file the records that call listeners no other picked one calls, the shortest first.
    #[arg(long, value_name = "OUT")]
    pick: Option<PathBuf>,
    /// Transcripts that are there already: what they call counts, and needn't be picked again.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    beside: Vec<PathBuf>,
    /// Pick for effects that aren't fired, not for every listener that isn't called.
    #[arg(long, requires = "pick")]
    effects_only: bool,
    /// List and pick for listeners only that Showdown has otherwise in the rule set that this one stands on.
    #[arg(long, conflicts_with = "effects_only")]
    own: bool,
}

impl Arguments {
    fn asks_for(&self, effect: EffectId, listener: &Listener) -> bool {
        !self.own || is_own(rulebook(self.rule_set), effect, listener)
    }
}

/// A record and what its replay called.
struct Played {
    text: String,
    report: Report,
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let rule_set = arguments.rule_set;
    if !rulebook(rule_set).is_played() {
        bail!("battles by the rule set {rule_set} are not played yet, so nothing of it can be fired");
    }
    if let Some(out) = &arguments.pick {
        refuse_input_as_output(out, arguments)?;
    }
    let mut fired = Fired::none(rule_set);
    for played in play_all(&arguments.beside)? {
        fired.add(&played.report);
    }
    let all = play_all(&arguments.files)?;
    if let Some(file) = &arguments.pick {
        pick(arguments, file, fired.clone(), &all)?;
    }
    all.iter().for_each(|played| fired.add(&played.report));
    let failed = all.iter().filter(|played| matches!(played.report.outcome, Outcome::Failed(_))).count();
    if failed > 0 {
        eprintln!("note: {failed} of the records are played differently; see them with `tallgrass verify`");
    }
    let mut out = std::io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", as_json(&fired))?;
    } else {
        tell(&mut out, &fired, arguments)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn play_all(files: &[PathBuf]) -> Result<Vec<Played>> {
    let mut all = Vec::new();
    for file in files {
        let texts: Vec<String> = lines(file)?.collect::<std::io::Result<_>>().with_context(|| unreadable(file))?;
        if texts.is_empty() {
            bail!("{}: there is no record in it", file.display());
        }
        let played: Result<Vec<Played>> = texts
            .into_par_iter()
            .enumerate()
            .map(|(i, text)| {
                let record = Record::parse(&text).with_context(|| format!("{}: line {}", file.display(), i + 1))?;
                Ok(Played { report: judge(&record), text })
            })
            .collect();
        all.extend(played?);
    }
    Ok(all)
}

/// Writing to a file that is read would lose what is in it.
fn refuse_input_as_output(out: &Path, arguments: &Arguments) -> Result<()> {
    // What can't be found isn't there yet, and so is no input.
    let Ok(place) = out.canonicalize() else { return Ok(()) };
    let inputs = arguments.files.iter().chain(&arguments.beside);
    for input in inputs {
        if input.canonicalize().is_ok_and(|input| input == place) {
            let (out, input) = (out.display(), input.display());
            bail!("--pick {out} would overwrite {input}, which is read; choose another file");
        }
    }
    Ok(())
}

fn unreadable(file: &Path) -> String {
    format!("{} can't be read", file.display())
}

/// Picks records one by one, each time the one that adds most for its length.
fn pick(arguments: &Arguments, file: &Path, mut fired: Fired, all: &[Played]) -> Result<()> {
    let mut picked: Vec<&Played> = Vec::new();
    let passed = all.iter().filter(|played| matches!(played.report.outcome, Outcome::Passed));
    let mut left: Vec<&Played> = passed.collect();
    loop {
        let wanted = wanted(arguments, &fired);
        let value = |played: &&Played| {
            let Some((_, calls)) = &played.report.calls else { return 0 };
            let new: usize =
                wanted.iter().map(|places| usize::from(places.iter().any(|&at| calls.counts[at] > 0))).sum();
            // In millionths for each byte, so that short records are preferred.
            new * 1_000_000_000 / (played.text.len() + 2000)
        };
        left.retain(|played| value(played) > 0);
        let Some(at) = (0..left.len()).max_by_key(|&at| value(&left[at])) else { break };
        let best = left.swap_remove(at);
        fired.add(&best.report);
        picked.push(best);
    }
    if picked.is_empty() {
        bail!("none of the records calls anything new");
    }
    let mut text = String::new();
    for played in &picked {
        text += &played.text;
        text.push('\n');
    }
    std::fs::write(file, text).with_context(|| format!("{} can't be written", file.display()))?;
    eprintln!("{} of {} records picked", picked.len(), all.len());
    Ok(())
}

/// What is to be called yet: sets of listeners of which one is enough.
fn wanted(arguments: &Arguments, fired: &Fired) -> Vec<Vec<usize>> {
    if !arguments.effects_only {
        let uncalled = fired.listeners().enumerate().filter(|(_, (.., count))| *count == 0);
        let asked = uncalled.filter(|(_, (effect, listener, _))| arguments.asks_for(*effect, listener));
        return asked.map(|(at, _)| vec![at]).collect();
    }
    let unfired = fired.unfired();
    let mut sets = BTreeMap::<EffectId, Vec<usize>>::new();
    for (at, (effect, ..)) in fired.listeners().enumerate() {
        if unfired.contains(&effect) {
            sets.entry(effect).or_default().push(at);
        }
    }
    sets.into_values().collect()
}

/// A listener's event, and from where it is heard.
fn place(listener: &Listener) -> String {
    format!("{} {}", listener.event.snake_name(), listener.scope.words()).trim_end().to_owned()
}

/// Figures of a kind of effects.
#[derive(Default)]
struct Row {
    effects: usize,
    fired: usize,
    listeners: usize,
    called: usize,
}

/// Kinds of effects as their ids begin.
const KINDS: [&str; 5] = ["move", "ability", "item", "condition", "species"];

fn rows(fired: &Fired) -> Vec<(&'static str, Row)> {
    let are_fired = fired.fired();
    let row = |kind: &'static str| {
        let is_of = |effect: &EffectId| effect.to_string().starts_with(kind);
        let listeners: Vec<u64> = fired.listeners().filter(|(effect, ..)| is_of(effect)).map(|entry| entry.2).collect();
        let row = Row {
            effects: fired.effects().iter().filter(|effect| is_of(effect)).count(),
            fired: are_fired.iter().filter(|effect| is_of(effect)).count(),
            listeners: listeners.len(),
            called: listeners.iter().filter(|&&count| count > 0).count(),
        };
        (kind, row)
    };
    KINDS.map(row).into()
}

fn tell(out: &mut dyn Write, fired: &Fired, arguments: &Arguments) -> std::io::Result<()> {
    writeln!(out, "{:<10} {:>8} {:>6} {:>10} {:>7}", "kind", "effects", "fired", "listeners", "called")?;
    for (kind, row) in rows(fired) {
        writeln!(out, "{kind:<10} {:>8} {:>6} {:>10} {:>7}", row.effects, row.fired, row.listeners, row.called)?;
    }
    if !arguments.list {
        return Ok(());
    }
    if arguments.own {
        writeln!(out, "\nnever called, of what is its own:")?;
        for (effect, listener, count) in fired.listeners() {
            if count == 0 && arguments.asks_for(effect, listener) {
                writeln!(out, "  {effect}: {}", place(listener))?;
            }
        }
        return Ok(());
    }
    let unfired = fired.unfired();
    writeln!(out, "\nnot fired:")?;
    for effect in &unfired {
        writeln!(out, "  {effect}")?;
    }
    writeln!(out, "\nnever called, of effects that are fired:")?;
    for (effect, listener, count) in fired.listeners() {
        if count == 0 && !unfired.contains(&effect) {
            writeln!(out, "  {effect}: {}", place(listener))?;
        }
    }
    Ok(())
}

fn as_json(fired: &Fired) -> serde_json::Value {
    let unfired = fired.unfired();
    let mut uncalled = BTreeMap::<String, Vec<String>>::new();
    for (effect, listener, count) in fired.listeners() {
        if count == 0 && !unfired.contains(&effect) {
            uncalled.entry(effect.to_string()).or_default().push(place(listener));
        }
    }
    let rows = rows(fired).into_iter().map(|(kind, row)| {
        let figures = json!({
            "effects": row.effects, "fired": row.fired, "listeners": row.listeners, "called": row.called,
        });
        (kind.to_owned(), figures)
    });
    json!({
        "kinds": rows.collect::<serde_json::Map<_, _>>(),
        "unfired": unfired.iter().map(EffectId::to_string).collect::<Vec<_>>(),
        "uncalled": uncalled,
    })
}

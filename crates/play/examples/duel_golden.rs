//! Judges golden duel records: `cargo run --release -p tallgrass-play --example duel_golden -- [OPTIONS] FILE…`
//!
//! Options: `--card TEXT` only records whose subject (card constant and attack) contains it; `--id N` only this record;
//! `--show N` prints the first N failures (10 if not given); `--effects` prints figures for each effect.

use anyhow::{Context, Result};
use std::{collections::BTreeMap, path::Path};
use tallgrass_play::duel_golden::{Outcome, Report, Totals, judge, lines};

fn main() -> Result<()> {
    let (mut files, mut only, mut id, mut show, mut effects) = (Vec::new(), None, None, 10usize, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().with_context(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--card" => only = Some(value()?.to_uppercase()),
            "--id" => id = Some(value()?.parse::<i64>().context("--id needs a number")?),
            "--show" => show = value()?.parse().context("--show needs a number")?,
            "--effects" => effects = true,
            _ => files.push(argument),
        }
    }
    let mut all = Totals::default();
    let mut by_effect: BTreeMap<String, Totals> = BTreeMap::new();
    for file in &files {
        let mut totals = Totals::default();
        let mut nodes = 0;
        for line in lines(Path::new(file))? {
            let line = line.with_context(|| format!("reading {file}"))?;
            let report: Report = judge(&line)?;
            if id.is_some_and(|id| report.id != id)
                || only.as_ref().is_some_and(|only| !report.subject.to_uppercase().contains(only.as_str()))
            {
                continue;
            }
            nodes += report.nodes;
            totals.add(&report);
            all.add(&report);
            if let Outcome::Failed(why) = &report.outcome
                && show > 0
            {
                show -= 1;
                println!("  {} {} {}: {why}", report.kind, report.id, report.subject);
            }
            by_effect.entry(format!("{} {}", report.kind, report.subject)).or_default().add(&report);
        }
        print_totals(file, &totals, nodes);
    }
    if effects {
        for (effect, totals) in &by_effect {
            let done = totals.executed + totals.refused;
            println!(
                "{effect}: {done} passed ({} executed), {} failed, {} missing",
                totals.executed, totals.failed, totals.missing
            );
        }
    }
    let passed = all.executed + all.refused;
    println!("{passed} passed, {} failed, {} not written yet", all.failed, all.missing);
    Ok(())
}

fn print_totals(file: &str, totals: &Totals, nodes: u32) {
    let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    println!(
        "{name}: {} executed, {} refused, {} failed, {} missing, {} skipped, {} RNG reloads, {} unlogged attempts, {} masked bytes, {nodes} answers tried",
        totals.executed,
        totals.refused,
        totals.failed,
        totals.missing,
        totals.skipped,
        totals.reloads,
        totals.unlogged,
        totals.masked
    );
}

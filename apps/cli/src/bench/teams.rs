//! How fast random teams are.

use super::inputs::SeedKind;
use super::showdown;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::{Value, json};
use std::hint::black_box;
use std::io::Write;
use std::path::Path;
use std::time::Instant;
use tallgrass_battle::Prng;
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_random_teams::Generator;

/// What was measured.
struct Row {
    format: String,
    seed: SeedKind,
    teams: usize,
    draws_per_team: f64,
    allocations_per_team: f64,
    teams_per_s: f64,
    showdown_teams_per_s: Option<f64>,
}

impl Row {
    fn ratio(&self) -> Option<f64> {
        self.showdown_teams_per_s.map(|theirs| self.teams_per_s / theirs)
    }

    fn json(&self) -> Value {
        json!({
            "format": self.format,
            "seed": self.seed.name(),
            "teams": self.teams,
            "draws_per_team": self.draws_per_team,
            "allocations_per_team": self.allocations_per_team,
            "teams_per_s": self.teams_per_s,
            "ns_per_team": 1e9 / self.teams_per_s,
            "showdown_teams_per_s": self.showdown_teams_per_s,
            "ratio": self.ratio(),
        })
    }
}

/// What is measured, and for how long.
pub struct Wanted<'a> {
    /// Formats by name; all that make their own teams if there are none.
    pub formats: &'a [String],
    /// For how many battles of a format teams are made.
    pub battles: u64,
    /// How long a row takes.
    pub seconds: f64,
    /// The only kind of seed, if only one is asked for.
    pub seed: Option<SeedKind>,
    /// Showdown's simulator makes the same.
    pub against_showdown: bool,
    pub as_json: bool,
}

/// Makes teams of each format, and shows how fast: for each battle a generator is made, which makes the teams of all its players.
///
/// # Errors
/// If a format makes no teams, or Showdown makes others.
pub fn run(wanted: &Wanted) -> Result<()> {
    let formats = match wanted.formats {
        [] => making_their_own(),
        given => given.iter().map(|name| makes_teams(formats::resolve(name)?)).collect::<Result<_>>()?,
    };
    let root = if wanted.against_showdown { Some(showdown::find()?) } else { None };
    let mut out = std::io::stdout().lock();
    let width = formats.iter().map(|format| format.id_text().len()).max().unwrap_or_default();
    if !wanted.as_json {
        write!(out, "{:<width$} {:<6} {:>10} {:>9} {:>10}", "format", "seed", "teams/s", "ns/team", "draws/team")?;
        write!(out, " {:>11}", "allocs/team")?;
        if root.is_some() {
            write!(out, " {:>10} {:>7}", "showdown/s", "ratio")?;
        }
        writeln!(out)?;
    }
    let mut rows = Vec::new();
    for format in &formats {
        for seed in [SeedKind::Sodium, SeedKind::Gen5] {
            if wanted.seed.is_some_and(|only| only != seed) {
                continue;
            }
            let row = measure(format, seed, wanted, root.as_deref())?;
            if !wanted.as_json {
                write!(out, "{:<width$} {:<6} {:>10.0}", row.format, seed.name(), row.teams_per_s)?;
                write!(out, " {:>9.0} {:>10.1}", 1e9 / row.teams_per_s, row.draws_per_team)?;
                write!(out, " {:>11.2}", row.allocations_per_team)?;
                if let (Some(theirs), Some(ratio)) = (row.showdown_teams_per_s, row.ratio()) {
                    write!(out, " {theirs:>10.0} {ratio:>6.0}x")?;
                }
                writeln!(out)?;
            }
            rows.push(row);
        }
    }
    if wanted.as_json {
        let rows: Vec<Value> = rows.iter().map(Row::json).collect();
        writeln!(out, "{}", json!({"rows": rows}))?;
    }
    Ok(())
}

/// All formats that make their own teams, as far as they are made here.
fn making_their_own() -> Vec<ResolvedFormat> {
    let making = formats::all().iter().filter(|format| format.team.is_some());
    let resolved = making.filter_map(|format| formats::resolve(format.id.as_str()).ok());
    resolved.filter_map(|format| makes_teams(format).ok()).collect()
}

/// The format, if it makes teams.
fn makes_teams(format: ResolvedFormat) -> Result<ResolvedFormat> {
    Generator::new(&format, SeedKind::Gen5.seed(0).parse()?)?;
    Ok(format)
}

/// What is drawn from: the seeds of a battle's players.
type Seeds = Vec<Vec<String>>;

fn measure(format: &ResolvedFormat, kind: SeedKind, wanted: &Wanted, root: Option<&Path>) -> Result<Row> {
    let players = format.format().player_count() as usize;
    let of_battle = |n| (0..players).map(|player| crate::seed::of_team(&kind.seed(n), player)).collect();
    let texts: Seeds = (0..wanted.battles).map(of_battle).collect();
    let seeds: Vec<Vec<Prng>> = texts
        .iter()
        .map(|texts| texts.iter().map(|text| text.parse().context("a seed of our own")).collect())
        .collect::<Result<_>>()?;
    let theirs = match root {
        Some(root) => Some(on_showdown(root, format, &texts, &seeds, wanted.seconds)?),
        None => None,
    };
    // Once so that everything is in the caches, and to count what is drawn and allocated.
    let mut draws = 0;
    let allocated = allocation_counter::measure(|| draws = play(format, &seeds));
    let (mut spent, mut passes) = (0.0, 0u64);
    while spent < wanted.seconds {
        let start = Instant::now();
        play(format, &seeds);
        spent += start.elapsed().as_secs_f64();
        passes += 1;
    }
    let teams = seeds.len() * players;
    Ok(Row {
        format: format.id_text(),
        seed: kind,
        teams,
        draws_per_team: draws as f64 / teams as f64,
        allocations_per_team: allocated.count_total as f64 / teams as f64,
        teams_per_s: (teams as u64 * passes) as f64 / spent,
        showdown_teams_per_s: theirs,
    })
}

/// Makes all teams, and says how many numbers were drawn. A function of its own, so that tools that count instructions can be told
/// to count only here.
#[inline(never)]
fn play(format: &ResolvedFormat, battles: &[Vec<Prng>]) -> u64 {
    let mut draws = 0;
    for seeds in battles {
        made(format, seeds, |generator| {
            let _ = black_box(generator.team());
            draws += generator.draws();
        });
    }
    draws
}

/// Sets a battle's seeds one after the other, and has something done with each.
fn made(format: &ResolvedFormat, seeds: &[Prng], mut make: impl FnMut(&mut Generator)) {
    // It was made once before anything is measured.
    let Ok(mut generator) = Generator::new(format, seeds[0]) else { return };
    for seed in seeds {
        generator.set_seed(*seed);
        make(&mut generator);
    }
}

/// How fast Showdown was, and what it made.
#[derive(Deserialize)]
struct Measured {
    seconds: f64,
    made: u64,
    teams: Vec<String>,
}

/// Has Showdown make the same teams for at least so many seconds, and says how many a second.
fn on_showdown(root: &Path, format: &ResolvedFormat, texts: &Seeds, seeds: &[Vec<Prng>], seconds: f64) -> Result<f64> {
    let request = json!({"format": format.id_text(), "seconds": seconds, "battles": texts});
    let measured: Measured = showdown::run(root, include_str!("teams.js"), &request)?;
    let mut ours = Vec::new();
    for seeds in seeds {
        // What it says when it can't make a team is compared, too.
        made(format, seeds, |generator| ours.push(generator.packed_team().unwrap_or_else(|error| error.to_string())));
    }
    let seeds = texts.iter().flatten();
    ensure!(ours.len() == measured.teams.len(), "Showdown has made {} teams of {}", measured.teams.len(), ours.len());
    for ((ours, theirs), seed) in ours.iter().zip(&measured.teams).zip(seeds) {
        ensure!(ours == theirs, "{}: of seed {seed} Showdown has made\n{theirs}\nand here it is\n{ours}", format.name);
    }
    Ok(measured.made as f64 / measured.seconds)
}

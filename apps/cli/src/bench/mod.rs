//! `tallgrass bench`: how fast battles are, and how many times faster than Showdown's.

mod duel;
mod inputs;
mod showdown;
mod teams;

use anyhow::Result;
use inputs::{Input, Inputs, SeedKind};
use serde_json::json;
use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;
use tallgrass_battle::Battle;

/// Measure speed on one thread: turns and battles a second with the log off and on, for both kinds of seed.
///
/// Battles between built-in players are played once to write their choices down; then they are replayed from prepared
/// battles, and only that is timed. With --against-showdown the same choices are played by Showdown's simulator in the
/// same run (Node.js; from PS_ROOT or node_modules), also from prepared battles and once everything is compiled; every
/// battle must end the same there.
///
/// With --teams, random teams of every format that makes its own, made for the players of a battle after the other; with
/// --against-showdown by its generators, too, which must make the same.
///
/// With --duel, duels of the card game between random players, of every deck: replayed from their answers with the log off
/// and on, and played by random players who list what can be answered each time.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass bench
  tallgrass bench --duel
  tallgrass bench --against-showdown --seconds 5
  tallgrass bench --teams --format gen9randombattle --against-showdown
  tallgrass bench --format gen9ou --json | jq '.rows[].turns_per_s'")]
pub struct Arguments {
    /// The formats to play; may be given more than once. A singles and a doubles format if not given; with --teams all that make
    /// their own.
    #[arg(long = "format", value_name = "NAME")]
    formats: Vec<String>,
    /// Measure duels of the card game instead of battles.
    #[arg(long, conflicts_with_all = ["formats", "seed", "against_showdown"])]
    duel: bool,
    /// Measure random teams instead of battles.
    #[arg(long, conflicts_with_all = ["duel", "log"])]
    teams: bool,
    /// How many different battles of each format, or duels; with --teams, for how many battles teams are made.
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = crate::number::whole::<u64>(1..=10_000), allow_negative_numbers = true)]
    battles: u64,
    /// For how long to play, in seconds, each row.
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = crate::number::seconds, allow_negative_numbers = true)]
    seconds: f64,
    /// Only with this kind of seed.
    #[arg(long, value_enum)]
    seed: Option<SeedKind>,
    /// Only with the log off or on.
    #[arg(long, value_enum)]
    log: Option<Log>,
    /// Play the same on Showdown's simulator, and show the ratios.
    #[arg(long)]
    against_showdown: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Whether a log is written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Log {
    Off,
    On,
}

/// What was measured.
struct Row {
    format: String,
    seed: SeedKind,
    log: bool,
    battles: usize,
    /// Of all battles together.
    turns: u64,
    /// How often they were played: the first time isn't timed.
    passes: u64,
    turns_per_s: f64,
    battles_per_s: f64,
    ns_per_turn: f64,
    ns_per_clone: f64,
    state_bytes: usize,
    allocations_per_turn: f64,
    showdown_turns_per_s: Option<f64>,
}

impl Row {
    fn ratio(&self) -> Option<f64> {
        self.showdown_turns_per_s.map(|theirs| self.turns_per_s / theirs)
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "format": self.format,
            "seed": self.seed.name(),
            "log": if self.log { "on" } else { "off" },
            "battles": self.battles,
            "turns": self.turns,
            "passes": self.passes,
            "turns_per_s": self.turns_per_s,
            "battles_per_s": self.battles_per_s,
            "ns_per_turn": self.ns_per_turn,
            "ns_per_clone": self.ns_per_clone,
            "state_bytes": self.state_bytes,
            "allocations_per_turn": self.allocations_per_turn,
            "showdown_turns_per_s": self.showdown_turns_per_s,
            "ratio": self.ratio(),
        })
    }
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.duel {
        duel::run(arguments.battles, arguments.seconds, arguments.log, arguments.json)?;
        return Ok(ExitCode::SUCCESS);
    }
    if arguments.teams {
        teams::run(&teams::Wanted {
            formats: &arguments.formats,
            battles: arguments.battles,
            seconds: arguments.seconds,
            seed: arguments.seed,
            against_showdown: arguments.against_showdown,
            as_json: arguments.json,
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let formats = match &arguments.formats[..] {
        [] => vec!["gen9ou".to_owned(), "gen9doublesou".to_owned()],
        given => given.to_vec(),
    };
    // Before anything is measured: a wrong name is no surprise after minutes.
    let formats = formats.iter().map(|name| inputs::resolve(name)).collect::<Result<Vec<_>>>()?;
    let root = if arguments.against_showdown { Some(showdown::find()?) } else { None };
    let mut out = std::io::stdout().lock();
    if !arguments.json {
        heading(&mut out, arguments.against_showdown)?;
    }
    let mut rows = Vec::new();
    for format in &formats {
        for seed in [SeedKind::Sodium, SeedKind::Gen5] {
            if arguments.seed.is_some_and(|only| only != seed) {
                continue;
            }
            let inputs = inputs::make(format, seed, arguments.battles)?;
            let format = &*inputs.format;
            let theirs = match &root {
                Some(root) => {
                    let measured = showdown::measure(root, &inputs, arguments.seconds)?;
                    Some(measured.turns as f64 / measured.seconds)
                }
                None => None,
            };
            for log in [Log::Off, Log::On] {
                if arguments.log.is_some_and(|only| only != log) {
                    continue;
                }
                let row = measure(format, seed, log == Log::On, &inputs, arguments.seconds, theirs);
                if !arguments.json {
                    show(&mut out, &row)?;
                }
                rows.push(row);
            }
        }
    }
    if arguments.json {
        let rows: Vec<_> = rows.iter().map(Row::json).collect();
        writeln!(out, "{}", json!({"rows": rows}))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn heading(out: &mut impl Write, against: bool) -> std::io::Result<()> {
    write!(out, "{:<16} {:<6} {:<3} {:>10} {:>10}", "format", "seed", "log", "turns/s", "battles/s")?;
    write!(out, " {:>8} {:>8} {:>7} {:>11}", "ns/turn", "ns/clone", "bytes", "allocs/turn")?;
    if against {
        write!(out, " {:>10} {:>7}", "showdown/s", "ratio")?;
    }
    writeln!(out)
}

fn show(out: &mut impl Write, row: &Row) -> std::io::Result<()> {
    let log = if row.log { "on" } else { "off" };
    write!(out, "{:<16} {:<6} {log:<3}", row.format, row.seed.name())?;
    write!(out, " {:>10.0} {:>10.1} {:>8.0}", row.turns_per_s, row.battles_per_s, row.ns_per_turn)?;
    write!(out, " {:>8.0} {:>7} {:>11.2}", row.ns_per_clone, row.state_bytes, row.allocations_per_turn)?;
    if let (Some(theirs), Some(ratio)) = (row.showdown_turns_per_s, row.ratio()) {
        write!(out, " {theirs:>10.0} {ratio:>6.0}x")?;
    }
    writeln!(out)
}

fn measure(format: &str, seed: SeedKind, log: bool, inputs: &Inputs, seconds: f64, theirs: Option<f64>) -> Row {
    let turns: u64 = inputs.battles.iter().map(|battle| battle.turns as u64).sum();
    let prepare = || -> Vec<Battle> {
        let begun = inputs.battles.iter().map(|input| {
            let mut battle = input.begun.clone();
            battle.set_logging(log);
            battle
        });
        begun.collect()
    };
    // Once so that everything is in the caches, and to count what is allocated.
    let mut battles = prepare();
    let allocated = allocation_counter::measure(|| play(&mut battles, &inputs.battles));
    let (mut spent, mut passes) = (0.0, 0u64);
    while spent < seconds {
        let mut battles = prepare();
        let start = Instant::now();
        play(&mut battles, &inputs.battles);
        spent += start.elapsed().as_secs_f64();
        passes += 1;
        black_box(battles);
    }
    let played = (turns * passes) as f64;
    let middle = middle_of(inputs);
    Row {
        format: format.to_owned(),
        seed,
        log,
        battles: inputs.battles.len(),
        turns,
        passes: passes + 1,
        turns_per_s: played / spent,
        battles_per_s: (inputs.battles.len() as u64 * passes) as f64 / spent,
        ns_per_turn: spent * 1e9 / played,
        ns_per_clone: clone_time(&middle),
        state_bytes: middle.state().bytes(),
        allocations_per_turn: allocated.count_total as f64 / turns as f64,
        showdown_turns_per_s: theirs,
    }
}

/// A function of its own, so that tools that count instructions can be told to count only here.
#[inline(never)]
fn play(battles: &mut [Battle], inputs: &[Input]) {
    for (battle, input) in battles.iter_mut().zip(inputs) {
        for (side, decision) in &input.choices {
            // The choices were accepted when they were written down.
            let _ = battle.decide(*side, decision);
        }
        debug_assert_eq!(battle.state().turn as u32, input.turns);
    }
}

/// A battle that is half over.
fn middle_of(inputs: &Inputs) -> Battle {
    let input = &inputs.battles[0];
    let mut battle = input.begun.clone();
    for (side, decision) in &input.choices[..input.choices.len() / 2] {
        let _ = battle.decide(*side, decision);
    }
    battle
}

/// Nanoseconds to copy a battle into another.
fn clone_time(battle: &Battle) -> f64 {
    const COPIES: u32 = 100_000;
    let mut copy = battle.clone();
    let start = Instant::now();
    copy_often(battle, &mut copy, COPIES);
    start.elapsed().as_secs_f64() * 1e9 / COPIES as f64
}

/// A function of its own, as [`play`] is.
#[inline(never)]
fn copy_often(battle: &Battle, copy: &mut Battle, times: u32) {
    for _ in 0..times {
        copy.clone_from(black_box(battle));
        black_box(&mut *copy);
    }
}

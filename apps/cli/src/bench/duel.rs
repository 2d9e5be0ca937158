//! How fast duels are.

use super::Log;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::hint::black_box;
use std::io::Write;
use std::time::Instant;
use tallgrass_cards::decks;
use tallgrass_duel::{Answer, Answers, Deck, Duel, Setup, State};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random};

/// A duel that was played: its start and every answer.
struct Input {
    begun: Duel,
    answers: Vec<Answer>,
    seed: u64,
}

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// The answers that were written down are given again.
    Replay(Log),
    /// Random players list what can be answered, choose, and answer.
    Play,
}

impl Work {
    const ALL: [Self; 3] = [Self::Replay(Log::Off), Self::Replay(Log::On), Self::Play];

    const fn name(self) -> &'static str {
        match self {
            Self::Replay(_) => "replay",
            Self::Play => "random players",
        }
    }

    const fn log(self) -> &'static str {
        match self {
            Self::Replay(Log::On) => "on",
            _ => "off",
        }
    }
}

/// What was measured.
struct Row {
    work: Work,
    duels: usize,
    actions_per_s: f64,
    duels_per_s: f64,
    turns_per_s: f64,
    allocations_per_action: f64,
}

/// Plays duels of every deck for about `seconds` a row, and shows how fast.
///
/// # Errors
/// If a duel can't be played to its end.
pub fn run(duels: u64, seconds: f64, log: Option<Log>, as_json: bool) -> Result<()> {
    let inputs: Vec<Input> = (0..duels).map(|n| one(n).with_context(|| format!("duel {n}"))).collect::<Result<_>>()?;
    let mut out = std::io::stdout().lock();
    let (clone, bytes) = (clone_time(&inputs[0]), size_of::<State>());
    if !as_json {
        write!(out, "{:<15} {:<3} {:>10} {:>10}", "duels", "log", "actions/s", "duels/s")?;
        writeln!(
            out,
            " {:>10} {:>9} {:>8} {:>7} {:>13}",
            "turns/s", "ns/action", "ns/clone", "bytes", "allocs/action"
        )?;
    }
    let mut rows = Vec::new();
    for work in Work::ALL {
        if log.is_some_and(|log| (log == Log::On) != (work == Work::Replay(Log::On))) {
            continue;
        }
        let row = measure(work, &inputs, seconds);
        if !as_json {
            let Row { actions_per_s, duels_per_s, turns_per_s, allocations_per_action, .. } = row;
            write!(out, "{:<15} {:<3} {actions_per_s:>10.0} {duels_per_s:>10.0}", work.name(), work.log())?;
            write!(out, " {turns_per_s:>10.0} {:>9.0} {clone:>8.0}", 1e9 / actions_per_s)?;
            writeln!(out, " {bytes:>7} {allocations_per_action:>13.2}")?;
        }
        rows.push(row);
    }
    if as_json {
        let rows: Vec<Value> = rows
            .iter()
            .map(|row| {
                json!({
                    "work": row.work.name(),
                    "log": row.work.log(),
                    "duels": row.duels,
                    "actions_per_s": row.actions_per_s,
                    "duels_per_s": row.duels_per_s,
                    "turns_per_s": row.turns_per_s,
                    "ns_per_action": 1e9 / row.actions_per_s,
                    "ns_per_clone": clone,
                    "state_bytes": bytes,
                    "allocations_per_action": row.allocations_per_action,
                })
            })
            .collect();
        writeln!(out, "{}", json!({"rows": rows}))?;
    }
    Ok(())
}

/// Plays a duel between random players and writes it down. Every deck meets others.
fn one(n: u64) -> Result<Input> {
    let deck = |at: u64| Deck::listed(&decks()[at as usize % decks().len()]);
    let seed = crate::seed::derived("bench", n);
    let [a, b, c, ..] = seed.to_le_bytes();
    let begun = Setup::new([deck(n)?, deck(n * 7 + n / 55 + 1)?]).seed([a, b, c]).begin(rulebook());
    let mut duel = begun.clone();
    let (mut list, mut answers) = (Answers::new(), Vec::new());
    let mut player = Random::new(seed);
    while !duel.is_over() && answers.len() < MAX_ANSWERS as usize {
        answers.push(step(&mut duel, &mut player, &mut list)?);
    }
    Ok(Input { begun, answers, seed })
}

fn step(duel: &mut Duel, player: &mut Random, list: &mut Answers) -> Result<Answer> {
    duel.fill_answers(list);
    let answer = player.choose(&duel.seen_by(duel.pending().who), list);
    duel.answer(answer)?;
    Ok(answer)
}

fn measure(work: Work, inputs: &[Input], seconds: f64) -> Row {
    let prepare = || -> Vec<Duel> {
        let begun = inputs.iter().map(|input| {
            let mut duel = input.begun.clone();
            // Room for a whole duel's log, so that what is counted is what the rules do.
            duel.log = (work == Work::Replay(Log::On)).then(|| Vec::with_capacity(1 << 14));
            duel
        });
        begun.collect()
    };
    let actions: u64 = inputs.iter().map(|input| input.answers.len() as u64).sum();
    // Once so that everything is in the caches, and to count what is allocated.
    let mut duels = prepare();
    let allocated = allocation_counter::measure(|| play(work, &mut duels, inputs));
    let turns: u64 = duels.iter().map(|duel| duel.state.table.turns as u64 + 1).sum();
    let (mut spent, mut passes) = (0.0, 0u64);
    while spent < seconds {
        let mut duels = prepare();
        let start = Instant::now();
        play(work, &mut duels, inputs);
        spent += start.elapsed().as_secs_f64();
        passes += 1;
        black_box(duels);
    }
    let each = passes as f64 / spent;
    Row {
        work,
        duels: inputs.len(),
        actions_per_s: actions as f64 * each,
        duels_per_s: inputs.len() as f64 * each,
        turns_per_s: turns as f64 * each,
        allocations_per_action: allocated.count_total as f64 / actions as f64,
    }
}

fn play(work: Work, duels: &mut [Duel], inputs: &[Input]) {
    let mut list = Answers::new();
    for (duel, input) in duels.iter_mut().zip(inputs) {
        match work {
            // The answers went through when they were written down.
            Work::Replay(_) => input.answers.iter().for_each(|&answer| _ = duel.answer(answer)),
            Work::Play => {
                let mut player = Random::new(input.seed);
                while !duel.is_over() && step(duel, &mut player, &mut list).is_ok() {}
            }
        }
        debug_assert!(duel.is_over());
    }
}

/// Nanoseconds to copy a duel that is half over into another.
fn clone_time(input: &Input) -> f64 {
    const COPIES: u32 = 100_000;
    let mut duel = input.begun.clone();
    for &answer in &input.answers[..input.answers.len() / 2] {
        let _ = duel.answer(answer);
    }
    let mut copy = duel.clone();
    let start = Instant::now();
    for _ in 0..COPIES {
        copy.clone_from(black_box(&duel));
        black_box(&mut copy);
    }
    start.elapsed().as_secs_f64() * 1e9 / COPIES as f64
}

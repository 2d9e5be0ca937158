//! Many battles, and what came of them.

use super::{Match, step};
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;
use std::io::{IsTerminal, Write};
use std::time::Instant;
use tallgrass_battle::ids::SideId;
use tallgrass_pokedex::GameType;

/// What came of one battle.
struct Outcome {
    winner: Option<SideId>,
    turns: u32,
}

/// Plays battles on all cores and prints a summary.
pub fn play(game: &Match, games: u64, as_json: bool) -> Result<()> {
    let shown = std::io::stderr().is_terminal() && !as_json;
    let bar = if shown { ProgressBar::new(games) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta} left") {
        bar.set_style(style);
    }
    // The first is played alone, so that a team that can't be played is told of once and at once.
    play_one(game, 0)?;
    let start = Instant::now();
    let outcomes: Vec<Outcome> = (0..games)
        .into_par_iter()
        .map(|n| {
            let outcome = play_one(game, n)?;
            bar.inc(1);
            Ok(outcome)
        })
        .collect::<Result<_>>()?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    summarize(game, &outcomes, seconds, as_json)
}

fn play_one(game: &Match, n: u64) -> Result<Outcome> {
    let seed = crate::seed::of_game(&game.seed, n);
    let problem = || format!("battle {} of {}, seed {seed}", n + 1, game.seed);
    let (mut battle, mut players) = game.begin(&seed, false)?;
    while step(&mut battle, &mut players, |_, _| ()).with_context(problem)? {}
    Ok(Outcome { winner: battle.state().winner, turns: battle.state().turn as u32 })
}

fn summarize(game: &Match, outcomes: &[Outcome], seconds: f64, as_json: bool) -> Result<()> {
    let count = outcomes.len() as f64;
    let won = |i: usize, outcome: &Outcome| match outcome.winner {
        // Who wins a multi battle wins it together with the ally.
        Some(SideId(side)) if game.format.game_type == GameType::Multi => side as usize % 2 == i % 2,
        winner => winner == Some(SideId(i as u8)),
    };
    let wins: Vec<usize> =
        (0..game.teams.len()).map(|i| outcomes.iter().filter(|outcome| won(i, outcome)).count()).collect();
    let ties = outcomes.iter().filter(|outcome| outcome.winner.is_none()).count();
    let turns: u64 = outcomes.iter().map(|outcome| outcome.turns as u64).sum();
    let fewest = outcomes.iter().map(|outcome| outcome.turns).min().unwrap_or(0);
    let most = outcomes.iter().map(|outcome| outcome.turns).max().unwrap_or(0);
    let names = super::NAMES;
    let mut out = std::io::stdout().lock();
    if as_json {
        let players: Vec<_> = game
            .teams
            .iter()
            .zip(names)
            .zip(&wins)
            .map(|((team, name), wins)| json!({"name": name, "teamName": team.name, "wins": wins}))
            .collect();
        let value = json!({
            "format": game.format.id_text(),
            "seed": game.seed,
            "games": outcomes.len(),
            "players": players,
            "wins": wins,
            "ties": ties,
            "turns": {"total": turns, "mean": turns as f64 / count, "fewest": fewest, "most": most},
            "seconds": seconds,
            "battles_per_s": count / seconds,
            "turns_per_s": turns as f64 / seconds,
        });
        writeln!(out, "{value}")?;
        return Ok(());
    }
    let battles = super::counted(outcomes.len() as u64, "battle");
    writeln!(out, "{battles}, {}, seed {}", game.format.name, game.seed)?;
    for ((team, name), wins) in game.teams.iter().zip(names).zip(wins) {
        let share = 100.0 * wins as f64 / count;
        writeln!(out, "  {name:<5} {wins:>8} wins  {share:5.1}%  ({})", team.name)?;
    }
    writeln!(out, "  ties  {ties:>8}")?;
    writeln!(out, "  turns {:>8.1} on average, {fewest} to {most}", turns as f64 / count)?;
    writeln!(out, "{:.0} battles/s, {:.0} turns/s", count / seconds, turns as f64 / seconds)?;
    Ok(())
}

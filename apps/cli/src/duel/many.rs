//! Many duels, and what came of them.

use super::game::{Start, choose};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::json;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::Instant;
use tallgrass_duel::{Answers, Seat};
use tallgrass_duel_players::MAX_ANSWERS;

/// What came of one duel.
struct Outcome {
    /// The player who won, whichever seat it was in.
    winner: Option<usize>,
    turns: u32,
    decisions: u64,
}

/// Plays duels on all cores and prints a summary.
pub fn play(start: &Start, games: u64, swap: bool, as_json: bool) -> Result<ExitCode> {
    let shown = std::io::stderr().is_terminal() && !as_json;
    let bar = if shown { ProgressBar::new(games) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta} left") {
        bar.set_style(style);
    }
    let began = Instant::now();
    let outcomes: Vec<Outcome> = (0..games)
        .into_par_iter()
        .map(|n| {
            let outcome = play_one(start, n, swap, MAX_ANSWERS)?;
            bar.inc(1);
            Ok(outcome)
        })
        .collect::<Result<_>>()?;
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    summarize(start, &outcomes, seconds, as_json, swap)?;
    Ok(ExitCode::SUCCESS)
}

/// The `n`th duel, with players and decks exchanged as its number says: each player plays both decks from both seats
/// in four duels that follow on each other.
fn nth(start: &Start, n: u64, swap: bool) -> (Start, bool) {
    let mut start = start.clone();
    if n > 0 {
        start.seed = crate::seed::derived(&start.seed.to_string(), n) as u32 & 0xff_ffff;
    }
    let (seats, decks) = (swap && n % 2 == 1, swap && n / 2 % 2 == 1);
    if seats {
        start.players.reverse();
    }
    if decks {
        start.decks.reverse();
    }
    (start, seats)
}

/// Plays the `n`th duel. After so many decisions it is left undecided, whatever the players are up to: the others count.
fn play_one(start: &Start, n: u64, swap: bool, limit: u32) -> Result<Outcome> {
    let (start, swapped) = nth(start, n, swap);
    let mut duel = start.begin()?;
    let mut answers = Answers::new();
    let mut decisions = 0;
    while !duel.is_over() && decisions < limit as u64 {
        duel.fill_answers(&mut answers);
        let kind = start.players[duel.pending().who as usize];
        let problem = || format!("duel {}, seed {}", n + 1, start.seed);
        if answers.is_empty() {
            bail!("{}: nobody has an answer to {:?}", problem(), duel.pending().ask);
        }
        let answer = choose(&duel, kind, start.seed, decisions, &answers);
        duel.answer(answer).with_context(problem)?;
        decisions += 1;
    }
    let winner = duel.winner().map(|seat| (seat == Seat::Opponent) as usize ^ swapped as usize);
    Ok(Outcome { winner, turns: duel.state.table.turns as u32 + 1, decisions })
}

fn summarize(start: &Start, outcomes: &[Outcome], seconds: f64, as_json: bool, swap: bool) -> Result<()> {
    let count = outcomes.len() as f64;
    let wins = [0, 1].map(|player| outcomes.iter().filter(|outcome| outcome.winner == Some(player)).count());
    let undecided = outcomes.iter().filter(|outcome| outcome.winner.is_none()).count();
    let turns: u64 = outcomes.iter().map(|outcome| outcome.turns as u64).sum();
    let fewest = outcomes.iter().map(|outcome| outcome.turns).min().unwrap_or(0);
    let most = outcomes.iter().map(|outcome| outcome.turns).max().unwrap_or(0);
    let decisions: u64 = outcomes.iter().map(|outcome| outcome.decisions).sum();
    let mut out = std::io::stdout().lock();
    if as_json {
        let players: Vec<_> = [0, 1]
            .into_iter()
            .map(|at| json!({"player": start.players[at].name(), "deck": start.decks[at].name, "wins": wins[at]}))
            .collect();
        let value = json!({
            "games": outcomes.len(),
            "seed": start.seed,
            "prizes": start.prizes,
            "rules": start.rules.to_string(),
            "swap": swap,
            "players": players,
            "wins": wins,
            "undecided": undecided,
            "turns": {"total": turns, "mean": turns as f64 / count, "fewest": fewest, "most": most},
            "decisions": decisions,
            "seconds": seconds,
            "duels_per_s": count / seconds,
            "decisions_per_s": decisions as f64 / seconds,
        });
        writeln!(out, "{value}")?;
        return Ok(());
    }
    let prizes = if start.prizes == 1 { "1 prize".into() } else { format!("{} prizes", start.prizes) };
    writeln!(out, "{} duels for {prizes}, {} rules, seed {}", outcomes.len(), start.rules, start.seed)?;
    for at in [0, 1] {
        let deck = if swap { "both decks" } else { &start.decks[at].name };
        let (name, wins) = (super::game::NAMES[at], wins[at]);
        let share = 100.0 * wins as f64 / count;
        writeln!(out, "  {name:<5} {wins:>8} wins  {share:5.1}%  ({}, {deck})", start.players[at].name())?;
    }
    if undecided > 0 {
        writeln!(out, "  undecided {undecided:>4}")?;
    }
    writeln!(out, "  turns {:>8.1} on average, {fewest} to {most}", turns as f64 / count)?;
    writeln!(out, "{:.0} duels/s, {:.0} decisions/s", count / seconds, decisions as f64 / seconds)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{PlayerKind, decks::by_name};

    /// Duels of two decks that differ, between these players.
    fn start(players: [PlayerKind; 2]) -> Start {
        let book = tallgrass_duel_cards::rulebook();
        Start {
            decks: ["charmander and friends", "squirtle and friends"].map(|name| by_name(name, &book).unwrap()),
            players,
            prizes: 6,
            rules: tallgrass_duel::Rules::CARTRIDGE,
            seed: 1,
            practice: false,
            packs: Vec::new(),
            book,
        }
    }

    #[test]
    fn in_four_duels_each_plays_both_decks_from_both_seats() {
        let start = start([PlayerKind::Simple, PlayerKind::Random]);
        let mut seen: Vec<(usize, String)> = (0..4)
            .map(|n| {
                let (start, swapped) = nth(&start, n, true);
                let seat = start.players.iter().position(|&kind| kind == PlayerKind::Simple).unwrap();
                assert_eq!(swapped, seat == 1);
                (seat, start.decks[seat].name.clone())
            })
            .collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 4);
    }

    #[test]
    fn a_duel_without_an_end_is_undecided_and_the_others_count() {
        let start = start([PlayerKind::Random; 2]);
        let outcome = |limit| play_one(&start, 0, false, limit).unwrap();
        let whole = outcome(MAX_ANSWERS);
        assert!(whole.winner.is_some());
        let stuck = outcome(20);
        assert_eq!((stuck.winner, stuck.decisions), (None, 20));
        assert_eq!(outcome(whole.decisions as u32).winner, whole.winner, "its last decision is the last allowed");
    }
}

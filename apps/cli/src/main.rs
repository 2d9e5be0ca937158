//! The `tallgrass` command.

mod battle;
mod bench;
mod card;
mod coverage;
mod decks;
mod dex;
mod duel;
mod harmless;
mod near;
mod number;
mod pack;
mod paint;
mod reading;
mod seed;
mod simulate;
mod teams;
mod trace;
mod verify;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// Exact, fast Pokémon battles and Trading Card Game duels from the command line.
#[derive(Parser)]
#[command(name = "tallgrass", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Battle(battle::Arguments),
    SimulateBattle(simulate::Arguments),
    Duel(duel::Arguments),
    Card(card::Arguments),
    Decks(decks::Arguments),
    Teams(teams::Arguments),
    Verify(verify::Arguments),
    Trace(trace::Arguments),
    Dex(dex::Arguments),
    Coverage(coverage::Arguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Battle(arguments) => battle::run(&arguments),
        Command::SimulateBattle(arguments) => simulate::run(&arguments),
        Command::Coverage(arguments) => coverage::run(&arguments),
        Command::Dex(arguments) => dex::run(&arguments),
        Command::Duel(arguments) => duel::run(&arguments),
        Command::Card(arguments) => card::run(&arguments),
        Command::Decks(arguments) => decks::run(&arguments),
        Command::Teams(arguments) => teams::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
    };
    match result {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What is read from or written to files says so.
            let what = if error.is::<std::io::Error>() && error.chain().len() == 1 {
                "the output can't be written: "
            } else {
                ""
            };
            let text = format!("{error:#}");
            complain(format_args!("error: {what}{}", without_numbers(&text)));
            ExitCode::from(2)
        }
    }
}

/// What the operating system says of files, without the numbers it has for it: ` (os error 2)`.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split(" (os error ");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once(')').map_or("", |(_, rest)| rest);
    }
    plain
}

/// Says on standard error what is wrong, if anybody listens: where nobody does, that is no reason to stop.
fn complain(what: std::fmt::Arguments) {
    let text = what.to_string();
    let _ = writeln!(std::io::stderr(), "{}", harmless::harmless(&text, &['\n', '\t']));
}

/// Whoever read our output has had enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}

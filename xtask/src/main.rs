//! Chores of this repository: `cargo xtask --help`.

mod cards;
mod coverage;
mod data;
mod duel_index;
mod effects_index;
mod instructions;

use std::{path::Path, process::ExitCode};

use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Chores of this repository")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Make the tables of cards.
    Cards(Check),
    /// Show which effects of a battle are not written yet, listen otherwise than recorded, or for other code.
    Coverage(coverage::Coverage),
    /// Extract names, numbers and flags from the npm package pokemon-showdown.
    Data(Check),
    /// Make the index of the duel's effects.
    DuelIndex(Check),
    /// Make the index of the battle's effects.
    EffectsIndex(Check),
    /// List what isn't done of each rule set, so that it is refused by name.
    Left(Check),
    /// Count the instructions a battle's turn takes (with valgrind), and fail if they are more than committed.
    Instructions {
        /// Write the figures instead.
        #[arg(long)]
        update: bool,
    },
}

#[derive(Args)]
struct Check {
    /// Change nothing; fail if a committed file isn't what would be made.
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let done = match Arguments::parse().chore {
        Chore::Cards(Check { check }) => cards::run(root, check),
        Chore::Coverage(wanted) => coverage::run(root, &wanted).map_err(|error| format!("{error:#}")),
        Chore::Data(Check { check }) => data::run(root, check).map_err(|error| format!("{error:#}")),
        Chore::DuelIndex(Check { check }) => duel_index::run(root, check),
        Chore::EffectsIndex(Check { check }) => effects_index::run(root, check),
        Chore::Left(Check { check }) => coverage::lists(root, check).map_err(|error| format!("{error:#}")),
        Chore::Instructions { update } => instructions::run(root, update).map_err(|error| format!("{error:#}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

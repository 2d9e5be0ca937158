//! Chores of this repository.

mod cards;
mod duel_index;

use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let check = arguments.iter().any(|argument| argument == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let done = match arguments.first().map(String::as_str) {
        Some("cards") => cards::run(root, check),
        Some("duel-index") => duel_index::run(root, check),
        _ => Err("usage: cargo xtask cards|duel-index [--check]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

//! What is printed as a duel goes on, ends or stops.

use super::account::{Line, Tone, short_table, table};
use super::game::{Game, NAMES, quoted};
use crate::paint::Paint;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use tallgrass_duel::Seat;

/// The rules that are on no card, if a pack has some.
pub fn rules(game: &Game) -> Option<String> {
    let names: Vec<_> = game.duel.rulebook().rule_names().iter().map(|name| name.as_str()).collect();
    let pack = game.start.packs.join(", ");
    (!names.is_empty()).then(|| format!("By the rules of {pack}: {}.", names.join("; ")))
}

/// How a duel that is over came out.
pub fn outcome(game: &Game) -> String {
    match game.duel.winner() {
        Some(winner) => format!("The duel is over: {} has won.", NAMES[winner as usize]),
        None => "The duel is over: nobody has won.".into(),
    }
}

/// What is said when a duel is over.
pub fn epilogue(game: &Game) -> String {
    let same = if game.plays_the_same_again().unwrap_or(false) { "duel" } else { "start" };
    let again = game.start.command().map_or(String::new(), |command| format!(" The same {same} again: {command}"));
    format!("{} turns, {} decisions.{again}", game.turns(), game.answers.len())
}

/// Prints what happened; the table where a turn begins.
pub fn tell(out: &mut impl Write, game: &Game, news: &[Line], paint: Paint) -> Result<()> {
    for line in news {
        if matches!(line.tone, Tone::Heading | Tone::Outcome) {
            writeln!(out, "\n{}", line.painted(paint))?;
            if line.tone == Tone::Heading && !game.duel.is_over() {
                let from = game.viewer().unwrap_or(Seat::Player);
                let lines = if game.asks_a_person() { table } else { short_table };
                for line in lines(game, from, paint) {
                    writeln!(out, "  {line}")?;
                }
            }
        } else {
            writeln!(out, "  {}", line.painted(paint))?;
        }
    }
    out.flush()?;
    Ok(())
}

/// How to go on with a duel that isn't over: `kept` is the file it was saved to on the way.
pub fn hint(game: &Game, save: Option<&Path>, kept: Option<&Path>) -> String {
    let go_on = |file: &Path| format!("tallgrass duel --load {0} --save {0}", quoted(&file.to_string_lossy()));
    match (save, kept) {
        (Some(file), _) => format!("To go on: {}", go_on(file)),
        (None, Some(file)) => format!("To go on from where it was saved: {}", go_on(file)),
        (None, None) if game.loaded.is_some() => {
            let file = game.loaded.as_deref().unwrap_or(Path::new("-"));
            if file == Path::new("-") {
                return "With --save FILE it can be gone on with".into();
            }
            let shown = file.display();
            format!("{shown} still has the duel as it was loaded; what is to be kept is played with: {}", go_on(file))
        }
        (None, None) => {
            let again =
                game.start.command().map_or(String::new(), |command| format!("; the same start again: {command}"));
            format!("With --save FILE it can be gone on with{again}")
        }
    }
}

//! Two computer players, told of as they play or written down.

use super::account::{Account, Tone, table};
use super::telling::{epilogue, hint, outcome, rules, tell};
use super::{Arguments, game::Game};
use crate::paint::Paint;
use anyhow::Result;
use std::io::Write;
use std::time::Duration;
use tallgrass_duel::Seat;

/// Plays on until the duel is over or it is time to stop, and tells of it.
pub fn play(game: &mut Game, arguments: &Arguments) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let paint = Paint::of_stdout();
    let told = !arguments.json;
    let mut account = Account::new(game);
    if told {
        writeln!(
            out,
            "{}",
            paint.bold(&format!("{} against {}", game.title(Seat::Player), game.title(Seat::Opponent)))
        )?;
    }
    if let Some(rules) = rules(game).filter(|_| told) {
        writeln!(out, "{}", paint.faint(&rules))?;
    }
    // Of a duel that is loaded when it is over there is nothing left to tell.
    if told && game.duel.is_over() {
        writeln!(out, "\n{}", paint.bold(&outcome(game)))?;
        for line in table(game, Seat::Player, paint) {
            writeln!(out, "  {line}")?;
        }
    }
    let until = arguments.stop_after.map(|more| game.answers.len() as u64 + more);
    loop {
        let news = account.news(game);
        if told {
            tell(&mut out, game, &news, paint)?;
        }
        if arguments.delay > 0 && news.iter().any(|line| line.tone == Tone::Heading) {
            std::thread::sleep(Duration::from_millis(arguments.delay));
        }
        if game.duel.is_over() || until.is_some_and(|until| game.answers.len() as u64 >= until) {
            break;
        }
        game.step()?;
    }
    if let Some(file) = &arguments.save {
        game.save(file)?;
    }
    if !told {
        writeln!(out, "{}", serde_json::to_string(&game.record())?)?;
    } else if game.duel.is_over() {
        writeln!(out, "{}", paint.faint(&epilogue(game)))?;
    } else {
        let hint = hint(game, arguments.save.as_deref(), None);
        let text = format!("Stopped after {} decisions, in turn {}. {hint}", game.answers.len(), game.turns());
        writeln!(out, "{}", paint.faint(&text))?;
    }
    out.flush()?;
    Ok(())
}

//! A person who plays line by line.

use super::account::{Account, hand, table};
use super::choices::{Choice, card_of, choices, question, understand};
use super::game::{Game, NAMES};
use super::lesson::Teacher;
use super::telling::{epilogue, hint, outcome, rules, tell};
use crate::card;
use crate::paint::Paint;
use anyhow::Result;
use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_duel::words::listed;
use tallgrass_duel::{Answer, Ask, Seat};

/// How a question was dealt with.
enum Done {
    Answered,
    Quit,
    InputEnded,
}

/// What can be typed, and what it does.
const HELP: [(&str, &str); 12] = [
    ("a number", "do what has this number in the list"),
    ("words", "do what they fit, if they fit one line of the list: attach fire bench 1"),
    ("attack 1, attack 2", "use an attack of your Active Pokémon (a1, a2)"),
    ("retreat, end", "retreat; end the turn without an attack"),
    ("yes, no, done", "answer a question"),
    ("back", "leave what was begun, where that is listed"),
    ("list", "list again what can be done"),
    ("table, hand, discards", "show the table, your hand, both discard piles"),
    ("card 3, card NAME", "show the card that number 3 is about, or the one with this name or number"),
    ("lesson", "in the practice duel: tell the lesson again"),
    ("save FILE", "keep the duel in a file"),
    ("quit", "stop playing"),
];

/// So many columns any terminal has.
const COLUMNS: usize = 80;

fn help(out: &mut impl Write) -> std::io::Result<()> {
    const INDENT: usize = 25;
    for (what, does) in HELP {
        for (at, line) in card::fold(does, COLUMNS - 1 - INDENT).into_iter().enumerate() {
            let what = if at == 0 { what } else { "" };
            writeln!(out, "  {what:<width$}{line}", width = INDENT - 2)?;
        }
    }
    Ok(())
}

/// A session: what is typed comes from standard input.
struct Session<'a> {
    save: Option<&'a Path>,
    /// The file the duel was saved to last at somebody's word.
    kept: Option<PathBuf>,
    paint: Paint,
    account: Account,
    teacher: Teacher,
}

/// Plays a duel with one or two people. Without a terminal it is the same, each line of standard input answers.
pub fn play(game: &mut Game, save: Option<&Path>, stop_after: Option<u64>, paint: Paint) -> Result<ExitCode> {
    let mut session = Session { save, kept: None, paint, account: Account::new(game), teacher: Teacher::default() };
    let mut out = std::io::stdout().lock();
    let title = format!("{} against {}", game.title(Seat::Player), game.title(Seat::Opponent));
    writeln!(out, "{}", paint.bold(&title))?;
    if let Some(rules) = rules(game) {
        writeln!(out, "{}", paint.faint(&rules))?;
    }
    writeln!(out, "{}", paint.faint("? shows what can be typed."))?;
    if !game.answers.is_empty() {
        let from = game.eyes();
        let where_it_stands = match game.duel.is_over() {
            true => outcome(game),
            false => format!("Turn {} goes on.", game.turns()),
        };
        writeln!(out, "\n{}", paint.bold(&where_it_stands))?;
        for line in table(game, from, paint) {
            writeln!(out, "  {line}")?;
        }
    }
    let until = stop_after.map(|more| game.answers.len() as u64 + more);
    let done = loop {
        let news = session.account.news(game);
        tell(&mut out, game, &news, paint)?;
        if game.duel.is_over() {
            break Done::Answered;
        }
        if until.is_some_and(|until| game.answers.len() as u64 >= until) {
            break Done::Quit;
        }
        if !game.asks_a_person() {
            game.step()?;
            continue;
        }
        if let Some(file) = save {
            game.save(file)?;
        }
        match session.ask(&mut out, game)? {
            Done::Answered => {}
            done => break done,
        }
    };
    if let Some(file) = save {
        game.save(file)?;
    }
    if game.duel.is_over() {
        writeln!(out, "{}", paint.faint(&epilogue(game)))?;
        return Ok(ExitCode::SUCCESS);
    }
    out.flush()?;
    let hint = hint(game, save, session.kept.as_deref());
    if let Done::InputEnded = done {
        writeln!(out)?;
        out.flush()?;
        eprintln!("The input ended in turn {}, and the duel isn't over. {hint}", game.turns());
        return Ok(ExitCode::FAILURE);
    }
    writeln!(out, "{}", paint.faint(&format!("Stopped in turn {}. {hint}", game.turns())))?;
    Ok(ExitCode::SUCCESS)
}

impl Session<'_> {
    /// Asks until there is an answer.
    fn ask(&mut self, out: &mut impl Write, game: &mut Game) -> Result<Done> {
        let choices = choices(&game.duel);
        if game.duel.pending().ask == Ask::Turn {
            let text = format!("Your hand: {}", hand(&game.duel.seen_by(game.duel.pending().who).own()));
            writeln!(out, "  {}", self.paint.faint(&text))?;
        }
        if let Some(text) = self.teacher.tells(&game.duel) {
            writeln!(out, "  {}", self.paint.good(text))?;
        }
        self.list(out, game, &choices)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = read_line()? else { return Ok(Done::InputEnded) };
            let line = line.trim();
            let (word, rest) =
                line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
            match (word.to_lowercase().as_str(), rest) {
                ("", _) => {}
                ("?" | "help", _) => help(out)?,
                ("lesson", "") => match self.teacher.lesson() {
                    Some(text) => writeln!(out, "  {}", self.paint.good(text))?,
                    None => writeln!(out, "  {}", self.paint.warn("there is no lesson now"))?,
                },
                ("quit" | "exit", "") => return Ok(Done::Quit),
                ("list", "") => self.list(out, game, &choices)?,
                ("table", "") => {
                    for line in table(game, game.duel.pending().who, self.paint) {
                        writeln!(out, "  {line}")?;
                    }
                }
                ("hand", "") => writeln!(out, "  {}", hand(&game.duel.seen_by(game.duel.pending().who).own()))?,
                ("discards", "") => {
                    let view = game.duel.seen_by(game.duel.pending().who);
                    for side in [view.other(), view.own()] {
                        let cards = listed(side.cards(), side.discard_pile().map(|seen| seen.id));
                        let cards = if cards.is_empty() { "nothing" } else { &cards };
                        writeln!(out, "  {}: {cards}", NAMES[side.whose() as usize])?;
                    }
                }
                ("card", rest) => self.show_card(out, game, &choices, rest)?,
                ("save", rest) => self.save(out, game, rest)?,
                _ => match understand(&game.duel, &choices, line) {
                    Err(why) => writeln!(out, "  {}", self.paint.warn(&why))?,
                    Ok(answer) => match game.answer(answer) {
                        Ok(()) => {
                            if answer == Answer::Restart {
                                self.teacher.repeats();
                            }
                            return Ok(Done::Answered);
                        }
                        Err(refusal) => writeln!(out, "  {}", self.paint.warn(&game.duel.refusal_in_words(refusal)))?,
                    },
                },
            }
        }
    }

    fn list(&self, out: &mut impl Write, game: &Game, choices: &[Choice]) -> Result<()> {
        writeln!(out, "{}", self.paint.bold(&question(&game.duel)))?;
        for (number, choice) in (1..).zip(choices) {
            writeln!(out, "  {number:>3}  {}", choice.words)?;
        }
        Ok(())
    }

    fn show_card(&self, out: &mut impl Write, game: &Game, choices: &[Choice], what: &str) -> Result<()> {
        let book = game.duel.rulebook();
        let numbered = what.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        if let Some(choice) = numbered {
            match card_of(&game.duel, choice.answer) {
                Some(id) => card::show(out, book.card(id), book, self.paint)?,
                None => writeln!(out, "  {}", self.paint.warn("that is about no card"))?,
            }
            return Ok(());
        }
        match card::find(what, book.cards()) {
            Ok(card::Found::Named(cards)) => {
                for one in cards {
                    card::show(out, one, book, self.paint)?;
                }
            }
            Ok(card::Found::Parts(cards)) => {
                let names: Vec<_> = cards.into_iter().map(tallgrass_duel::words::card_name).collect();
                writeln!(out, "  {}", names.join(", "))?;
            }
            Err(error) => writeln!(out, "  {}", self.paint.warn(&error.to_string()))?,
        }
        Ok(())
    }

    fn save(&mut self, out: &mut impl Write, game: &Game, name: &str) -> Result<()> {
        let file = if name.is_empty() { self.save } else { Some(Path::new(name)) };
        let text = match file.map(|file| (file, game.save(file))) {
            None => self.paint.warn("save where? As in: save duel.json"),
            Some((file, Ok(()))) => {
                self.kept = Some(file.to_owned());
                format!("Saved to {}.", file.display())
            }
            Some((_, Err(error))) => self.paint.warn(&format!("{error:#}")),
        };
        writeln!(out, "  {text}")?;
        Ok(())
    }
}

/// How many bytes an answer may have; what follows is the next one.
const LONGEST_ANSWER: u64 = 1 << 16;

/// The next line of standard input, nothing at its end. What isn't text is read as well as can be.
fn read_line() -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = std::io::stdin().lock().take(LONGEST_ANSWER).read_until(b'\n', &mut bytes)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_fits() {
        let mut out = Vec::new();
        help(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.lines().all(|line| line.chars().count() < COLUMNS), "{text}");
        assert!(HELP.iter().all(|(what, _)| text.contains(what) && what.len() < 23));
    }
}

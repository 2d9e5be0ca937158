//! A person who plays in the full-screen view.

mod draw;
mod look;
#[cfg(unix)]
mod signals;

use super::account::{Account, Line, Tone};
use super::choices::{Choice, card_of, choices};
use super::game::Game;
use super::keep;
use super::lesson::Teacher;
use super::telling::{epilogue, hint, outcome, rules};
use anyhow::{Context, Result};
use draw::{draw, is_too_small};
use look::Look;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_cards::CardId;
use tallgrass_duel::{Answer, Seat};

/// What lies over the view.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Popup {
    /// What keys do.
    Help,
    /// A card.
    Card(CardId),
    /// Any card that lies open.
    Look(Look),
    /// Whether to leave, and whether that loses nothing.
    Leave { saved: bool },
    /// Two people at one terminal: nothing is shown until this one looks.
    HandOver(Seat),
}

/// The view, apart from the duel itself.
struct Screen {
    log: Vec<Line>,
    choices: Vec<Choice>,
    selected: usize,
    /// Digits typed in a row.
    typed: String,
    /// A number was typed that nothing has: Enter doesn't do what happens to be chosen.
    mistyped: bool,
    teacher: Teacher,
    /// How many lines of the log's end are out of sight.
    scroll: usize,
    popup: Option<Popup>,
    note: Option<String>,
    /// Who was asked last.
    shown_to: Option<Seat>,
    /// After how many answers the duel was saved last.
    saved: Option<usize>,
    /// The terminal is too small for the duel: no key does what can't be seen.
    hidden: bool,
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    /// To be drawn again.
    Nothing,
    /// This answer.
    Choose(Answer),
    /// The duel is to be kept.
    Save,
    /// To leave.
    Leave,
}

/// A page of the log.
const PAGE: usize = 10;

impl Screen {
    fn new() -> Screen {
        Screen {
            log: Vec::new(),
            choices: Vec::new(),
            selected: 0,
            typed: String::new(),
            mistyped: false,
            teacher: Teacher::default(),
            scroll: 0,
            popup: None,
            note: None,
            shown_to: None,
            saved: None,
            hidden: false,
        }
    }

    /// Puts the next question.
    fn ask(&mut self, game: &Game, news: Vec<Line>) {
        self.log.extend(news);
        let lesson = self.teacher.tells(&game.duel);
        self.log.extend(lesson.map(|text| Line { tone: Tone::Good, text: text.into() }));
        self.choices = choices(&game.duel);
        self.selected = 0;
        self.scroll = 0;
        self.typed.clear();
        self.mistyped = false;
        let who = game.duel.pending().who;
        if game.viewer().is_none() && game.asks_a_person() && self.shown_to != Some(who) {
            self.popup = Some(Popup::HandOver(who));
        }
        self.shown_to = Some(who);
    }

    fn press(&mut self, key: KeyEvent, game: &Game) -> Pressed {
        self.note = None;
        if is_interrupt(key) {
            return Pressed::Leave;
        }
        let leaving = matches!(self.popup, Some(Popup::Leave { .. }));
        if self.hidden && !leaving && key.code != KeyCode::Char('q') {
            return Pressed::Nothing;
        }
        if self.hidden && !leaving {
            self.popup = None;
        }
        match self.popup.take() {
            Some(Popup::Leave { .. }) if matches!(key.code, KeyCode::Char('y' | 'Y')) => {
                return Pressed::Leave;
            }
            // Whoever stays may be another than who was to look.
            Some(Popup::Leave { .. }) if self.hidden && game.viewer().is_none() && game.asks_a_person() => {
                self.popup = Some(Popup::HandOver(game.duel.pending().who));
                return Pressed::Nothing;
            }
            Some(Popup::Look(mut cards)) => {
                if cards.press(key.code) {
                    self.popup = Some(Popup::Look(cards));
                }
                return Pressed::Nothing;
            }
            Some(_) => return Pressed::Nothing,
            None => {}
        }
        if let KeyCode::Char(digit @ '0'..='9') = key.code {
            self.type_digit(digit);
            return Pressed::Nothing;
        }
        let typed = std::mem::take(&mut self.typed);
        if std::mem::take(&mut self.mistyped) && key.code == KeyCode::Enter {
            self.note = Some(self.no_such_number(&typed));
            return Pressed::Nothing;
        }
        let last = self.choices.len().saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.selected = (self.selected + 1).min(last),
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = last,
            KeyCode::PageUp => self.scroll = (self.scroll + PAGE).min(self.log.len()),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(PAGE),
            KeyCode::Char('?' | 'h') => self.popup = Some(Popup::Help),
            KeyCode::Char('c') => self.show_card(game),
            KeyCode::Char('t') => self.popup = Some(Popup::Look(Look::at(game))),
            KeyCode::Char('b') | KeyCode::Esc if game.duel.pending().back => return Pressed::Choose(Answer::Back),
            KeyCode::Char('s') => return Pressed::Save,
            KeyCode::Char('q') | KeyCode::Esc if game.duel.is_over() => return Pressed::Leave,
            KeyCode::Char('q') | KeyCode::Esc => {
                self.popup = Some(Popup::Leave { saved: self.saved == Some(game.answers.len()) });
            }
            KeyCode::Enter => {
                if let Some(choice) = self.choices.get(self.selected) {
                    return Pressed::Choose(choice.answer);
                }
                if game.duel.is_over() {
                    return Pressed::Leave;
                }
            }
            _ => {}
        }
        Pressed::Nothing
    }

    /// Goes to the choice with the number that is being typed. One that nothing has is said to be none, and digits after
    /// it are another number.
    fn type_digit(&mut self, digit: char) {
        if std::mem::take(&mut self.mistyped) {
            self.typed.clear();
        }
        self.typed.push(digit);
        let number = self.typed.parse::<usize>().ok().filter(|number| (1..=self.choices.len()).contains(number));
        match number {
            Some(number) => self.selected = number - 1,
            None => {
                self.mistyped = true;
                self.note = Some(self.no_such_number(&self.typed));
            }
        }
    }

    fn no_such_number(&self, typed: &str) -> String {
        match self.choices.len() {
            0 => format!("There is no {typed}: there is nothing to choose."),
            1 => format!("There is no {typed}: the only number is 1."),
            most => format!("There is no {typed}: the numbers go from 1 to {most}."),
        }
    }

    fn show_card(&mut self, game: &Game) {
        let choice = self.choices.get(self.selected);
        let Some(id) = choice.and_then(|choice| card_of(&game.duel, choice.answer)) else {
            self.note = Some("That is about no card.".into());
            return;
        };
        self.popup = Some(Popup::Card(id));
    }
}

/// Plays a duel in the full-screen view.
pub fn play(game: &mut Game, save: Option<&Path>) -> Result<ExitCode> {
    let mut terminal = ratatui::try_init().context("the full-screen view can't be shown; --plain does without")?;
    #[cfg(unix)]
    signals::restore_the_terminal()?;
    let mut kept = None;
    let ended = run(&mut terminal, game, save, &mut kept);
    ratatui::restore();
    ended?;
    if let Some(file) = save {
        game.save(file)?;
    }
    if !game.duel.is_over() {
        println!("Stopped in turn {}. {}", game.turns(), hint(game, save, kept.as_deref()));
        return Ok(ExitCode::SUCCESS);
    }
    println!("{} {}", outcome(game), epilogue(game));
    Ok(ExitCode::SUCCESS)
}

fn run(
    terminal: &mut ratatui::DefaultTerminal,
    game: &mut Game,
    save: Option<&Path>,
    kept: &mut Option<PathBuf>,
) -> Result<()> {
    let mut screen = Screen::new();
    screen.saved = game.loaded.is_some().then_some(game.answers.len());
    screen.log.extend(rules(game).map(|text| Line { tone: Tone::Faint, text }));
    let mut account = match game.loaded {
        Some(_) => history(game, &mut screen.log)?,
        None => Account::new(game),
    };
    loop {
        let Some(news) = think(game, &mut account, interrupted)? else { return Ok(()) };
        screen.ask(game, news);
        if let Some(file) = save {
            game.save(file)?;
            screen.saved = Some(game.answers.len());
        }
        let answer = loop {
            terminal.draw(|frame| {
                screen.hidden = is_too_small(frame.area().as_size());
                draw(frame, game, &screen);
            })?;
            let key = match event::read() {
                Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => key,
                Ok(_) => continue,
                // The terminal is gone.
                Err(_) => return Ok(()),
            };
            match screen.press(key, game) {
                Pressed::Nothing => {}
                Pressed::Choose(answer) => break answer,
                Pressed::Leave => return Ok(()),
                Pressed::Save => {
                    screen.note = Some(match saved(game, save, kept) {
                        Ok(text) => {
                            screen.saved = Some(game.answers.len());
                            text
                        }
                        Err(error) => format!("{error:#}"),
                    });
                }
            }
        };
        if answer == Answer::Restart {
            screen.teacher.repeats();
        }
        if let Err(refusal) = game.answer(answer) {
            screen.note = Some(game.duel.refusal_in_words(refusal));
        }
    }
}

/// Tells of a duel that was loaded what happened before; the account goes on from there.
fn history(game: &Game, log: &mut Vec<Line>) -> Result<Account> {
    let mut again = Game::begin(game.start.clone())?;
    let mut account = Account::new(&again);
    log.extend(account.news(&mut again));
    for &answer in &game.answers {
        if again.answer(answer).is_err() {
            break;
        }
        log.extend(account.news(&mut again));
    }
    Ok(account)
}

/// Lets the computer play until a person is asked: what has happened, or nothing if it was to stop on the way.
fn think(game: &mut Game, account: &mut Account, mut stop: impl FnMut() -> bool) -> Result<Option<Vec<Line>>> {
    let mut news = account.news(game);
    while !game.duel.is_over() && !game.asks_a_person() {
        if stop() {
            return Ok(None);
        }
        game.step()?;
        news.extend(account.news(game));
    }
    Ok(Some(news))
}

/// Whether Ctrl-C was pressed. What else was typed while nobody asked is forgotten.
fn interrupted() -> bool {
    while event::poll(std::time::Duration::ZERO).unwrap_or(false) {
        match event::read() {
            Ok(Event::Key(key)) if is_interrupt(key) => return true,
            Ok(_) => {}
            Err(_) => return true,
        }
    }
    false
}

/// Ctrl-C and Ctrl-D, which leave whatever is shown.
fn is_interrupt(key: KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd'))
}

/// Saves the duel, to a new file if none was named, and says so.
fn saved(game: &Game, save: Option<&Path>, kept: &mut Option<PathBuf>) -> Result<String> {
    let path = save.map(Path::to_owned).or_else(|| kept.clone()).unwrap_or_else(keep::fresh);
    game.save(&path)?;
    let text = format!("Saved to {}.", path.display());
    *kept = Some(path);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::game::{PlayerKind, Start};
    use super::*;
    use ratatui::{Terminal, backend::TestBackend};

    fn game() -> Game {
        let decks = ["charmander and friends", "squirtle and friends"]
            .map(|name| crate::duel::decks::by_name(name, &tallgrass_duel_cards::rulebook()).unwrap());
        let players = [PlayerKind::Human, PlayerKind::Random];
        Game::begin(Start {
            decks,
            players,
            prizes: 3,
            rules: tallgrass_duel::Rules::CARTRIDGE,
            seed: 7,
            practice: false,
            packs: Vec::new(),
            book: tallgrass_duel_cards::rulebook(),
        })
        .unwrap()
    }

    fn drawn(game: &Game, screen: &Screen, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, game, screen)).unwrap();
        terminal.backend().to_string()
    }

    fn key(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    /// Takes first choices until the turn's question is put in turn `turn` or later.
    fn until_turn(game: &mut Game, screen: &mut Screen, turn: u32) {
        let mut account = Account::new(game);
        loop {
            let news = account.news(game);
            if game.asks_a_person() {
                screen.ask(game, news);
                if game.duel.pending().ask == tallgrass_duel::Ask::Turn && game.turns() >= turn {
                    return;
                }
                let Pressed::Choose(answer) = screen.press(key(KeyCode::Enter), game) else { panic!("no choice") };
                game.answer(answer).unwrap();
            } else {
                screen.log.extend(news);
                game.step().unwrap();
            }
        }
    }

    #[test]
    fn both_play_areas_the_hand_the_log_and_the_keys_are_shown() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 1);
        for (width, height) in [(80, 24), (120, 40)] {
            let text = drawn(&game, &screen, width, height);
            for part in [
                "Bob (random, Squirtle",
                "Ann (you, Charmander",
                "prizes 3",
                "Act ",
                "/",
                "Ann: Your turn",
                "1  ",
                "Turn 1",
                "Enter",
                "? help",
                "Energy",
            ] {
                assert!(text.contains(part), "{part}:\n{text}");
            }
        }
    }

    /// A table in Ann's turn, Active Pokémon in a bad way on both sides.
    fn ailing(game: &mut Game, bench: usize) {
        use tallgrass_cards::id;
        use tallgrass_duel::{scenario, state::Condition, state::Defence, state::Hindrance};
        let play = [id::MACHOP, id::ABRA, id::EKANS, id::NIDORANM, id::MACHOKE, id::DRATINI];
        let conditions = [Condition::BadlyPoisoned, Condition::Confused];
        let side = scenario::Side { play: &play[..1 + bench], conditions: &conditions, ..Default::default() };
        game.duel = scenario::turn(side, side, tallgrass_duel_cards::rulebook()).unwrap();
        for page in &mut game.duel.state.pages {
            page.substatus1 = Defence::Agility as u8;
            page.substatus2 = Hindrance::SandAttack as u8;
        }
    }

    #[test]
    fn what_ails_a_side_is_written_over_nothing() {
        let (mut game, mut screen) = (game(), Screen::new());
        for bench in [0, 2, 5] {
            ailing(&mut game, bench);
            screen.ask(&game, Vec::new());
            for (width, height) in [(64, 22), (72, 23), (80, 24), (80, 30), (100, 30), (160, 50)] {
                let text = drawn(&game, &screen, width, height);
                let words = text.replace(['│', '"', '┌', '└', '─'], " ");
                let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
                for part in ["badly poisoned", "takes neither damage nor effects", "attacks only on heads"] {
                    let said = part.split(' ').all(|word| words.matches(word).count() >= 2);
                    assert!(said, "{width}×{height}: {part}\n{text}");
                }
                assert_eq!(text.matches("discarded").count(), 2, "{width}×{height}\n{text}");
            }
        }
    }

    #[test]
    fn in_little_room_everybody_in_play_is_still_named() {
        let (mut game, mut screen) = (game(), Screen::new());
        ailing(&mut game, 5);
        for page in &mut game.duel.state.pages {
            (page.status, page.substatus1, page.substatus2) = (0, 0, 0);
        }
        screen.ask(&game, Vec::new());
        for height in 17..22 {
            let text = drawn(&game, &screen, 80, height);
            for name in ["Machop", "Abra", "Ekans", "Machoke", "Dratini"] {
                assert!(text.matches(name).count() >= 2, "{height}: {name}\n{text}");
            }
            assert!(text.contains(" 1  ") && text.contains("q leave"), "{height}\n{text}");
        }
    }

    #[test]
    fn how_to_leave_is_shown_whatever_can_be_done() {
        let mut game = game();
        game.start.players = [PlayerKind::Random; 2];
        let (mut screen, mut account, mut backs) = (Screen::new(), Account::new(&game), 0);
        while !game.duel.is_over() {
            let news = account.news(&mut game);
            screen.ask(&game, news);
            backs += game.duel.pending().back as u32;
            for width in [64, 72, 80] {
                let text = drawn(&game, &screen, width, 24);
                assert!(text.contains("? help  q leave"), "{width}\n{text}");
                assert!(!game.duel.pending().back || text.contains("b go back"), "{text}");
            }
            game.step().unwrap();
        }
        assert!(backs > 0);
    }

    #[test]
    fn a_terminal_too_small_says_so() {
        let (game, mut screen) = (game(), Screen::new());
        for (width, height) in [(1, 1), (10, 3), (40, 10), (79, 5), (20, 60)] {
            let text = drawn(&game, &screen, width, height);
            assert!(width < 40 || text.contains("too small"), "{text}");
            // Who leaves is asked all the same.
            screen.press(key(KeyCode::Char('q')), &game);
            let text = drawn(&game, &screen, width, height);
            assert!(width < 20 || text.contains("y leaves"), "{text}");
            screen.press(key(KeyCode::Char('n')), &game);
        }
    }

    #[test]
    fn a_number_that_is_not_listed_is_said_to_be_none_and_enter_does_nothing() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 1);
        let most = screen.choices.len();
        screen.press(key(KeyCode::Down), &game);
        for typed in [format!("{}", most + 1), "0".into(), "999".into()] {
            for digit in typed.chars() {
                screen.press(key(KeyCode::Char(digit)), &game);
            }
            let note = screen.note.clone().unwrap_or_default();
            assert!(note.contains(&format!("the numbers go from 1 to {most}")), "{typed}: {note}");
            let selected = screen.selected;
            assert_eq!(screen.press(key(KeyCode::Enter), &game), Pressed::Nothing, "{typed}");
            assert!(screen.note.is_some() && screen.selected == selected);
        }
        screen.press(key(KeyCode::Char('9')), &game);
        screen.press(key(KeyCode::Char('9')), &game);
        screen.press(key(KeyCode::Char('1')), &game);
        screen.press(key(KeyCode::Up), &game);
        assert!(matches!(screen.press(key(KeyCode::Enter), &game), Pressed::Choose(_)), "another key forgets it");
    }

    #[test]
    fn the_log_of_a_duel_that_is_loaded_tells_what_happened_before() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 4);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("duel.json");
        game.save(&file).unwrap();
        let loaded = Game::load(&file).unwrap();
        let mut log = Vec::new();
        history(&loaded, &mut log).unwrap();
        let lines = |log: &[Line]| log.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
        let told = lines(&log);
        assert!(told.iter().any(|line| line.starts_with("Turn 4")), "{told:?}");
        // What two questions had apart may be told together.
        let said = |log: &[String]| log.iter().filter(|line| !line.contains('×')).cloned().collect::<Vec<_>>();
        assert_eq!(said(&told), said(&lines(&screen.log)));
    }

    #[test]
    fn the_computer_can_be_stopped_while_it_thinks() {
        let mut game = game();
        game.start.players = [PlayerKind::Random; 2];
        let (mut account, mut asked) = (Account::new(&game), 0);
        let stopped = think(&mut game, &mut account, || {
            asked += 1;
            asked > 5
        });
        assert!(matches!(stopped, Ok(None)));
        assert_eq!(game.answers.len(), 5, "it is asked before every decision");
        assert!(matches!(think(&mut game, &mut account, || false), Ok(Some(_))) && game.duel.is_over());
    }

    #[test]
    fn every_choice_can_be_seen_and_what_follows_is_counted() {
        let mut game = game();
        let (mut screen, mut account) = (Screen::new(), Account::new(&game));
        let mut longest = 0;
        while !game.duel.is_over() {
            let news = account.news(&mut game);
            screen.ask(&game, news);
            if game.asks_a_person() && screen.choices.len() > longest {
                longest = screen.choices.len();
                for at in 0..longest {
                    screen.selected = at;
                    let text = drawn(&game, &screen, 80, 24);
                    let one = text.lines().find(|line| line.contains(&format!("│{:>2}  ", at + 1))).unwrap_or_default();
                    let words = &screen.choices[at].words;
                    assert!(words.split(' ').take(3).all(|word| one.contains(word)), "{words}:\n{text}");
                    let last = &screen.choices[longest - 1].words;
                    assert!(text.contains(&format!("{longest:>2}  {last}")) || text.contains(" more "), "{text}");
                }
                screen.selected = 0;
            }
            let answer = game.duel.answers()[0];
            if game.asks_a_person() { game.answer(answer).unwrap() } else { game.step().unwrap() }
        }
        assert!(longest > 6, "{longest}");
    }

    #[test]
    fn the_log_takes_the_room_there_is() {
        let (game, mut screen) = (game(), Screen::new());
        let line = |number: usize| Line { text: format!("line {number:02}"), tone: Tone::Plain };
        screen.log = (0..60).map(line).collect();
        let text = drawn(&game, &screen, 120, 40);
        assert!(text.matches("line ").count() > 30, "{text}");
    }

    #[test]
    fn two_people_don_t_see_each_others_hands() {
        let mut game = game();
        game.start.players = [PlayerKind::Human; 2];
        let (mut screen, mut account) = (Screen::new(), Account::new(&game));
        let mut before = None;
        let mut handed_over = 0;
        while game.turns() < 4 {
            let news = account.news(&mut game);
            screen.ask(&game, news);
            let who = game.duel.pending().who;
            assert_eq!(screen.popup.is_some(), before != Some(who));
            if screen.popup.is_some() {
                handed_over += 1;
                let text = drawn(&game, &screen, 100, 30);
                let name = super::super::game::NAMES[who as usize];
                assert!(text.contains(&format!("{name}, it is your turn")) && !text.contains("hand "), "{text}");
                assert_eq!(screen.press(key(KeyCode::Enter), &game), Pressed::Nothing);
            }
            let text = drawn(&game, &screen, 100, 30);
            let marked = format!("▶ {}", super::super::game::NAMES[who as usize]);
            assert!(text.contains(&marked) && text.matches('▶').count() == 1, "{text}");
            before = Some(who);
            let answers = game.duel.answers();
            game.answer(*answers.last().unwrap()).unwrap();
        }
        assert!(handed_over > 3);
    }

    #[test]
    fn every_size_can_be_drawn_all_duel_long() {
        let mut game = game();
        game.start.players = [PlayerKind::Random; 2];
        let (mut screen, mut account) = (Screen::new(), Account::new(&game));
        let mut size = 0;
        while !game.duel.is_over() {
            let news = account.news(&mut game);
            screen.ask(&game, news);
            size += 1;
            drawn(&game, &screen, 60 + size % 90, 18 + size % 40);
            game.step().unwrap();
        }
        let news = account.news(&mut game);
        screen.ask(&game, news);
        let text = drawn(&game, &screen, 90, 30);
        assert!(text.contains("wins") && text.contains("q leave") && !text.contains("Enter do it"), "{text}");
        assert_eq!(screen.press(key(KeyCode::Char('q')), &game), Pressed::Leave);
    }

    #[test]
    fn keys_choose_scroll_show_and_leave() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 3);
        let last = screen.choices.len() - 1;
        assert!(last >= 1);
        screen.press(key(KeyCode::End), &game);
        assert_eq!(screen.selected, last);
        screen.press(key(KeyCode::Down), &game);
        assert_eq!(screen.selected, last);
        screen.press(key(KeyCode::Char('1')), &game);
        assert_eq!(screen.selected, 0);
        screen.press(key(KeyCode::Char('c')), &game);
        assert!(matches!(screen.popup, Some(Popup::Card(_))), "{:?}", screen.choices[0]);
        assert!(drawn(&game, &screen, 80, 24).contains("any key closes"));
        assert_eq!(screen.press(key(KeyCode::Enter), &game), Pressed::Nothing);
        screen.press(key(KeyCode::Char('?')), &game);
        assert!(drawn(&game, &screen, 80, 24).contains("PgUp"));
        screen.press(key(KeyCode::Esc), &game);
        assert_eq!(screen.popup, None);
        screen.press(key(KeyCode::Char('q')), &game);
        assert!(drawn(&game, &screen, 80, 24).contains("Leave the duel?"));
        assert_eq!(screen.press(key(KeyCode::Char('n')), &game), Pressed::Nothing);
        screen.press(key(KeyCode::PageUp), &game);
        assert!(screen.scroll > 0);
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(screen.press(interrupt, &game), Pressed::Leave);
    }

    #[test]
    fn every_card_that_lies_open_can_be_looked_at_and_no_other() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 9);
        screen.press(key(KeyCode::Char('t')), &game);
        let Some(Popup::Look(cards)) = screen.popup.clone() else { panic!("{:?}", screen.popup) };
        let mut seen = Vec::new();
        for _ in &cards.rows {
            let Some(Popup::Look(now)) = &screen.popup else { panic!("it closed") };
            let look::Row::Card { text, id, .. } = &now.rows[now.at] else { panic!("no card: {now:?}") };
            for (width, height) in [(64, 22), (80, 24), (120, 40)] {
                let drawn = drawn(&game, &screen, width, height);
                assert!(drawn.contains(text.as_str()) || text.len() > 26, "{text}:\n{drawn}");
                assert!(drawn.contains(&format!("card {id} (")) || height < 40, "{text}:\n{drawn}");
            }
            seen.push(*id);
            screen.press(key(KeyCode::Down), &game);
        }
        let (duel, state) = (&game.duel, &game.duel.state);
        for seat in tallgrass_duel::Seat::BOTH {
            let page = state.page(seat);
            let own = seat == tallgrass_duel::Seat::Player;
            let hand = page.hand().iter().filter(|_| own).chain(page.discard_pile());
            let in_play = page.occupied().flat_map(|slot| state.cards_in_slot(seat, slot));
            for card in hand.copied().chain(in_play) {
                assert!(seen.contains(&state.card_id(seat, card)), "{}", duel.card(seat, card).name);
            }
        }
        assert!(
            !cards.rows.iter().any(|row| matches!(row, look::Row::Heading(text) if text.starts_with("Bob's hand")))
        );
        for (code, at) in [(KeyCode::Home, Some(1)), (KeyCode::End, None), (KeyCode::PageUp, None), (KeyCode::Up, None)]
        {
            screen.press(key(code), &game);
            let Some(Popup::Look(now)) = &screen.popup else { panic!("it closed") };
            assert!(matches!(now.rows[now.at], look::Row::Card { .. }) && at.is_none_or(|at| at == now.at), "{now:?}");
        }
        assert_eq!(screen.press(key(KeyCode::Esc), &game), Pressed::Nothing);
        assert_eq!(screen.popup, None);
    }

    #[test]
    fn what_was_begun_can_be_left() {
        use tallgrass_cards::id;
        use tallgrass_duel::{Ask, scenario};
        let (mut game, mut screen) = (game(), Screen::new());
        let mine =
            scenario::Side { play: &[id::MACHOP, id::ABRA], attached: &[id::FIGHTING_ENERGY], ..Default::default() };
        let theirs = scenario::Side { play: &[id::EKANS], ..Default::default() };
        game.duel = scenario::turn(mine, theirs, tallgrass_duel_cards::rulebook()).unwrap();
        for leaves in [KeyCode::Esc, KeyCode::Char('b'), KeyCode::End] {
            screen.ask(&game, Vec::new());
            let at = screen.choices.iter().position(|choice| choice.answer == Answer::Retreat).unwrap();
            screen.selected = at;
            let Pressed::Choose(answer) = screen.press(key(KeyCode::Enter), &game) else { panic!("no choice") };
            game.answer(answer).unwrap();
            screen.ask(&game, Vec::new());
            let text = drawn(&game, &screen, 80, 24);
            assert!(text.contains("Go back") && text.contains("b go back"), "{text}");
            let pressed = match screen.press(key(leaves), &game) {
                Pressed::Nothing => screen.press(key(KeyCode::Enter), &game),
                pressed => pressed,
            };
            assert_eq!(pressed, Pressed::Choose(Answer::Back));
            game.answer(Answer::Back).unwrap();
            assert_eq!(game.duel.pending().ask, Ask::Turn);
        }
    }

    #[test]
    fn the_other_hand_stays_hidden() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 1);
        let shown: Vec<_> =
            game.duel.seen_by(tallgrass_duel::Seat::Player).other().hand().into_iter().flatten().collect();
        assert!(shown.is_empty());
        let text = drawn(&game, &screen, 120, 40);
        let page = game.duel.state.page(tallgrass_duel::Seat::Opponent);
        for &card in page.hand() {
            let card = game.duel.card(tallgrass_duel::Seat::Opponent, card);
            let elsewhere = game.duel.seen_by(tallgrass_duel::Seat::Player);
            let known = elsewhere.own().hand().into_iter().flatten().any(|seen| seen.id == card.id)
                || elsewhere.other().pokemon().any(|one| one.card.name == card.name)
                || screen.log.iter().any(|line| line.text.contains(card.name.as_str()));
            assert!(known || !text.contains(card.name.as_str()), "{}:\n{text}", card.name);
        }
    }

    #[test]
    fn only_leaving_works_where_nothing_can_be_shown() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 1);
        screen.hidden = true;
        for code in [KeyCode::Enter, KeyCode::Down, KeyCode::Char('s'), KeyCode::Char('2'), KeyCode::Char('?')] {
            assert_eq!(screen.press(key(code), &game), Pressed::Nothing, "{code:?}");
            assert!(screen.selected == 0 && screen.popup.is_none(), "{code:?}");
        }
        screen.press(key(KeyCode::Char('q')), &game);
        assert_eq!(screen.press(key(KeyCode::Char('y')), &game), Pressed::Leave);
    }

    #[test]
    fn whoever_leaves_is_told_what_is_not_saved() {
        let (mut game, mut screen) = (game(), Screen::new());
        until_turn(&mut game, &mut screen, 1);
        for (saved, is_told) in [(None, true), (Some(0), true), (Some(game.answers.len()), false)] {
            screen.saved = saved;
            screen.press(key(KeyCode::Char('q')), &game);
            let text = drawn(&game, &screen, 80, 24);
            assert_eq!(text.contains("The duel isn't saved"), is_told, "{saved:?}: {text}");
            screen.press(key(KeyCode::Char('n')), &game);
        }
    }
}

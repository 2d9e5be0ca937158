//! `tallgrass duel`: plays duels of the Trading Card Game.

mod account;
mod choices;
mod decks;
mod game;
mod keep;
mod lesson;
mod many;
mod plain;
mod screen;
mod telling;
mod watch;

use crate::paint::Paint;
use anyhow::{Result, bail};
use decks::NamedDeck;
use game::{Game, Start};
pub use game::{NAMES, PlayerKind, players};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use tallgrass_duel::{Rulebook, Rules};

/// Play a duel of the Trading Card Game: you against a computer player, or two computer players.
///
/// Two computer players are told of as they play. A person at a terminal plays in a full-screen view, which shows its keys;
/// anywhere else, or with --plain, line by line: everything that can be done is listed, and a number, or words that fit
/// only one line of the list, is read for each decision.
///
/// A deck is one of the cartridge's (`tallgrass decks` lists them) or a file with a number and a card on each line, as in
/// `4 Bulbasaur`; what follows # doesn't count.
///
/// Exits with 1 if the input ended before the duel did, with 2 if something is wrong with options, decks or files.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass duel
  tallgrass duel --practice
  tallgrass duel --deck \"bulbasaur and friends\" --prizes 4
  tallgrass duel --pack tutorial
  tallgrass duel --players simple,random --decks mine.txt,theirs.txt --seed 7
  tallgrass duel --save duel.json; tallgrass duel --load duel.json --save duel.json
  tallgrass duel --players simple,random --games 1000 --swap
  tallgrass duel --players random,random --json > duel.json; tallgrass verify duel.json
  printf 'diglett\\nenough\\nattach fighting active\\nattack 1\\n' | tallgrass duel --seed 7 --save diglett.json")]
pub struct Arguments {
    /// Who plays: human, random or simple, first one and then the other; in the practice duel the other is sam. [default:
    /// human,simple; with --games or --json simple,simple; with --practice human,sam]
    #[arg(long, value_name = "A,B", value_parser = players)]
    players: Option<[PlayerKind; 2]>,
    /// The first player's deck.
    #[arg(long, value_name = "NAME|FILE")]
    deck: Option<String>,
    /// Both players' decks. [default: charmander and friends,squirtle and friends]
    #[arg(long, value_name = "A,B", conflicts_with = "deck")]
    decks: Option<String>,
    /// Play with a pack's cards and rules over the cartridge's. There is one: tutorial, with everything that the tutorials
    /// for modders of the card game add to it.
    #[arg(long, value_name = "PACK", conflicts_with_all = ["practice", "load"])]
    pack: Option<String>,
    /// How many prizes to play for, 1 to 6. [default: 6]
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u8>(1..=6), allow_negative_numbers = true)]
    prizes: Option<u8>,
    /// Which of the cartridge's bugs are corrected: cartridge (none), corrected (all), or names with commas between.
    #[arg(long, value_name = "NAMES")]
    rules: Option<Rules>,
    /// Play the practice duel, the game's lesson for beginners, against Sam: decks, prizes and seed are the cartridge's.
    #[arg(long, conflicts_with_all = ["deck", "decks", "prizes", "seed", "games", "swap", "load"])]
    practice: bool,
    /// The seed, a whole number from 0 to 16777215. A fresh one if not given.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u32>(0..=0xff_ffff), allow_negative_numbers = true)]
    seed: Option<u32>,
    /// Play so many duels between computer players, on all cores, and show a summary.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u64>(1..=100_000_000), allow_negative_numbers = true, conflicts_with_all = ["save", "load"])]
    games: Option<u64>,
    /// With --games: exchange players and decks from duel to duel, so that each plays both decks from both seats.
    #[arg(long, requires = "games")]
    swap: bool,
    /// Keep the duel in this file, at every decision of yours and where it stops.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Replace another duel that is kept in the file of --save.
    #[arg(long, requires = "save")]
    force: bool,
    /// Go on with the duel in this file, in the middle of a turn if it stopped there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "decks", "prizes", "rules", "seed"])]
    load: Option<PathBuf>,
    /// Stop before the Nth decision after this start, whoever's it is.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u64>(0..=u64::MAX), conflicts_with = "games")]
    stop_after: Option<u64>,
    /// Play line by line, without the full-screen view.
    #[arg(long)]
    plain: bool,
    /// Wait so long after each turn of two computer players, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = crate::number::whole::<u64>(0..=60_000), conflicts_with_all = ["games", "json"])]
    delay: u64,
    /// Print JSON: the duel with all its decisions, or with --games the summary.
    #[arg(long)]
    json: bool,
}

const STARTERS: [&str; 2] = ["charmander and friends", "squirtle and friends"];

impl Arguments {
    fn players(&self) -> [PlayerKind; 2] {
        let alone = self.games.is_some() || self.json;
        let first = if alone { PlayerKind::Simple } else { PlayerKind::Human };
        let second = if self.practice { PlayerKind::Sam } else { PlayerKind::Simple };
        self.players.unwrap_or([first, second])
    }

    fn decks(&self, book: &Rulebook) -> Result<[NamedDeck; 2]> {
        // A pack that has decks is there to be played with them.
        let of_pack = |at: usize| book.decks().get(at % book.decks().len().max(1)).map(|(name, _)| name.as_str());
        let starter = |at: usize| of_pack(at).unwrap_or(STARTERS[at]);
        match (&self.deck, &self.decks) {
            (Some(deck), _) => Ok([decks::by_name(deck, book)?, decks::by_name(starter(1), book)?]),
            (None, Some(decks)) => both_decks(decks, book),
            (None, None) => Ok([decks::by_name(starter(0), book)?, decks::by_name(starter(1), book)?]),
        }
    }

    fn start(&self) -> Result<Start> {
        let packs = crate::pack::packs(self.pack.as_deref());
        let book = crate::pack::rulebook(self.pack.as_deref())?;
        Ok(Start {
            decks: self.decks(&book)?,
            packs,
            book,
            players: self.players(),
            prizes: self.prizes.unwrap_or(6),
            rules: self.rules.unwrap_or(Rules::CARTRIDGE),
            practice: false,
            seed: self.seed.unwrap_or_else(|| crate::seed::derived(&crate::seed::fresh(), 0) as u32 & 0xff_ffff),
        })
    }

    fn game(&self) -> Result<Game> {
        let mut game = match &self.load {
            None if self.practice => {
                let [player, _] = self.players();
                Game::begin(Start::practice(player, self.rules.unwrap_or(Rules::CARTRIDGE))?)?
            }
            None => Game::begin(self.start()?)?,
            Some(file) => Game::load(file)?,
        };
        game.force = self.force;
        if let Some(players) = self.players {
            game.start.players = players;
        }
        match game.start.players {
            [_, PlayerKind::Sam] if !game.start.practice => {
                bail!("sam plays only in the practice duel: tallgrass duel --practice")
            }
            [PlayerKind::Human | PlayerKind::Random, PlayerKind::Sam] => {}
            [_, PlayerKind::Sam] | [PlayerKind::Sam, _] => {
                bail!("in the practice duel human or random plays against sam: --players human,sam")
            }
            _ if game.start.practice => bail!("in the practice duel the second player is sam: --players human,sam"),
            _ => {}
        }
        Ok(game)
    }
}

/// Both decks of `A,B`; one name is both.
fn both_decks(text: &str, book: &Rulebook) -> Result<[NamedDeck; 2]> {
    match text.split(',').map(str::trim).collect::<Vec<_>>()[..] {
        [first, second] => Ok([decks::by_name(first, book)?, decks::by_name(second, book)?]),
        [one] => decks::by_name(one, book).map(|deck| [deck.clone(), deck]),
        _ => bail!("--decks takes two decks with a comma between, not {text:?}"),
    }
}

/// A duel of two computer players, written down step by step.
///
/// # Errors
/// If the decks can't be played, or a person is among the players.
pub fn traced_from_seed(
    seed: Option<u32>,
    players: Option<[PlayerKind; 2]>,
    decks: Option<&str>,
) -> Result<Vec<tallgrass_duel::trace::Entry>> {
    let players = players.unwrap_or([PlayerKind::Simple; 2]);
    if players.contains(&PlayerKind::Human) || players.contains(&PlayerKind::Sam) {
        bail!("a duel from a seed is for random and simple; a duel of yours is traced from the file of --save");
    }
    let book = tallgrass_duel_cards::rulebook();
    let decks = both_decks(decks.unwrap_or(&STARTERS.join(",")), &book)?;
    let (seed, rules) = (seed.unwrap_or(0), Rules::CARTRIDGE);
    let start = Start { decks, players, prizes: 6, rules, seed, practice: false, packs: Vec::new(), book };
    let mut game = Game::begin_unwatched(start)?;
    game.duel.start_tracing(NAMES);
    while !game.duel.is_over() {
        game.step()?;
    }
    Ok(game.duel.take_trace().map_or(vec![], |trace| trace.entries))
}

/// Whether there is a terminal that can show the full-screen view.
fn at_a_terminal() -> bool {
    let able = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
    able && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    if let Some(games) = arguments.games {
        let start = arguments.start()?;
        if start.players.contains(&PlayerKind::Sam) {
            bail!("sam plays only in the practice duel; --games is for random and simple");
        }
        if start.players.contains(&PlayerKind::Human) {
            bail!("--games is for computer players; give for example --players simple,random");
        }
        return many::play(&start, games, arguments.swap, arguments.json);
    }
    let mut game = arguments.game()?;
    let human = game.start.players.contains(&PlayerKind::Human);
    if arguments.json && human {
        bail!("--json is for computer players; give for example --players simple,random");
    }
    // At once: a file that can't be written is no surprise after a whole duel.
    if let Some(file) = &arguments.save {
        game.save(file)?;
        // Now it is this duel's. A file that is named later is another matter.
        game.force = false;
    }
    if human && !arguments.plain && arguments.stop_after.is_none() && at_a_terminal() {
        return screen::play(&mut game, arguments.save.as_deref());
    }
    if human {
        return plain::play(&mut game, arguments.save.as_deref(), arguments.stop_after, Paint::of_stdout());
    }
    watch::play(&mut game, arguments)?;
    Ok(ExitCode::SUCCESS)
}

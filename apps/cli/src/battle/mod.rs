//! `tallgrass battle`: plays battles between built-in players.

mod account;
mod many;
pub mod teams;

use crate::paint::Paint;
use account::Account;
use anyhow::{Context, Error, Result, anyhow, bail};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::state::{MAX_MONS, RequestKind};
use tallgrass_battle::{Battle, BattleOptions, Decision, PlayerOptions, RandomPlayer};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::teams::pack;
use teams::Team;

/// Play battles between built-in players that choose at random.
///
/// Without options two teams that ship with the program meet in a generation 9 singles battle, told as it happens. Formats
/// that make their own teams, as gen9randombattle, make others for every battle. The seed is shown at the end: with it,
/// the same battle is played again.
///
/// Teams from files are played as they are: names that nothing has are refused, but whether the format would allow a set
/// (its moves, ability, items, EVs, clauses, bans) is not checked. Levels are set as the format's rules say.
///
/// Exits with 2 if something is wrong with the options or teams.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass battle
  tallgrass battle --team1 mine.txt --team2 theirs.txt --seed 7
  tallgrass battle --format gen9randombattle
  tallgrass battle --format gen9doublesou --view spectator
  tallgrass battle --log raw --view p1 > battle.log
  tallgrass battle --games 10000 --seed 1
  tallgrass battle --games 100 --json | jq .wins")]
pub struct Arguments {
    /// The first player's team: a file with Showdown's export text, a packed team, or JSON; - is standard input. Its legality isn't
    /// checked.
    #[arg(long, value_name = "FILE")]
    team1: Option<PathBuf>,
    /// The second player's team.
    #[arg(long, value_name = "FILE")]
    team2: Option<PathBuf>,
    /// The third player's team, in formats for four.
    #[arg(long, value_name = "FILE")]
    team3: Option<PathBuf>,
    /// The fourth player's team, in formats for four.
    #[arg(long, value_name = "FILE")]
    team4: Option<PathBuf>,
    /// The format, custom rules after @@@ included.
    #[arg(long, default_value = "gen9ou", value_name = "NAME")]
    format: String,
    /// The seed: one of Showdown's (sodium,… gen5,… or four numbers) or any whole number. A fresh one if not given.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<String>,
    /// Play so many battles, on all cores, and show a summary.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u64>(1..=MOST_GAMES), allow_negative_numbers = true)]
    games: Option<u64>,
    /// How the battle is told.
    #[arg(long, value_enum, default_value_t = LogKind::Readable, conflicts_with_all = ["games", "json"])]
    log: LogKind,
    /// Whose eyes to see it with: p1 to p4, spectator, or everything.
    #[arg(long, value_parser = view, value_name = "WHO", conflicts_with = "games")]
    view: Option<View>,
    /// Wait so long after each turn, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 0, value_parser = crate::number::whole::<u64>(0..=60_000), allow_negative_numbers = true, conflicts_with_all = ["games", "json"])]
    delay: u64,
    /// Print JSON: the battle as a transcript with its input and log, or with --games the summary.
    #[arg(long)]
    json: bool,
}

/// What a summary can hold in memory.
const MOST_GAMES: u64 = 100_000_000;

/// How a battle is told.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogKind {
    /// In sentences, with HP bars, and colours on a terminal.
    Readable,
    /// As Showdown's protocol; without --view with its `|split|` lines.
    Raw,
}

fn view(text: &str) -> Result<View, String> {
    View::from_name(text).ok_or_else(|| format!("\"{text}\" is none of p1, p2, p3, p4, spectator, everything"))
}

/// The names of the built-in players.
const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

/// Everything about a battle to be played.
pub struct Match {
    format: Arc<ResolvedFormat>,
    teams: Vec<Team>,
    seed: String,
}

impl Match {
    /// A battle that is about to begin, and its players.
    fn begin(&self, seed: &str, log: bool) -> Result<(Battle, Vec<RandomPlayer>)> {
        let mut battle = without_players(&self.format, seed, log)?;
        let together: usize = self.teams.iter().map(|team| team.sets.len()).sum();
        if together > MAX_MONS {
            let counted = |team: &Team| format!("{} from {}", team.sets.len(), team.place);
            let counts = self.teams.iter().map(counted).collect::<Vec<_>>().join(", ");
            bail!("{together} Pokémon are too many: at most {MAX_MONS} take part in a battle; there are {counts}");
        }
        let mut players = Vec::new();
        for (i, team) in self.teams.iter().enumerate() {
            let name = NAMES.get(i).copied().unwrap_or_default().to_owned();
            let team_seed = team.is_random.then(|| crate::seed::of_team(seed, i));
            let player = PlayerOptions { name, team: team.sets.clone(), seed: team_seed, ..PlayerOptions::default() };
            battle.add_player(SideId(i as u8), &player).with_context(|| team.place.clone())?;
            players.push(RandomPlayer::new(crate::seed::derived(seed, i as u64)));
        }
        Ok((battle, players))
    }
}

/// A battle that nobody has joined yet.
fn without_players(format: &Arc<ResolvedFormat>, seed: &str, log: bool) -> Result<Battle> {
    let (format, seed) = (format.clone(), seed.to_owned());
    let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log };
    Ok(Battle::new(library(), &options)?)
}

/// Why a player who is asked can't decide anything that is accepted.
fn helpless(battle: &mut Battle, side: SideId) -> Error {
    let name = NAMES.get(side.0 as usize).copied().unwrap_or_default();
    let size = battle.picked_team_size(side);
    let team = Decision::Team((0..size as u8).collect());
    match battle.decide(side, &team) {
        Err(why) if battle.side(side).request == RequestKind::TeamPreview => {
            let size = battle.side(side).team_len;
            anyhow!("{name} can't choose a team: no choice of the {size} Pokémon is accepted, the first because: {why}")
        }
        _ => anyhow!("{name} has nothing to choose that is accepted, and the battle can't go on"),
    }
}

/// Lets every player who is asked decide once, and tells `made` what was decided. Whether anybody was asked.
fn step(battle: &mut Battle, players: &mut [RandomPlayer], mut made: impl FnMut(SideId, &Decision)) -> Result<bool> {
    let mut asked = false;
    for (i, player) in players.iter_mut().enumerate() {
        let side = SideId(i as u8);
        if battle.is_choice_done(side) {
            continue;
        }
        let Some(decision) = player.decide(battle, side) else { return Err(helpless(battle, side)) };
        battle.decide(side, &decision).with_context(|| format!("{} chose \"{decision}\"", side.name()))?;
        made(side, &decision);
        asked = true;
    }
    if let Some(fault) = battle.fault() {
        bail!("the battle can't go on: {fault}");
    }
    Ok(asked)
}

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let format = Arc::new(formats::resolve(&arguments.format)?);
    let seed = arguments.seed.as_deref().map_or_else(|| Ok(crate::seed::fresh()), crate::seed::read)?;
    let files = [&arguments.team1, &arguments.team2, &arguments.team3, &arguments.team4].map(Clone::clone);
    let players = format.game_type.player_count() as usize;
    if let Some(View::Player(side)) = arguments.view
        && side.0 as usize >= players
    {
        bail!("--view {}: there are {players} players in {}", side.name(), format.name);
    }
    // Each player has a team of its own: places that follow on each other from a random first.
    let first = crate::seed::derived(&seed, u64::MAX);
    let pick = |player| (first % 1000).wrapping_add(player as u64 * 5);
    let bare = without_players(&format, &seed, false)?;
    let (teams, levels_changed) = teams::for_players(&files, players, &bare, &format, pick)?;
    let game = Match { format, teams, seed };
    // Notes are for battles that can be played.
    game.begin(&game.seed, false)?;
    let format = game.format.name;
    if levels_changed {
        crate::complain(format_args!("note: levels are set as the rules of {format} say"));
    }
    if files.iter().any(Option::is_some) {
        crate::complain(format_args!(
            "note: teams from files are played as they are: whether {format} allows them is not checked"
        ));
    }
    match (arguments.games, arguments.json) {
        (Some(games), json) => many::play(&game, games, json)?,
        (None, true) => as_json(&game, arguments)?,
        (None, false) => tell(&game, arguments)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// "1 turn", "2 turns".
fn counted(count: impl Into<u64>, what: &str) -> String {
    match count.into() {
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}

fn tell(game: &Match, arguments: &Arguments) -> Result<()> {
    let (mut battle, mut players) = game.begin(&game.seed, true)?;
    let readable = arguments.log == LogKind::Readable;
    let paint = Paint::of_stdout();
    let mut account = Account::new(std::io::stdout().lock(), paint);
    let mut told = 0;
    loop {
        let asked = step(&mut battle, &mut players, |_, _| ())?;
        let lines: Vec<&str> = battle.log().map_or(vec![], |log| log.lines().skip(told).collect());
        told += lines.len();
        match (readable, arguments.view) {
            (true, view) => {
                for line in view.unwrap_or(View::Everything).of(lines) {
                    account.line(line)?;
                }
            }
            (false, Some(view)) => {
                for line in view.of(lines) {
                    writeln!(account.out(), "{line}")?;
                }
            }
            (false, None) => {
                for line in lines {
                    writeln!(account.out(), "{line}")?;
                }
            }
        }
        account.out().flush()?;
        if !asked {
            break;
        }
        std::thread::sleep(Duration::from_millis(arguments.delay));
    }
    if readable {
        let text = format!("{}. The same battle again: --seed {}", counted(battle.state().turn, "turn"), game.seed);
        writeln!(account.out(), "{}", paint.faint(&text))?;
    }
    Ok(())
}

fn as_json(game: &Match, arguments: &Arguments) -> Result<()> {
    let (mut battle, mut players) = game.begin(&game.seed, true)?;
    // SHOWDOWN: its own form of some choices is refused when they are made again (a locked move that was aimed), so that
    // these are the players' words.
    let mut choices = Vec::new();
    while step(&mut battle, &mut players, |side, made| choices.push(format!(">{} {made}", side.name())))? {}
    let name = |i: usize| NAMES.get(i).copied().unwrap_or_default();
    let mut input = vec![format!(">start {}", json!({"formatid": game.format.id_text(), "seed": game.seed}))];
    for (i, team) in game.teams.iter().enumerate() {
        let player = match team.is_random {
            true => json!({"name": name(i), "seed": crate::seed::of_team(&game.seed, i)}),
            false => json!({"name": name(i), "team": pack(&team.sets)}),
        };
        input.push(format!(">player p{} {player}", i + 1));
    }
    input.append(&mut choices);
    let log: Vec<&str> = match (battle.log(), arguments.view) {
        (None, _) => vec![],
        (Some(log), None) => log.lines().collect(),
        (Some(log), Some(view)) => log.seen_by(view).collect(),
    };
    let score: Vec<u8> = battle.side_ids().map(|side| battle.side(side).pokemon_left).collect();
    let value = json!({
        "id": format!("{}:{}", game.format.id, game.seed),
        "gen": game.format.generation.number(),
        "gametype": game.format.game_type.name(),
        "formatid": game.format.id_text(),
        "seed": game.seed,
        "teams": game.teams.iter().map(|team| team.name.as_str()).collect::<Vec<_>>(),
        "winner": battle.state().winner.map(|side| name(side.0 as usize)),
        "turns": battle.state().turn,
        "score": score,
        "input": input,
        "log": log,
    });
    writeln!(std::io::stdout().lock(), "{value}")?;
    Ok(())
}

//! Showdown's simulator protocol: lines of commands go in, messages come out.
//!
//! A chunk of commands that is written at once is answered at once: the log's new lines and the players' requests are
//! sent when all of its commands have been carried out. Refused choices are answered on the spot.
//!
//! What Showdown sends of the clock (`|t:|`) and for debugging (`|debug|`) is not sent. Among the lines that wait in the middle
//! of a chunk those of the clock are counted, those for debugging are not: in debug mode, in which custom games are, Showdown
//! may send what waits a turn or more earlier.

use super::edit::Unedited;
use super::given_team::GivenTeam;
pub use super::problem::{SessionError, SessionProblem};
use super::request::Told;
use crate::battle::Battle;
use crate::choice::ChoiceError;
use crate::ids::SideId;
use crate::library::Library;
use crate::random::Prng;
use crate::setup::{BattleOptions, PlayerOptions, SetupError};
use crate::state::MAX_SIDES;
use serde_json::{Map, Value};
use std::fmt;
use tallgrass_pokedex::UnknownName;
use tallgrass_pokedex::formats;
use tallgrass_pokedex::javascript::{leading_integer, stringify, text, truthy};

/// What a simulator sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// New lines of the log, with what is secret split from what is not.
    Update(String),
    /// Something for one player: a request, or why a choice was refused.
    SideUpdate {
        /// The player.
        side: SideId,
        /// The line.
        text: String,
    },
    /// The battle is over: its outcome, as JSON.
    End(String),
    /// What a `request…` command has asked for.
    RequestedData(String),
}

/// As Showdown sends it, without the empty line between messages.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Message::Update(lines) => write!(f, "update\n{lines}"),
            Message::SideUpdate { side, text } => write!(f, "sideupdate\n{}\n{text}", side.name()),
            Message::End(json) => write!(f, "end\n{json}"),
            Message::RequestedData(data) => write!(f, "requesteddata\n{data}"),
        }
    }
}

type Result<T = (), E = SessionProblem> = std::result::Result<T, E>;

/// A simulator that is spoken to in Showdown's protocol.
///
/// ```
/// use tallgrass_battle::{Library, protocol::session::Session};
///
/// let mut session = Session::new(&Library::default());
/// let errors = session.write(">start {\"formatid\":\"gen9customgame@@@!teampreview\",\"seed\":\"1,2,3,4\"}");
/// assert!(errors.is_empty());
/// let messages = session.take_messages();
/// assert_eq!(messages[0].to_string(), "update\n|gametype|singles");
/// ```
pub struct Session {
    library: Library,
    fresh_seed: Option<fn() -> String>,
    debug: bool,
    battle: Option<Battle>,
    teams: [Option<GivenTeam>; MAX_SIDES],
    strict: bool,
    /// Which requests were sent last, by their number.
    sent: u32,
    /// Requests that were made, by their number, before something changed that they tell of.
    kept: Option<(u32, Vec<Told>)>,
    /// The winner's name as it was in the end, if it has changed since.
    winner: Option<String>,
    end_sent: bool,
    messages: Vec<Message>,
}

impl Session {
    /// A simulator that plays by the rules of a library. Battles need a seed.
    pub fn new(library: &Library) -> Session {
        Session {
            library: library.clone(),
            fresh_seed: None,
            debug: false,
            battle: None,
            teams: Default::default(),
            strict: false,
            sent: 0,
            kept: None,
            winner: None,
            end_sent: false,
            messages: vec![],
        }
    }

    /// Takes a seed from here for a battle that is started, or a generator that is reset, without one.
    pub fn with_fresh_seeds(mut self, fresh_seed: fn() -> String) -> Session {
        self.fresh_seed = Some(fresh_seed);
        self
    }

    /// Starts every battle in debug mode.
    pub fn with_debug(mut self, debug: bool) -> Session {
        self.debug = debug;
        self
    }

    /// The battle, once one has been started.
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// The battle, to be switched to tracing or recording.
    pub fn battle_mut(&mut self) -> Option<&mut Battle> {
        self.battle.as_mut()
    }

    /// Whether the battle's end has been told.
    pub fn is_over(&self) -> bool {
        self.end_sent
    }

    /// What has been sent since this was last asked.
    pub fn take_messages(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.messages)
    }

    /// Carries out a chunk of lines and sends what came of it. Lines that don't begin with `>` are passed over; commands
    /// that can't be carried out are left out and returned as errors.
    pub fn write(&mut self, chunk: &str) -> Vec<SessionError> {
        let errors = chunk.split('\n').filter_map(|line| self.write_line(line).err()).collect();
        self.send_updates();
        errors
    }

    /// Carries out one line without sending what came of it.
    ///
    /// # Errors
    /// If it is no command, or can't be carried out now.
    pub fn write_line(&mut self, line: &str) -> Result<(), SessionError> {
        let Some(command) = line.strip_prefix('>') else { return Ok(()) };
        let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
        self.carry_out(word, rest).map_err(|reason| {
            let mut command: String = line.chars().take(60).collect();
            if command.len() < line.len() {
                command.push('…');
            }
            SessionError { command, reason }
        })
    }

    fn carry_out(&mut self, word: &str, rest: &str) -> Result {
        match word {
            "start" => self.start(rest),
            "player" => self.player(rest),
            "p1" | "p2" | "p3" | "p4" => self.choose(side_named(word)?, rest),
            "forcewin" | "forcetie" => self.force_win((word == "forcewin").then_some(rest), rest),
            "forcelose" => self.force_lose(rest),
            "reseed" => self.reseed(rest),
            "tiebreak" => {
                self.running()?.tiebreak();
                Ok(())
            }
            "chat" => {
                self.log_input(format!(">chat {rest}"))?;
                crate::say!(self.begun()?, "chat", rest);
                Ok(())
            }
            "chat-inputlogonly" => self.log_input(format!(">chat {rest}")),
            "requestlog" => {
                let data = self.input_log()?.join("\n");
                self.messages.push(Message::RequestedData(data));
                Ok(())
            }
            "requestexport" => {
                let log = self.input_log()?.join("\n");
                let data = format!("{}\n{log}", self.begun()?.setup.seed);
                self.messages.push(Message::RequestedData(data));
                Ok(())
            }
            "requestteam" => {
                // SHOWDOWN: here the whole number after the first letter counts.
                let number = rest.trim().get(1..).and_then(leading_integer).filter(|number| *number < 10.0);
                let side = self.player_side(&format!("p{}", number.unwrap_or(0.0)))?;
                if !self.begun()?.has_player(side) {
                    return Err(format!("{} has no team yet", side.name()).into());
                }
                let now = &self.battle.as_ref().ok_or("there is no battle")?.setup.players[side.index()].team;
                let team = self.teams[side.index()].as_mut().map_or_else(String::new, |team| {
                    team.settle(now);
                    team.packed()
                });
                self.messages.push(Message::RequestedData(team));
                Ok(())
            }
            "show-openteamsheets" => {
                self.running()?.show_open_team_sheets();
                Ok(())
            }
            "version" | "version-origin" => Ok(()),
            "eval" => Err("there is no JavaScript here to evaluate".into()),
            "editbattle" => self.edit(rest),
            _ => Err("there is no such command".into()),
        }
    }

    // --- setting up -----------------------------------------------------------------------------------------------

    fn start(&mut self, json: &str) -> Result {
        let options = object(json)?;
        for key in ["format", "prng", "deserialized"] {
            if options.get(key).is_some_and(truthy) {
                return Err(format!("`{key}` is not supported").into());
            }
        }
        let format_id = match options.get("formatid") {
            Some(Value::String(id)) => id.clone(),
            _ => return Err("`formatid` is missing: the name of a format, as gen9customgame".into()),
        };
        let format = formats::resolve(&format_id)?;
        let seed = self.seed_of(&options, "`seed`")?;
        let rated = match options.get("rated") {
            Some(Value::String(text)) if !text.is_empty() => Some(text.clone()),
            Some(value) if truthy(value) => Some(String::new()),
            _ => None,
        };
        let battle = Battle::new(
            &self.library,
            &BattleOptions {
                format: format.into(),
                seed: seed.clone(),
                debug: self.debug || options.get("debug").is_some_and(truthy),
                force_random_chance: options.get("forceRandomChance").and_then(Value::as_bool),
                rated,
                log: true,
            },
        )?;
        let before = self.battle.replace(battle);
        let mut logged = Map::new();
        logged.insert("formatid".to_owned(), format_id.into());
        logged.insert("seed".to_owned(), seed.into());
        if let Some(rated) = options.get("rated").filter(|value| truthy(value)) {
            logged.insert("rated".to_owned(), rated.clone());
        }
        self.log_input(format!(">start {}", stringify(&Value::Object(logged))))?;
        let teams_before = std::mem::take(&mut self.teams);
        for name in ["p1", "p2", "p3", "p4"] {
            let added = match options.get(name).filter(|value| truthy(value)) {
                Some(Value::Object(player)) => self.add_player(name, player.clone()),
                Some(_) => Err(format!("`{name}` must be an object").into()),
                None => Ok(()),
            };
            if let Err(problem) = added {
                self.battle = before;
                self.teams = teams_before;
                return Err(problem);
            }
        }
        self.strict = options.get("strictChoices").is_some_and(truthy);
        (self.sent, self.kept, self.winner, self.end_sent) = (0, None, None, false);
        Ok(())
    }

    /// The seed that is given, or a fresh one.
    fn seed_of(&self, options: &Map<String, Value>, what: &str) -> Result<String> {
        match options.get("seed") {
            Some(seed) if truthy(seed) => seed_text(seed),
            _ => self.fresh(what),
        }
    }

    fn fresh(&self, what: &str) -> Result<String> {
        match self.fresh_seed {
            Some(fresh) => Ok(fresh()),
            None => Err(format!("{what} is missing: a text like \"1,2,3,4\" or \"sodium,<hex>\"").into()),
        }
    }

    fn player(&mut self, rest: &str) -> Result {
        let (name, json) = rest.split_once(' ').unwrap_or((rest, ""));
        self.begun()?;
        self.add_player(name, object(json)?)
    }

    fn add_player(&mut self, name: &str, mut options: Map<String, Value>) -> Result {
        let side = side_named(name)?;
        let said = |key: &str| options.get(key).filter(|value| truthy(value));
        let shown = match said("name") {
            Some(Value::String(name)) => name.clone(),
            None => String::new(),
            Some(_) => return Err("`name` must be a text".into()),
        };
        let in_words = |key: &str| said(key).map(text).unwrap_or_default().into_owned();
        let (avatar, rating) = (in_words("avatar"), in_words("rating"));
        let battle = self.begun()?;
        if battle.has_player(side) {
            self.keep_what_was_told();
            let battle = self.begun()?;
            if options.get("team").is_some_and(truthy) {
                return Err(format!("Player {name} already has a team!").into());
            }
            if battle.rename_player(side, &shown, &avatar, &rating) {
                self.log_input(format!(">player {name} {}", stringify(&Value::Object(options))))?;
            }
            return Ok(());
        }
        let mut made_of = None;
        let (mut given, team) = match said("team") {
            Some(Value::String(packed)) => GivenTeam::written(packed)?.with_sets(),
            Some(Value::Array(list)) => GivenTeam::listed(list, battle.dex())?.with_sets(),
            Some(_) => return Err("`team` must be a packed team or an array of sets".into()),
            None => {
                let seed = self.seed_of(&options, "`team` or `seed`")?;
                let made = self.begun()?.make_team(&seed)?;
                if !options.get("seed").is_some_and(truthy) {
                    options.insert("seed".to_owned(), seed.as_str().into());
                }
                made_of = Some(seed);
                (GivenTeam::made(made.objects), made.sets)
            }
        };
        let battle = self.begun()?;
        // The battle may start at once and end as soon: what it will make of the team is written down before.
        let settled = battle.settled(side, &team)?;
        given.settle(&settled);
        if made_of.is_none() && !options.get("team").is_some_and(Value::is_string) {
            options.insert("team".to_owned(), given.packed().into());
        }
        let logged = format!(">player {name} {}", stringify(&Value::Object(options)));
        if let Some(log) = &mut battle.log {
            log.input.push(logged);
        }
        let player = PlayerOptions { name: shown, avatar, rating, ..PlayerOptions::default() };
        let added = battle.add_player_with(side, &player, &team, made_of.as_deref());
        match added {
            Ok(()) => self.teams[side.index()] = Some(given),
            Err(_) => {
                if let Some(log) = &mut battle.log {
                    log.input.pop();
                }
            }
        }
        Ok(added?)
    }

    // --- playing --------------------------------------------------------------------------------------------------

    fn choose(&mut self, side: SideId, text: &str) -> Result {
        let strict = self.strict;
        self.player_side(side.name())?;
        let battle = self.begun()?;
        if !battle.has_player(side) {
            return Err(format!("{} can't choose: >player is still to come for it", side.name()).into());
        }
        let result = if text == "undo" {
            battle.undo_choice(side).map(|updated| {
                if updated {
                    self.send_request(side);
                }
            })
        } else {
            battle.choose(side, text)
        };
        if let Some(log) = &mut self.begun()?.log {
            let whispers = std::mem::take(&mut log.whispers);
            self.messages.extend(whispers.into_iter().map(|(side, text)| Message::SideUpdate { side, text }));
        }
        match result {
            Ok(()) => {
                if let Some(fault) = self.begun()?.fault {
                    return Err(format!("the battle can't go on: {fault}").into());
                }
                self.send_if_due();
                Ok(())
            }
            Err(error) => {
                self.refuse(side, &error);
                if strict && !error.silent { Err(error.to_string().into()) } else { Ok(()) }
            }
        }
    }

    fn refuse(&mut self, side: SideId, error: &ChoiceError) {
        for earlier in &error.before {
            self.refuse(side, earlier);
        }
        if !error.silent {
            self.messages.push(Message::SideUpdate { side, text: format!("|error|{error}") });
        }
        if error.unavailable {
            self.send_request(side);
        }
    }

    fn force_win(&mut self, winner: Option<&str>, logged: &str) -> Result {
        // SHOWDOWN: whoever isn't a player's number wins nothing, be it a player's name: the battle is a tie.
        let winner = winner.and_then(|name| self.player_side(name).ok());
        self.running()?.win(winner);
        // SHOWDOWN: a tie that names a side is written down as that side's win.
        self.log_input(if logged.is_empty() { ">forcetie".to_owned() } else { format!(">forcewin {logged}") })
    }

    fn force_lose(&mut self, name: &str) -> Result {
        self.running()?;
        if let Ok(side) = self.player_side(name) {
            self.keep_what_was_told();
            let battle = self.running()?;
            if battle.lose(side) {
                let now = battle.told(side);
                if let Some((_, kept)) = &mut self.kept {
                    kept[side.index()] = now;
                }
                self.send_request(side);
                self.running()?.go_on();
                self.send_if_due();
            }
        }
        self.log_input(format!(">forcelose {name}"))
    }

    fn edit(&mut self, text: &str) -> Result {
        self.running()?;
        self.keep_what_was_told();
        match self.running()?.edit(text) {
            Ok(()) => self.log_input(format!(">editbattle {text}")),
            Err(Unedited::Told(why)) => {
                crate::say!(self.running()?, "", format!("<<< error: {why}"));
                Ok(())
            }
            Err(Unedited::Refused(why)) => Err(why.into()),
        }
    }

    /// Keeps what players were asked and who has won, before something changes that is told of: requests and the end are sent
    /// later than they come about.
    fn keep_what_was_told(&mut self) {
        let Some(battle) = &self.battle else { return };
        if battle.state.ended && self.winner.is_none() {
            self.winner = Some(winner_of(battle));
        }
        let made = battle.requests_made;
        if self.kept.as_ref().is_none_or(|(of, _)| *of != made) {
            self.kept = Some((made, battle.side_ids().map(|side| battle.told(side)).collect()));
        }
    }

    fn reseed(&mut self, seed: &str) -> Result {
        let fresh = if seed.is_empty() { self.fresh("the seed")? } else { seed.to_owned() };
        self.begun()?.reseed(&fresh)?;
        let (_, written) = Prng::read(&fresh).map_err(SetupError::from)?;
        self.log_input(format!(">reseed {written}"))
    }

    // --- reading --------------------------------------------------------------------------------------------------

    fn begun(&mut self) -> Result<&mut Battle> {
        self.battle.as_mut().ok_or_else(|| "there is no battle yet: >start comes first".into())
    }

    /// The battle, if all players are there.
    fn running(&mut self) -> Result<&mut Battle> {
        let battle = self.begun()?;
        if battle.state.started {
            return Ok(battle);
        }
        let missing: Vec<&str> = battle.side_ids().filter(|&side| !battle.has_player(side)).map(SideId::name).collect();
        Err(format!("the battle hasn't started: >player is still to come for {}", missing.join(", ")).into())
    }

    fn player_side(&mut self, name: &str) -> Result<SideId> {
        let side = side_named(name)?;
        let count = self.begun()?.state.side_count;
        if side.0 >= count {
            return Err(format!("there is no {name}: this format has {count} players").into());
        }
        Ok(side)
    }

    fn input_log(&mut self) -> Result<&mut Vec<String>> {
        match &mut self.begun()?.log {
            Some(log) => Ok(&mut log.input),
            None => Err("the battle keeps no log".into()),
        }
    }

    fn log_input(&mut self, line: String) -> Result {
        self.input_log()?.push(line);
        Ok(())
    }

    // --- sending --------------------------------------------------------------------------------------------------

    fn send_request(&mut self, side: SideId) {
        if let Some(battle) = &self.battle {
            let kept = self.kept.as_ref().filter(|(of, _)| *of == battle.requests_made);
            let text =
                format!("|request|{}", battle.request_json_with(side, kept.map(|(_, kept)| &kept[side.index()])));
            self.messages.push(Message::SideUpdate { side, text });
        }
    }

    /// Sends in the middle of a chunk if a choice has left too many lines waiting.
    fn send_if_due(&mut self) {
        let log = self.battle.as_mut().and_then(|battle| battle.log.as_mut());
        if log.is_some_and(|log| std::mem::take(&mut log.send_due)) {
            self.send_updates();
        }
    }

    /// Sends new lines of the log, requests that haven't been sent, and the end.
    pub fn send_updates(&mut self) {
        let Some(battle) = &mut self.battle else { return };
        let Some(log) = &mut battle.log else { return };
        if log.unsent() == 0 {
            return;
        }
        if log.sent < log.len() {
            let lines: Vec<&str> = (log.sent..log.len()).map(|i| log.line(i)).collect();
            self.messages.push(Message::Update(lines.join("\n")));
        }
        log.mark_sent();
        let made = battle.requests_made;
        let requests = std::mem::replace(&mut self.sent, made) != made;
        let ended = battle.state.ended;
        if requests {
            for side in battle.side_ids() {
                self.send_request(side);
            }
        }
        if ended && !std::mem::replace(&mut self.end_sent, true) {
            self.send_end();
        }
    }

    fn send_end(&mut self) {
        let Some(battle) = &self.battle else { return };
        let player = |side: SideId| battle.setup.players[side.index()].name.as_str();
        let mut end = Map::new();
        let winner = self.winner.clone().unwrap_or_else(|| winner_of(battle));
        end.insert("winner".to_owned(), winner.into());
        end.insert("seed".to_owned(), battle.setup.seed.as_str().into());
        end.insert("turns".to_owned(), battle.state.turn.into());
        for side in battle.side_ids() {
            end.insert(side.name().to_owned(), player(side).into());
        }
        for side in battle.side_ids() {
            if let Some(team) = &mut self.teams[side.index()] {
                team.settle(&battle.setup.players[side.index()].team);
                end.insert(format!("{}team", side.name()), team.json());
            }
        }
        let score = battle.side_ids().map(|side| battle.side(side).pokemon_left).collect::<Vec<_>>();
        end.insert("score".to_owned(), score.into());
        if let Some(log) = &battle.log {
            end.insert("inputLog".to_owned(), log.input.clone().into());
        }
        let text = stringify(&Value::Object(end));
        self.messages.push(Message::End(text));
    }
}

/// The player that a command names.
///
/// SHOWDOWN: only the digit after the first letter counts.
fn side_named(name: &str) -> Result<SideId> {
    let digit = name.chars().nth(1).and_then(|digit| digit.to_digit(10)).filter(|digit| (1..=4).contains(digit));
    let side = digit.map(|digit| SideId(digit as u8 - 1));
    side.ok_or_else(|| format!("\"{name}\" is no player: players are p1 to p4").into())
}

fn winner_of(battle: &Battle) -> String {
    battle.state.winner.map_or_else(String::new, |side| battle.setup.players[side.index()].name.clone())
}

/// A seed as Showdown writes them, or a list of its parts.
fn seed_text(seed: &Value) -> Result<String> {
    match seed {
        Value::String(seed) => Ok(seed.clone()),
        Value::Array(_) => Ok(text(seed).into_owned()),
        other => Err(format!("`seed` is {other}; it must be a text like \"1,2,3,4\"").into()),
    }
}

fn object(json: &str) -> Result<Map<String, Value>> {
    match serde_json::from_str(json) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err("a JSON object must follow, as {\"name\":\"Ash\"}".into()),
        Err(error) => Err(format!("the JSON can't be read: {}", tallgrass_pokedex::json_problem(&error)).into()),
    }
}

impl From<UnknownName> for SessionProblem {
    fn from(unknown: UnknownName) -> SessionProblem {
        SessionProblem::Other(unknown.to_string())
    }
}

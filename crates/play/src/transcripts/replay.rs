//! Replaying a transcript and comparing line by line.

use super::Record;
use super::read::Declared;
use serde_json::{Map, Value};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tallgrass_battle::calls::Calls;
use tallgrass_battle::ids::EffectId;
use tallgrass_battle::protocol::session::{Message, Session};
use tallgrass_battle::{Battle, Draw, Rulebook, SetupError, Tape};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::javascript::stringify;
use tallgrass_pokedex::{RuleSet, formats, teams};

/// How a record came out.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The engine plays it exactly so.
    Passed,
    /// It needs what isn't here yet: `move Sleep Talk`, `format [Gen 1] OU`…
    Refused(Vec<String>),
    /// The engine plays it differently.
    Failed(Box<Difference>),
}

/// Where the engine first plays differently.
#[derive(Clone, Debug, Default)]
pub struct Difference {
    /// What differs: `log`, `requests`, `output`, or what went wrong.
    pub what: String,
    /// The line (of the log), request or message that differs, from 0.
    pub at: usize,
    /// The turn.
    pub turn: u32,
    /// How many random numbers had been drawn, if that is known.
    pub draws: Option<usize>,
    /// The last of them: what for, out of how many, and what came.
    pub last_draws: Vec<Draw>,
    /// What was recorded: the first that differs and some after it.
    pub expected: Vec<String>,
    /// What the engine does instead.
    pub actual: Vec<String>,
    /// What both agree on right before.
    pub before: Vec<String>,
}

/// A record's outcome.
#[derive(Clone, Debug)]
pub struct Report {
    /// The record's name.
    pub id: String,
    /// How it came out.
    pub outcome: Outcome,
    /// Which listeners were called meanwhile, and of which generation.
    pub calls: Option<(RuleSet, Calls)>,
}

/// Lines shown before a difference, and after it.
const CONTEXT: usize = 6;

/// What a replay has sent.
#[derive(Default)]
struct Played {
    log: Vec<String>,
    requests: Vec<String>,
    output: Vec<String>,
    error: Option<String>,
    refused: Option<String>,
    draws: Vec<Draw>,
    calls: Option<(RuleSet, Calls)>,
    /// How many numbers were drawn before each message of `output`.
    drawn: Vec<usize>,
    /// The same before each request.
    drawn_before_requests: Vec<usize>,
    /// What the battle was and how it came out, in the words of [`Declared`], as JSON.
    facts: Vec<(&'static str, Value)>,
}

/// Replays a record and compares.
pub fn judge(record: &Record) -> Report {
    let id = record.id.clone();
    let missing = missing_effects(record);
    if !missing.is_empty() {
        return Report { id, outcome: Outcome::Refused(missing), calls: None };
    }
    let played = replay(record, false);
    let outcome = match (played.refused.clone(), compare(record, &played)) {
        (Some(what), _) => Outcome::Refused(vec![what]),
        (None, None) => Outcome::Passed,
        // Once more, recording what is drawn.
        (None, Some(_)) => match compare(record, &replay(record, true)) {
            None => Outcome::Passed,
            Some(difference) => Outcome::Failed(Box::new(difference)),
        },
    };
    Report { id, outcome, calls: played.calls }
}

fn replay(record: &Record, recording: bool) -> Played {
    let mut session = Session::new(library());
    let mut played = Played::default();
    // A defect of the engine is a failure of this record and not the end of all others.
    let result = catch_unwind(AssertUnwindSafe(|| drive(&mut session, &mut played, record, recording)));
    if let Err(panic) = result {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        played.error = Some(format!("the engine stopped: {}", text.unwrap_or("no reason given")));
    }
    if let Some(battle) = session.battle_mut() {
        played.calls = battle.count_calls(false).map(|calls| (battle.rule_set(), *calls));
        played.facts = facts(battle);
        if let Some(log) = battle.log() {
            played.log = log.lines().flat_map(|line| line.split('\n')).map(str::to_owned).collect();
        }
        if let Some(tape) = battle.set_tape(None) {
            played.draws = tape.drawn;
        }
    }
    played
}

fn drive(session: &mut Session, played: &mut Played, record: &Record, recording: bool) {
    for (number, line) in (1..).zip(&record.input) {
        let errors = session.write(line);
        if line.starts_with(">start ")
            && let Some(battle) = session.battle_mut()
        {
            battle.count_calls(true);
        }
        if recording
            && let Some(battle) = session.battle_mut()
            && battle.tape().is_none()
        {
            battle.set_tape(Some(Tape::default()));
        }
        let drawn = session.battle().and_then(|battle| battle.tape()).map_or(0, |tape| tape.drawn.len());
        for message in session.take_messages() {
            played.take(&message, drawn);
        }
        if let Some(error) = errors.into_iter().next() {
            played.refused = error.reason.not_here();
            played.error = Some(format!("line {number} of the input: {error}"));
            return;
        }
    }
}

impl Played {
    fn take(&mut self, message: &Message, drawn: usize) {
        let text = match message {
            Message::End(json) => format!("end\n{json}"),
            Message::Update(lines) if lines.is_empty() => return,
            Message::SideUpdate { side, text } => {
                if let Some(json) = text.strip_prefix("|request|") {
                    self.requests.push(format!("{} {json}", side.name()));
                    self.drawn_before_requests.push(drawn);
                }
                message.to_string()
            }
            _ => message.to_string(),
        };
        self.output.push(text);
        self.drawn.push(drawn);
    }
}

/// The end as it was sent, without what a record has left out of its own.
fn end_like(recorded: &str, sent: &str) -> Option<String> {
    let object = |text: &str| serde_json::from_str::<Map<String, Value>>(text.strip_prefix("end\n")?).ok();
    let (recorded, mut sent) = (object(recorded)?, object(sent)?);
    sent.retain(|key, _| recorded.contains_key(key));
    Some(format!("end\n{}", stringify(&Value::Object(sent))))
}

fn facts(battle: &Battle) -> Vec<(&'static str, Value)> {
    let state = battle.state();
    let winner = state.winner.map(|side| battle.setup().players[side.0 as usize].name.clone());
    let score: Vec<u8> = battle.side_ids().map(|side| battle.side(side).pokemon_left).collect();
    vec![
        ("gen", battle.generation().number().into()),
        ("gametype", battle.game_type().name().into()),
        ("formatid", battle.setup().format_text.as_str().into()),
        ("seed", battle.setup().seed.as_str().into()),
        ("winner", winner.into()),
        ("turns", state.turn.into()),
        ("score", score.into()),
    ]
}

/// The first thing that a record says of itself and that isn't so.
fn false_claim(declared: &Declared, played: &Played) -> Option<Difference> {
    let format = declared.formatid.as_ref().map(|id| match formats::resolve(id) {
        Ok(format) => format.id_text(),
        Err(_) => id.clone(),
    });
    let claims: [(&str, Option<Value>); 7] = [
        ("gen", declared.generation.map(Value::from)),
        ("gametype", declared.gametype.clone().map(Value::from)),
        ("formatid", format.map(Value::from)),
        ("seed", declared.seed.clone().map(Value::from)),
        ("winner", declared.winner.clone().map(|name| name.filter(|name| !name.is_empty()).into())),
        ("turns", declared.turns.map(Value::from)),
        ("score", declared.score.clone().map(Value::from)),
    ];
    claims.into_iter().find_map(|(what, claim)| {
        let (claim, fact) = (claim?, &played.facts.iter().find(|(name, _)| *name == what)?.1);
        (claim != *fact).then(|| Difference {
            what: what.to_owned(),
            turn: turn_of(played.log.iter().map(String::as_str)),
            expected: vec![format!("\"{what}\": {claim}")],
            actual: vec![format!("\"{what}\": {fact}")],
            ..Difference::default()
        })
    })
}

fn compare(record: &Record, played: &Played) -> Option<Difference> {
    let mut output = played.output.clone();
    for (recorded, sent) in record.output.iter().flatten().zip(&mut output) {
        if let Some(like) = end_like(recorded, sent) {
            *sent = like;
        }
    }
    let compared = [
        ("log", record.log.as_ref(), &played.log),
        ("requests", record.requests.as_ref(), &played.requests),
        ("output", record.output.as_ref(), &output),
    ];
    for (what, expected, actual) in compared {
        if let Some(expected) = expected
            && let Some(at) = first_difference(expected, actual)
            // A log that isn't there tells less than what follows.
            && !(actual.is_empty() && played.error.is_some())
        {
            let difference = describe(what, at, expected, actual, played);
            // Where what was played only ends too soon, that is because of the error.
            let ends = played.error.is_some() && at >= actual.len();
            return Some(if ends { Difference { what: "error".to_owned(), ..difference } } else { difference });
        }
    }
    match &played.error {
        Some(error) => Some(Difference { what: "error".to_owned(), actual: vec![error.clone()], ..Default::default() }),
        None => false_claim(&record.declared, played),
    }
}

fn first_difference(expected: &[String], actual: &[String]) -> Option<usize> {
    let common = expected.iter().zip(actual).position(|(a, b)| a != b);
    common.or((expected.len() != actual.len()).then(|| expected.len().min(actual.len())))
}

fn describe(what: &str, at: usize, expected: &[String], actual: &[String], played: &Played) -> Difference {
    let turn = match what {
        "requests" => turn_of_request(&expected[..at], played),
        _ => turn_of(expected[..at.min(expected.len())].iter().flat_map(|text| text.split('\n'))),
    };
    let draws = (!played.draws.is_empty()).then(|| match what {
        "log" => played.draws.iter().take_while(|draw| draw.line as usize <= at).count(),
        "output" => played.drawn.get(at).copied().unwrap_or(played.draws.len()),
        "requests" => played.drawn_before_requests.get(at).copied().unwrap_or(played.draws.len()),
        _ => played.draws.len(),
    });
    let (expected, actual) = (spread(expected, at), spread(actual, at));
    let same = first_difference(&expected.after, &actual.after).unwrap_or(0);
    let before: Vec<String> = expected.before.iter().chain(&expected.after[..same]).cloned().collect();
    let mut difference = Difference {
        what: what.to_owned(),
        at,
        turn,
        draws,
        last_draws: draws.map_or(vec![], |n| played.draws[n.saturating_sub(4)..n].to_vec()),
        before: before[before.len().saturating_sub(CONTEXT)..].iter().map(|line| clip(line, 0)).collect(),
        expected: expected.after[same..].iter().take(CONTEXT).cloned().collect(),
        actual: actual.after[same..].iter().take(CONTEXT).cloned().collect(),
    };
    let column = match (difference.expected.first(), difference.actual.first()) {
        (Some(a), Some(b)) => a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count(),
        _ => 0,
    };
    for list in [&mut difference.expected, &mut difference.actual] {
        for (i, line) in list.iter_mut().enumerate() {
            *line = clip(line, if i == 0 { column } else { 0 });
        }
    }
    if let Some(error) = &played.error {
        difference.actual.push(format!("(error) {error}"));
    }
    difference
}

/// A list of texts around one of them, as lines.
struct Spread {
    before: Vec<String>,
    after: Vec<String>,
}

fn spread(list: &[String], at: usize) -> Spread {
    let at = at.min(list.len());
    let lines = |texts: &[String]| texts.iter().flat_map(|text| text.split('\n')).map(str::to_owned).collect();
    Spread {
        before: lines(&list[at.saturating_sub(CONTEXT)..at]),
        after: lines(&list[at..(at + CONTEXT).min(list.len())]),
    }
}

/// A long line's part around a column.
fn clip(line: &str, column: usize) -> String {
    const MOST: usize = 200;
    let count = line.chars().count();
    if count <= MOST {
        return line.to_owned();
    }
    let start = column.saturating_sub(MOST / 2);
    let shown: String = line.chars().skip(start).take(MOST).collect();
    let (left, right) = (if start > 0 { "…" } else { "" }, if start + MOST < count { "…" } else { "" });
    format!("{left}{shown}{right}")
}

fn turn_of<'a>(lines: impl DoubleEndedIterator<Item = &'a str>) -> u32 {
    lines.rev().find_map(|line| line.strip_prefix("|turn|")).and_then(|turn| turn.parse().ok()).unwrap_or(0)
}

/// The turn a request belongs to: the last one that began before as many requests were sent.
fn turn_of_request(before: &[String], played: &Played) -> u32 {
    let mut requests = 0;
    let mut turn = 0;
    for message in &played.output {
        if message.contains("|request|") {
            requests += 1;
            if requests > before.len() {
                break;
            }
        } else if let Some(lines) = message.strip_prefix("update\n") {
            turn = turn.max(turn_of(lines.split('\n')));
        }
    }
    turn
}

/// What the teams of a record need that isn't written yet. Names that nothing has are left to the engine.
fn missing_effects(record: &Record) -> Vec<String> {
    let mut missing = Vec::new();
    let mut rules = None;
    for line in &record.input {
        if let Some(json) = line.strip_prefix(">start ")
            && let Ok(options) = serde_json::from_str::<serde_json::Value>(json)
            && let Some(id) = options["formatid"].as_str()
            && let Ok(format) = formats::resolve(id)
        {
            match library().rulebook_of(&format) {
                Ok(book) => rules = Some(book),
                Err(SetupError::Format { name, what }) => return vec![format!("format {name}: {what}")],
                Err(_) => {}
            }
        }
        if let (Some(json), Some(rules)) = (line.strip_prefix(">player "), rules) {
            missing_in(json, rules, &mut missing);
        }
    }
    missing
}

fn missing_in(player: &str, rules: &Rulebook, missing: &mut Vec<String>) {
    let options = player.split_once(' ').and_then(|(_, json)| serde_json::from_str::<serde_json::Value>(json).ok());
    let Some(team) = options.as_ref().and_then(|options| teams::unpack(options["team"].as_str()?).ok()) else { return };
    let dex = rules.dex;
    let mut need = |effect: EffectId, text: String| {
        if rules.is_left(effect) && !missing.contains(&text) {
            missing.push(text);
        }
    };
    for set in &team {
        if let Some(id) = named(dex.ability_named(&set.ability), &set.ability) {
            need(id.into(), format!("ability {}", dex.ability(id).name));
        }
        if let Some(id) = named(dex.item_named(&set.item), &set.item) {
            need(id.into(), format!("item {}", dex.item(id).name));
        }
        for text in &set.moves {
            let Some(id) = named(dex.move_named(text), text) else { continue };
            need(id.into(), format!("move {}", dex.mv(id).name));
            let condition = dex.mv(id).condition;
            if condition.is_some() {
                need(condition.into(), format!("condition {condition}"));
            }
        }
    }
}

fn named<T, E>(found: Result<T, E>, text: &str) -> Option<T> {
    found.ok().filter(|_| !text.is_empty())
}

//! `tallgrass trace`: who listened to what, in which order and why, and what came of it.

mod duel;

use crate::dex::{Kind, event, hint};
use crate::duel::PlayerKind;
use anyhow::{Context, Result, bail};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tallgrass_battle::event::Event;
use tallgrass_battle::ids::{EffectId, Holder, Mon};
use tallgrass_battle::protocol::session::Session;
use tallgrass_battle::trace::{Entry, Heard, Step, Suppression};
use tallgrass_battle::{Battle, Purpose};
use tallgrass_battle_effects::library;
use tallgrass_play::kind::Kind as Recorded;
use tallgrass_play::transcripts::{Record, lines};
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, SpeciesId, to_id};

/// Replay a battle or duel and show who listened to what, in which order and why, and what came of it.
///
/// For each event: the listeners that were found, in the order they were asked in, with what decides it (order, priority,
/// speed, sub-order, a drawn tie); who was suppressed; and the value and the chained modifier before and after each.
///
/// Of a duel: the effects that listen at each moment, in order; Powers that were asked at a checkpoint, or weren't because
/// they are suppressed; coins; and damage before and after each thing that changes it.
///
/// Exits with 1 if nothing fits what is asked for.
///
/// FILE is an input log (lines that begin with `>`), a transcript, a duel that `tallgrass duel` wrote with --save or --json,
/// or facts recorded from the cartridge's duels, as it is or compressed. Without a FILE two computer players play the duel
/// of --seed. Events and moments that nobody listens to are not shown.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  tallgrass trace --turn 3 input.log
  tallgrass trace --event base_power gen9randombattle.jsonl.zst --id gen9randombattle:5001
  tallgrass trace --turn 1 --effect intimidate battle.jsonl
  tallgrass trace --seed 7 --turn 5
  tallgrass trace --seed 7 --decks ghost,poison --moment before_damage --card weezing
  tallgrass trace --id between:191 golden/turns.jsonl.zst
  tallgrass battle --json > battle.json; tallgrass trace --turn 1 --json battle.json | jq .")]
pub struct Arguments {
    /// An input log, a transcript, or a recorded duel; - is standard input.
    #[arg(value_name = "FILE", required_unless_present = "seed")]
    file: Option<PathBuf>,
    /// Trace the duel of two computer players from this seed: `tallgrass duel --players simple,simple --seed N`.
    #[arg(long, value_name = "N", conflicts_with = "file", value_parser = crate::number::whole::<u32>(0..=0xff_ffff), allow_negative_numbers = true)]
    seed: Option<u32>,
    /// With --seed: the two computer players, as in simple,random.
    #[arg(long, value_name = "A,B", requires = "seed", value_parser = crate::duel::players)]
    players: Option<[PlayerKind; 2]>,
    /// With --seed: both decks, names or files.
    #[arg(long, value_name = "A,B", requires = "seed")]
    decks: Option<String>,
    /// Of a duel: only this moment or checkpoint, as in before_damage or shield; damage for all that changes damage.
    #[arg(long, value_name = "NAME", value_parser = duel::point)]
    moment: Option<duel::Point>,
    /// Of a duel: only what has to do with this card.
    #[arg(long, value_name = "NAME")]
    card: Option<String>,
    /// Of a transcript: the record with this id, instead of the first.
    #[arg(long)]
    id: Option<String>,
    /// Only this turn; 0 is before the first.
    #[arg(long, value_name = "N", value_parser = crate::number::whole::<u16>(0..=u16::MAX), allow_negative_numbers = true)]
    turn: Option<u16>,
    /// Only this event: base_power or BasePower.
    #[arg(long, value_parser = event, value_name = "NAME")]
    event: Option<Event>,
    /// Only events that this effect listens to: a move, ability, item or condition.
    #[arg(long, value_name = "NAME")]
    effect: Option<String>,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
}

/// A line with its number.
type Numbered = (usize, String);

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Some(file) = &arguments.file else { return duel::run(arguments, None) };
    let mut lines = (1..)
        .zip(lines(file)?)
        .map(|(number, line)| {
            Ok((number, line.with_context(|| format!("{}: line {number} can't be read", file.display()))?))
        })
        .filter(|line: &Result<Numbered>| !line.as_ref().is_ok_and(|(_, text)| text.trim().is_empty()))
        .peekable();
    if lines.peek().and_then(|line| line.as_ref().ok()).is_some_and(|(_, text)| Recorded::of(text) != Recorded::Battle)
    {
        let record = duel::find(file, lines, arguments.id.as_deref())?;
        return duel::run(arguments, Some(&record));
    }
    if arguments.moment.is_some() || arguments.card.is_some() {
        bail!("--moment and --card are for duels; of a battle, --event, --effect and --turn choose");
    }
    let (id, input) = read(file, lines, arguments)?;
    let mut session = Session::new(library());
    for (number, line) in (1..).zip(&input) {
        if let Some(error) = session.write(line).into_iter().next() {
            bail!("{id}, line {number} of the input: {error}");
        }
        if line.starts_with(">start ")
            && let Some(battle) = session.battle_mut()
        {
            battle.set_tracing(true);
        }
    }
    let battle = session.battle_mut().with_context(|| format!("{id}: the input has no >start"))?;
    let trace = battle.set_tracing(false).unwrap_or_default();
    let chosen = Chosen::of(battle, &trace.entries, arguments)?;
    if chosen.ranges.iter().all(|range| range.is_empty()) {
        let there = what_is_there(battle, &trace.entries, arguments);
        crate::complain(format_args!("nothing in this battle fits what is asked for; {there}"));
        return Ok(ExitCode::FAILURE);
    }
    let mut out = std::io::stdout().lock();
    if arguments.json {
        for entry in chosen.ranges.iter().flat_map(|range| &trace.entries[range.clone()]) {
            writeln!(out, "{}", as_json(battle, entry))?;
        }
    } else {
        tell(&mut out, battle, &trace.entries, &chosen)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The input of the battle that is asked for, and what it is called.
fn read(
    file: &Path,
    lines: impl Iterator<Item = Result<Numbered>>,
    arguments: &Arguments,
) -> Result<(String, Vec<String>)> {
    let mut input = Vec::new();
    for line in lines {
        let (number, line) = line?;
        if line.trim_start().starts_with('{') {
            if arguments.id.as_ref().is_some_and(|id| !line.contains(id.as_str())) {
                continue;
            }
            let record = Record::parse(&line).with_context(|| format!("{}: line {number}", file.display()))?;
            if arguments.id.as_ref().is_none_or(|id| *id == record.id) {
                return Ok((record.id, record.input));
            }
        } else {
            input.push(line);
        }
    }
    if let Some(id) = &arguments.id {
        bail!("{} has no record \"{id}\"", file.display());
    }
    if !input.iter().any(|line| line.starts_with(">start ")) {
        bail!("{} is neither an input log, which has a line `>start {{…}}`, nor a transcript", file.display());
    }
    Ok((file.display().to_string(), input))
}

/// The parts of a trace that are asked for.
struct Chosen {
    ranges: Vec<Range<usize>>,
    /// The log's lines that are shown between them, if any.
    lines: Option<Range<usize>>,
}

impl Chosen {
    fn of(battle: &Battle, entries: &[Entry], arguments: &Arguments) -> Result<Chosen> {
        let in_turn = |entry: &Entry| arguments.turn.is_none_or(|turn| entry.turn == turn);
        if let Some(turn) = arguments.turn
            && turn > battle.state().turn
        {
            bail!("there is no turn {turn}: the battle has {}", battle.state().turn);
        }
        if arguments.event.is_none() && arguments.effect.is_none() {
            let first = entries.iter().position(in_turn).unwrap_or(entries.len());
            let count = entries[first..].iter().take_while(|entry| in_turn(entry)).count();
            let range = first..first + count;
            let lines = lines_of(battle, entries, &range, arguments.turn);
            return Ok(Chosen { ranges: std::iter::once(range).collect(), lines: Some(lines) });
        }
        let wanted = arguments.effect.as_deref().map(to_id);
        if let Some(wanted) = &wanted
            && !exists(wanted)
        {
            let name = arguments.effect.as_deref().unwrap_or_default();
            let kinds = [Kind::Move, Kind::Ability, Kind::Item, Kind::Condition];
            let hint = hint(name, &kinds, battle.generation());
            bail!("there is no move, ability, item or condition \"{name}\"{hint}");
        }
        let is_wanted = |effect: EffectId| wanted.as_ref().is_none_or(|id| to_id(battle.effect_name(effect)) == *id);
        let mut ranges = Vec::new();
        for (i, entry) in entries.iter().enumerate().filter(|(_, entry)| in_turn(entry)) {
            let (event, fits) = match &entry.step {
                Step::Event { event, heard, .. } => (event, heard.iter().any(|heard| is_wanted(heard.effect))),
                Step::Single { event, effect, .. } => (event, is_wanted(*effect)),
                _ => continue,
            };
            if fits && arguments.event.is_none_or(|wanted| wanted == *event) {
                ranges.push(block(entries, i));
            }
        }
        Ok(Chosen { ranges, lines: None })
    }
}

/// The lines of the log that are of a turn, with what happens before it is announced, or all.
fn lines_of(battle: &Battle, entries: &[Entry], range: &Range<usize>, turn: Option<u16>) -> Range<usize> {
    let Some(log) = battle.log() else { return 0..0 };
    let Some(turn) = turn else { return 0..log.len() };
    let begins = |turn: u16, entry: usize| {
        let announced = (0..log.len()).find(|&i| turn_of(log.line(i)) == Some(turn));
        let first = entries.get(entry).map(|entry| entry.line as usize);
        announced.into_iter().chain(first).min().unwrap_or(log.len())
    };
    let from = if turn == 0 { 0 } else { begins(turn, range.start) };
    from..begins(turn + 1, range.end).max(from)
}

/// The turn that a line of the log announces.
fn turn_of(line: &str) -> Option<u16> {
    line.strip_prefix("|turn|")?.parse().ok()
}

/// What else there is to ask for, where nothing fits.
fn what_is_there(battle: &Battle, entries: &[Entry], arguments: &Arguments) -> String {
    let last = battle.state().turn;
    if entries.is_empty() {
        return "it hasn't begun: its players are missing".to_owned();
    }
    let in_turn = entries.iter().filter(|entry| arguments.turn.is_none_or(|turn| entry.turn == turn));
    let mut names = BTreeSet::new();
    for entry in in_turn {
        let (event, effects) = match &entry.step {
            Step::Event { event, heard, .. } => (event, heard.iter().map(|heard| heard.effect).collect()),
            Step::Single { event, effect, .. } => (event, vec![*effect]),
            _ => continue,
        };
        if arguments.event.is_some() && arguments.effect.is_none() {
            names.insert(event.snake_name());
        } else if arguments.event.is_none_or(|wanted| wanted == *event) {
            names.extend(effects.into_iter().map(|effect| battle.effect_name(effect)));
        }
    }
    let where_to = match (arguments.turn, arguments.event.filter(|_| arguments.effect.is_some())) {
        (Some(turn), None) => format!("in turn {turn}"),
        (Some(turn), Some(event)) => format!("at {} in turn {turn}", event.snake_name()),
        (None, None) => format!("in its turns, 0 to {last},"),
        (None, Some(event)) => format!("at {} in its turns, 0 to {last},", event.snake_name()),
    };
    let what = if arguments.effect.is_some() { "these effects listened" } else { "these events were listened to" };
    match names.is_empty() {
        true => format!("{where_to} nobody listened"),
        false => format!("{where_to} {what}: {}", names.into_iter().collect::<Vec<_>>().join(", ")),
    }
}

fn exists(id: &str) -> bool {
    MoveId::from_id(id).is_some()
        || AbilityId::from_id(id).is_some()
        || ItemId::from_id(id).is_some()
        || ConditionId::from_id(id).is_some()
        || SpeciesId::from_id(id).is_some()
}

/// An event with everything that belongs to it: the draws that ordered its listeners, and what happened inside.
fn block(entries: &[Entry], at: usize) -> Range<usize> {
    let is_tie = |entry: &&Entry| matches!(&entry.step, Step::Draw { draw, .. } if draw.purpose == Purpose::SpeedTie);
    let ties = entries[..at].iter().rev().take_while(is_tie).count();
    let mut open = 0;
    for (i, entry) in entries.iter().enumerate().skip(at) {
        match entry.step {
            Step::Event { .. } => open += 1,
            Step::Result { .. } => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at - if i == at { 0 } else { ties }..i + 1;
        }
    }
    at - ties..entries.len()
}

// --- readable ---------------------------------------------------------------------------------------------------------

fn tell(out: &mut dyn Write, battle: &Battle, entries: &[Entry], chosen: &Chosen) -> Result<()> {
    let mut told = None;
    let mut enter = |out: &mut dyn Write, turn: u16| -> std::io::Result<()> {
        if told.replace(turn) != Some(turn) {
            writeln!(out, "── turn {turn} ──")?;
        }
        Ok(())
    };
    // Lines of the log stand between the steps they were written between.
    let lines = chosen.lines.clone().unwrap_or(0..0);
    let mut line = lines.start;
    let mut catch_up = |out: &mut dyn Write, to: usize, enter: &mut dyn FnMut(&mut dyn Write, u16) -> _| {
        for text in (line..to.min(lines.end)).filter_map(|i| Some(battle.log()?.line(i))) {
            if let Some(turn) = turn_of(text) {
                enter(out, turn)?;
            }
            writeln!(out, "{text}")?;
        }
        line = line.max(to);
        std::io::Result::Ok(())
    };
    if lines.start == 0 && !lines.is_empty() {
        enter(out, 0)?;
    }
    for range in &chosen.ranges {
        for entry in &entries[range.clone()] {
            catch_up(out, entry.line as usize, &mut enter)?;
            enter(out, entry.turn)?;
            tell_step(out, battle, &entry.step)?;
        }
        if chosen.lines.is_none() {
            writeln!(out)?;
        }
    }
    catch_up(out, lines.end, &mut enter)?;
    Ok(())
}

fn tell_step(out: &mut dyn Write, battle: &Battle, step: &Step) -> std::io::Result<()> {
    let indent = |depth: u8| "  ".repeat(depth as usize + 1);
    let held =
        |effect: EffectId, holder: Holder| format!("{} of {}", battle.effect_text(effect), battle.holder_name(holder));
    match step {
        Step::Draw { draw, depth } => {
            writeln!(out, "{}draw {:?}: {} of {}", indent(*depth), draw.purpose, draw.value, draw.sides)
        }
        Step::Event { event, target, source, effect, relay, heard, depth } => {
            // Some events are about whoever uses a move, with the one it is used on as their source.
            let (on, by) = if event.is_of_user() { ("of", "against") } else { ("on", "by") };
            let by = source.map_or(String::new(), |mon: Mon| format!(", {by} {}", battle.ident(mon)));
            let with = if effect.is_none() { String::new() } else { format!(", {}", battle.effect_text(*effect)) };
            let value = relay.map_or(String::new(), |value| format!(", value {}", battle.value_text(value)));
            let at = indent(*depth);
            writeln!(out, "{at}{} {on} {}{by}{with}{value}", event.snake_name(), battle.holder_name(*target))?;
            for (i, listener) in heard.iter().enumerate() {
                let tied = if i > 0 && same_place(&heard[i - 1], listener) { ", tied with the one before" } else { "" };
                let name = held(listener.effect, listener.holder);
                writeln!(out, "{at}  {}. {name}: {}{tied}", i + 1, place(listener))?;
            }
            Ok(())
        }
        Step::Suppressed { effect, holder, why, depth } => {
            writeln!(out, "{}  {} is not asked: {}", indent(*depth), held(*effect, *holder), why_text(*why))
        }
        Step::Answer { effect, holder, relay, answer, before, after, depth } => {
            let chained =
                if before == after { String::new() } else { format!(", modifier {} → {}", x(*before), x(*after)) };
            let relay = battle.value_text(*relay);
            let answer = battle.value_text(*answer);
            writeln!(out, "{}  {}: {relay} → {answer}{chained}", indent(*depth), held(*effect, *holder))
        }
        Step::Single { event, effect, target, relay, answer, depth } => {
            let (at, name) = (indent(*depth), held(*effect, *target));
            let (relay, answer) = (battle.value_text(*relay), battle.value_text(*answer));
            writeln!(out, "{at}{}, only {name} is asked: {relay} → {answer}", event.snake_name())
        }
        Step::Result { event, value, modifier, depth } => {
            let chained = if *modifier == 4096 { String::new() } else { format!(" (modifier {})", x(*modifier)) };
            writeln!(out, "{}  {} = {}{chained}", indent(depth + 1), event.snake_name(), battle.value_text(*value))
        }
    }
}

/// A modifier in 4096ths as people write it.
fn x(modifier: i32) -> String {
    format!("{:.4}", modifier as f64 / 4096.0)
}

fn same_place(a: &Heard, b: &Heard) -> bool {
    (a.order, a.priority, a.sub_order, a.effect_order) == (b.order, b.priority, b.sub_order, b.effect_order)
        && a.speed == b.speed
}

fn place(heard: &Heard) -> String {
    let order = if heard.order == u32::MAX { "–".to_owned() } else { heard.order.to_string() };
    let mut text =
        format!("order {order}, priority {}, speed {}, sub-order {}", heard.priority, heard.speed, heard.sub_order);
    if heard.effect_order > 0 {
        text += &format!(", since {}", heard.effect_order);
    }
    text
}

fn why_text(why: Suppression) -> &'static str {
    match why {
        Suppression::StatusIsGone => "its holder no longer has that status",
        Suppression::AbilityIsBroken => "the move passes over that ability",
        Suppression::AbilityIsIgnored => "its holder's ability doesn't count now",
        Suppression::ItemIsIgnored => "its holder's item doesn't count now",
        Suppression::WeatherIsSuppressed => "weather doesn't count now",
    }
}

// --- JSON -------------------------------------------------------------------------------------------------------------

fn as_json(battle: &Battle, entry: &Entry) -> Json {
    let effect = |id: EffectId| if id.is_none() { Json::Null } else { battle.effect_text(id).into() };
    let held = |holder: Holder| battle.holder_name(holder);
    let value = |value| battle.value_text(value);
    let mut json = match &entry.step {
        Step::Draw { draw, depth } => json!({
            "step": "draw", "depth": depth, "purpose": format!("{:?}", draw.purpose), "sides": draw.sides,
            "value": draw.value,
        }),
        Step::Event { event, target, source, effect: cause, relay, heard, depth } => json!({
            "step": "event", "depth": depth, "event": event.snake_name(), "target": held(*target),
            "source": source.map(|mon| battle.ident(mon)), "effect": effect(*cause),
            "value": relay.map(value),
            "listeners": heard.iter().map(|heard| json!({
                "effect": effect(heard.effect), "holder": held(heard.holder),
                "order": (heard.order != u32::MAX).then_some(heard.order), "priority": heard.priority,
                "speed": heard.speed, "subOrder": heard.sub_order, "effectOrder": heard.effect_order,
            })).collect::<Vec<_>>(),
        }),
        Step::Suppressed { effect: of, holder, why, depth } => json!({
            "step": "suppressed", "depth": depth, "effect": effect(*of), "holder": held(*holder),
            "why": why_text(*why),
        }),
        Step::Answer { effect: of, holder, relay, answer, before, after, depth } => json!({
            "step": "answer", "depth": depth, "effect": effect(*of), "holder": held(*holder),
            "value": value(*relay), "answer": value(*answer), "modifierBefore": before, "modifierAfter": after,
        }),
        Step::Single { event, effect: of, target, relay, answer, depth } => json!({
            "step": "single", "depth": depth, "event": event.snake_name(), "effect": effect(*of), "target": held(*target),
            "value": value(*relay), "answer": value(*answer),
        }),
        Step::Result { event, value: result, modifier, depth } => json!({
            "step": "result", "depth": depth, "event": event.snake_name(), "value": value(*result),
            "modifier": modifier,
        }),
    };
    json["turn"] = entry.turn.into();
    json["line"] = entry.line.into();
    json
}

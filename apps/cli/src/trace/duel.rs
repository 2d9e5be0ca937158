//! Tracing duels: which effects listened at which moment, what was suppressed, what changed damage.

use super::{Arguments, Numbered};
use crate::card::{self, Found};
use crate::duel::{NAMES, traced_from_seed};
use anyhow::{Context, Result, bail};
use serde_json::{Value as Json, json};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use strum::VariantArray;
use tallgrass_cards::CardId;
use tallgrass_duel::checkpoints::CheckpointKind;
use tallgrass_duel::effect::place;
use tallgrass_duel::trace::{Came, Entry, Modifier, Step};
use tallgrass_duel::{Event, Moment, Rulebook, Seat};
use tallgrass_play::kind::Kind;
use tallgrass_play::{duel_golden, duels};

/// What the duelists of the cartridge's records are called.
const SEATS: [&str; 2] = ["Player", "Opponent"];

/// A moment or checkpoint by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    Moment(Moment),
    Checkpoint(CheckpointKind),
}

/// The moment or checkpoint with a name.
pub fn point(text: &str) -> Result<Point, String> {
    let moments = Moment::VARIANTS.iter().map(|&moment| (moment.name(), Point::Moment(moment)));
    let checkpoints = CheckpointKind::VARIANTS.iter().map(|&kind| (kind.name(), Point::Checkpoint(kind)));
    let all: Vec<_> = moments.chain(checkpoints).collect();
    let found = all.iter().find(|(name, _)| *name == text.to_lowercase());
    found.map(|&(_, point)| point).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        format!("there is no moment \"{text}\"; there are {}", names.join(", "))
    })
}

/// The record of a duel that is asked for, if the file has records of duels.
///
/// # Errors
/// If the file can't be read, or has no record with the wanted id.
pub fn find(file: &Path, lines: impl Iterator<Item = Result<Numbered>>, id: Option<&str>) -> Result<String> {
    for line in lines {
        let (number, line) = line?;
        let place = || format!("{}: line {number}", file.display());
        let found = match Kind::of(&line) {
            Kind::Battle | Kind::Teams => continue,
            Kind::Duel => duels::Record::parse(&line).with_context(place)?.id,
            Kind::Golden => {
                let record: duel_golden::Record = serde_json::from_str(&line).with_context(place)?;
                format!("{}:{}", record.k, record.i)
            }
        };
        if id.is_none_or(|id| id == found) {
            return Ok(line);
        }
    }
    bail!("{} has no record \"{}\"", file.display(), id.unwrap_or_default())
}

/// Traces a record of a duel, or a duel of two computer players, and shows what is asked for.
pub fn run(arguments: &Arguments, record: Option<&str>) -> Result<ExitCode> {
    if arguments.event.is_some() || arguments.effect.is_some() {
        bail!("--event and --effect are for battles; of a duel, --moment, --card and --turn choose");
    }
    let (names, entries, book) = match record {
        None => {
            let entries = traced_from_seed(arguments.seed, arguments.players, arguments.decks.as_deref())?;
            (NAMES, entries, tallgrass_duel_cards::rulebook())
        }
        Some(line) if Kind::of(line) == Kind::Duel => {
            let (entries, book) = ours(line)?;
            (NAMES, entries, book)
        }
        Some(line) => (SEATS, golden(line)?, tallgrass_duel_cards::rulebook()),
    };
    let last = entries.iter().map(|entry| entry.turn).max().unwrap_or(0);
    if let Some(turn) = arguments.turn
        && turn as u32 > last
    {
        bail!("there is no turn {turn}: the duel has {last}");
    }
    let cards = match &arguments.card {
        None => None,
        Some(name) => {
            let (Found::Named(cards) | Found::Parts(cards)) = card::find(name, book.cards())?;
            Some(cards.into_iter().map(|card| card.id).collect::<Vec<_>>())
        }
    };
    let chosen = entries.iter().filter(|entry| {
        arguments.turn.is_none_or(|turn| turn as u32 == entry.turn)
            && arguments.moment.is_none_or(|point| is_at(&entry.step, point))
            && cards.as_ref().is_none_or(|cards| cards_of(&entry.step).iter().any(|card| cards.contains(card)))
    });
    let mut out = std::io::stdout().lock();
    let everything = arguments.moment.is_some();
    let mut turn = None;
    let mut any = false;
    for entry in chosen {
        any = true;
        if arguments.json {
            writeln!(out, "{}", as_json(&book, entry, names))?;
            continue;
        }
        let Some(line) = line(&book, &entry.step, names, everything) else { continue };
        let now = (entry.sudden_deaths, entry.turn);
        if turn != Some(now) {
            turn = Some(now);
            let of = match entry.sudden_deaths {
                0 => String::new(),
                1 => " of sudden death".into(),
                more => format!(" of sudden death {more}"),
            };
            writeln!(out, "── turn {}{of} ──", entry.turn)?;
        }
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    if !any {
        crate::complain(format_args!("nothing in this duel fits what is asked for; it has the turns 0 to {last}"));
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

fn ours(line: &str) -> Result<(Vec<Entry>, Arc<Rulebook>)> {
    let record = duels::Record::parse(line)?;
    let mut duel = duels::replay_with(&record, |duel| duel.start_tracing(NAMES)).with_context(|| record.id.clone())?;
    let entries = duel.take_trace().map_or(vec![], |trace| trace.entries);
    Ok((entries, Arc::clone(duel.rulebook())))
}

fn golden(line: &str) -> Result<Vec<Entry>> {
    let record: duel_golden::Record = serde_json::from_str(line)?;
    let id = format!("{}:{}", record.k, record.i);
    let (report, trace) = duel_golden::traced(&record, SEATS).with_context(|| id.clone())?;
    match trace {
        Some(trace) => Ok(trace.entries),
        None => bail!("{id} can't be traced: {:?}", report.outcome),
    }
}

/// Whether a step belongs to a moment or checkpoint.
fn is_at(step: &Step, point: Point) -> bool {
    match (step, point) {
        (Step::Moment { moment, .. } | Step::Listener { moment, .. }, Point::Moment(wanted)) => *moment == wanted,
        (Step::Checkpoint { kind, .. }, Point::Checkpoint(wanted)) => *kind == wanted,
        (Step::Suppressed { kind, .. }, Point::Checkpoint(wanted)) => kind.is_none_or(|kind| kind == wanted),
        (Step::Damage { .. }, Point::Checkpoint(CheckpointKind::Damage)) => true,
        _ => false,
    }
}

fn cards_of(step: &Step) -> Vec<CardId> {
    match step {
        Step::Event(Event::Damaged { card, .. } | Event::Replaced { card, .. }, _) => vec![*card],
        Step::Event(..) => vec![],
        Step::Moment { card, .. }
        | Step::Listener { card, .. }
        | Step::Checkpoint { card, .. }
        | Step::Suppressed { card, .. } => vec![*card],
        Step::Damage { card, by: Modifier::Power(other), .. } => vec![*card, *other],
        Step::Damage { card, .. } => vec![*card],
    }
}

// --- readable ---------------------------------------------------------------------------------------------------------

/// An attack, Power or card: "Charmander's Ember", "Bill".
fn loaded(book: &Rulebook, card: CardId, at: u8) -> String {
    let attack = book.cards().card(card).attacks.get(at as usize).filter(|attack| at != place::CARD && attack.exists());
    let name = book.cards().name_of(card);
    attack.map_or_else(|| name.clone(), |attack| format!("{name}'s {}", attack.name))
}

/// A Pokémon with its Power: "Bob's Muk (Toxic Gas)".
fn with_power(book: &Rulebook, names: [&str; 2], who: Seat, card: CardId) -> String {
    let (whose, name, power) =
        (names[who as usize], book.cards().name_of(card), &book.cards().card(card).attacks[0].name);
    // What acts at a checkpoint need not be a Power.
    if power.is_empty() { format!("{whose}'s {name}") } else { format!("{whose}'s {name} ({power})") }
}

fn modifier(book: &Rulebook, by: Modifier) -> String {
    match by {
        Modifier::Attack => "the attack".into(),
        Modifier::DoubleDamage => "double damage".into(),
        Modifier::Weakness => "weakness".into(),
        Modifier::Resistance => "resistance".into(),
        Modifier::PlusPower => "PlusPower".into(),
        Modifier::Defender => "Defender".into(),
        Modifier::Prevented => "nothing gets through".into(),
        Modifier::Defence(defence) => format!("its protection {defence:?}"),
        Modifier::Hindrance(hindrance) => format!("the attacker's hindrance {hindrance:?}"),
        Modifier::Power(card) => book.cards().card(card).attacks[0].name.to_string(),
        Modifier::Floor => "not below nothing".into(),
    }
}

/// A step as a line; nothing for what says nothing.
fn line(book: &Rulebook, step: &Step, names: [&str; 2], everything: bool) -> Option<String> {
    Some(match step {
        Step::Event(_, told) => told.clone()?,
        Step::Moment { listeners, .. } if listeners.is_empty() && !everything => return None,
        Step::Moment { moment, card, place, listeners } => {
            let numbered = (1..).zip(listeners).map(|(number, listener)| format!("{number}. {listener}"));
            let listeners = numbered.collect::<Vec<_>>().join("  ");
            let listeners = if listeners.is_empty() { "nobody listens".into() } else { listeners };
            format!("  {} of {}: {listeners}", moment.name(), loaded(book, *card, *place))
        }
        Step::Listener { effect, came, .. } => match came {
            Came::Acted(before, after) if before == after => format!("    {effect} acts"),
            Came::Acted(before, after) => format!("    {effect}: damage {} → {}", damage(*before), damage(*after)),
            Came::Asked(who, why) => format!("    {effect} asks {}: {}", names[*who as usize], book.text_of(*why)),
            Came::Refused(why) => format!("    {effect} refuses: {}", book.text_of(*why)),
            Came::Cancelled => format!("    {effect}: backed out of"),
        },
        Step::Checkpoint { kind, who, card, held } => {
            let held = if *held { "takes effect" } else { "is asked, and does nothing" };
            format!("  {}: {} {held}", kind.name(), with_power(book, names, *who, *card))
        }
        Step::Suppressed { kind: None, who, card, why } => {
            format!("  {} doesn't work: {}", with_power(book, names, *who, *card), book.text_of(*why))
        }
        Step::Suppressed { kind: Some(kind), who, card, why } => {
            format!("  {}: {} is not asked: {}", kind.name(), with_power(book, names, *who, *card), book.text_of(*why))
        }
        Step::Damage { who, card, by, before, after } => {
            format!(
                "  damage to {}'s {}: {} {before} → {after}",
                names[*who as usize],
                book.cards().name_of(*card),
                modifier(book, *by)
            )
        }
    })
}

/// Damage with what its highest bit says.
fn damage(raw: u16) -> String {
    if raw & 0x8000 == 0 { raw.to_string() } else { format!("{} without weakness and resistance", raw & 0x7fff) }
}

// --- JSON -------------------------------------------------------------------------------------------------------------

fn as_json(book: &Rulebook, entry: &Entry, names: [&str; 2]) -> Json {
    let owner = |who: Seat| names[who as usize];
    let mut value = match &entry.step {
        Step::Event(event, told) => {
            let kind = format!("{event:?}");
            let kind = kind.split([' ', '(']).next().unwrap_or_default().to_lowercase();
            let mut value = json!({"step": "event", "event": kind, "text": told});
            match event {
                Event::Coin(heads) => value["heads"] = (*heads).into(),
                Event::Replaced { who, slot, card } => {
                    value["replaced"] = json!({"who": owner(*who), "slot": slot, "card": book.cards().name_of(*card)});
                }
                Event::Damaged { who, slot, card, damage, left } => {
                    let of = json!({"who": owner(*who), "slot": slot, "card": book.cards().name_of(*card), "damage": damage, "left": left});
                    value["damaged"] = of;
                }
                Event::Announce { action, .. } => value["action"] = action.name().into(),
                _ => {}
            }
            value
        }
        Step::Moment { moment, card, place, listeners } => json!({
            "step": "moment", "moment": moment.name(), "card": book.cards().name_of(*card), "loaded": loaded(book, *card, *place),
            "listeners": listeners.iter().map(|name| name.as_str()).collect::<Vec<_>>(),
        }),
        Step::Listener { moment, card, effect, came } => {
            let (what, more) = match came {
                Came::Acted(before, after) => ("acted", json!({"damage_before": before, "damage_after": after})),
                Came::Asked(who, why) => ("asked", json!({"who": owner(*who), "why": book.text_of(*why)})),
                Came::Refused(why) => ("refused", json!({"why": book.text_of(*why)})),
                Came::Cancelled => ("cancelled", json!({})),
            };
            json!({
                "step": "listener", "moment": moment.name(), "card": book.cards().name_of(*card), "effect": effect.as_str(), "came": what,
                "details": more,
            })
        }
        Step::Checkpoint { kind, who, card, held } => json!({
            "step": "checkpoint", "checkpoint": kind.name(), "who": owner(*who), "card": book.cards().name_of(*card), "held": held,
        }),
        Step::Suppressed { kind, who, card, why } => json!({
            "step": "suppressed", "checkpoint": kind.map(CheckpointKind::name), "who": owner(*who), "card": book.cards().name_of(*card),
            "why": book.text_of(*why),
        }),
        Step::Damage { who, card, by, before, after } => json!({
            "step": "damage", "who": owner(*who), "card": book.cards().name_of(*card), "by": modifier(book, *by), "before": before,
            "after": after,
        }),
    };
    value["turn"] = entry.turn.into();
    if entry.sudden_deaths > 0 {
        value["sudden_death"] = entry.sudden_deaths.into();
    }
    value
}

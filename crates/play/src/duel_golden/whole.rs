//! Whole duels.
//!
//! What the record says of each moment is the whole state there, and at every event the engine's state must be that one.
//! What the AI does is taken from the record; what a human chose is looked for, depth first, and a branch is dropped at
//! the first event whose state differs. A human's attempts that left no event are tried only where nothing else leads on.

use super::{
    MAX_NODES, Outcome, Record, Report,
    ai::choose_for_the_ai,
    record::{address, apply, array, compared, number, only_for_the_cable, seat, text},
};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::HashSet;
use tallgrass_cards::CardId;
use tallgrass_duel::{
    Answer, Ask, Duel, Event, Rng, Rules, Seat, State,
    event::Action,
    state::{ACTIVE, BYTES},
};
use tallgrass_duel_cards::rulebook;

/// A human makes at most this many attempts in a row that leave no event.
const ATTEMPTS: u32 = 3;
/// A choice that led on over more events than this was right.
const FAR_ENOUGH: usize = 6;
/// The RNG's bytes.
const RNG: std::ops::Range<usize> = 534..537;

/// What the record says happened.
#[derive(Clone, Debug, PartialEq)]
enum What {
    Shuffle(Seat),
    Coin(bool),
    Turn(u8, Seat),
    /// The human announces an action, with these bytes.
    Set(Action, [u8; 10]),
    /// The AI is about to take an action, with these bytes, `ff98` and `ff9d`.
    Opp(Action, [u8; 10], u8, u8),
    OppDone(Action),
    /// The AI is asked.
    Asked(String),
    /// It has answered.
    Answered(String, u8),
    Replaced(Seat, u8),
    TakesPrizes,
    End(u8, u8, Seat),
}

/// Something that happened, and the state there.
struct Node {
    what: What,
    bytes: [u8; BYTES],
}

/// Everything a record says happened, in order. What is only for the cable, how menus were walked and what the AI did to
/// its hand while it set up are left out, what they changed is not.
fn nodes(events: &[Value], state: &mut [u8; BYTES]) -> Result<Vec<Node>> {
    let mut nodes = Vec::new();
    let mut asked: Vec<String> = Vec::new();
    let mut action = Vec::new();
    for (at, event) in events.iter().enumerate().skip(1) {
        let delta: Vec<String> = match event.get("d") {
            Some(delta) => serde_json::from_value(delta.clone())?,
            None => Vec::new(),
        };
        apply(state, &delta)?;
        let kind = text(event, "k").unwrap_or_default();
        let whose = seat(text(event, "t").unwrap_or_default()).with_context(|| format!("event {at}"))?;
        let named = || {
            let name = text(event, "act").unwrap_or_default();
            Action::from_name(name).with_context(|| format!("no action {name:?}"))
        };
        let byte = |key| number(event, key).unwrap_or(0);
        let what = match kind {
            "shuffle" => What::Shuffle(whose),
            "coin" => What::Coin(byte("heads") != 0),
            "turn" => What::Turn(byte("n"), whose),
            "set" => What::Set(named()?, array(text(event, "p").unwrap_or_default())?),
            "opp" => {
                action.push(named()?);
                What::Opp(named()?, array(text(event, "p").unwrap_or_default())?, byte("h98"), byte("h9d"))
            }
            "opp_done" => What::OppDone(action.pop().context("an action ends that hasn't begun")?),
            "ai" => {
                asked.push(text(event, "act").unwrap_or_default().to_owned());
                What::Asked(asked.last().cloned().unwrap_or_default())
            }
            "ai_ret" => What::Answered(asked.pop().context("an answer without a question")?, byte("a")),
            "ko_replace" => What::Replaced(whose, byte("h9d")),
            "player_prizes" => What::TakesPrizes,
            "end" => {
                let owner = seat(text(event, "turn_holder").unwrap_or_default())?;
                What::End(byte("finished"), byte("turns"), owner)
            }
            "pick" => continue,
            other => bail!("event {at}: no kind {other:?} is known"),
        };
        let left_out = match &what {
            What::Set(action, _) => only_for_the_cable(*action),
            // It draws a prize: the engine does that itself.
            What::Asked(act) => act == "TAKE_PRIZE",
            // The turn ends with an action, not with the answer.
            What::Answered(act, _) => act == "TAKE_PRIZE" || act == "DO_TURN",
            _ => asked.last().is_some_and(|act| act == "START_DUEL"),
        };
        if !left_out {
            nodes.push(Node { what, bytes: *state });
        }
    }
    Ok(nodes)
}

/// The first bytes that differ.
fn differences(ours: &[u8; BYTES], theirs: &[u8; BYTES], but_rng: bool) -> Option<String> {
    let differs = |&at: &usize| compared(at) && ours[at] != theirs[at] && !(but_rng && RNG.contains(&at));
    let mut at = (0..BYTES).filter(differs).peekable();
    at.peek()?;
    let shown =
        at.take(12).map(|at| format!("{:04x}: ours {:02x}, recorded {:02x}", address(at), ours[at], theirs[at]));
    Some(shown.collect::<Vec<_>>().join("; "))
}

/// What a way through took.
#[derive(Clone, Copy, Default)]
struct Cost {
    reloads: u32,
    unlogged: u32,
}

struct Replay<'a> {
    nodes: &'a [Node],
    tried: u32,
    /// The furthest the search came, and why it didn't get further.
    furthest: (usize, String),
    answers: Vec<Answer>,
    /// Where it has been.
    seen: HashSet<(State, usize, u32)>,
}

/// Whether an event of ours is one that records have.
fn recorded(event: &Event) -> bool {
    match event {
        Event::Say(_)
        | Event::Judged { .. }
        | Event::Flag { .. }
        | Event::Mark { .. }
        | Event::Told { .. }
        | Event::Damaged { .. }
        | Event::Shown { .. }
        | Event::Changed(..) => false,
        Event::Announce { action, .. } => !only_for_the_cable(*action),
        Event::TakesPrizes(..) | Event::Turn(..) | Event::Executed(_) | Event::Finished { .. } => true,
        Event::Coin(_) | Event::Shuffle(..) | Event::Replaced { .. } => true,
    }
}

/// Whether an event of ours is this one.
fn same(event: &Event, what: &What) -> bool {
    match (event, what) {
        (Event::Shuffle(ours, _), What::Shuffle(theirs)) => ours == theirs,
        (Event::Coin(ours), What::Coin(theirs)) => ours == theirs,
        (Event::Turn(turns, owner), What::Turn(theirs, whose)) => turns == theirs && owner == whose,
        (Event::Announce { action, parameters, written, .. }, What::Set(theirs, bytes)) => {
            action == theirs && (1..10).filter(|bit| written & 1 << bit != 0).all(|at| parameters[at] == bytes[at])
        }
        (Event::Announce { action, .. }, What::Opp(theirs, ..)) => action == theirs,
        (Event::Executed(ours), What::OppDone(theirs)) => ours == theirs,
        (Event::Replaced { who: seat, slot, .. }, What::Replaced(theirs, to)) => seat == theirs && slot == to,
        (Event::TakesPrizes(..), What::TakesPrizes) => true,
        (Event::Finished { finished, turns, owner }, What::End(theirs, number, whose)) => {
            finished == theirs && turns == number && owner == whose
        }
        _ => false,
    }
}

impl Replay<'_> {
    fn stuck(&mut self, at: usize, why: impl FnOnce() -> String) {
        if at >= self.furthest.0 {
            let last = self.answers.len().saturating_sub(8);
            self.furthest = (at, format!("event {at}: {} (after … {:?})", why(), &self.answers[last..]));
        }
    }

    /// Compares what was reported with what is recorded from `at` on; the place after it, or nothing if it differs.
    fn compare(&mut self, duel: &mut Duel, mut at: usize) -> Option<usize> {
        let log = duel.log.replace(Vec::new()).unwrap_or_default();
        let states = duel.snapshots.replace(Vec::new()).unwrap_or_default();
        for (event, state) in log.iter().zip(&states).filter(|(event, _)| recorded(event)) {
            // The AI's prizes are drawn without being asked for.
            if matches!(event, Event::TakesPrizes(seat, _) if !duel.state.page(*seat).answers()) {
                continue;
            }
            // A recording that stops at a tie has nothing on the duel that follows.
            let Some(node) = self.nodes.get(at) else { return Some(at) };
            if !same(event, &node.what) {
                self.stuck(at, || format!("ours {event:?}, recorded {:?}", node.what));
                return None;
            }
            let but_rng = matches!(node.what, What::Opp(..));
            if let Some(differences) = differences(state, &node.bytes, but_rng) {
                self.stuck(at, || format!("{:?}: {differences}", node.what));
                return None;
            }
            at += 1;
        }
        Some(at)
    }

    /// Compares the state with the one recorded at `at`, RNG apart.
    fn agrees(&mut self, duel: &Duel, at: usize) -> bool {
        match differences(&duel.state.to_cartridge(), &self.nodes[at].bytes, true) {
            None => true,
            Some(differences) => {
                let what = self.nodes[at].what.clone();
                self.stuck(at, || format!("{what:?}: {differences}"));
                false
            }
        }
    }

    fn load_rng(&self, duel: &mut Duel, at: usize, cost: &mut Cost) {
        let bytes = &self.nodes[at].bytes[RNG];
        let rng = Rng::new([bytes[0], bytes[1], bytes[2]]);
        if duel.state.rng != rng {
            cost.reloads += 1;
            duel.state.rng = rng;
        }
    }

    /// The AI's part: what is pending is answered from the record. The place after it, or nothing if it differs.
    fn ai(&mut self, duel: &mut Duel, mut at: usize, cost: &mut Cost) -> Option<usize> {
        let pending = *duel.pending();
        loop {
            let Some(node) = self.nodes.get(at) else {
                self.stuck(at, || format!("{:?} is asked where nothing more is recorded", pending.ask));
                return None;
            };
            match (&node.what, pending.ask) {
                (What::Asked(act), _) => {
                    let fits = match act.as_str() {
                        "DO_TURN" => pending.ask == Ask::Turn,
                        "START_DUEL" => matches!(pending.ask, Ask::Place { .. }),
                        _ => matches!(pending.ask, Ask::Slot { .. }),
                    };
                    if !fits {
                        self.stuck(at, || format!("ours asks {:?}, recorded {act}", pending.ask));
                        return None;
                    }
                    if !self.agrees(duel, at) {
                        return None;
                    }
                    at += 1;
                }
                (What::Answered(act, _), Ask::Place { .. }) if act == "START_DUEL" => {
                    // How it placed its Pokémon, and a hand it may have exchanged, are seen only in the state.
                    self.load_rng(duel, at, cost);
                    if duel.state.load_cartridge(&node.bytes).is_err() {
                        return None;
                    }
                    duel.attempt(Answer::Stop);
                    return Some(at + 1);
                }
                (&What::Answered(_, slot), Ask::Slot { .. }) => {
                    self.load_rng(duel, at, cost);
                    self.answers.push(Answer::Slot(slot));
                    duel.attempt(Answer::Slot(slot));
                    return Some(at + 1);
                }
                (&What::Opp(action, parameters, card, slot), Ask::Turn) => {
                    choose_for_the_ai(duel, action);
                    if !self.agrees(duel, at) {
                        return None;
                    }
                    self.load_rng(duel, at, cost);
                    duel.state.work.card = card;
                    duel.state.work.slot = slot;
                    duel.command(action, parameters);
                    return Some(at);
                }
                (What::Coin(_), Ask::Turn) => {
                    // The AI tosses for Poké Ball and Recycle itself, between the two actions of a Trainer.
                    duel.toss();
                    return Some(at);
                }
                (what, ask) => {
                    self.stuck(at, || format!("ours asks {ask:?}, recorded {what:?}"));
                    return None;
                }
            }
        }
    }

    /// Goes on from a duel that has just run; the cost of a way through and the duel at its end, if there is one. `attempts` counts what was
    /// begun in this turn since the last event.
    fn go(
        &mut self,
        mut duel: Box<Duel>,
        mut at: usize,
        mut cost: Cost,
        mut attempts: u32,
    ) -> Option<(Cost, Box<Duel>)> {
        loop {
            let next = self.compare(&mut duel, at)?;
            if next > at {
                attempts = 0;
            }
            at = next;
            if duel.pending().ask == Ask::Over || at >= self.nodes.len() {
                return self.over(at, cost).map(|cost| (cost, duel));
            }
            if duel.state.page(duel.pending().who).answers() {
                break;
            }
            at = self.ai(&mut duel, at, &mut cost)?;
        }
        let turn = duel.pending().ask == Ask::Turn;
        if turn && attempts > 0 {
            cost.unlogged += 1;
        }
        if attempts > ATTEMPTS || !self.seen.insert((duel.state, at, attempts)) {
            return None;
        }
        let abandonable = if turn && attempts < ATTEMPTS { abandonable(&duel) } else { Vec::new() };
        for answer in self.candidates(&duel, at).into_iter().chain(abandonable) {
            self.tried += 1;
            let mut next = duel.clone();
            next.attempt(answer);
            self.answers.push(answer);
            let found = self.go(next, at, cost, attempts + turn as u32);
            self.answers.pop();
            if found.is_some() {
                return found;
            }
            if self.tried > MAX_NODES || self.furthest.0 > at + FAR_ENOUGH {
                return None;
            }
        }
        None
    }

    /// The answers of a human that fit what is recorded next.
    fn candidates(&self, duel: &Duel, at: usize) -> Vec<Answer> {
        let who = duel.pending().who;
        let page = duel.state.page(who);
        let node = &self.nodes[at];
        match duel.pending().ask {
            Ask::Turn => match &node.what {
                What::Set(Action::PlayBasic, p) => vec![Answer::Basic(p[2])],
                What::Set(Action::Evolve, p) => vec![Answer::Evolve(p[2], p[3])],
                What::Set(Action::PlayEnergy, p) => vec![Answer::Energy(p[2], p[3])],
                What::Set(Action::AttemptRetreat, _) => vec![Answer::Retreat],
                What::Set(Action::FinishNoAttack, _) => vec![Answer::EndTurn],
                What::Set(Action::PlayTrainer, p) => vec![Answer::Trainer(p[1])],
                What::Set(Action::BeginAttack, p) => vec![Answer::Attack(p[2])],
                What::Set(Action::UsePower, p) => {
                    page.occupied().filter(|&slot| page.slots[slot as usize] == p[1]).map(Answer::Power).collect()
                }
                _ => Vec::new(),
            },
            // Who was placed, and in what order, is seen in the state.
            Ask::Place { .. } => {
                let at = 0xbb + 256 * who as usize + page.in_play as usize;
                match node.bytes[at] {
                    0xff => vec![Answer::Stop],
                    card => vec![Answer::Basic(card)],
                }
            }
            _ => duel.answers().into_iter().collect(),
        }
    }

    /// The end: nothing more is recorded.
    fn over(&mut self, at: usize, cost: Cost) -> Option<Cost> {
        if at < self.nodes.len() {
            let what = self.nodes[at].what.clone();
            self.stuck(at, || format!("the duel is over, recorded {what:?}"));
            return None;
        }
        Some(cost)
    }
}

/// What a human may have begun and given up without an event.
fn abandonable(duel: &Duel) -> Vec<Answer> {
    let me = duel.state.turn;
    let page = duel.state.page(me);
    let mut answers = Vec::new();
    for index in 0..2 {
        if duel.can_attack(me).is_ok() && duel.has_energy_for(me, ACTIVE, index) && !duel.forgotten(me, index) {
            answers.push(Answer::Attack(index));
        }
    }
    answers.push(Answer::Retreat);
    answers.extend(page.occupied().filter(|&slot| duel.card_at(me, slot).has_power()).map(Answer::Power));
    let trainers = page.hand().iter().filter(|&&card| duel.card(me, card).kind == tallgrass_cards::Kind::Trainer);
    answers.extend(trainers.map(|&card| Answer::Trainer(card)));
    answers
}

/// A deck; of a list of more than 60 cards the first 60 are played.
fn deck(cards: Option<&str>) -> Result<[CardId; 60]> {
    let cards = super::record::bytes(cards.unwrap_or_default())?;
    let deck: Option<[u8; 60]> = cards.get(..60).and_then(|cards| cards.try_into().ok());
    Ok(deck.with_context(|| format!("a deck of {} cards", cards.len()))?.map(CardId::from))
}

/// Replays a record of a whole duel; also gives the duel at its end, if it gets there. `prepare` sees it before.
pub fn replay(record: &Record, prepare: impl FnOnce(&mut Duel)) -> Result<(Report, Option<Duel>)> {
    let start = record.events.first().context("a duel without events")?;
    let mut report = Report::of(record, text(start, "mode").unwrap_or_default().into(), Outcome::Skipped);
    report.masked = (0..BYTES).filter(|&at| !compared(at)).count() as u32;
    if !matches!(record.res.as_deref(), Some("ok" | "tie")) {
        return Ok((report, None));
    }
    let decks = [deck(text(start, "deck0"))?, deck(text(start, "deck1"))?];
    let mut bytes: [u8; BYTES] = array(text(start, "state").unwrap_or_default())?;
    let mut state = State::from_cartridge(&bytes, decks)?;
    state.rng = Rng::new(array(text(start, "seed").unwrap_or_default())?);
    let nodes = nodes(&record.events, &mut bytes)?;

    let mut duel = Duel::new(state, rulebook(), Rules::CARTRIDGE);
    duel.log = Some(Vec::new());
    duel.snapshots = Some(Vec::new());
    prepare(&mut duel);
    duel.begin(number(start, "prizes").unwrap_or(6));
    let mut replay = Replay {
        nodes: &nodes,
        tried: 0,
        furthest: (0, "nothing was tried".into()),
        answers: Vec::new(),
        seen: HashSet::new(),
    };
    let found = replay.go(Box::new(duel), 0, Cost::default(), 0);
    report.nodes = replay.tried;
    report.outcome = match &found {
        Some((cost, _)) => {
            report.reloads = cost.reloads;
            report.unlogged = cost.unlogged;
            Outcome::Executed
        }
        None => Outcome::Failed(format!("{} of {} events; {}", replay.furthest.0, nodes.len(), replay.furthest.1)),
    };
    Ok((report, found.map(|(_, duel)| *duel)))
}

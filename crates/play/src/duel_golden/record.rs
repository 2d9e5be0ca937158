//! The records as they are written.

pub use crate::hex::{array, bytes};
use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::Value;
use tallgrass_cards::{CardId, DECK_SIZE};
use tallgrass_duel::{
    Message, Seat, State,
    event::{Action, Event},
    message::MessageKind,
    state::BYTES,
};

/// A golden record; fields that a kind doesn't have are empty.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
#[allow(missing_docs)]
pub struct Record {
    pub k: String,
    pub i: i64,
    pub res: Option<String>,
    pub seed: String,
    pub card: CardId,
    pub atk: u8,
    pub idx: u8,
    pub loc: u8,
    pub ie1: Option<u8>,
    pub carry: Option<u8>,
    pub variant: Option<String>,
    pub exit: Option<String>,
    pub deck2: String,
    pub deck3: String,
    pub pre: String,
    pub mid: Option<Vec<String>>,
    pub post: Vec<String>,
    pub ev: Vec<Value>,
    pub a: String,
    pub states: Vec<String>,
    pub q: Vec<[u8; 2]>,
    pub end: String,
    pub not_in_deck: u8,
    pub before: String,
    pub after: String,
    pub n: u8,
    pub coins: Vec<u8>,
    pub heads: u8,
    pub events: Vec<Value>,
}

/// Something a record says happened, as far as it is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The engine must report this.
    Event(Event),
    /// A duelist replaces the Active Pokémon from this slot.
    Replaced(Seat, u8),
    /// The AI is about to do this, with these bytes, from this RNG.
    Command(Action, [u8; 10], [u8; 3]),
    /// This is announced with these bytes and this RNG.
    Announce(Action, [u8; 10], [u8; 3]),
}

/// Where an address of the cartridge's memory lies in a state's bytes.
fn offset(address: usize) -> Option<usize> {
    match address {
        0xc200..=0xc3ff => Some(address - 0xc200),
        0xcc05..=0xcc1a => Some(512 + address - 0xcc05),
        0xcaca..=0xcacc => Some(534 + address - 0xcaca),
        0xcda5..=0xcdb4 => Some(537 + address - 0xcda5),
        _ => None,
    }
}

/// The address of a byte of a state.
pub fn address(offset: usize) -> usize {
    match offset {
        0..512 => 0xc200 + offset,
        512..534 => 0xcc05 + offset - 512,
        534..537 => 0xcaca + offset - 534,
        _ => 0xcda5 + offset - 537,
    }
}

/// Whether a byte is compared: not the AI's own, nor menu scratch.
pub fn compared(offset: usize) -> bool {
    !matches!(address(offset), 0xcda5..=0xcdb4 | 0xcc0e..=0xcc12)
}

/// Writes a delta into a state's bytes.
pub fn apply(state: &mut [u8; BYTES], delta: &[String]) -> Result<()> {
    for change in delta {
        let Some((address, values)) = change.split_once(':') else { bail!("not a delta: {change:?}") };
        let address = usize::from_str_radix(address, 16)?;
        for (at, value) in bytes(values)?.into_iter().enumerate() {
            let Some(offset) = offset(address + at) else { bail!("{change:?} is outside the recorded state") };
            state[offset] = value;
        }
    }
    Ok(())
}

/// What differs between two states, among what is compared.
pub fn difference(ours: &[u8; BYTES], theirs: &[u8; BYTES]) -> Vec<String> {
    (0..BYTES)
        .filter(|&at| compared(at) && ours[at] != theirs[at])
        .map(|at| format!("{:04x}: ours {:02x}, recorded {:02x}", address(at), ours[at], theirs[at]))
        .collect()
}

impl Record {
    /// The state before.
    pub fn state(&self) -> Result<State> {
        let decks = [array(&self.deck2)?, array(&self.deck3)?].map(|deck: [u8; DECK_SIZE]| deck.map(CardId::from));
        Ok(State::from_cartridge(&bytes(&self.pre)?, decks)?)
    }

    /// The bytes after: the state before, with the deltas of the middle and the end.
    pub fn after(&self) -> Result<[u8; BYTES]> {
        let mut state: [u8; BYTES] = array(&self.pre)?;
        apply(&mut state, self.mid.as_deref().unwrap_or_default())?;
        apply(&mut state, &self.post)?;
        Ok(state)
    }

    /// What must happen, in order.
    pub fn expected(&self) -> Result<Vec<Expected>> {
        let mut expected = Vec::new();
        for event in &self.ev {
            expected.extend(parse_event(event)?);
        }
        Ok(expected)
    }

    /// Messages that refuse something, in order: not compared one by one, since menus repeat them.
    pub fn refusals(&self) -> Vec<Message> {
        let labels = self.ev.iter().filter_map(|event| event.get("text")?.as_str());
        labels.filter_map(Message::from_label).filter(|message| message.kind() == MessageKind::Refusal).collect()
    }
}

pub fn text<'a>(event: &'a Value, key: &str) -> Option<&'a str> {
    event.get(key)?.as_str()
}

pub fn number(event: &Value, key: &str) -> Option<u8> {
    event.get(key)?.as_u64().map(|number| number as u8)
}

pub fn seat(text: &str) -> Result<Seat> {
    let page = u8::from_str_radix(text, 16)?;
    Seat::from_page(page).ok_or_else(|| anyhow::anyhow!("{text:?} is no duelist's page"))
}

/// Announcements that only the link cable needs.
pub fn only_for_the_cable(action: Action) -> bool {
    matches!(action, Action::TossCoins | Action::ShuffleAnimation | Action::ForceSwitchActive)
}

fn parse_event(event: &Value) -> Result<Option<Expected>> {
    for (key, command) in [("opp", true), ("set", false)] {
        if let Some(name) = text(event, key) {
            let Some(action) = Action::from_name(name) else { bail!("no action {name:?}") };
            let parameters = array(text(event, "p").unwrap_or_default())?;
            let rng = array(text(event, "rng").unwrap_or_default())?;
            return Ok(match (command, only_for_the_cable(action)) {
                (_, true) => None,
                (true, _) => Some(Expected::Command(action, parameters, rng)),
                (false, _) => Some(Expected::Announce(action, parameters, rng)),
            });
        }
    }
    if let Some(heads) = number(event, "coin") {
        return Ok(Some(Expected::Event(Event::Coin(heads != 0))));
    }
    if let Some(page) = text(event, "shuffle") {
        let rng = array(text(event, "rng").unwrap_or_default())?;
        return Ok(Some(Expected::Event(Event::Shuffle(seat(page)?, rng))));
    }
    if let Some(label) = text(event, "text") {
        let Some(message) = Message::from_label(label) else { bail!("no message {label:?}") };
        let outcome = message.kind() == MessageKind::Outcome;
        return Ok(outcome.then_some(Expected::Event(Event::Say(message))));
    }
    if let Some(page) = text(event, "ko_replace") {
        let slot = number(event, "to").unwrap_or(0);
        return Ok(Some(Expected::Replaced(seat(page)?, slot)));
    }
    if let Some(bits) = number(event, "ko_param") {
        let finished = number(event, "finished").unwrap_or(0);
        let table = number(event, "table").unwrap_or(0) != 0;
        return Ok(Some(Expected::Event(Event::Judged { bits, finished, table })));
    }
    // How many prizes a human picks is seen in the state; picks and questions to the AI are only hints.
    Ok(None)
}

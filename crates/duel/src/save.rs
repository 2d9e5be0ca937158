//! Saving a duel to bytes, wherever it stands, and going on from them.
//!
//! A save holds everything: the table, what is under way and who is asked what, the rules switches, the turn flags by
//! name. It doesn't hold the rulebook: a duel is loaded with the one it was played with.

use crate::{
    Duel, Message, Rulebook, Rules,
    choice::{Answer, Ask, Pending},
    effect::Handler,
    flag::UnknownFlag,
    flow::{Flow, Frame, Routine, Verdict},
    mark::UnknownMark,
    message::MessageKind,
    moment::Moment,
    state::{BYTES, CardList, Flaw, Loaded, Marks, Queued, Seat, State, Work},
};
use std::sync::Arc;
use tallgrass_cards::{CardId, DECK_SIZE};

/// What every save begins with.
const MAGIC: [u8; 7] = *b"TGDUEL\x1a";
/// The version of the bytes that follow. It goes up whenever they, the routines or their steps change.
pub const VERSION: u8 = 2;
/// The version that has a byte for a card's number, and no marks: what it can hold is written so.
const NARROW: u8 = 1;

/// Why bytes are no save that can be loaded. Nothing is changed by trying.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// They don't begin as a save does.
    #[error("this is not a saved duel: it doesn't begin with \"TGDUEL\"")]
    NotASave,
    /// Another version wrote them.
    #[error("the duel was saved in version {found} of the format, and this program reads version {VERSION}")]
    Version {
        /// The version.
        found: u8,
    },
    /// They end too soon, or go on for too long.
    #[error("the saved duel has {found} bytes where {expected} are due")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be at least.
        expected: usize,
    },
    /// They were changed since they were written.
    #[error("the saved duel is damaged: its checksum is {found:#018x} and should be {expected:#018x}")]
    Checksum {
        /// The checksum written.
        found: u64,
        /// The checksum of what is there.
        expected: u64,
    },
    /// A value that nothing has.
    #[error("the saved duel is damaged at byte {at}: {value} is no {what}")]
    Value {
        /// Where.
        at: usize,
        /// What is meant to stand there.
        what: &'static str,
        /// What stands there.
        value: u64,
    },
    /// It can be read, but isn't what was written.
    #[error("the saved duel is damaged: there are values where none belong")]
    Strange,
    /// A message this program doesn't have.
    #[error("the saved duel says {0:?}, which this program doesn't know")]
    UnknownMessage(String),
    /// A turn flag of an effect that isn't in the rulebook.
    #[error("the saved duel was played with other effects: {0}")]
    Flag(#[from] UnknownFlag),
    /// A mark of an effect that isn't in the rulebook.
    #[error("the saved duel was played with other effects: {0}")]
    Mark(#[from] UnknownMark),
    /// It stopped in the middle of an effect that isn't in the rulebook.
    #[error("the saved duel was played with other effects: it waits in one of {card} that the rulebook doesn't have")]
    Effect {
        /// Name of the card.
        card: String,
    },
    /// A position that no duel can be in.
    #[error("the saved duel is damaged: {0}")]
    Flaw(#[from] Flaw),
    /// A deck that can't begin a duel, as sudden death would have to.
    #[error("the saved duel is damaged: there is no Basic Pokémon in the deck of the {0:?}")]
    NoBasicPokemon(Seat),
}

impl Duel {
    /// The duel as it stands, as bytes: about a kilobyte.
    ///
    /// ```
    /// use tallgrass_duel::{Deck, Duel, Setup};
    ///
    /// let deck = Deck::parse("40 Water Energy\n4 Squirtle\n4 Seel\n4 Staryu\n4 Goldeen\n4 Poliwag")?;
    /// let duel = Setup::new([deck, deck]).seed([1, 2, 3]).begin(tallgrass_duel_cards::rulebook());
    /// let bytes = duel.save();
    /// let again = Duel::load(&bytes, tallgrass_duel_cards::rulebook())?;
    /// assert_eq!(again.state, duel.state);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn save(&self) -> Vec<u8> {
        let is_wide = needs_room(&self.state) || self.turn_began.as_deref().is_some_and(needs_room);
        let mut out = Writer { bytes: Vec::with_capacity(1024), is_wide, book: self.rulebook() };
        out.raw(&MAGIC);
        out.u8(if is_wide { VERSION } else { NARROW });
        out.u16(self.rules.bits());
        let names: Vec<_> = self.flags_set().collect();
        out.u8(names.len() as u8);
        names.iter().for_each(|name| out.text(name));
        let marked: Vec<_> = Seat::BOTH.map(|seat| self.marked(seat)).into_iter().flatten().collect();
        if is_wide {
            out.u8(marked.len() as u8);
        }
        for (seat, card, names) in marked {
            out.raw(&[seat as u8, card, names.len() as u8]);
            names.iter().for_each(|name| out.text(name));
        }
        out.state(&self.state);
        out.u8(self.turn_began.is_some() as u8);
        if let Some(state) = &self.turn_began {
            out.state(state);
        }
        let checksum = checksum(&out.bytes);
        out.raw(&checksum.to_le_bytes());
        out.bytes
    }

    /// The duel that was saved, to be played on with the rulebook it was played with.
    pub fn load(bytes: &[u8], rulebook: Arc<Rulebook>) -> Result<Self, SaveError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(SaveError::NotASave);
        }
        let found = bytes.get(MAGIC.len()).copied().unwrap_or(0);
        if !(NARROW..=VERSION).contains(&found) {
            return Err(SaveError::Version { found });
        }
        let split = bytes.split_last_chunk::<8>().filter(|(body, _)| body.len() > MAGIC.len());
        let Some((body, written)) = split else {
            return Err(SaveError::Length { found: bytes.len(), expected: MAGIC.len() + 9 });
        };
        let (found, expected) = (u64::from_le_bytes(*written), checksum(body));
        if found != expected {
            return Err(SaveError::Checksum { found, expected });
        }
        let is_wide = bytes[MAGIC.len()] != NARROW;
        let mut from = Reader { bytes: body, at: MAGIC.len() + 1, is_wide, book: &rulebook };
        let rules = from.u16()?;
        let rules = Rules::from_bits(rules).ok_or_else(|| from.wrong("set of rules switches", rules as u64))?;
        let flags = (0..from.u8()?).map(|_| from.text()).collect::<Result<Vec<_>, _>>()?;
        let mut marks = Marks::NONE;
        let marked = if is_wide { from.u8()? } else { 0 };
        for _ in 0..marked {
            let seat = from.seat()?;
            let [card, count] = from.array()?;
            let names = (0..count).map(|_| from.text()).collect::<Result<Vec<_>, _>>()?;
            let bits = rulebook.mark_bits(names.iter().map(String::as_str))?;
            if !marks.restore(seat, card, bits) {
                return Err(from.wrong("number of Pokémon with marks", count as u64));
            }
        }
        let mut state = from.state()?;
        state.marks = marks;
        state.flags = rulebook.flag_bits(flags.iter().map(String::as_str))?;
        let turn_began = if from.flag()? { Some(Box::new(from.state()?)) } else { None };
        if from.at != body.len() {
            return Err(SaveError::Length { found: bytes.len(), expected: from.at + 8 });
        }
        for state in std::iter::once(&state).chain(turn_began.as_deref()) {
            state.check_cards(rulebook.cards())?;
            state.check_ranges()?;
            check_effects(state, &rulebook)?;
            for who in Seat::BOTH {
                let deck = &state.decks[who as usize];
                if !deck.iter().any(|&id| rulebook.card(id).is_basic_pokemon()) {
                    return Err(SaveError::NoBasicPokemon(who));
                }
            }
        }
        let mut duel = Self::new(state, rulebook, rules);
        duel.turn_began = turn_began;
        // What stands where nothing is meant to stand was not written here.
        if duel.save() == bytes { Ok(duel) } else { Err(SaveError::Strange) }
    }
}

/// Whether the rulebook has every effect that a question has interrupted.
fn check_effects(state: &State, rulebook: &Rulebook) -> Result<(), SaveError> {
    for frame in state.flow.frames().iter().filter(|frame| frame.routine == Routine::Moment) {
        let found = frame.of_moment();
        let handler = found.and_then(|(moment, of, number)| {
            rulebook.effects(of.card, of.place).get(number).and_then(|effect| effect.handler(moment))
        });
        if !matches!(handler, Some(Handler::Steps(_))) {
            let card = found.map_or(0, |(_, of, _)| of.card);
            return Err(SaveError::Effect { card: rulebook.card(card).full_name() });
        }
    }
    Ok(())
}

/// Whether a state has what only the wide version can hold.
fn needs_room(state: &State) -> bool {
    let work = &state.work;
    let cards = state.decks.iter().flatten().chain([&work.loaded.card, &work.attacker, &work.defender]);
    cards.max().is_some_and(|&card| card > u8::MAX.into()) || state.marks != Marks::NONE || state.pending.open_hand
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3))
}

struct Writer<'a> {
    bytes: Vec<u8>,
    is_wide: bool,
    book: &'a Rulebook,
}

impl Writer<'_> {
    fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    fn u8(&mut self, value: u8) {
        self.bytes.push(value);
    }

    fn u16(&mut self, value: u16) {
        self.raw(&value.to_le_bytes());
    }

    fn card(&mut self, card: CardId) {
        if self.is_wide { self.u16(card) } else { self.u8(card as u8) }
    }

    fn text(&mut self, text: &str) {
        self.u16(text.len() as u16);
        self.raw(&text.as_bytes()[..text.len().min(u16::MAX as usize)]);
    }

    fn message(&mut self, message: Message) {
        let own = match message {
            Message::Own(kind, _) | Message::OfPack(kind, _) => 1 + kind as u8,
            _ => 0,
        };
        self.u8(own);
        match message {
            Message::OfPack(..) => self.text(self.book.text_of(message)),
            message => self.text(message.name()),
        }
    }

    fn answer(&mut self, answer: Answer) {
        let (kind, one, two) = match answer {
            Answer::EndTurn => (0, 0, 0),
            Answer::Attack(index) => (1, index, 0),
            Answer::Power(slot) => (2, slot, 0),
            Answer::Retreat => (3, 0, 0),
            Answer::Trainer(card) => (4, card, 0),
            Answer::Energy(card, slot) => (5, card, slot),
            Answer::Basic(card) => (6, card, 0),
            Answer::Evolve(card, slot) => (7, card, slot),
            Answer::Card(card) => (8, card, 0),
            Answer::Slot(slot) => (9, slot, 0),
            Answer::Pick(number) => (10, number, 0),
            Answer::Yes => (11, 0, 0),
            Answer::No => (12, 0, 0),
            Answer::Stop => (13, 0, 0),
            Answer::Back => (14, 0, 0),
            Answer::Restart => (15, 0, 0),
        };
        self.raw(&[kind, one, two]);
    }

    fn state(&mut self, state: &State) {
        self.raw(&state.to_cartridge());
        state.decks.iter().flatten().for_each(|&card| self.card(card));
        self.u8(state.turn as u8);
        self.work(&state.work);
        self.u8(state.list.as_slice().len() as u8);
        self.raw(state.list.as_slice());
        self.flow(&state.flow);
        self.pending(&state.pending);
    }

    fn work(&mut self, work: &Work) {
        self.raw(&work.parameters);
        for wide in [work.written, work.damage, work.dealt] {
            self.u16(wide);
        }
        self.raw(&[work.card, work.slot, work.picked, work.selected_attack]);
        self.card(work.loaded.card);
        self.raw(&[
            work.loaded.place,
            work.no_damage_or_effect,
            work.effect_failed,
            work.no_effect_from,
            work.damage_to_self as u8,
            work.forced_switch as u8,
            work.metronome_cost,
            work.announced as u8,
            work.turn_over as u8,
        ]);
        self.card(work.attacker);
        self.card(work.defender);
        self.raw(&[work.damaged_slot, work.prizes, work.result, work.pre_evolution, work.queued]);
        for queued in &work.queue {
            self.raw(&[queued.target as u8, queued.keep, queued.status]);
        }
    }

    fn flow(&mut self, flow: &Flow) {
        self.u8(flow.frames().len() as u8);
        for frame in flow.frames() {
            self.raw(&[frame.routine as u8, frame.step]);
            match frame.of_moment() {
                Some((moment, of, number)) if !self.is_wide => {
                    self.raw(&[moment as u8, of.card as u8, of.place, number as u8]);
                }
                _ => self.raw(&frame.data),
            }
        }
        match flow.verdict {
            Verdict::Done => self.u8(0),
            Verdict::Cancelled => self.u8(1),
            Verdict::Refused(why) => {
                self.u8(2);
                self.message(why);
            }
        }
        self.answer(flow.answer);
        self.u8(flow.attempting as u8);
    }

    fn pending(&mut self, pending: &Pending) {
        let (kind, one, two) = match pending.ask {
            Ask::Nothing => (0, 0, 0),
            Ask::Turn => (1, 0, 0),
            Ask::Place { bench } => (2, bench as u8, 0),
            Ask::Card { of } => (3, of as u8, 0),
            Ask::Slot { area, mask } => (4, area as u8, mask),
            Ask::Pick { mask } => (5, mask, 0),
            Ask::Prize => (6, 0, 0),
            Ask::YesNo => (7, 0, 0),
            Ask::Over => (8, 0, 0),
        };
        let (stop, back, open) = (pending.stop as u8, pending.back as u8, pending.open_hand as u8);
        self.raw(&[pending.who as u8, kind, one, two, stop, back]);
        if self.is_wide {
            self.u8(open);
        }
        self.message(pending.why);
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    is_wide: bool,
    book: &'a Rulebook,
}

impl<'a> Reader<'a> {
    fn wrong(&self, what: &'static str, value: u64) -> SaveError {
        SaveError::Value { at: self.at, what, value }
    }

    fn raw(&mut self, count: usize) -> Result<&'a [u8], SaveError> {
        let expected = self.at + count;
        let taken = self.bytes.get(self.at..expected);
        let taken = taken.ok_or(SaveError::Length { found: self.bytes.len() + 8, expected: expected + 8 })?;
        self.at = expected;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], SaveError> {
        let mut array = [0; N];
        array.copy_from_slice(self.raw(N)?);
        Ok(array)
    }

    fn u8(&mut self) -> Result<u8, SaveError> {
        Ok(self.array::<1>()?[0])
    }

    fn u16(&mut self) -> Result<u16, SaveError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn card(&mut self) -> Result<CardId, SaveError> {
        if self.is_wide { self.u16() } else { Ok(self.u8()?.into()) }
    }

    fn flag(&mut self) -> Result<bool, SaveError> {
        let value = self.u8()?;
        self.truth(value)
    }

    fn truth(&self, value: u8) -> Result<bool, SaveError> {
        if value > 1 { Err(self.wrong("yes or no", value as u64)) } else { Ok(value != 0) }
    }

    fn seat(&mut self) -> Result<Seat, SaveError> {
        let value = self.u8()?;
        self.seat_of(value)
    }

    fn seat_of(&self, value: u8) -> Result<Seat, SaveError> {
        Seat::from_page(value.wrapping_add(0xc2)).ok_or_else(|| self.wrong("duelist", value as u64))
    }

    fn text(&mut self) -> Result<String, SaveError> {
        let length = self.u16()?;
        let bytes = self.raw(length as usize)?;
        String::from_utf8(bytes.to_vec()).map_err(|_| self.wrong("text", length as u64))
    }

    fn message(&mut self) -> Result<Message, SaveError> {
        let own = self.u8()?;
        let text = self.text()?;
        let kind = match own {
            0 => return Message::from_label(&text).ok_or(SaveError::UnknownMessage(text)),
            1 => MessageKind::Outcome,
            2 => MessageKind::Refusal,
            3 => MessageKind::Prompt,
            _ => return Err(self.wrong("kind of message", own as u64)),
        };
        Ok(self.book.message(kind, &text).unwrap_or_else(|| Message::Own(kind, kept(text))))
    }

    fn answer(&mut self) -> Result<Answer, SaveError> {
        let [kind, one, two] = self.array()?;
        Ok(match kind {
            0 => Answer::EndTurn,
            1 => Answer::Attack(one),
            2 => Answer::Power(one),
            3 => Answer::Retreat,
            4 => Answer::Trainer(one),
            5 => Answer::Energy(one, two),
            6 => Answer::Basic(one),
            7 => Answer::Evolve(one, two),
            8 => Answer::Card(one),
            9 => Answer::Slot(one),
            10 => Answer::Pick(one),
            11 => Answer::Yes,
            12 => Answer::No,
            13 => Answer::Stop,
            14 => Answer::Back,
            15 => Answer::Restart,
            _ => return Err(self.wrong("answer", kind as u64)),
        })
    }

    fn state(&mut self) -> Result<State, SaveError> {
        let table: [u8; BYTES] = self.array()?;
        let mut decks = [[0; DECK_SIZE]; 2];
        for card in decks.iter_mut().flatten() {
            *card = self.card()?;
        }
        let mut state = State::new(decks, [0; 3]);
        // The length is right: that is all that can be wrong.
        let _ = state.load_cartridge(&table);
        state.turn = self.seat()?;
        state.work = self.work()?;
        let count = self.u8()?;
        if count as usize > DECK_SIZE {
            return Err(self.wrong("length of a list of cards", count as u64));
        }
        state.list = self.raw(count as usize)?.iter().copied().collect::<CardList>();
        state.flow = self.flow()?;
        state.pending = self.pending()?;
        Ok(state)
    }

    fn work(&mut self) -> Result<Work, SaveError> {
        let parameters = self.array()?;
        let [written, damage, dealt] = [self.u16()?, self.u16()?, self.u16()?];
        let [card, slot, picked, selected_attack] = self.array()?;
        let loaded = self.card()?;
        let small: [u8; 9] = self.array()?;
        let [attacker, defender] = [self.card()?, self.card()?];
        let [damaged_slot, prizes, result, pre_evolution, queued] = self.array()?;
        let mut queue = Work::NEW.queue;
        for entry in &mut queue {
            let target = self.seat()?;
            let [keep, status] = self.array()?;
            *entry = Queued { target, keep, status };
        }
        if queued as usize > queue.len() {
            return Err(self.wrong("number of conditions waiting", queued as u64));
        }
        Ok(Work {
            parameters,
            written,
            card,
            slot,
            picked,
            selected_attack,
            loaded: Loaded { card: loaded, place: small[0] },
            damage,
            dealt,
            no_damage_or_effect: small[1],
            effect_failed: small[2],
            no_effect_from: small[3],
            damage_to_self: self.truth(small[4])?,
            forced_switch: self.truth(small[5])?,
            metronome_cost: small[6],
            announced: self.truth(small[7])?,
            turn_over: self.truth(small[8])?,
            attacker,
            defender,
            damaged_slot,
            prizes,
            result,
            pre_evolution,
            queue,
            queued,
        })
    }

    fn flow(&mut self) -> Result<Flow, SaveError> {
        let mut flow = Flow::EMPTY;
        let depth = self.u8()?;
        for _ in 0..depth {
            let [routine, step] = self.array()?;
            let routine =
                Routine::from_repr(routine).ok_or_else(|| self.wrong("routine of the rules", routine as u64))?;
            let data: [u8; 4] = self.array()?;
            let narrow = Moment::from_repr(data[0]).filter(|_| routine == Routine::Moment && !self.is_wide);
            let frame = match narrow {
                Some(moment) => {
                    let of = Loaded { card: data[1].into(), place: data[2] };
                    Frame { step, ..Frame::moment(moment, of, data[3]) }
                }
                None => Frame { routine, step, data },
            };
            if !flow.restore(frame) {
                return Err(self.wrong("depth of routines", depth as u64));
            }
        }
        flow.verdict = match self.u8()? {
            0 => Verdict::Done,
            1 => Verdict::Cancelled,
            2 => Verdict::Refused(self.message()?),
            other => return Err(self.wrong("outcome of a routine", other as u64)),
        };
        flow.answer = self.answer()?;
        flow.attempting = self.flag()?;
        Ok(flow)
    }

    fn pending(&mut self) -> Result<Pending, SaveError> {
        let who = self.seat()?;
        let [kind, one, two, stop, back] = self.array()?;
        let open = if self.is_wide { self.u8()? } else { 0 };
        let ask = match kind {
            0 => Ask::Nothing,
            1 => Ask::Turn,
            2 => Ask::Place { bench: self.truth(one)? },
            3 => Ask::Card { of: self.seat_of(one)? },
            4 => Ask::Slot { area: self.seat_of(one)?, mask: two },
            5 => Ask::Pick { mask: one },
            6 => Ask::Prize,
            7 => Ask::YesNo,
            8 => Ask::Over,
            _ => return Err(self.wrong("question", kind as u64)),
        };
        let (stop, back, open_hand) = (self.truth(stop)?, self.truth(back)?, self.truth(open)?);
        Ok(Pending { who, ask, why: self.message()?, stop, back, open_hand })
    }
}

/// An effect's own words, which a message only points to. Each text is kept once, for as long as the program runs.
fn kept(text: String) -> &'static str {
    use std::{collections::BTreeSet, sync::Mutex};
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(&known) = kept.get(text.as_str()) {
        return known;
    }
    let text: &'static str = text.leak();
    kept.insert(text);
    text
}

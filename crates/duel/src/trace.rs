//! Who listened at which moment and checkpoint, what was suppressed, and what changed damage, written down while a duel
//! runs. It costs one test where something could be written down, and nothing else, while it is off.

use crate::{
    Duel, Event, Message, Seat,
    checkpoints::CheckpointKind,
    moment::Moment,
    state::{Defence, Finish, Hindrance, SLOTS, Slot},
    words::Teller,
};
use tallgrass_cards::{CardId, Name};

/// What a listener came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// It acted; the damage that would be dealt before it and after it.
    Acted(u16, u16),
    /// It asks a duelist something, and goes on when it is answered.
    Asked(Seat, Message),
    /// It refused.
    Refused(Message),
    /// The duelist backed out.
    Cancelled,
}

/// What changes damage, in the order in which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// What the attack's own effects made of the printed damage.
    Attack,
    /// Double damage, prepared a turn ago.
    DoubleDamage,
    /// Weakness.
    Weakness,
    /// Resistance.
    Resistance,
    /// PlusPower on the attacker.
    PlusPower,
    /// Defender on what is damaged.
    Defender,
    /// Nothing gets through to what is damaged.
    Prevented,
    /// What protects it.
    Defence(Defence),
    /// What hinders the attacker.
    Hindrance(Hindrance),
    /// The Power of what is damaged.
    Power(CardId),
    /// Damage isn't less than nothing.
    Floor,
}

/// Something that happened, or that was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An event, with what is told of it.
    Event(Event, Option<String>),
    /// A moment of what is loaded, with the effects that listen, in the order in which they act.
    Moment {
        /// The moment.
        moment: Moment,
        /// The card whose attack, Power or effect is loaded.
        card: CardId,
        /// Which of it: see [`crate::effect::place`].
        place: u8,
        /// Who listens.
        listeners: Vec<Name>,
    },
    /// A listener's turn has come.
    Listener {
        /// The moment.
        moment: Moment,
        /// The card.
        card: CardId,
        /// Its effect.
        effect: Name,
        /// What came of it.
        came: Came,
    },
    /// A Power was asked at a checkpoint.
    Checkpoint {
        /// Which.
        kind: CheckpointKind,
        /// Whose Pokémon it is.
        who: Seat,
        /// Which card.
        card: CardId,
        /// It took effect.
        held: bool,
    },
    /// A Power would have listened, and wasn't asked.
    Suppressed {
        /// Where; nothing if it is so everywhere.
        kind: Option<CheckpointKind>,
        /// Whose Pokémon it is.
        who: Seat,
        /// Which card.
        card: CardId,
        /// Why not.
        why: Message,
    },
    /// Damage to a Pokémon was changed.
    Damage {
        /// Whose Pokémon.
        who: Seat,
        /// Which card.
        card: CardId,
        /// By what.
        by: Modifier,
        /// Damage before.
        before: i16,
        /// Damage after.
        after: i16,
    },
}

/// A step with the turn it was in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The turn, from 1; 0 before the first. Sudden death begins anew.
    pub turn: u32,
    /// How many games of sudden death had begun.
    pub sudden_deaths: u32,
    /// The step.
    pub step: Step,
}

/// Everything that was written down.
#[derive(Clone, Debug)]
pub struct Trace {
    /// In order.
    pub entries: Vec<Entry>,
    teller: Teller<'static>,
    turn: u32,
    sudden_deaths: u32,
}

impl Duel {
    /// Writes down from here on what happens; the duelists are called by these names.
    ///
    /// ```
    /// use tallgrass_duel::{Ask, Deck, Setup, trace::Step};
    ///
    /// let deck = Deck::parse("40 Water Energy\n4 Squirtle\n4 Seel\n4 Staryu\n4 Goldeen\n4 Poliwag")?;
    /// let mut duel = Setup::new([deck, deck]).begin(tallgrass_duel_cards::rulebook());
    /// duel.start_tracing(["Ann", "Bob"]);
    /// while duel.pending().ask != Ask::Over {
    ///     duel.answer(duel.answers()[0])?;
    /// }
    /// let trace = duel.take_trace().unwrap();
    /// assert!(trace.entries.iter().any(|entry| matches!(entry.step, Step::Event(..))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start_tracing(&mut self, names: [&'static str; 2]) {
        self.trace =
            Some(Box::new(Trace { entries: Vec::new(), teller: Teller::new(names), turn: 0, sudden_deaths: 0 }));
    }

    /// What was written down, which ends it.
    pub fn take_trace(&mut self) -> Option<Trace> {
        self.trace.take().map(|trace| *trace)
    }

    /// Whether it is written down what happens.
    #[inline]
    pub const fn is_traced(&self) -> bool {
        self.trace.is_some()
    }

    /// Writes a step down, if that is wanted.
    #[inline]
    pub(crate) fn note(&mut self, step: impl FnOnce(&Self) -> Step) {
        if self.trace.is_some() {
            let step = step(self);
            self.write_down(step);
        }
    }

    #[cold]
    fn write_down(&mut self, mut step: Step) {
        let Some(mut trace) = self.trace.take() else { return };
        if let Step::Event(event, told) = &mut step {
            if let Event::Turn(number, _) = event {
                trace.turn = *number as u32 + 1;
            }
            // Whoever begins in the middle of a turn wasn't told whose it is.
            trace.teller.in_turn_of(self.me());
            *told = trace.teller.tell(self, event);
        }
        let tied = matches!(step, Step::Event(Event::Finished { finished, .. }, _) if finished == Finish::Tied as u8);
        trace.entries.push(Entry { turn: trace.turn, sudden_deaths: trace.sudden_deaths, step });
        if tied {
            trace.turn = 0;
            trace.sudden_deaths += 1;
        }
        self.trace = Some(trace);
    }

    /// Notes which Powers in play don't work, and why.
    pub(crate) fn note_suppressed_powers(&mut self) {
        if !self.is_traced() {
            return;
        }
        for who in Seat::BOTH {
            for slot in 0..SLOTS as Slot {
                let id = self.state.card_id_at(who, slot);
                let works_by_itself = self.rulebook().passives(id) != 0;
                let stops = self.listens(id, CheckpointKind::StopsPowers);
                if slot < self.state.page(who).in_play
                    && works_by_itself
                    && !stops
                    && let Err(why) = self.can_use_power(who, slot)
                {
                    self.note(|_| Step::Suppressed { kind: None, who, card: id, why });
                }
            }
        }
    }

    /// Notes that a Power at a checkpoint isn't asked, if the card has one there.
    pub(crate) fn note_suppressed(&mut self, kind: CheckpointKind, who: Seat, card: CardId, why: Message) {
        if self.is_traced() && self.listens(card, kind) {
            self.note(|_| Step::Suppressed { kind: Some(kind), who, card, why });
        }
    }

    /// Damage that was changed, as it is now.
    #[inline]
    pub(crate) fn changed(&mut self, who: Seat, slot: Slot, by: Modifier, before: i16, after: i16) -> i16 {
        if before != after || matches!(by, Modifier::Power(_) | Modifier::Attack) {
            self.note(|duel| Step::Damage { who, card: duel.state.card_id_at(who, slot), by, before, after });
        }
        after
    }
}

//! What is still to happen this turn.

use crate::event::Event;
use crate::ids::{Effect, Mon, Mv};
use tallgrass_pokedex::MoveId;

/// How many actions can wait at once.
/// Most wait while teams are put in order: every Pokémon's place, and the start behind them.
pub(crate) const MAX_ACTIONS: usize = super::MAX_MONS + 1;

/// What kind of thing is to happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum ActionKind {
    /// A team is put in order.
    Team,
    /// The battle begins.
    Start,
    /// A replacement comes in.
    InstaSwitch,
    /// The turn begins.
    BeforeTurn,
    /// A move's `before_turn_callback`.
    BeforeTurnMove,
    /// A fainted Pokémon is revived.
    RevivalBlessing,
    /// Entry effects of those who came in.
    RunSwitch,
    /// A chosen switch.
    Switch,
    /// Mega evolution or ultra burst.
    MegaEvo,
    /// Dynamax.
    Dynamax,
    /// Terastallization.
    Terastallize,
    /// A charging move announces itself.
    PriorityChargeMove,
    /// A move.
    Move,
    /// A change of places.
    Shift,
    /// An event run for one Pokémon.
    Event(Event),
    /// The end of the turn.
    Residual,
    /// Nothing.
    Pass,
}

impl ActionKind {
    /// Its place in the turn.
    pub(crate) const fn order(self) -> u16 {
        match self {
            ActionKind::Team => 1,
            ActionKind::Start => 2,
            ActionKind::InstaSwitch => 3,
            ActionKind::BeforeTurn => 4,
            ActionKind::BeforeTurnMove => 5,
            ActionKind::RevivalBlessing => 6,
            ActionKind::RunSwitch => 101,
            ActionKind::Switch => 103,
            ActionKind::MegaEvo => 104,
            ActionKind::Dynamax => 105,
            ActionKind::Terastallize => 106,
            ActionKind::PriorityChargeMove => 107,
            ActionKind::Move | ActionKind::Shift | ActionKind::Event(_) => 200,
            ActionKind::Residual => 300,
            ActionKind::Pass => 0,
        }
    }
}

/// Something that is to happen.
#[derive(Clone, Copy, PartialEq, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Action {
    /// What.
    pub kind: ActionKind,
    /// To whom or by whom.
    pub mon: Option<Mon>,
    /// Lower first.
    pub order: u16,
    /// Higher first, with fractions of a tenth.
    pub priority: f64,
    /// The part of priority that is a fraction.
    pub fractional_priority: f64,
    /// Higher first.
    pub speed: i32,
    /// Who comes in or is revived.
    pub target: Option<Mon>,
    /// The move.
    pub mv: Mv,
    /// Where the move is aimed: positive foes, negative allies, 0 nowhere in particular.
    pub target_loc: i8,
    /// Who was there when it was aimed.
    pub original_target: Option<Mon>,
    /// What made it happen.
    pub source_effect: Effect,
    /// Whether the user mega evolves or ultra bursts first.
    pub mega: bool,
    /// Whether that has happened (generation 7).
    pub mega_done: bool,
    /// The Z-move it is used as.
    pub z_move: MoveId,
    /// The Max Move it is used as.
    pub max_move: MoveId,
    /// Whether the user terastallizes first.
    pub terastallize: bool,
    /// The team slot an ordering fills.
    pub index: u8,
}

impl Eq for Action {}

impl std::hash::Hash for Action {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.kind, self.mon, self.order, self.priority.to_bits(), self.fractional_priority.to_bits()).hash(state);
        (self.speed, self.target, self.mv, self.target_loc, self.original_target, self.source_effect).hash(state);
        (self.mega, self.mega_done, self.z_move, self.max_move, self.terastallize, self.index).hash(state);
    }
}

impl Action {
    pub(crate) const fn new(kind: ActionKind) -> Action {
        Action {
            kind,
            mon: None,
            order: 0,
            priority: 0.0,
            fractional_priority: 0.0,
            speed: 0,
            target: None,
            mv: Mv::NONE,
            target_loc: 0,
            original_target: None,
            source_effect: Effect::NONE,
            mega: false,
            mega_done: false,
            z_move: MoveId::NONE,
            max_move: MoveId::NONE,
            terastallize: false,
            index: 0,
        }
    }

    pub(crate) const fn of(kind: ActionKind, mon: Mon) -> Action {
        let mut action = Action::new(kind);
        action.mon = Some(mon);
        action
    }
}

/// What is still to happen, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct Queue {
    list: [Action; MAX_ACTIONS],
    len: u8,
}

impl Queue {
    pub(crate) const EMPTY: Queue = Queue { list: [Action::new(ActionKind::Pass); MAX_ACTIONS], len: 0 };

    pub(crate) fn is_sound(&self) -> bool {
        self.len as usize <= MAX_ACTIONS
    }

    pub(crate) fn as_slice(&self) -> &[Action] {
        &self.list[..self.len as usize]
    }
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Action] {
        &mut self.list[..self.len as usize]
    }
    pub(crate) fn peek(&self) -> Option<&Action> {
        self.as_slice().first()
    }
    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == MAX_ACTIONS
    }
    /// Inserts an action. The caller keeps within [`MAX_ACTIONS`].
    pub(crate) fn insert(&mut self, at: usize, action: Action) {
        debug_assert!(!self.is_full());
        if self.is_full() {
            return;
        }
        self.list.copy_within(at..self.len as usize, at + 1);
        self.list[at] = action;
        self.len += 1;
    }
    pub(crate) fn push(&mut self, action: Action) {
        self.insert(self.len as usize, action);
    }
    pub(crate) fn remove(&mut self, at: usize) -> Action {
        let action = self.list[at];
        self.list.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.list[self.len as usize] = Action::new(ActionKind::Pass);
        action
    }
    pub(crate) fn shift(&mut self) -> Option<Action> {
        (self.len > 0).then(|| self.remove(0))
    }
    pub(crate) fn clear(&mut self) {
        // Places that aren't used hold nothing already.
        self.as_mut_slice().fill(Action::new(ActionKind::Pass));
        self.len = 0;
    }
}

/// How many Pokémon can be about to faint at once: those in battle, each once.
pub(crate) const MOST_FAINTING: usize = 8;
const _: () = assert!(MOST_FAINTING >= super::MAX_PLACES);

/// A Pokémon about to faint, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct FaintEntry {
    pub target: Mon,
    pub source: Option<Mon>,
    pub effect: Effect,
}

/// The Pokémon about to faint, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub(crate) struct FaintQueue {
    list: [FaintEntry; MOST_FAINTING],
    len: u8,
}

impl FaintQueue {
    const NOBODY: FaintEntry = FaintEntry { target: Mon::NONE, source: None, effect: Effect::NONE };
    pub(crate) const EMPTY: FaintQueue = FaintQueue { list: [Self::NOBODY; MOST_FAINTING], len: 0 };

    pub(crate) fn is_sound(&self) -> bool {
        self.len as usize <= self.list.len()
    }

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }
    pub(crate) fn push(&mut self, entry: FaintEntry) {
        debug_assert!((self.len as usize) < self.list.len());
        if (self.len as usize) < self.list.len() {
            self.list[self.len as usize] = entry;
            self.len += 1;
        }
    }
    pub(crate) fn shift(&mut self) -> Option<FaintEntry> {
        if self.len == 0 {
            return None;
        }
        let first = self.list[0];
        self.list.copy_within(1..self.len as usize, 0);
        self.len -= 1;
        self.list[self.len as usize] = Self::NOBODY;
        Some(first)
    }
    pub(crate) fn last_first(&mut self) {
        self.list[..self.len as usize].rotate_right(1);
    }
    pub(crate) fn iter(&self) -> impl Iterator<Item = &FaintEntry> {
        self.list[..self.len as usize].iter()
    }
}

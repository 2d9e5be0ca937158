//! A listener: which event it hears, from where, when in the order, and what it does.

use super::vocabulary::Event;
use crate::answer::{FieldOccasion, Hit, Occasion, Odds, Reply, SideOccasion, Types, Value, Verdict};
use crate::battle::Cx;
use crate::ids::Mon;
use crate::state::{Forme, SecondaryList};
use tallgrass_pokedex::{AbilityId, BoostList, ConditionId, ItemId, MoveId, RuleSet, Type};

/// Who hears the event, seen from the listener's holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum Scope {
    /// It happens to the holder (`on…`), its side or the field it stands on.
    Own,
    /// It happens to the holder or an ally (`onAlly…`).
    Ally,
    /// It happens to a foe (`onFoe…`).
    Foe,
    /// The holder is the event's source (`onSource…`).
    Source,
    /// It happens to anyone (`onAny…`).
    Any,
}

impl Scope {
    /// As `.for_foes()` and its kin say it; nothing for the holder itself.
    pub const fn words(self) -> &'static str {
        match self {
            Scope::Own => "",
            Scope::Ally => "for allies",
            Scope::Foe => "for foes",
            Scope::Source => "as source",
            Scope::Any => "for anyone",
        }
    }
}

/// What a listener does. The variants are the shapes of arguments and answers that events have.
#[derive(Clone, Copy)]
pub enum Handler {
    /// Something happens to a Pokémon.
    Plain(fn(&mut Cx, Occasion) -> Verdict),
    /// Something happens to a Pokémon, with a whole number (damage, count).
    Number(fn(&mut Cx, Occasion, i32) -> Reply<i32>),
    /// A move meets a target.
    Hit(fn(&mut Cx, Hit) -> Verdict),
    /// A move meets a target, with a whole number (power, stat, damage).
    HitNumber(fn(&mut Cx, Hit, i32) -> Reply<i32>),
    /// A move meets a target, with a number that may be fractional (priority, same-type bonus).
    HitFraction(fn(&mut Cx, Hit, f64) -> Reply<f64>),
    /// A move meets a target; a number is asked.
    HitAnswer(fn(&mut Cx, Hit) -> Reply<i32>),
    /// A move's accuracy.
    Odds(fn(&mut Cx, Hit, Odds) -> Reply<Odds>),
    /// A move's secondary effects.
    Secondaries(fn(&mut Cx, Hit, &mut SecondaryList) -> Verdict),
    /// Whom a move goes to.
    Redirect(fn(&mut Cx, Hit) -> Reply<Mon>),
    /// Which move must be used.
    MoveAnswer(fn(&mut Cx, Hit) -> Reply<MoveId>),
    /// Stat stages.
    Boosts(fn(&mut Cx, Occasion, &mut BoostList) -> Verdict),
    /// A status or condition.
    Condition(fn(&mut Cx, Occasion, ConditionId) -> Verdict),
    /// An item.
    Item(fn(&mut Cx, Occasion, ItemId) -> Verdict),
    /// An ability.
    Ability(fn(&mut Cx, Occasion, AbilityId) -> Verdict),
    /// A Pokémon's types.
    Types(fn(&mut Cx, Mon, Types) -> Reply<Types>),
    /// A single type.
    Type(fn(&mut Cx, Mon, Type) -> Verdict),
    /// How a type takes a move.
    Effectiveness(fn(&mut Cx, Hit, Type, i32) -> Reply<i32>),
    /// Which species a Pokémon becomes.
    Forme(fn(&mut Cx, Occasion, &mut Forme) -> Verdict),
    /// Something happens to a side.
    Side(fn(&mut Cx, SideOccasion) -> Verdict),
    /// Something happens to the field.
    Field(fn(&mut Cx, FieldOccasion) -> Verdict),
    /// How many turns it lasts; 0 is for ever.
    Turns(fn(&mut Cx, Occasion) -> u8),
    /// A fixed answer.
    Constant(Value),
    /// Nothing to run: the effect only takes its place in the order while its turns count down.
    Timer,
}

/// A generation, as listeners name it.
pub use tallgrass_pokedex::Generation;

/// One line of an effect's table.
#[derive(Clone, Copy)]
pub struct Listener {
    /// The event heard.
    pub event: Event,
    /// From where it is heard.
    pub scope: Scope,
    /// What it does.
    pub handler: Handler,
    /// Earlier first; 0 is unset, which is last.
    pub order: u16,
    /// Higher first.
    pub priority: i16,
    /// Lower first; 0 is unset, and the kind of effect decides.
    pub sub_order: u8,
    /// The first generation that has it.
    pub first: u8,
    /// The last generation that has it.
    pub last: u8,
    /// Since which generation its function asks for it: see [`Listener::compared_since`].
    pub compared: Option<Generation>,
    /// Which of its rulebook's listeners it is.
    pub(crate) number: u16,
    /// For which rule set its table is.
    pub(crate) rule_set: RuleSet,
}

impl Listener {
    /// A listener with no place of its own in the order.
    pub const fn new(event: Event, handler: Handler) -> Listener {
        Listener {
            event,
            scope: Scope::Own,
            handler,
            order: 0,
            priority: 0,
            sub_order: 0,
            first: 1,
            last: 9,
            compared: None,
            number: 0,
            rule_set: RuleSet::ROOT,
        }
    }

    /// Heard when it happens to a foe.
    pub const fn for_foes(mut self) -> Listener {
        self.scope = Scope::Foe;
        self
    }
    /// Heard when it happens to the holder or an ally.
    pub const fn for_allies(mut self) -> Listener {
        self.scope = Scope::Ally;
        self
    }
    /// Heard whoever it happens to.
    pub const fn for_anyone(mut self) -> Listener {
        self.scope = Scope::Any;
        self
    }
    /// Heard when the holder is the cause.
    pub const fn as_source(mut self) -> Listener {
        self.scope = Scope::Source;
        self
    }
    /// Higher priorities run first; the default is 0.
    pub const fn priority(mut self, priority: i16) -> Listener {
        self.priority = priority;
        self
    }
    /// Lower orders run first, and all of them before listeners without one.
    pub const fn order(mut self, order: u16) -> Listener {
        self.order = order;
        self
    }
    /// Lower sub-orders run first among equals.
    pub const fn sub_order(mut self, sub_order: u8) -> Listener {
        self.sub_order = sub_order;
        self
    }
    /// Only from this generation on.
    pub const fn since(mut self, generation: Generation) -> Listener {
        self.first = generation as u8;
        self
    }
    /// Only up to this generation.
    pub const fn until(mut self, generation: Generation) -> Listener {
        self.last = generation as u8;
        self
    }
    /// Only from one generation to another.
    pub const fn between(self, first: Generation, last: Generation) -> Listener {
        self.since(first).until(last)
    }
    /// Only in this generation.
    pub const fn only(self, generation: Generation) -> Listener {
        self.between(generation, generation)
    }
    /// Its author has compared all its generations since this one: where they differ, its function asks for the generation.
    ///
    /// Without this, which generations a listener is for says that they are the same. Where Showdown's code for them isn't,
    /// a listener is cut in two (`since`, `until`) or marked so; for which it isn't, the effect counts as not done.
    pub const fn compared_since(mut self, generation: Generation) -> Listener {
        self.compared = Some(generation);
        self
    }
    /// The rule set that its author wrote it for, and those that stand on it: in a rulebook, that of its
    /// [table](crate::behaviour::Behaviour::in_rules).
    pub const fn rule_set(&self) -> RuleSet {
        self.rule_set
    }
    /// Whether a generation has it.
    pub const fn is_in(&self, generation: Generation) -> bool {
        self.first <= generation as u8 && generation as u8 <= self.last
    }
}

//! An effect as its author writes it: which effect, and what it listens to.

use crate::battle::Cx;
use crate::event::Listener;
use crate::generation::Flow;
use crate::ids::{EffectId, Mon, SideId};
use crate::setup::mon::MonSetup;
use crate::state::{MAX_MONS, SlotAt, Wear};
use arrayvec::ArrayVec;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{
    AbilityId, ConditionId, Dex, FormatId, Generation, ItemId, MoveId, RuleId, RuleSet, SpeciesId,
};

/// What one effect does: a table of listeners.
#[derive(Clone, Copy)]
pub struct Behaviour {
    /// The effect.
    pub effect: EffectId,
    /// What it listens to.
    pub on: &'static [Listener],
    /// The rule set that it does so in, and in those that stand on it: all of them, or that of a [variant](Self::in_rules).
    pub rule_set: RuleSet,
    /// Whether a variant takes the place of everything the effect listens to in its rule set's parent.
    pub anew: bool,
}

impl Behaviour {
    const fn new(effect: EffectId, on: &'static [Listener]) -> Behaviour {
        Behaviour { effect, on, rule_set: RuleSet::ROOT, anew: false }
    }

    /// A variant: what the effect does otherwise in a rule set, and in those that stand on it. Its listeners take the
    /// place of those to the same event from the same scope; the others stay.
    pub const fn in_rules(mut self, rule_set: RuleSet) -> Behaviour {
        self.rule_set = rule_set;
        self
    }

    /// A variant that takes the place of everything.
    pub const fn anew(mut self) -> Behaviour {
        self.anew = true;
        self
    }
}

/// What an ability does.
pub const fn ability(id: AbilityId, on: &'static [Listener]) -> Behaviour {
    Behaviour::new(EffectId::of_ability(id), on)
}
/// What an item does.
pub const fn item(id: ItemId, on: &'static [Listener]) -> Behaviour {
    Behaviour::new(EffectId::of_item(id), on)
}
/// What several items do that are exactly alike.
pub const fn items_alike<const N: usize>(ids: [ItemId; N], on: &'static [Listener]) -> [Behaviour; N] {
    let mut alike = [item(ids[0], on); N];
    let mut i = 1;
    while i < N {
        alike[i] = item(ids[i], on);
        i += 1;
    }
    alike
}
/// What a move does, beyond its numbers.
pub const fn move_(id: MoveId, on: &'static [Listener]) -> Behaviour {
    Behaviour::new(EffectId::of_move(id), on)
}
/// What a status, volatile, side, slot or field condition, weather or terrain does, or a format's rule.
pub const fn condition(id: ConditionId, on: &'static [Listener]) -> Behaviour {
    Behaviour::new(EffectId::of_condition(id), on)
}
/// What a species does by itself.
pub const fn species(id: SpeciesId, on: &'static [Listener]) -> Behaviour {
    Behaviour::new(EffectId::of_species(id), on)
}

/// The code that a rule's condition lends to moves: see [`ActiveMove::code_from`](crate::state::ActiveMove::code_from).
pub const fn lent(id: ConditionId, on: &'static [Listener]) -> Behaviour {
    let mut i = 0;
    while i < on.len() {
        assert!(on[i].event.can_be_lent(), "moves don't run another's code at this event");
        i += 1;
    }
    Behaviour::new(EffectId::lent_by(id), on)
}

/// Places of a player's Pokémon, from 0, in the order in which they are chosen as teams are shown.
pub type TeamOrder = ArrayVec<u8, MAX_MONS>;

/// Reads what a set, with everything filled in, says of a rule; an error is the reason to refuse the set.
pub type ReadSet = fn(&Cx, &PokemonSet, &mut MonSetup) -> Result<(), String>;

/// Whether a text that names no item may be in a set's item slot all the same.
pub type FillsItemSlot = fn(&Dex, &str) -> bool;

/// Checks a player's [order](TeamOrder); an error is the reason to refuse it.
pub type CheckTeam = fn(&Cx, SideId, &[u8]) -> Result<(), String>;

/// What a rule of a format, or a format itself, does outside of events. Those that listen to events do so as conditions
/// of their name.
#[derive(Clone, Copy, Debug)]
pub struct RuleHooks {
    /// The rule, unless it is a format's own.
    pub rule: RuleId,
    /// The format whose own it is.
    pub format: FormatId,
    /// The rule set that it does so in, and in those that stand on it: all of them, or that of a [variant](Self::in_rules),
    /// which takes the place of all that it does in the parent.
    pub rule_set: RuleSet,
    /// Since which generation its functions ask for it, as a [listener's](Listener::compared_since) may.
    pub compared: Option<Generation>,
    /// What else than items may be in a set's item slot. The set's Pokémon holds no item then.
    pub fills_item_slot: Option<FillsItemSlot>,
    /// How many bytes of [`Notes`](crate::Notes) it has for each Pokémon.
    pub mon_notes: u8,
    /// How many bytes of [`Notes`](crate::Notes) it has for the battle.
    pub battle_notes: u8,
    /// As a set becomes a Pokémon: what the set says of this rule. It may refuse the set, with the reason.
    pub read_set: Option<ReadSet>,
    /// As a player has joined whose sets have been read, before Pokémon are made of them.
    pub join: Option<fn(&mut Cx, SideId)>,
    /// As the battle is announced.
    pub begin: Option<fn(&mut Cx)>,
    /// When teams are shown.
    pub team_preview: Option<fn(&mut Cx)>,
    /// As the leads are about to come in.
    pub battle_start: Option<fn(&mut Cx)>,
    /// What a format itself, not one among the rules, puts in the place of usual functions: exactly those that Showdown's
    /// format replaces, or it isn't played.
    pub flow: Option<fn(&mut Flow)>,
    /// Whose nature, individual and effort values make a Pokémon's stats: without such a rule its own.
    pub spread_of: Option<fn(&Cx, Mon) -> Mon>,
    /// A slot that the rule remembers for a Pokémon, so that no other move is put there.
    pub remembered_slot: Option<fn(&Cx, Mon) -> Option<SlotAt>>,
    /// As a use of a Pokémon's move changes for good what it has taken over from another one.
    pub wear: Option<fn(&mut Cx, Mon, Wear)>,
    /// As a player has chosen whom to bring, in which order: it may refuse that, in words for the player.
    pub choose_team: Option<CheckTeam>,
    /// As the choice of whom to bring is left to the program: the order in which to bring a player's Pokémon.
    pub choose_team_itself: Option<fn(&Cx, SideId) -> TeamOrder>,
}

impl RuleHooks {
    /// A rule that does nothing yet.
    pub const fn new(rule: RuleId) -> RuleHooks {
        RuleHooks {
            rule,
            format: FormatId::NONE,
            rule_set: RuleSet::ROOT,
            compared: None,
            fills_item_slot: None,
            mon_notes: 0,
            battle_notes: 0,
            read_set: None,
            join: None,
            begin: None,
            team_preview: None,
            battle_start: None,
            flow: None,
            choose_team: None,
            choose_team_itself: None,
            spread_of: None,
            remembered_slot: None,
            wear: None,
        }
    }

    /// A format that does nothing of its own yet.
    pub const fn of_format(format: FormatId) -> RuleHooks {
        RuleHooks { format, ..RuleHooks::new(RuleId::NONE) }
    }

    /// A variant: what it does instead in a rule set, and in those that stand on it.
    pub const fn in_rules(mut self, rule_set: RuleSet) -> RuleHooks {
        self.rule_set = rule_set;
        self
    }

    /// Its author has compared all generations since this one: where they differ, its functions ask for the generation.
    pub const fn compared_since(mut self, generation: Generation) -> RuleHooks {
        self.compared = Some(generation);
        self
    }
}

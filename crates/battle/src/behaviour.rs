//! An effect as its author writes it: which effect, and what it listens to.

use crate::battle::Cx;
use crate::event::Listener;
use crate::ids::EffectId;
use crate::setup::MonSetup;
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, MoveId, RuleId, SpeciesId};

/// What one effect does: a table of listeners.
#[derive(Clone, Copy)]
pub struct Behaviour {
    /// The effect.
    pub effect: EffectId,
    /// What it listens to.
    pub on: &'static [Listener],
}

/// What an ability does.
pub const fn ability(id: AbilityId, on: &'static [Listener]) -> Behaviour {
    Behaviour { effect: EffectId::of_ability(id), on }
}
/// What an item does.
pub const fn item(id: ItemId, on: &'static [Listener]) -> Behaviour {
    Behaviour { effect: EffectId::of_item(id), on }
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
    Behaviour { effect: EffectId::of_move(id), on }
}
/// What a status, volatile, side, slot or field condition, weather or terrain does, or a format's rule.
pub const fn condition(id: ConditionId, on: &'static [Listener]) -> Behaviour {
    Behaviour { effect: EffectId::of_condition(id), on }
}
/// What a species does by itself.
pub const fn species(id: SpeciesId, on: &'static [Listener]) -> Behaviour {
    Behaviour { effect: EffectId::of_species(id), on }
}

/// What a rule of a format does outside of events. Rules that listen to events do so as conditions of their name.
#[derive(Clone, Copy)]
pub struct RuleHooks {
    /// The rule.
    pub rule: RuleId,
    /// As the battle is announced.
    pub begin: Option<fn(&mut Cx)>,
    /// When teams are shown.
    pub team_preview: Option<fn(&mut Cx)>,
    /// As the leads are about to come in.
    pub battle_start: Option<fn(&mut Cx)>,
    /// Which of a team's Pokémon the rule singles out, as its player joins: the first that this holds for, or the first.
    pub single_out: Option<fn(&Cx, &MonSetup) -> bool>,
}

impl RuleHooks {
    /// A rule that does nothing yet.
    pub const fn new(rule: RuleId) -> RuleHooks {
        RuleHooks { rule, begin: None, team_preview: None, battle_start: None, single_out: None }
    }
}

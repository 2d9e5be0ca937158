//! What the format's rules ask of a battle.

use crate::battle::Battle;
use crate::behaviour::RuleHooks;
use crate::generation::Flow;
use crate::ids::{Mon, SideId};
use crate::rulebook::Rulebook;
use crate::state::CanTerastallize;
use std::sync::Arc;
use tallgrass_pokedex::Generation::Gen9;
use tallgrass_pokedex::formats::{ResolvedFormat, RuleTable};
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{FormatId, RuleId, SpeciesId, rules};

impl Battle {
    pub(crate) fn run_rule_hooks(&mut self, hook: impl Fn(&RuleHooks) -> Option<fn(&mut Battle)>) {
        for at in 0..self.setup.hooks.len() {
            if let Some(hook) = hook(&self.setup.hooks[at]) {
                hook(self);
            }
        }
    }

    /// A Pokémon's set as its player gave it, with everything filled in.
    pub fn given_set(&self, mon: Mon) -> &PokemonSet {
        &self.setup.players[self.mon(mon).side.index()].team[self.place_in_team(mon)]
    }

    /// A player's Pokémon, in the order in which they were brought.
    pub fn brought_by(&self, side: SideId) -> impl Iterator<Item = Mon> {
        let owners = self.setup.owners.iter().enumerate();
        owners.filter(move |(_, owner)| **owner == side).map(|(i, _)| Mon(i as u8))
    }

    /// A Pokémon's place in the team as its player brought it, from 0.
    pub fn place_in_team(&self, mon: Mon) -> usize {
        let side = self.mon(mon).side;
        mon.index() - self.setup.owners.iter().position(|&owner| owner == side).unwrap_or(0)
    }

    /// The rules of the format.
    pub fn rule_table(&self) -> &RuleTable {
        &self.setup.format.rules
    }

    /// What the format, its rules and formats among them do outside of events, in order.
    pub(crate) fn rule_hooks(&self) -> impl Iterator<Item = &RuleHooks> {
        self.setup.hooks.iter()
    }

    /// Lets opponents see HP in percent.
    pub fn show_percentages(&mut self) {
        Arc::make_mut(&mut self.setup).report_percentages = true;
    }

    /// Whether the format has a rule.
    pub fn has_rule(&self, rule: tallgrass_pokedex::RuleId) -> bool {
        self.setup.format.rules.has(rule)
    }

    /// The value the format gives a rule, as text.
    pub fn rule_value(&self, rule: tallgrass_pokedex::RuleId) -> Option<&str> {
        self.setup.format.rules.value(rule)
    }

    /// Keeps a Pokémon from ever terastallizing.
    pub fn forbid_terastallization(&mut self, mon: Mon) {
        self.mon_mut(mon).can_terastallize = CanTerastallize::Never;
    }

    /// Keeps a Pokémon from ever mega evolving; where it still can, it may terastallize instead.
    pub fn forbid_mega_evolution(&mut self, mon: Mon) {
        self.mon_mut(mon).can_mega_evo = SpeciesId::NONE;
        let z = self.dex().item(self.mon(mon).item).z_move.is_some();
        if self.only_in(Gen9) && !z && !self.has_rule(rules::TERASTAL_CLAUSE) {
            self.mon_mut(mon).can_terastallize = CanTerastallize::Yes;
        }
    }

    /// Keeps everyone from dynamaxing.
    pub fn forbid_dynamax(&mut self) {
        for side in self.side_ids() {
            self.side_mut(side).dynamax_used = true;
        }
    }
}

/// How the turn goes in a format: as its rule set has it, with what the format itself does otherwise.
pub(super) fn flow_of(rules: &Rulebook, format: &ResolvedFormat) -> Flow {
    let mut flow = Flow { unbounded: format.format().unbounded_truncation(), ..*rules.flow };
    if let Some(change) = rules.format(format.id).and_then(|own| own.flow) {
        change(&mut flow);
    }
    flow
}

/// Finds what a format, its rules and formats among them do outside of events, in order.
pub(super) fn hooks_of(rules: &Rulebook, format: &ResolvedFormat) -> Vec<RuleHooks> {
    let within = format.rules.keys().filter_map(|key| match RuleId::from_id(key) {
        Some(rule) => rules.rule(rule),
        None => FormatId::from_id(key).and_then(|format| rules.format(format)),
    });
    rules.format(format.id).into_iter().chain(within).copied().collect()
}

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
use tallgrass_pokedex::{FormatId, RuleId, SpeciesId, rules};

impl Battle {
    pub(crate) fn run_rule_hooks(&mut self, hook: impl Fn(&RuleHooks) -> Option<fn(&mut Battle)>) {
        for at in 0..self.setup.hooks.len() {
            if let Some(hook) = hook(&self.setup.hooks[at]) {
                hook(self);
            }
        }
    }

    /// Lets a rule single out one of a player's Pokémon, whose sets are there.
    pub(super) fn single_out(&mut self, side: SideId) {
        let Some(meant) = self.rule_hooks().find_map(|hooks| hooks.single_out) else { return };
        let team = || (0..self.setup.mons.len() as u8).map(Mon).filter(|&mon| self.setup.owners[mon.index()] == side);
        let chosen = team().find(|&mon| meant(self, self.setup.mon(mon))).or(team().next());
        Arc::make_mut(&mut self.setup).players[side.index()].singled_out = chosen;
    }

    /// Which Pokémon of this one's team a rule has singled out; itself if there is no such rule.
    pub fn singled_out(&self, mon: Mon) -> Mon {
        self.setup.players[self.mon(mon).side.index()].singled_out.unwrap_or(mon)
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

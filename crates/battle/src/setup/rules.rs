//! What the format's rules ask of a battle.

use crate::battle::Battle;
use crate::behaviour::RuleHooks;
use crate::ids::Mon;
use crate::state::CanTerastallize;
use tallgrass_pokedex::{SpeciesId, rules};

impl Battle {
    pub(crate) fn run_rule_hooks(&mut self, hook: impl Fn(&RuleHooks) -> Option<fn(&mut Battle)>) {
        let format = self.setup.format.clone();
        for rule in format.rules.rules() {
            if let Some(hook) = self.rules.rule(rule).and_then(&hook) {
                hook(self);
            }
        }
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
        if self.generation().number() == 9 && !z && !self.has_rule(rules::TERASTAL_CLAUSE) {
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

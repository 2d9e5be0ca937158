//! Which effects recorded battles fire: of which at least one listener was called.

use super::Report;
use std::collections::BTreeSet;
use tallgrass_battle::Rulebook;
use tallgrass_battle::event::Listener;
use tallgrass_battle::ids::EffectId;
use tallgrass_battle_effects::rulebook;
use tallgrass_pokedex::RuleSet;

/// How often each listener of a rule set's effects was called.
#[derive(Clone)]
pub struct Fired {
    rules: &'static Rulebook,
    counts: Vec<u64>,
}

impl Fired {
    /// None yet.
    pub fn none(rule_set: impl Into<RuleSet>) -> Fired {
        let rules = rulebook(rule_set);
        Fired { rules, counts: vec![0; rules.all_listeners().len()] }
    }

    /// Adds what a replay called. Replays by other rule sets add nothing.
    pub fn add(&mut self, report: &Report) {
        if let Some((rule_set, calls)) = &report.calls
            && *rule_set == self.rules.rule_set()
        {
            for (count, more) in self.counts.iter_mut().zip(&calls.counts) {
                *count += u64::from(*more);
            }
        }
    }

    /// Every listener, with its effect and how often it was called.
    pub fn listeners(&self) -> impl Iterator<Item = (EffectId, &'static Listener, u64)> {
        self.rules.all_listeners().zip(&self.counts).map(|((effect, listener), &count)| (effect, listener, count))
    }

    /// All effects that listen to anything, rather than only saying something of themselves.
    pub fn effects(&self) -> BTreeSet<EffectId> {
        self.listeners().filter(|(_, listener, _)| !listener.event.is_only_said()).map(|(effect, ..)| effect).collect()
    }

    /// Effects of which at least one listener was called.
    pub fn fired(&self) -> BTreeSet<EffectId> {
        self.listeners().filter(|(.., count)| *count > 0).map(|(effect, ..)| effect).collect()
    }

    /// Effects of which no listener was called.
    pub fn unfired(&self) -> BTreeSet<EffectId> {
        &self.effects() - &self.fired()
    }
}

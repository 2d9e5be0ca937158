//! Formats that aren't played here, and what of them is in the way.

use super::SetupError;
use super::rules::hooks_of;
use crate::behaviour::RuleHooks;
use crate::generation::Flow;
use crate::notes::NotePlaces;
use crate::rulebook::Rulebook;
use crate::state::{BATTLE_NOTES, MAX_MONS, MON_NOTES};
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::{ConditionId, Format, FormatId, Hooks, Rule, RuleId, RuleSet, SpeciesId, rule_sets, rules};

/// Rules with hooks in Showdown whose work is done by what the engine reads as a battle is set up, so that nothing is left
/// for effects to do.
pub const BUILT_IN: [RuleId; 2] = [
    // Choices can be taken back.
    rules::CANCEL_MOD,
    // Teams of the Pokémon of the day are a server's business, which also says so.
    rules::POTD,
];

/// The rule sets whose turn is played.
const PLAYED: [RuleSet; 16] = [
    rule_sets::GEN1,
    rule_sets::GEN1JPN,
    rule_sets::GEN5,
    rule_sets::GEN6,
    rule_sets::GEN7,
    rule_sets::GEN8,
    rule_sets::GEN9,
    rule_sets::CHAMPIONS,
    rule_sets::CHAMPIONSREGMA,
    rule_sets::GEN5BW1,
    rule_sets::GEN6XY,
    rule_sets::GEN7SM,
    rule_sets::GEN8BDSP,
    rule_sets::GEN8DLC1,
    rule_sets::GEN9DLC1,
    rule_sets::GEN9PREDLC,
];

impl Rulebook {
    /// Whether battles are played by this rule set: its turn is, and so are all rules, and all conditions that come about
    /// without the name of an effect in a team, by which they would be refused.
    pub fn is_played(&self) -> bool {
        PLAYED.contains(&self.rule_set()) && self.left_rules().is_empty() && self.left_unnamed().next().is_none()
    }

    /// Conditions that aren't done and that no name in a team leads to.
    pub fn left_unnamed(&self) -> impl Iterator<Item = ConditionId> {
        let is_named = |id| {
            let condition = self.dex.condition(id);
            condition.from_move.is_some()
                || condition.from_ability.is_some()
                || condition.from_item.is_some()
                // A species': it is refused by its own name.
                || SpeciesId::from_id(id.as_str()).is_some()
                // A format that listens.
                || FormatId::from_id(id.as_str()).is_some()
        };
        ConditionId::all().filter(move |&id| self.is_left(id.into()) && !is_named(id))
    }

    /// Whether battles of a format of this rule set are played here.
    pub(crate) fn check_format(&self, format: &ResolvedFormat) -> Result<(), SetupError> {
        let what = if !self.is_played() {
            format!("its rule set \"{}\" isn't", self.rule_set())
        } else if let Some(rule) = format.rules.rules().map(|id| format.rule(id)).find(|rule| !self.plays_rule(rule)) {
            format!("the rule \"{}\" isn't", rule.name)
        } else if let Some(other) = self.unwritten_format(format) {
            format!("what \"{}\" does besides its rules isn't", other.name)
        } else if let Some(what) = self.too_much_to_remember(format) {
            what
        } else if let Some(together) = too_many_together(format) {
            let size = format.rules.numbers.max_team_size;
            format!("its random teams of {size} are {together} Pokémon together, and a battle holds at most {MAX_MONS}")
        } else {
            return Ok(());
        };
        Err(SetupError::Format { name: format.name.to_owned(), what })
    }

    /// Whether all that a rule does in a battle is written.
    pub fn plays_rule(&self, rule: &Rule) -> bool {
        BUILT_IN.contains(&rule.id)
            || !self.left_rules().contains(&rule.id) && self.covers(rule.hooks, self.rule(rule.id), rule.condition)
    }

    /// Whether all that a format does in a battle besides its rules is written, functions of the simulator that it
    /// replaces apart.
    fn plays_hooks_of(&self, format: &Format) -> bool {
        self.covers(format.hooks, self.format(format.id), format.condition())
    }

    /// The format itself, or one among its rules, if it does something that isn't written.
    fn unwritten_format(&self, format: &ResolvedFormat) -> Option<&'static Format> {
        let listed = format.format();
        // A format among the rules replaces no functions.
        if !self.replaces_functions_of(listed) {
            return Some(listed);
        }
        std::iter::once(listed).chain(formats_within(format)).find(|other| !self.plays_hooks_of(other))
    }

    /// Whether the functions of the simulator that a format replaces are those that are replaced here for it.
    fn replaces_functions_of(&self, format: &Format) -> bool {
        let here = self.format(format.id).and_then(|own| own.flow).map(Flow::replaced_by);
        let here: Vec<&str> = here.into_iter().flatten().collect();
        // What numbers are cut to is read from the format.
        let there = || format.overrides.iter().filter(|&&name| name != "battle.trunc");
        there().count() == here.len() && there().all(|name| here.contains(name))
    }

    /// What the format's rules remember, if that is more than a battle has room for.
    fn too_much_to_remember(&self, format: &ResolvedFormat) -> Option<String> {
        let notes = NotePlaces::of(&hooks_of(self, format));
        let (mon, battle) = (notes.of_mon, notes.of_battle);
        let what = || {
            format!(
                "its rules remember {mon} bytes of each Pokémon and {battle} of the battle, which has room for \
                 {MON_NOTES} and {BATTLE_NOTES}"
            )
        };
        (!notes.fit()).then(what)
    }

    fn covers(&self, hooks: Hooks, own: Option<&RuleHooks>, condition: ConditionId) -> bool {
        let written = Hooks {
            on_begin: own.is_some_and(|hooks| hooks.begin.is_some()),
            on_team_preview: own.is_some_and(|hooks| hooks.team_preview.is_some()),
            on_battle_start: own.is_some_and(|hooks| hooks.battle_start.is_some()),
            events: condition.is_some() && self.is_written(condition.into()) && !self.is_left(condition.into()),
        };
        written.cover(hooks)
    }
}

/// How many Pokémon random teams have together, if that is too many. All of them are shown, and are asked for in requests,
/// until players have chosen some.
fn too_many_together(format: &ResolvedFormat) -> Option<usize> {
    format.team?;
    let together = usize::from(format.rules.numbers.max_team_size) * usize::from(format.game_type.player_count());
    (together > MAX_MONS).then_some(together)
}

/// The formats that a format has among its rules.
fn formats_within(format: &ResolvedFormat) -> impl Iterator<Item = &'static Format> {
    format.rules.keys().filter_map(FormatId::from_id).map(formats::format)
}

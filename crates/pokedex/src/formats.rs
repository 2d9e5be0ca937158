//! Battle formats and the rules they are made of.

use crate::error::UnknownName;
pub use crate::ids::formats::*;
use crate::{Format, FormatId, GameType, Generation, Hooks, Rule, RuleId};

/// A format with its custom rules, worked out.
#[derive(Clone, Debug)]
pub struct ResolvedFormat {
    /// The format itself.
    pub id: FormatId,
    /// Its display name.
    pub name: &'static str,
    /// The custom rules that were asked for after `@@@`, trimmed, in order.
    pub custom_rules: Vec<String>,
    /// Showdown's name of the rule set (mod) it is played by.
    pub mod_name: &'static str,
    /// The generation of that rule set.
    pub generation: Generation,
    /// Singles, doubles, …
    pub game_type: GameType,
    /// Exact HP and debug lines are shown to everyone.
    pub debug: bool,
    /// What of the format itself acts in a battle.
    pub hooks: Hooks,
    /// The kind of random team players are given, if they are.
    pub team: Option<&'static str>,
    /// The rules in effect.
    pub rules: RuleTable,
}

/// The rules in effect in a format, in the order in which they act and are announced.
#[derive(Clone, Debug, Default)]
pub struct RuleTable {
    pub(crate) keys: Vec<String>,
    pub(crate) rules: Vec<RuleId>,
    pub(crate) values: Vec<(RuleId, String)>,
    /// The numbers that follow from the rules.
    pub numbers: RuleNumbers,
}

/// The numbers that follow from a format's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct RuleNumbers {
    /// Fewest Pokémon in a team.
    pub min_team_size: u8,
    /// Most Pokémon in a team.
    pub max_team_size: u8,
    /// How many Pokémon are chosen at team preview, if not all.
    pub picked_team_size: Option<u8>,
    /// Limit of the sum of levels.
    pub max_total_level: Option<u32>,
    /// Most moves of a Pokémon.
    pub max_move_count: u8,
    /// The oldest generation Pokémon may come from.
    pub min_source_gen: u8,
    /// Lowest level.
    pub min_level: u32,
    /// Highest level.
    pub max_level: u32,
    /// Level of a set that doesn't say.
    pub default_level: u32,
    /// The level everyone is set to in battle.
    pub adjust_level: Option<u32>,
    /// The level that higher levels are lowered to in battle.
    pub adjust_level_down: Option<u32>,
    /// Limit of the sum of EVs.
    pub ev_limit: Option<u16>,
}

impl RuleTable {
    /// Whether a rule is in effect.
    pub fn has(&self, rule: RuleId) -> bool {
        self.rules.contains(&rule)
    }

    /// The value of a rule that has one, as it was written.
    pub fn value(&self, rule: RuleId) -> Option<&str> {
        self.values.iter().find(|(id, _)| *id == rule).map(|(_, value)| &**value)
    }

    /// The rules in effect, in order; bans and what lifts them left out.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> + '_ {
        self.rules.iter().copied()
    }

    /// All keys of the table in order, bans included: `sleepclausemod`, `-pokemon:mewtwo`, `+item:sitrusberry`.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(|key| &**key)
    }
}

/// Why a format can't be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// There is no such format.
    #[error(transparent)]
    Unknown(#[from] UnknownName),
    /// A rule is wrong here.
    #[error("rule \"{rule}\": {reason}")]
    Rule {
        /// The rule as it was written.
        rule: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// Every format, in the order of ids.
pub fn all() -> &'static [Format] {
    &[]
}

/// The format.
pub fn format(id: FormatId) -> &'static Format {
    &all()[id.index()]
}

/// The rule.
pub fn rule(id: RuleId) -> &'static Rule {
    let _ = id;
    unimplemented!("the tables are still being filled in")
}

/// Works out the rules of a format named as Showdown names it, custom rules after `@@@` included:
/// `gen9anythinggoes@@@^!Team Preview,!Cancel Mod`.
///
/// # Errors
/// If the format or a rule is unknown, or a rule can't be added or removed here.
pub fn resolve(name: &str) -> Result<ResolvedFormat, FormatError> {
    Err(UnknownName::new("format", name, None).into())
}

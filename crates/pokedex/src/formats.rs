//! Battle formats and the rules they are made of.
//!
//! A format is a list of rules, and most rules are lists of rules in turn. [`resolve`] works out which are in effect, in
//! the order in which they act, with custom rules added or removed.
//!
//! ```
//! use tallgrass_pokedex::{formats, rules};
//!
//! let format = formats::resolve("gen9anythinggoes@@@!Team Preview,Max Level = 50")?;
//! assert!(format.rules.has(rules::ENDLESS_BATTLE_CLAUSE));
//! assert!(!format.rules.has(rules::TEAM_PREVIEW));
//! assert_eq!(format.rules.numbers.max_level, 50);
//! # Ok::<(), formats::FormatError>(())
//! ```

mod checks;
mod data;
mod numbers;
mod spec;
mod table;
mod tags;

use crate::error::UnknownName;
pub use crate::ids::formats::*;
use crate::lookup::{nearest, unalias};
use crate::{Format, FormatId, GameType, Generation, Hooks, Rule, RuleId, RuleSet, to_id};
use data::Ruleset;
pub use numbers::RuleNumbers;
pub use table::{ComplexBan, RuleTable};

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

impl ResolvedFormat {
    /// The format as it is listed.
    pub fn format(&self) -> &'static Format {
        format(self.id)
    }

    /// The rule set it is played by, unless that is one made for a joke or a season.
    pub fn rule_set(&self) -> Option<RuleSet> {
        RuleSet::from_name(self.mod_name)
    }

    /// A rule as this format's rule set has it.
    pub fn rule(&self, id: RuleId) -> Rule {
        rule_in(id, self.mod_name)
    }

    /// Showdown's text for it: the id, and custom rules after `@@@`.
    pub fn id_text(&self) -> String {
        match self.custom_rules.is_empty() {
            true => self.id.as_str().to_owned(),
            false => format!("{}@@@{}", self.id, self.custom_rules.join(",")),
        }
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
    /// The rules together make no sense.
    #[error("the rules of {format} don't fit together: {reason}")]
    Rules {
        /// Display name of the format.
        format: String,
        /// What is wrong.
        reason: String,
    },
}

impl FormatError {
    fn rule(rule: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::Rule { rule: rule.into(), reason: reason.into() }
    }
}

/// Every format, in the order of ids.
pub fn all() -> &'static [Format] {
    &data::data().formats
}

/// The format.
///
/// # Panics
/// For [`FormatId::NONE`].
pub fn format(id: FormatId) -> &'static Format {
    &all()[id.index()]
}

/// The format with this name or alias: `[Gen 9] OU`, `gen9ou`, `ou`.
///
/// # Errors
/// If there is none; the error names the nearest.
pub fn find(name: &str) -> Result<FormatId, UnknownName> {
    let id = to_id(name);
    let exact = || FormatId::from_id(&id);
    let target = unalias(&id);
    exact().or_else(|| FormatId::from_id(&format!("gen9{target}"))).or_else(|| FormatId::from_id(target)).ok_or_else(
        || {
            let near = nearest(&id, IDS).or_else(|| nearest(&format!("gen9{id}"), IDS));
            UnknownName::new("format", name.trim(), near.map(str::to_owned))
        },
    )
}

/// The rule, as generation 9 has it; or, if only other rule sets (mods) have it, as one of them does.
///
/// # Panics
/// For [`RuleId::NONE`].
pub fn rule(id: RuleId) -> Rule {
    rule_in(id, data::DEFAULT_MOD)
}

/// The rule, as a rule set (mod) has it; or, if it hasn't, as another does.
///
/// # Panics
/// For [`RuleId::NONE`].
pub fn rule_in(id: RuleId, mod_name: &str) -> Rule {
    data::data().ruleset_or_other(mod_name, id.as_str()).expect("every rule is described").rule()
}

/// The rule with this name: `Sleep Clause Mod`.
///
/// # Errors
/// If there is none; the error names the nearest.
pub fn find_rule(name: &str) -> Result<RuleId, UnknownName> {
    let id = to_id(name);
    RuleId::from_id(&id).ok_or_else(|| {
        let near = nearest(&id, crate::rules::IDS).and_then(RuleId::from_id);
        UnknownName::new("rule", name.trim(), near.map(|id| rule(id).name.to_owned()))
    })
}

/// Works out the rules of a format named as Showdown names it, custom rules after `@@@` included:
/// `gen9anythinggoes@@@^!Team Preview,!Cancel Mod`. A custom rule begins with `!` to take a rule away, `!!` to replace a
/// value, `-` to ban, `+` to allow and `*` to restrict; `^` before it lets it do nothing.
///
/// # Errors
/// If the format or a rule is unknown, or a rule can't be added or removed here.
pub fn resolve(name: &str) -> Result<ResolvedFormat, FormatError> {
    let mut parts = name.split("@@@");
    let id = find(parts.next().unwrap_or_default())?;
    let clean = |rule: &str| rule.replace(['\r', '\n', '|'], "").trim().to_owned();
    let custom_rules: Vec<String> =
        parts.next().filter(|rules| !rules.is_empty()).map_or(vec![], |rules| rules.split(',').map(clean).collect());
    let format = format(id);
    let ruleset: &Ruleset = data::data().ruleset(format.mod_name, id.as_str()).expect("every format is described");
    let rules = table::resolve(ruleset, &custom_rules)?;
    Ok(ResolvedFormat {
        id,
        name: format.name,
        custom_rules,
        mod_name: format.mod_name,
        generation: format.generation,
        game_type: format.game_type,
        debug: format.debug,
        hooks: format.hooks,
        team: format.team,
        rules,
    })
}

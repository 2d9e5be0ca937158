use serde::Deserialize;

use crate::{ConditionId, FormatId, GameType, Generation, RuleId};

/// A battle format, as it is listed. See [`formats::resolve`](crate::formats::resolve) for its rules.
#[derive(Clone, Debug)]
pub struct Format {
    /// Which format.
    pub id: FormatId,
    /// Display name: `[Gen 9] OU`.
    pub name: &'static str,
    /// Showdown's name of the rule set (mod) it is played by: `gen9`, `gen8bdsp`.
    pub mod_name: &'static str,
    /// The generation of that rule set.
    pub generation: Generation,
    /// Singles, doubles, …
    pub game_type: GameType,
    /// Exact HP and debug lines are shown to everyone.
    pub debug: bool,
    /// Whether rated battles are played.
    pub rated: bool,
    /// The kind of random team players are given, if they are (`random`, `randomCC`, …).
    pub team: Option<&'static str>,
    /// It bans, restricts or allows something itself, rather than by rules that it is made of; that nothing be used that
    /// doesn't exist is no such ban.
    pub own_bans: bool,
    /// What of it acts in a battle.
    pub hooks: Hooks,
    /// Functions of the simulator that it replaces: `battle.trunc`, `pokemon.getItem`, …
    pub overrides: &'static [&'static str],
}

impl Format {
    /// Two, or four in multi battles and free-for-all.
    pub const fn player_count(&self) -> u8 {
        self.game_type.player_count()
    }

    /// Whether players are given random teams.
    pub const fn random_team(&self) -> bool {
        self.team.is_some()
    }

    /// The condition it is as it listens to events, if it does.
    pub fn condition(&self) -> ConditionId {
        ConditionId::from_id(self.id.as_str()).filter(|_| self.hooks.events).unwrap_or_default()
    }

    /// Whether numbers are cut to integers of any size rather than to 32 or 16 bits: so it is in most Custom Games.
    pub fn unbounded_truncation(&self) -> bool {
        self.overrides.contains(&"battle.trunc")
    }
}

/// A rule that formats are made of, as one rule set (mod) has it.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Which rule.
    pub id: RuleId,
    /// Display name: `Sleep Clause Mod`.
    pub name: &'static str,
    /// Showdown's kind: `Rule`, `ValidatorRule`.
    pub effect_type: &'static str,
    /// Whether it takes a value, and which.
    pub value: RuleValue,
    /// The rule that can't be there together with this one.
    pub mutually_exclusive_with: RuleId,
    /// What of it acts in a battle.
    pub hooks: Hooks,
    /// The condition it becomes if it listens to events: a pseudo-weather.
    pub condition: ConditionId,
}

/// Whether a rule takes a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleValue {
    /// It takes none.
    #[default]
    None,
    /// Any text.
    Text,
    /// An integer.
    Integer,
    /// An integer above 0.
    PositiveInteger,
}

/// What of a rule or format acts in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hooks {
    /// It prints or changes something when the battle begins.
    pub on_begin: bool,
    /// It acts at team preview.
    pub on_team_preview: bool,
    /// It acts when the battle starts.
    pub on_battle_start: bool,
    /// It listens to events during the battle, and so becomes a pseudo-weather.
    pub events: bool,
}

impl Hooks {
    /// Whether it acts wherever `other` does.
    pub const fn cover(self, other: Hooks) -> bool {
        (self.on_begin || !other.on_begin)
            && (self.on_team_preview || !other.on_team_preview)
            && (self.on_battle_start || !other.on_battle_start)
            && (self.events || !other.events)
    }
}

impl<'de> Deserialize<'de> for Hooks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut hooks = Self::default();
        for word in <Vec<std::borrow::Cow<'de, str>>>::deserialize(deserializer)? {
            match &*word {
                "begin" => hooks.on_begin = true,
                "team_preview" => hooks.on_team_preview = true,
                "battle_start" => hooks.on_battle_start = true,
                "events" => hooks.events = true,
                _ => return Err(serde::de::Error::custom(format_args!("no hook \"{word}\""))),
            }
        }
        Ok(hooks)
    }
}

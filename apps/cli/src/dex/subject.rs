//! What can be asked about, and how it is found by name.

use crate::near::nearest;
use tallgrass_battle::Rulebook;
use tallgrass_battle::event::Event;
use tallgrass_battle::ids::EffectId;
use tallgrass_pokedex::{
    AbilityId, ConditionId, ConditionKind, FormatId, ItemId, MoveId, Nature, RuleId, SpeciesId, Type, UnknownName,
    formats, to_id,
};

/// The kinds of things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Kind {
    Species,
    Move,
    Ability,
    Item,
    /// Statuses, volatiles, weather, terrain, conditions of sides, places and the field.
    Condition,
    Type,
    Nature,
    Format,
    /// Rules that formats are made of.
    Rule,
    /// What effects listen to.
    Event,
}

impl Kind {
    pub const ALL: [Kind; 10] = [
        Kind::Species,
        Kind::Move,
        Kind::Ability,
        Kind::Item,
        Kind::Condition,
        Kind::Type,
        Kind::Nature,
        Kind::Format,
        Kind::Rule,
        Kind::Event,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Species => "species",
            Kind::Move => "move",
            Kind::Ability => "ability",
            Kind::Item => "item",
            Kind::Condition => "condition",
            Kind::Type => "type",
            Kind::Nature => "nature",
            Kind::Format => "format",
            Kind::Rule => "rule",
            Kind::Event => "event",
        }
    }

    /// Everything of this kind.
    pub fn all(self) -> Vec<Subject> {
        match self {
            Kind::Species => SpeciesId::all().map(Subject::Species).collect(),
            Kind::Move => MoveId::all().map(Subject::Move).collect(),
            Kind::Ability => AbilityId::all().map(Subject::Ability).collect(),
            Kind::Item => ItemId::all().map(Subject::Item).collect(),
            Kind::Condition => ConditionId::all().map(Subject::Condition).collect(),
            Kind::Type => Type::ALL.into_iter().map(Subject::Type).collect(),
            Kind::Nature => Nature::ALL.into_iter().map(Subject::Nature).collect(),
            Kind::Format => FormatId::all().map(Subject::Format).collect(),
            Kind::Rule => RuleId::all().map(Subject::Rule).collect(),
            Kind::Event => Event::ALL.iter().copied().map(Subject::Event).collect(),
        }
    }
}

/// One thing.
#[derive(Clone, Copy, PartialEq)]
pub enum Subject {
    Species(SpeciesId),
    Move(MoveId),
    Ability(AbilityId),
    Item(ItemId),
    Condition(ConditionId),
    Type(Type),
    Nature(Nature),
    Format(FormatId),
    Rule(RuleId),
    Event(Event),
}

/// What players call conditions that have a shorter or another id.
const WORDS: [(&str, &[ConditionId]); 11] = {
    use tallgrass_pokedex::conditions::*;
    [
        ("burn", &[BRN]),
        ("paralysis", &[PAR]),
        ("sleep", &[SLP]),
        ("freeze", &[FRZ]),
        ("poison", &[PSN, TOX]),
        ("badpoison", &[TOX]),
        ("rain", &[RAIN_DANCE, PRIMORDIAL_SEA]),
        ("sun", &[SUNNY_DAY, DESOLATE_LAND]),
        ("harshsunlight", &[SUNNY_DAY, DESOLATE_LAND]),
        ("snow", &[SNOWSCAPE]),
        ("sand", &[SANDSTORM]),
    ]
};

impl Subject {
    /// Everything that has this name or alias, and the nearest names of what hasn't.
    pub fn named(name: &str, kinds: &[Kind], rules_of: &Rulebook) -> Result<Vec<Subject>, Vec<(Kind, String)>> {
        let dex = rules_of.dex;
        let (mut found, mut near) = (Vec::new(), Vec::new());
        let mut look = |kind: Kind, subject: Result<Subject, UnknownName>| match subject {
            Ok(subject) => found.push(subject),
            Err(error) => near.extend(error.nearest.map(|nearest| (kind, nearest))),
        };
        for &kind in kinds {
            match kind {
                Kind::Species => look(kind, dex.species_named(name).map(Subject::Species)),
                Kind::Move => look(kind, dex.move_named(name).map(Subject::Move)),
                Kind::Ability => look(kind, dex.ability_named(name).map(Subject::Ability)),
                Kind::Item => look(kind, dex.item_named(name).map(Subject::Item)),
                Kind::Condition => {
                    look(kind, dex.condition_named(name).map(Subject::Condition));
                    let id = to_id(name);
                    let words = WORDS.iter().filter(|(word, _)| *word == id).flat_map(|(_, conditions)| *conditions);
                    words.for_each(|&condition| look(kind, Ok(Subject::Condition(condition))));
                }
                Kind::Type => look(kind, dex.type_named(name).map(Subject::Type)),
                Kind::Nature => look(kind, dex.nature_named(name).map(Subject::Nature)),
                Kind::Format => look(kind, formats::find(name).map(Subject::Format)),
                Kind::Rule => look(kind, formats::find_rule(name).map(Subject::Rule)),
                Kind::Event => Event::find(name).into_iter().for_each(|event| look(kind, Ok(Subject::Event(event)))),
            }
        }
        if found.is_empty() && kinds.contains(&Kind::Event) {
            let names = Event::ALL.iter().map(|event| event.snake_name());
            near.extend(nearest(name, names, 2).into_iter().map(|name| (Kind::Event, name.to_owned())));
        }
        // A rule that acts in battle is shown as the rule; marks of nothing are not shown.
        found.retain(|subject| match *subject {
            Subject::Condition(id) => is_shown(id, rules_of),
            _ => true,
        });
        if found.is_empty() { Err(near) } else { Ok(found) }
    }

    pub fn kind(self) -> Kind {
        match self {
            Subject::Species(_) => Kind::Species,
            Subject::Move(_) => Kind::Move,
            Subject::Ability(_) => Kind::Ability,
            Subject::Item(_) => Kind::Item,
            Subject::Condition(_) => Kind::Condition,
            Subject::Type(_) => Kind::Type,
            Subject::Nature(_) => Kind::Nature,
            Subject::Format(_) => Kind::Format,
            Subject::Rule(_) => Kind::Rule,
            Subject::Event(_) => Kind::Event,
        }
    }

    pub fn name(self, rules: &Rulebook) -> &'static str {
        let dex = rules.dex;
        match self {
            Subject::Species(id) => dex.species(id).name,
            Subject::Move(id) => dex.mv(id).name,
            Subject::Ability(id) => dex.ability(id).name,
            Subject::Item(id) => dex.item(id).name,
            Subject::Condition(id) => dex.condition(id).name,
            Subject::Type(kind) => kind.name(),
            Subject::Nature(nature) => nature.name(),
            Subject::Format(id) => formats::format(id).name,
            Subject::Rule(id) => formats::rule(id).name,
            Subject::Event(event) => event.snake_name(),
        }
    }

    pub fn id(self) -> String {
        match self {
            Subject::Species(id) => id.to_string(),
            Subject::Move(id) => id.to_string(),
            Subject::Ability(id) => id.to_string(),
            Subject::Item(id) => id.to_string(),
            Subject::Condition(id) => id.to_string(),
            Subject::Type(kind) => to_id(kind.name()),
            Subject::Nature(nature) => to_id(nature.name()),
            Subject::Format(id) => id.to_string(),
            Subject::Rule(id) => id.to_string(),
            Subject::Event(event) => event.snake_name().to_owned(),
        }
    }

    /// The effect it is, where it is one.
    pub fn effect(self) -> EffectId {
        match self {
            Subject::Species(id) => id.into(),
            Subject::Move(id) => id.into(),
            Subject::Ability(id) => id.into(),
            Subject::Item(id) => id.into(),
            Subject::Condition(id) => id.into(),
            Subject::Rule(id) => formats::rule(id).condition.get().map_or(EffectId::NONE, EffectId::from),
            Subject::Format(id) => formats::format(id).condition().get().map_or(EffectId::NONE, EffectId::from),
            Subject::Type(_) | Subject::Nature(_) | Subject::Event(_) => EffectId::NONE,
        }
    }

    /// Whether the generation's standard game has it.
    pub fn is_standard(self, rules: &Rulebook) -> bool {
        let dex = rules.dex;
        match self {
            Subject::Species(id) => dex.exists(id),
            Subject::Move(id) => dex.exists(id),
            Subject::Ability(id) => dex.exists(id),
            Subject::Item(id) => dex.exists(id),
            Subject::Type(kind) => dex.exists(kind),
            Subject::Condition(id) => is_shown(id, rules),
            Subject::Format(id) => formats::format(id).generation == dex.generation(),
            Subject::Nature(_) => dex.generation().number() >= 3,
            Subject::Rule(_) | Subject::Event(_) => true,
        }
    }
}

/// A format with custom rules behind it (`gen9ou@@@Inverse Mod`): the format, then the rules among them. Bans are no rules.
pub fn format_and_rules(name: &str) -> Vec<Subject> {
    let (format, rules) = name.split_once("@@@").unwrap_or((name, ""));
    let format = formats::find(format).ok().map(Subject::Format);
    let rules = rules.split(',').filter_map(|rule| {
        let rule = rule.trim().trim_start_matches(['^', '!']);
        formats::find_rule(rule.split('=').next().unwrap_or_default()).ok().map(Subject::Rule)
    });
    format.into_iter().chain(rules).collect()
}

/// Whether a condition is more than a mark or the part of a rule or format that acts in battle.
fn is_shown(id: ConditionId, rules: &Rulebook) -> bool {
    let condition = rules.dex.condition(id);
    condition.kind != ConditionKind::Rule && (condition.exists || rules.is_written(id.into()))
}

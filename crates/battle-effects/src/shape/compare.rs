//! Comparing what effects listen to with what is recorded of Showdown's.

use super::{Shape, of};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::OnceLock;
use tallgrass_battle::Rulebook;
use tallgrass_battle::answer::Value;
use tallgrass_battle::event::{Event, Handler, Listener, Scope};
use tallgrass_battle::ids::{EffectId, EffectKind};
use tallgrass_pokedex::{Dex, Generation, Nonstandard, RuleSet, moves};

/// A listener's place: what it hears, and when in the order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    event: &'static str,
    scope: &'static str,
    kind: String,
    order: i64,
    priority: i64,
    sub_order: i64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "on{}{} ({}", self.scope, self.event, self.kind)?;
        for (name, value) in [("order", self.order), ("priority", self.priority), ("sub-order", self.sub_order)] {
            if value != 0 {
                write!(f, ", {name} {value}")?;
            }
        }
        f.write_str(")")
    }
}

/// Places, and what is recorded of the code there: nothing of what is a constant, or only a place.
pub type Places = BTreeMap<Place, String>;

/// What is recorded of one effect, ready to be compared.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The table it stands in.
    pub table: &'static str,
    /// Its id there.
    pub id: &'static str,
    /// Whether it is the condition nested in that entry.
    pub nested: bool,
    /// Whether the rule set has it, be it only in older games or out of reach.
    pub exists: bool,
    /// The places of its handlers with a digest of the code there, or what is wrong with the record.
    pub places: Result<Places, String>,
}

impl Expected {
    /// The effect's name as the record has it: `moves/protect`, `moves/protect/condition`.
    pub fn name(&self) -> String {
        format!("{}/{}{}", self.table, self.id, if self.nested { "/condition" } else { "" })
    }
}

const SCOPES: [(&str, Scope); 5] =
    [("", Scope::Own), ("Source", Scope::Source), ("Foe", Scope::Foe), ("Ally", Scope::Ally), ("Any", Scope::Any)];

fn event_named(name: &str) -> Option<Event> {
    Event::ALL.iter().copied().find(|event| event.name() == name)
}

/// The event and the scope that a handler's name means, `onSourceModifyDamage` for instance.
fn event_of(name: &str) -> Option<(Event, &'static str)> {
    let part = |event, rest: &str| (rest == "onHit").then_some((event, ""));
    if let Some(rest) = name.strip_prefix("secondaries.") {
        let (_, rest) = rest.split_once('.')?;
        return match rest.strip_prefix("self.") {
            Some(rest) => part(Event::SelfHit, rest),
            None => part(Event::SecondaryHit, rest),
        };
    }
    if name == "fling.effect" {
        return Some((Event::Flung, ""));
    }
    if let Some(rest) = name.strip_prefix("self.") {
        return part(Event::SelfHit, rest);
    }
    let Some(name) = name.strip_prefix("on") else {
        // `basePowerCallback` and the like.
        let (first, rest) = name.split_at_checked(1)?;
        return event_named(&format!("{}{rest}", first.to_ascii_uppercase())).map(|event| (event, ""));
    };
    SCOPES.iter().find_map(|(prefix, _)| Some((event_named(name.strip_prefix(prefix)?)?, *prefix)))
}

/// How rules and formats take part outside of events: see [`tallgrass_battle::behaviour::RuleHooks`], and the checks of teams.
fn is_rule_hook(name: &str) -> bool {
    !name.starts_with("on")
        || ["onBegin", "onTeamPreview", "onBattleStart", "onChooseTeam", "onChangeSet", "onValidate"]
            .iter()
            .any(|hook| name.starts_with(hook))
}

pub(super) fn place_of(listener: &Listener) -> Place {
    let kind = match listener.handler {
        Handler::Timer => "place only".to_owned(),
        Handler::Constant(Value::Number(n)) => n.to_string(),
        Handler::Constant(Value::False) => "false".to_owned(),
        Handler::Constant(Value::True) => "true".to_owned(),
        Handler::Constant(Value::Null) => "null".to_owned(),
        Handler::Constant(Value::Type(kind)) => kind.name().to_owned(),
        Handler::Constant(Value::Move(id)) => id.as_str().to_owned(),
        Handler::Constant(other) => format!("{other:?}"),
        _ => "code".to_owned(),
    };
    let scope = SCOPES.iter().find(|(_, scope)| *scope == listener.scope).map_or("", |(prefix, _)| prefix);
    Place {
        event: listener.event.name(),
        scope,
        kind,
        order: listener.order as i64,
        priority: listener.priority as i64,
        sub_order: listener.sub_order as i64,
    }
}

fn recorded(name: &str, value: &serde_json::Value) -> Result<Place, String> {
    let (event, scope) = event_of(name).ok_or_else(|| format!("there is no event for {name}"))?;
    let kind = match value.get("const") {
        _ if value.get("none").is_some() => "place only".to_owned(),
        None => "code".to_owned(),
        Some(serde_json::Value::String(text)) => text.clone(),
        Some(constant) => constant.to_string(),
    };
    let number = |key: &str| value.get(key).and_then(serde_json::Value::as_i64).unwrap_or(0);
    Ok(Place {
        event: event.name(),
        scope,
        kind,
        order: number("order"),
        priority: number("priority"),
        sub_order: number("subOrder"),
    })
}

/// From generation 5 on, an ability or item that only starts does so when its holder comes in, in the place that is
/// recorded for that, if any.
fn start_on_entry(places: &mut Places) {
    let find = |places: &Places, scope: &str, event: Event| {
        places.keys().find(|place| place.scope == scope && place.event == event.name()).cloned()
    };
    let Some(start) = find(places, "", Event::Start) else { return };
    let code = places[&start].clone();
    if find(places, "Any", Event::SwitchIn).is_some() {
        return;
    }
    match find(places, "", Event::SwitchIn) {
        Some(place) if place.kind == "place only" => {
            places.remove(&place);
            places.insert(Place { kind: start.kind, ..place }, code);
        }
        Some(_) => {}
        None => {
            let event = Event::SwitchIn.name();
            places.insert(Place { event, order: 0, priority: 0, sub_order: 0, ..start }, code);
        }
    }
}

fn exists(shape: &Shape, dex: &Dex) -> bool {
    use Nonstandard::{No, Past, Unobtainable};
    let usable = |why: Nonstandard| matches!(why, No | Past | Unobtainable);
    let effect = shape.effect();
    match effect.kind() {
        EffectKind::Move => effect.as_move().is_some_and(|id| usable(dex.mv(id).nonstandard)),
        EffectKind::Ability => effect.as_ability().is_some_and(|id| usable(dex.ability(id).nonstandard)),
        EffectKind::Item => effect.as_item().is_some_and(|id| usable(dex.item(id).nonstandard)),
        EffectKind::Condition => effect.as_condition().is_some_and(|id| dex.condition(id).exists),
        _ => true,
    }
}

/// What is recorded of all effects of a rule set that listen to anything.
pub fn expected(rule_set: impl Into<RuleSet>) -> &'static BTreeMap<EffectId, Expected> {
    static RECORDS: [OnceLock<BTreeMap<EffectId, Expected>>; RuleSet::COUNT] =
        [const { OnceLock::new() }; RuleSet::COUNT];
    let rule_set = rule_set.into();
    RECORDS[rule_set.index()].get_or_init(|| read(rule_set))
}

fn read(rule_set: RuleSet) -> BTreeMap<EffectId, Expected> {
    let dex = Dex::of(rule_set);
    let mut all = BTreeMap::<EffectId, Expected>::new();
    for shape in of(rule_set) {
        for (name, value) in &shape.handlers {
            let (effect, name, nested) = match name.strip_prefix("condition.") {
                Some(name) => (shape.condition(), name, true),
                None => (shape.effect(), name.as_str(), false),
            };
            if effect.is_none() || (matches!(shape.table, "rules" | "formats") && is_rule_hook(name)) {
                continue;
            }
            let entry = all.entry(effect).or_insert_with(|| Expected {
                table: shape.table,
                id: shape.id,
                nested,
                exists: exists(&shape, dex),
                places: Ok(Places::new()),
            });
            match (recorded(name, value), &mut entry.places) {
                (Ok(place), Ok(places)) => {
                    // Several parts of one effect can be at one place.
                    places.entry(place).or_default().push_str(value["code"].as_str().unwrap_or_default());
                }
                (Err(error), places) => *places = Err(error),
                (_, Err(_)) => {}
            }
        }
    }
    // Fling is given the code of its hits as it is used.
    if let Some(Expected { places: Ok(places), .. }) = all.get_mut(&moves::FLING.into()) {
        let (event, kind) = (Event::Hit.name(), "code".to_owned());
        places.insert(Place { event, scope: "", kind, order: 0, priority: 0, sub_order: 0 }, String::new());
    }
    for (effect, entry) in &mut all {
        if matches!(effect.kind(), EffectKind::Ability | EffectKind::Item)
            && rule_set.generation() >= Generation::Gen5
            && let Ok(places) = &mut entry.places
        {
            start_on_entry(places);
        }
    }
    all
}

/// What differs between the places of an effect's listeners and those that are recorded of it, in words.
pub fn differences(rules: &Rulebook, effect: EffectId, expected: &Expected) -> Vec<String> {
    let places: BTreeSet<&Place> = match &expected.places {
        Ok(places) => places.keys().collect(),
        Err(error) => return vec![error.clone()],
    };
    let listeners = rules.listeners(effect).iter().filter(|listener| !listener.event.is_of_this_project());
    let own: BTreeSet<Place> = listeners.map(place_of).collect();
    let own: BTreeSet<&Place> = own.iter().collect();
    let lacking = places.difference(&own).map(|place| format!("lacks {place}"));
    lacking.chain(own.difference(&places).map(|place| format!("has {place}"))).collect()
}

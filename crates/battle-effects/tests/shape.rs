//! Every effect that was written listens to what Showdown's does, in the same place of the order.

use std::collections::{BTreeMap, BTreeSet};
use tallgrass_battle::Rulebook;
use tallgrass_battle::answer::Value;
use tallgrass_battle::event::{Event, Handler, Listener, Scope};
use tallgrass_battle::ids::{EffectId, EffectKind};
use tallgrass_battle_effects::{rulebook, shape};
use tallgrass_pokedex::Generation;

/// A listener's place: event and scope, kind of handler, order, priority, sub-order.
type Place = (String, String, i64, i64, i64);

/// The event and the scope that a handler's name means, `onSourceModifyDamage` for instance.
fn event_of(name: &str) -> Option<(Event, Scope)> {
    let named = |name: &str| Event::ALL.iter().copied().find(|event| event.name() == name);
    let nested = |event, rest: &str| (rest == "onHit").then_some((event, Scope::Own));
    if let Some(rest) = name.strip_prefix("secondaries.") {
        let (_, rest) = rest.split_once('.')?;
        return match rest.strip_prefix("self.") {
            Some(rest) => nested(Event::SelfHit, rest),
            None => nested(Event::SecondaryHit, rest),
        };
    }
    if let Some(rest) = name.strip_prefix("self.") {
        return nested(Event::SelfHit, rest);
    }
    let Some(name) = name.strip_prefix("on") else {
        let mut letters = name.chars();
        let first = letters.next()?.to_ascii_uppercase();
        return named(&format!("{first}{}", letters.as_str())).map(|event| (event, Scope::Own));
    };
    if let Some(event) = named(name) {
        return Some((event, Scope::Own));
    }
    const SCOPES: [(&str, Scope); 4] =
        [("Source", Scope::Source), ("Foe", Scope::Foe), ("Ally", Scope::Ally), ("Any", Scope::Any)];
    SCOPES.iter().find_map(|(prefix, scope)| Some((named(name.strip_prefix(prefix)?)?, *scope)))
}

fn place(event: Event, scope: Scope, kind: &str, [order, priority, sub_order]: [i64; 3]) -> Place {
    (format!("{scope:?} {}", event.name()), kind.to_owned(), order, priority, sub_order)
}

fn place_of(listener: &Listener) -> Place {
    let kind = match listener.handler {
        Handler::Timer => "none",
        Handler::Constant(Value::Number(_)) => "number",
        Handler::Constant(Value::False) => "false",
        Handler::Constant(Value::True) => "true",
        Handler::Constant(_) => "constant",
        _ => "code",
    };
    let numbers = [listener.order as i64, listener.priority as i64, listener.sub_order as i64];
    place(listener.event, listener.scope, kind, numbers)
}

fn recorded(name: &str, value: &serde_json::Value) -> Result<Place, String> {
    let (event, scope) = event_of(name).ok_or_else(|| format!("no event for {name}"))?;
    let kind = match value.get("const") {
        _ if value.get("none").is_some() => "none",
        None => "code",
        Some(serde_json::Value::Bool(true)) => "true",
        Some(serde_json::Value::Bool(false)) => "false",
        Some(serde_json::Value::Number(_)) => "number",
        Some(_) => "constant",
    };
    let number = |key: &str| value.get(key).and_then(serde_json::Value::as_i64).unwrap_or(0);
    Ok(place(event, scope, kind, ["order", "priority", "subOrder"].map(number)))
}

/// An ability or item that only starts does so when its holder comes in, in the place that is recorded for that, if any.
fn start_on_entry(places: &mut BTreeSet<Place>) {
    let has = |places: &BTreeSet<Place>, what: &str| places.iter().any(|place| place.0 == what);
    if !has(places, "Own Start") || has(places, "Any SwitchIn") {
        return;
    }
    let placed = places.iter().find(|place| place.0 == "Own SwitchIn" && place.1 == "none").cloned();
    match placed {
        Some(none) => {
            places.remove(&none);
            places.insert((none.0, "code".to_owned(), none.2, none.3, none.4));
        }
        None if !has(places, "Own SwitchIn") => drop(places.insert(place(Event::SwitchIn, Scope::Own, "code", [0; 3]))),
        None => {}
    }
}

/// What differs between an effect and its record.
fn differences(rules: &Rulebook, effect: EffectId, expected: &BTreeSet<Place>, out: &mut Vec<String>, name: &str) {
    if !rules.is_written(effect) {
        return;
    }
    let own: BTreeSet<Place> = rules.listeners(effect).iter().map(place_of).collect();
    for lacking in expected.difference(&own) {
        out.push(format!("{name} lacks {lacking:?}"));
    }
    for extra in own.difference(expected) {
        out.push(format!("{name} has {extra:?}"));
    }
}

#[test]
fn effects_of_generation_9_listen_as_recorded() {
    let rules = rulebook(Generation::Gen9);
    let mut out = Vec::new();
    let mut expected = BTreeMap::<EffectId, (String, BTreeSet<Place>)>::new();
    for shape in shape::of(Generation::Gen9) {
        for (name, value) in &shape.handlers {
            let (effect, name) = match name.strip_prefix("condition.") {
                Some(name) => (shape.condition(), name),
                None => (shape.effect(), name.as_str()),
            };
            if effect.is_none() || (shape.table == "rules" && !name.starts_with("on")) {
                continue;
            }
            let entry =
                expected.entry(effect).or_insert_with(|| (format!("{} {}", shape.table, shape.id), BTreeSet::new()));
            match recorded(name, value) {
                Ok(place) => drop(entry.1.insert(place)),
                Err(error) if rules.is_written(effect) => out.push(format!("{} {}: {error}", shape.table, shape.id)),
                Err(_) => {}
            }
        }
    }
    for (effect, (_, places)) in &mut expected {
        if matches!(effect.kind(), EffectKind::Ability | EffectKind::Item) {
            start_on_entry(places);
        }
    }
    for (effect, (name, places)) in &expected {
        differences(rules, *effect, places, &mut out, name);
    }
    assert!(out.is_empty(), "{} differences:\n{}", out.len(), out.join("\n"));
}

//! All that is known of one thing, as text and as JSON.

use super::fact::Facts;
use super::generations::{Books, facts_of, listeners};
use super::subject::{Kind, Subject};
use crate::paint::Paint;
use serde_json::{Value as Json, json};
use std::io::{Result, Write};
use tallgrass_battle::Rulebook;
use tallgrass_battle::answer::Value;
use tallgrass_battle::event::{Handler, Listener, Scope};
use tallgrass_battle_effects::Source;
use tallgrass_pokedex::RuleSet;

/// All that is known of one thing.
pub struct Sheet {
    rules: &'static Rulebook,
    subject: Subject,
    facts: Facts,
    source: Option<&'static Source>,
    listeners: Vec<(RuleSet, Listener)>,
    of: &'static str,
}

impl Sheet {
    /// What the rulebooks of the generations that are asked about, the newest first, have of a thing.
    pub fn of(subject: Subject, books: &Books) -> Sheet {
        Sheet {
            rules: books.newest,
            subject,
            facts: facts_of(subject, books),
            source: Source::of(subject.effect()),
            listeners: listeners(subject, books),
            of: books.name(),
        }
    }

    fn about(&self) -> &'static str {
        match self.subject {
            Subject::Event(event) => event.about(),
            _ => self.source.map_or("", |source| source.about),
        }
    }

    /// Effects that listen to the event it is.
    fn heard_by(&self) -> Vec<String> {
        let Subject::Event(event) = self.subject else { return Vec::new() };
        let hears = |subject: &Subject| self.rules.heard(subject.effect()).contains(event);
        let all = Kind::ALL.into_iter().flat_map(Kind::all);
        all.filter(hears).map(|subject| format!("{} {}", subject.kind().name(), subject.name(self.rules))).collect()
    }

    /// As one JSON object.
    pub fn json(&self) -> Json {
        let mut json = json!({
            "kind": self.subject.kind().name(),
            "id": self.subject.id(),
            "name": self.subject.name(self.rules),
            "rules": self.of,
        });
        if let Some(map) = json.as_object_mut() {
            map.extend(self.facts.list.clone());
            if !self.about().is_empty() {
                map.insert("about".to_owned(), json!(self.about()));
            }
            if let Some(source) = self.source {
                map.insert("written_in".to_owned(), json!(source.path));
            }
            if !self.subject.effect().is_none() {
                map.insert(
                    "listens_to".to_owned(),
                    self.listeners.iter().map(|(of, listener)| listener_json(*of, listener)).collect(),
                );
            }
            if let Subject::Event(_) = self.subject {
                map.insert("heard_by".to_owned(), json!(self.heard_by()));
            }
        }
        json
    }

    /// As text, with a heading.
    pub fn tell(&self, out: &mut dyn Write, paint: Paint) -> Result<()> {
        writeln!(out, "{}  {}", paint.bold(self.subject.name(self.rules)), paint.faint(self.subject.kind().name()))?;
        if !self.about().is_empty() {
            writeln!(out, "  {}", self.about())?;
        }
        let heard_by = self.heard_by();
        let facts = self.facts.list.iter().map(|(label, value)| (label.replace('_', " "), text(value)));
        let heard = (!heard_by.is_empty()).then(|| ("heard by".to_owned(), heard_by.join(", ")));
        let written = self.source.map(|source| ("written in".to_owned(), source.path.to_owned()));
        let lines: Vec<(String, String)> = facts.chain(heard).chain(written).collect();
        let width = lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (label, value) in &lines {
            writeln!(out, "  {}  {value}", paint.faint(&format!("{label:width$}")))?;
        }
        if self.listeners.is_empty() {
            return Ok(());
        }
        writeln!(out, "  {}", paint.faint("listens to"))?;
        let rows: Vec<[String; 2]> = self.listeners.iter().map(|(of, listener)| listener_text(*of, listener)).collect();
        let width = rows.iter().map(|[event, _]| event.chars().count()).max().unwrap_or(0);
        for [event, place] in &rows {
            writeln!(out, "    {}", format!("{event:width$}  {place}").trim_end())?;
        }
        Ok(())
    }
}

/// A fact as a reader would write it.
fn text(value: &Json) -> String {
    match value {
        Json::Bool(true) => "yes".to_owned(),
        Json::String(text) => text.clone(),
        Json::Array(list) if list.len() == 2 && list.iter().all(Json::is_u64) => format!("{}/{}", list[0], list[1]),
        Json::Array(list) => {
            let separator = if list.iter().any(Json::is_object) { "; " } else { ", " };
            list.iter().map(text).collect::<Vec<_>>().join(separator)
        }
        // What isn't the same in all generations.
        Json::Object(map) if map.keys().all(|key| key.starts_with(|c: char| c.is_ascii_digit())) => {
            map.iter().map(|(range, value)| format!("{} ({range})", text(value))).collect::<Vec<_>>().join("; ")
        }
        Json::Object(map) => {
            let pair = |(label, value): (&String, &Json)| match value {
                Json::Bool(true) => label.replace('_', " "),
                Json::Array(list) => format!("{label} {}", list.iter().map(text).collect::<Vec<_>>().join(" ")),
                _ => format!("{} {}", label.replace('_', " "), text(value)),
            };
            map.iter().map(pair).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// The answer that a listener always gives.
fn constant(listener: &Listener) -> Option<String> {
    let Handler::Constant(value) = listener.handler else { return None };
    Some(match value {
        Value::Number(number) => number.to_string(),
        Value::Type(kind) => kind.name().to_owned(),
        Value::False => "failure".to_owned(),
        Value::True => "yes".to_owned(),
        Value::Null => "silent failure".to_owned(),
        other => format!("{other:?}"),
    })
}

fn listener_text(of: RuleSet, listener: &Listener) -> [String; 2] {
    let mut place = Vec::new();
    if of != RuleSet::ROOT {
        place.push(format!("by the rules of {of}"));
    }
    let scope = listener.scope.words();
    if !scope.is_empty() {
        place.push(scope.to_owned());
    }
    if listener.order != 0 {
        place.push(format!("order {}", listener.order));
    }
    if listener.priority != 0 {
        place.push(format!("priority {}", listener.priority));
    }
    if listener.sub_order != 0 {
        place.push(format!("sub-order {}", listener.sub_order));
    }
    match (listener.first, listener.last) {
        (1, 9..) => {}
        (first, last) if first == last => place.push(format!("in generation {first}")),
        (first, 9..) => place.push(format!("since generation {first}")),
        (1, last) => place.push(format!("until generation {last}")),
        (first, last) => place.push(format!("in generations {first} to {last}")),
    }
    if let Some(answer) = constant(listener) {
        place.push(format!("always {answer}"));
    }
    if matches!(listener.handler, Handler::Timer) {
        place.push("only to count down turns".to_owned());
    }
    [listener.event.snake_name().to_owned(), place.join(", ")]
}

fn listener_json(of: RuleSet, listener: &Listener) -> Json {
    let mut json = json!({
        "event": listener.event.snake_name(),
        "scope": match listener.scope {
            Scope::Own => "own",
            Scope::Ally => "ally",
            Scope::Foe => "foe",
            Scope::Source => "source",
            Scope::Any => "any",
        },
        "priority": listener.priority,
    });
    for (name, value) in [("order", listener.order), ("sub_order", listener.sub_order.into())] {
        if value != 0 {
            json[name] = json!(value);
        }
    }
    for (name, generation, usual) in [("since", listener.first, 1), ("until", listener.last, u8::MAX)] {
        if generation != usual {
            json[name] = json!(generation);
        }
    }
    if of != RuleSet::ROOT {
        json["rule_set"] = json!(of.name());
    }
    if let Some(answer) = constant(listener) {
        json["always"] = json!(answer);
    }
    json
}

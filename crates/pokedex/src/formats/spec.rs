//! One rule as it is written in a format, and reading it.

use serde::Deserialize;

use super::FormatError;
use super::data::{Data, data};
use crate::lookup::{alias, nearest};
use crate::{AbilityId, Dex, Generation, ItemId, MoveId, Nature, RuleId, SpeciesId, to_id};

/// One rule as it is written in a format, spelled as ids.
#[derive(Clone, Debug)]
pub(super) enum Spec {
    /// `sleepclausemod`, `maxlevel=50`
    Add { forced: bool, rule: String, value: Option<String> },
    /// `!!maxlevel=50`
    Replace { forced: bool, rule: String, value: Option<String> },
    /// `!sleepclausemod`
    Remove { forced: bool, rule: String },
    /// `-pokemon:mewtwo`, `+item:sitrusberry`, `*tag:mythical`
    Ban(String),
    /// Things banned only together, or beyond a number of them.
    Complex(Complex),
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Complex {
    pub kind: ComplexKind,
    pub rule: String,
    /// How many are allowed; 255 means any number.
    pub limit: u8,
    pub bans: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ComplexKind {
    /// Together in one set.
    Set,
    /// Together in one team.
    Team,
}

impl<'de> Deserialize<'de> for Spec {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Plain(String),
            Complex(Complex),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Complex(complex) => Self::Complex(complex),
            Written::Plain(text) if text.starts_with(['+', '-', '*']) => Self::Ban(text),
            Written::Plain(text) => Self::plain(&text),
        })
    }
}

impl Spec {
    /// Reads a rule that isn't a ban. What its name means is not looked at.
    fn plain(text: &str) -> Self {
        let forced = text.starts_with('^');
        let text = text.strip_prefix('^').unwrap_or(text);
        // SHOWDOWN: what follows a second equals sign is dropped.
        let mut halves = text.split('=');
        let name = halves.next().unwrap_or_default();
        let value = halves.next().map(|value| value.trim().to_owned());
        let rule = to_id(name);
        if name.starts_with("!!") {
            Self::Replace { forced, rule, value }
        } else if name.starts_with('!') {
            // A value may be named with the rule that is taken away; then it is no rule's name.
            let rule = value.map_or(rule.clone(), |value| format!("{rule}={value}"));
            Self::Remove { forced, rule }
        } else {
            Self::Add { forced, rule, value }
        }
    }

    /// Reads a custom rule.
    pub fn read(text: &str, mod_name: &str) -> Result<Self, FormatError> {
        let wrong = |reason: String| FormatError::rule(text, reason);
        if let Some(sign @ ('+' | '-' | '*')) = text.chars().next() {
            return ban(sign, &text[1..]).map_err(wrong);
        }
        let spec = Self::plain(text);
        let name = text.split('=').next().unwrap_or_default();
        if data().find(mod_name, name).is_some() {
            return Ok(spec);
        }
        let near = nearest(&to_id(name), crate::rules::IDS).and_then(RuleId::from_id);
        let hint =
            near.map_or(String::new(), |id| format!("; did you mean \"{}\"?", super::rule_in(id, mod_name).name));
        Err(wrong(format!("there is no such rule{hint}")))
    }
}

/// Reads a ban, what lifts one, or a restriction.
fn ban(sign: char, text: &str) -> Result<Spec, String> {
    if let Some(key) = number_tag(text) {
        return Ok(Spec::Ban(format!("{sign}{key}")));
    }
    if !text.contains(['>', '+']) {
        return Ok(Spec::Ban(format!("{sign}{}", thing(text)?)));
    }
    let mut limit = if sign == '+' { u8::MAX } else { 0 };
    let mut names = text;
    if let Some((before, number)) = text.rsplit_once('>') {
        let number = number.trim();
        if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) {
            if limit == 0 {
                limit = number.parse().map_err(|_| format!("\"{number}\" is more than any team has"))?;
            }
            names = before;
        }
    }
    let mut team = names.contains("++");
    let list: Vec<&str> = names.split(if team { "++" } else { "+" }).map(str::trim).collect();
    team |= list.len() == 1 && limit > 0;
    if !team && list.len() < 2 && limit == 0 {
        return Err("it bans one thing only; leave the \"+\" or \">\" out".to_owned());
    }
    let bans = list.iter().map(|name| thing(name)).collect::<Result<_, _>>()?;
    let kind = if team { ComplexKind::Team } else { ComplexKind::Set };
    Ok(Spec::Complex(Complex { kind, rule: list.join(if team { " ++ " } else { " + " }), limit, bans }))
}

/// The key of a comparison of numbers: `bst<600` gives `numtag:bst<600`.
fn number_tag(text: &str) -> Option<String> {
    let text = text.trim();
    let at = text.find(['<', '>', '='])?;
    let (name, rest) = text.split_at(at);
    let sign = ["<=", ">=", "=", "<", ">"].into_iter().find(|sign| rest.starts_with(sign))?;
    let number = rest[sign.len()..].trim_start();
    let digits = number.strip_prefix('-').unwrap_or(number);
    let plain = digits.bytes().all(|b| b.is_ascii_digit() || b == b'.') && digits.bytes().any(|b| b.is_ascii_digit());
    let number: f64 = number.parse().ok().filter(|_| plain)?;
    let name = name.trim();
    let name = name.strip_prefix("tag:").unwrap_or(name);
    let tag = to_id(name);
    // Written without a sign, as a number is in Showdown's keys.
    let number = if number == 0.0 { 0.0 } else { number };
    (!name.contains(':') && data().number_tags.contains(&*tag)).then(|| format!("numtag:{tag}{sign}{number}"))
}

/// The key of what a ban names: `pokemon:mewtwo`, `item:leftovers`, `tag:uber`.
fn thing(name: &str) -> Result<String, String> {
    if let Some(key) = number_tag(name) {
        return Ok(key);
    }
    let mut id = to_id(name);
    if id == "unreleased" || id == "nonexistent" {
        return Ok(id);
    }
    const KINDS: [&str; 6] = ["pokemon", "move", "ability", "item", "nature", "tag"];
    let kind = KINDS.into_iter().find(|kind| name.strip_prefix(kind).is_some_and(|rest| rest.starts_with(':')));
    if let Some(kind) = kind {
        id = id.split_off(kind.len());
    }
    let asked = id.clone();
    let mut id = alias(&id).map_or(id, str::to_owned);
    let mut found = Vec::new();
    for matched in KINDS {
        if kind.is_some_and(|kind| kind != matched) {
            continue;
        }
        let known = match matched {
            "pokemon" => match listed_species(&id) {
                Some(true) if asked == id => {
                    found.push(format!("basepokemon:{id}"));
                    continue;
                }
                Some(_) => true,
                None => {
                    if let Some(base) = id.strip_suffix("base").map(str::to_owned) {
                        // SHOWDOWN: the ending stays off for whatever else is looked for.
                        id = base;
                        if listed_species(&id).is_some() {
                            found.push(format!("pokemon:{id}"));
                        }
                    }
                    false
                }
            },
            "move" => MoveId::from_id(&id).is_some(),
            "ability" => AbilityId::from_id(&id).is_some(),
            "item" if asked == "noitem" => return Ok("item:noitem".to_owned()),
            "item" => ItemId::from_id(&id).is_some(),
            "nature" => Nature::from_id(&id).is_some(),
            _ => {
                if data().is_tag(&asked) {
                    found.push(format!("tag:{asked}"));
                }
                false
            }
        };
        if known {
            found.push(format!("{matched}:{id}"));
        }
    }
    match &found[..] {
        [key] => Ok(key.clone()),
        [] => {
            let lists: [&'static [&'static str]; 4] =
                [&crate::species::IDS, &crate::moves::IDS, &crate::abilities::IDS, &crate::items::IDS];
            let near = nearest(&asked, lists.into_iter().flatten().copied());
            let hint = near.map_or(String::new(), |near| format!("; did you mean \"{near}\"?"));
            Err(format!("nothing is called \"{}\"{hint}", name.trim()))
        }
        several => Err(format!("\"{}\" may mean any of {}; write which", name.trim(), several.join(", "))),
    }
}

/// For a species that Showdown lists, whether it has formes.
fn listed_species(id: &str) -> Option<bool> {
    let species = Dex::of(Generation::Gen9).species(SpeciesId::from_id(id)?);
    (!species.unlisted).then_some(!species.other_formes.is_empty() || !species.cosmetic_formes.is_empty())
}

impl Data {
    fn is_tag(&self, id: &str) -> bool {
        ["allpokemon", "allitems", "allmoves", "allabilities", "allnatures"].contains(&id) || self.tags.contains_key(id)
    }
}

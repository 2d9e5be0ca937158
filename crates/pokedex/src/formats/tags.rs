//! Rules about tags: what bans, allows or restricts things by what they are, rather than by name.

use super::data::{Tagged, data};
use super::table::RuleTable;
use crate::{Species, Stat};

/// Tags that say whether something exists.
const EXISTENCE: [&str; 7] = ["past", "future", "lgpe", "unobtainable", "cap", "custom", "nonexistent"];

/// What tags can be asked about.
trait HasTags {
    fn has_tag(&self, tag: &str) -> bool;

    /// The number that a tag stands for.
    fn number(&self, tag: &str) -> Option<f64>;
}

impl HasTags for Tagged {
    fn has_tag(&self, tag: &str) -> bool {
        self.tags.contains(tag)
    }

    fn number(&self, tag: &str) -> Option<f64> {
        self.numbers.get(tag).copied()
    }
}

/// As a species of generation 9 has them, or what is no species.
impl HasTags for Species {
    fn has_tag(&self, tag: &str) -> bool {
        if self.id.is_none() {
            return matches!(tag, "custom" | "nonexistent");
        }
        data().tags.get(tag).is_some_and(|species| species.split(' ').any(|id| id == self.id.as_str()))
    }

    fn number(&self, tag: &str) -> Option<f64> {
        Some(match tag {
            "height" => f64::from(self.height_cm) / 100.0,
            "weight" => f64::from(self.weight_hg) / 10.0,
            "introducedgen" => f64::from(self.generation),
            "bst" => self.base_stats.iter().copied().map(f64::from).sum(),
            "hp" => f64::from(self.base_stats[0]),
            stat => f64::from(self.base_stats[1 + Stat::from_id(stat)? as usize]),
        })
    }
}

impl RuleTable {
    /// Whether a species of generation 9 is restricted: by itself, with all of its formes, or by what it is. What is no
    /// species may be restricted for that.
    pub fn restricts_species(&self, species: &Species) -> bool {
        let has = |sign: char, thing: &str| self.has_key(&format!("{sign}{thing}"));
        for thing in [format!("pokemon:{}", species.id), format!("basepokemon:{}", species.base_species)] {
            if has('+', &thing) {
                return false;
            }
            if has('*', &thing) {
                return true;
            }
        }
        let by_tag = self.tag_rules(species).find(|(sign, _)| *sign != '-');
        by_tag.map_or_else(|| has('*', "tag:allpokemon"), |(sign, _)| sign == '*')
    }

    /// Whether Rayquaza or its mega evolution is banned.
    pub(super) fn bans_rayquaza(&self, id: &str, tagged: &Tagged) -> bool {
        let has = |sign: &str, thing: &str| self.has_key(&format!("{sign}{thing}"));
        let (own, base) = (format!("pokemon:{id}"), "basepokemon:rayquaza");
        if has("+", &own) {
            return false;
        }
        if has("-", &own) || has("-", base) {
            return true;
        }
        if has("+", base) {
            return false;
        }
        let missing = tagged.has_tag("nonexistent") && !has("+", "nonexistent") && has("-", "nonexistent");
        for (sign, tag) in self.tag_rules(tagged).filter(|(sign, _)| *sign != '*') {
            if sign == '-' || EXISTENCE.contains(&tag) || !missing {
                return sign == '-';
            }
        }
        missing || has("-", "tag:allpokemon")
    }

    /// The rules about tags that apply to something, the last first: their sign, and the tag or comparison.
    fn tag_rules<'a>(&'a self, thing: &'a impl HasTags) -> impl Iterator<Item = (char, &'a str)> {
        self.keys().rev().filter_map(|key| {
            let sign = key.chars().next().filter(|sign| matches!(sign, '+' | '-' | '*'))?;
            let (kind, tag) = key[1..].split_once(':').unwrap_or(("", &key[1..]));
            let applies = match (kind, tag) {
                ("", "nonexistent") | ("tag", _) => thing.has_tag(tag),
                ("numtag", comparison) => compare(thing, comparison),
                _ => false,
            };
            applies.then_some((sign, tag))
        })
    }
}

/// Whether a comparison such as `bst<600` holds.
fn compare(thing: &impl HasTags, comparison: &str) -> bool {
    let Some(at) = comparison.find(['<', '>', '=']) else { return false };
    let (tag, rest) = comparison.split_at(at);
    let Some(value) = thing.number(tag) else { return false };
    let (limit, holds): (&str, fn(&f64, &f64) -> bool) = if let Some(number) = rest.strip_prefix("<=") {
        (number, f64::le)
    } else if let Some(number) = rest.strip_prefix(">=") {
        (number, f64::ge)
    } else if let Some(number) = rest.strip_prefix('=') {
        (number, f64::eq)
    } else if let Some(number) = rest.strip_prefix('<') {
        (number, f64::lt)
    } else {
        (&rest[1..], f64::gt)
    };
    limit.parse().is_ok_and(|limit| holds(&value, &limit))
}

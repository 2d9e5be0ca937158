//! Rules about tags: what bans, allows or restricts things by what they are, rather than by name.

use super::data::{Tagged, data};
use super::table::RuleTable;
use crate::{Dex, Nonstandard, Species, SpeciesId, Stat, to_id};

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

/// A species, or what is none, in a generation.
struct TaggedSpecies<'a> {
    generation: u8,
    species: &'a Species,
}

impl HasTags for TaggedSpecies<'_> {
    fn has_tag(&self, tag: &str) -> bool {
        let why = self.species.nonstandard;
        if tag == "nonexistent" {
            return !matches!(why, Nonstandard::No | Nonstandard::Unobtainable);
        }
        if EXISTENCE.contains(&tag) {
            return to_id(why.name()) == tag;
        }
        let id = self.species.id;
        let runs = data().tags.get(tag).into_iter().flatten();
        id.is_some()
            && runs
                .filter(|(range, _)| range.contains(&self.generation))
                .any(|(_, species)| species.split(' ').any(|other| other == id.as_str()))
    }

    fn number(&self, tag: &str) -> Option<f64> {
        let species = self.species;
        Some(match tag {
            "height" => f64::from(species.height_cm) / 100.0,
            "weight" => f64::from(species.weight_hg) / 10.0,
            "introducedgen" => f64::from(species.generation),
            "bst" => species.base_stats.iter().copied().map(f64::from).sum(),
            "hp" => f64::from(species.base_stats[0]),
            stat => f64::from(species.base_stats[1 + Stat::from_id(stat)? as usize]),
        })
    }
}

impl RuleTable {
    /// Whether a species is restricted: by itself, with all of its formes, or by what it is. What is no species may be
    /// restricted for that.
    pub fn restricts_species(&self, dex: &Dex, species: SpeciesId) -> bool {
        let species = dex.species(species);
        let has = |sign: char, thing: &str| self.has_key(&format!("{sign}{thing}"));
        for thing in [format!("pokemon:{}", species.id), format!("basepokemon:{}", species.base_species)] {
            if has('+', &thing) {
                return false;
            }
            if has('*', &thing) {
                return true;
            }
        }
        let tagged = TaggedSpecies { generation: dex.generation().number(), species };
        let by_tag = self.tag_rules(&tagged).find(|(sign, _)| *sign != '-');
        by_tag.map_or_else(|| has('*', "tag:allpokemon"), |(sign, _)| sign == '*')
    }

    /// Whether a species is banned: by itself, with all of its formes, or by what it is. What is no species may be banned
    /// for that.
    pub fn bans_species(&self, dex: &Dex, species: SpeciesId) -> bool {
        let species = dex.species(species);
        let tagged = TaggedSpecies { generation: dex.generation().number(), species };
        self.bans(species.id.as_str(), species.base_species.as_str(), true, &tagged)
    }

    /// The same for one forme: what allows all formes of a species allows those that exist as the species itself does, and
    /// says nothing of others.
    pub fn bans_forme(&self, dex: &Dex, species: SpeciesId) -> bool {
        let species = dex.species(species);
        let tagged = TaggedSpecies { generation: dex.generation().number(), species };
        let is_as_base = dex.species(species.base_species).nonstandard == species.nonstandard;
        self.bans(species.id.as_str(), species.base_species.as_str(), is_as_base, &tagged)
    }

    /// Whether Rayquaza or its mega evolution is banned.
    pub(super) fn bans_rayquaza(&self, id: &str, tagged: &Tagged) -> bool {
        self.bans(id, "rayquaza", true, tagged)
    }

    fn bans(&self, id: &str, base: &str, is_as_base: bool, tagged: &impl HasTags) -> bool {
        let has = |sign: &str, thing: &str| self.has_key(&format!("{sign}{thing}"));
        let (own, base) = (format!("pokemon:{id}"), format!("basepokemon:{base}"));
        if has("+", &own) {
            return false;
        }
        if has("-", &own) || has("-", &base) {
            return true;
        }
        if has("+", &base) && is_as_base {
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

//! The data files of rules and formats.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Deserialize;

use super::spec::Spec;
use crate::load::leak;
use crate::lookup::unalias;
use crate::{ConditionId, Format, FormatId, GameType, Generation, Hooks, Rule, RuleId, RuleValue, to_id};

/// The rule set of formats that name no other.
pub(super) const DEFAULT_MOD: &str = "gen9";

/// A rule or format as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ruleset {
    #[serde(skip)]
    pub id: &'static str,
    pub name: &'static str,
    /// The rule set of a format; absent for a rule.
    #[serde(rename = "mod")]
    pub mod_name: Option<&'static str>,
    pub game_type: Option<GameType>,
    #[serde(default)]
    pub debug: bool,
    #[serde(default)]
    pub rated: bool,
    pub team: Option<&'static str>,
    /// It bans, restricts or allows something itself.
    #[serde(default)]
    pub own_bans: bool,
    #[serde(default)]
    pub effect_type: &'static str,
    #[serde(default)]
    pub value: RuleValue,
    #[serde(default)]
    pub mutually_exclusive_with: RuleId,
    #[serde(default, deserialize_with = "leak")]
    pub overrides: &'static [&'static str],
    #[serde(default)]
    pub hooks: Hooks,
    /// It decides which moves can be learned.
    #[serde(default)]
    pub check_can_learn: bool,
    /// It has a say in which Pokémon are chosen at team preview.
    #[serde(default)]
    pub choose_team: bool,
    /// It changes the base stats or types of species.
    #[serde(default)]
    pub modifies_species: bool,
    /// The rules it is made of, in order.
    #[serde(default)]
    pub specs: Vec<Spec>,
}

impl Ruleset {
    pub fn rule(&self) -> Rule {
        Rule {
            id: RuleId::from_id(self.id).unwrap_or_default(),
            name: self.name,
            effect_type: self.effect_type,
            value: self.value,
            mutually_exclusive_with: self.mutually_exclusive_with,
            hooks: self.hooks,
            condition: ConditionId::from_id(self.id).filter(|_| self.hooks.events).unwrap_or_default(),
        }
    }
}

/// What decides whether a format that lacks mega Rayquaza gets the clause against it.
#[derive(Debug, Deserialize)]
pub(super) struct Tagged {
    pub tags: FxHashSet<String>,
    pub numbers: FxHashMap<String, f64>,
}

/// A rule set.
#[derive(Debug, Deserialize)]
pub(super) struct Mod {
    #[serde(skip)]
    pub name: &'static str,
    #[serde(skip)]
    pub generation: u8,
    pub rayquaza: Tagged,
    pub rayquaza_mega: Tagged,
}

pub(super) struct Data {
    /// By id, the versions with the mods they hold in; that of `*` holds wherever no other does.
    rulesets: FxHashMap<&'static str, Vec<(Vec<&'static str>, Ruleset)>>,
    mods: FxHashMap<&'static str, Mod>,
    pub formats: Box<[Format]>,
    /// Tags that things have, with ranges of generations and the ids of the species that have them there.
    pub tags: FxHashMap<&'static str, Vec<(RangeInclusive<u8>, &'static str)>>,
    /// Tags that are numbers.
    pub number_tags: FxHashSet<&'static str>,
}

/// Everything that is known of rules and formats. It is read on first use.
pub(super) fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(Data::read)
}

impl Data {
    fn read() -> Self {
        let mut rulesets: FxHashMap<_, Vec<_>> = FxHashMap::default();
        for (mods, id, json) in lines(include_str!("../../data/rulesets.tsv")) {
            let mut ruleset: Ruleset = read(id, json);
            ruleset.id = id;
            rulesets.entry(id).or_default().push((mods.split(',').collect(), ruleset));
        }
        let mut mods = FxHashMap::default();
        for (name, generation, json) in lines(include_str!("../../data/mods.tsv")) {
            let mut entry: Mod = read(name, json);
            entry.name = name;
            entry.generation = generation.parse().expect("a mod has a generation");
            mods.insert(name, entry);
        }
        let formats = FormatId::all().map(|id| {
            let ruleset: &Ruleset = &rulesets[id.as_str()][0].1;
            let mod_name = ruleset.mod_name.unwrap_or(DEFAULT_MOD);
            Format {
                id,
                name: ruleset.name,
                mod_name,
                generation: Generation::from_number(mods[mod_name].generation).expect("generations are 1 to 9"),
                game_type: ruleset.game_type.unwrap_or(GameType::Singles),
                debug: ruleset.debug,
                rated: ruleset.rated,
                team: ruleset.team,
                own_bans: ruleset.own_bans,
                hooks: ruleset.hooks,
                overrides: ruleset.overrides,
            }
        });
        let formats = formats.collect();
        let (mut tags, mut number_tags) = (FxHashMap::<_, Vec<_>>::default(), FxHashSet::default());
        for (tag, range, species) in lines(include_str!("../../data/tags.tsv")) {
            let (tag, kinds) = tag.split_once(' ').expect("a tag and its kinds");
            for kind in kinds.split(',') {
                if kind == "number" {
                    number_tags.insert(tag);
                } else {
                    let (from, to) = range.split_once('-').expect("a range");
                    let [from, to] = [from, to].map(|number| number.parse().expect("a generation"));
                    tags.entry(tag).or_default().push((from..=to, species));
                }
            }
        }
        Self { rulesets, mods, formats, tags, number_tags }
    }

    /// The rule or format with this id, if the rule set has it.
    pub fn ruleset(&self, mod_name: &str, id: &str) -> Option<&Ruleset> {
        let versions = self.rulesets.get(id)?;
        let of = |name| versions.iter().find(|(mods, _)| mods.contains(&name)).map(|(_, ruleset)| ruleset);
        of(mod_name).or_else(|| of("*"))
    }

    /// The same, or as some other rule set has it.
    pub fn ruleset_or_other(&self, mod_name: &str, id: &str) -> Option<&Ruleset> {
        self.ruleset(mod_name, id).or_else(|| Some(&self.rulesets.get(id)?.first()?.1))
    }

    pub fn mod_of(&self, ruleset: &Ruleset) -> &Mod {
        &self.mods[ruleset.mod_name.unwrap_or(DEFAULT_MOD)]
    }

    /// The rule or format a name means inside a rule set.
    pub fn find(&self, mod_name: &str, name: &str) -> Option<&Ruleset> {
        let id = to_id(name);
        if mod_name == DEFAULT_MOD && FormatId::from_id(&id).is_some() {
            return self.ruleset(mod_name, &id);
        }
        let id = unalias(&id);
        // SHOWDOWN: "gen9" may be left out of a format's name, and a format comes before a rule.
        self.ruleset(mod_name, &format!("{DEFAULT_MOD}{id}")).or_else(|| self.ruleset(mod_name, id))
    }
}

fn lines(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    text.lines().filter_map(|line| {
        let mut columns = line.splitn(3, '\t');
        Some((columns.next()?, columns.next()?, columns.next()?))
    })
}

fn read<T: Deserialize<'static>>(id: &str, json: &'static str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("data of {id}: {error}"))
}

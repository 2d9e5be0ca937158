//! Factories: teams of complete sets, whose items, moves and so on are chosen with a view to the whole team.
//!
//! All of them work alike: species come one after the other, some are refused, of the others' sets those that suit the team
//! are looked for, one of them is taken, and again some are refused. A team that came to nothing is begun anew. What a
//! factory does its own way stands in its [`Rules`].

mod cap_1v1;
mod draft;
mod gen6;
mod gen7;
mod gen8;
mod gen9;
mod making;
mod rules;
mod team;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::{GEN6, GEN7, GEN8, GEN9};
use tallgrass_pokedex::{Dex, Gender, RuleSet, Species, SpeciesId};

use crate::data::factory::{self, FactorySet, FactorySpecies};
use crate::data::{Order, file, text};
use crate::engine::Draws;
use crate::generator::Maker;
use crate::settings::Settings;
use crate::{Member, TeamsError};
pub use cap_1v1::Cap1v1;
pub use draft::Draft;
use making::Making;
use rules::Rules;
use team::{Defense, Team};

/// A species that may come, with its sets.
pub struct Candidate {
    dex: &'static Dex,
    entry: &'static Species,
    defense: Defense,
    /// How readily it comes.
    weight: u8,
    is_always_mega: bool,
    is_eevee: bool,
    /// Its tier is above the one it has sets for.
    is_above_its_tier: bool,
    sets: Vec<FactorySet>,
}

/// The species of a tier; where there are no tiers, all of them.
pub struct Tier {
    name: String,
    species: Vec<Candidate>,
}

impl Tier {
    /// Who may come to Little Cup is of level 5.
    fn level(&self) -> Option<u32> {
        (self.name == "LC").then_some(5)
    }

    /// SHOWDOWN: for the sake of one species' ability everyone who may be either is female in the second tier.
    fn gender(&self) -> Option<Gender> {
        (self.name == "OU").then_some(Gender::Female)
    }
}

/// How tiers follow each other.
fn rank(tier: &str) -> Option<u8> {
    Some(match tier {
        "uber" => 5,
        "ou" | "uubl" => 4,
        "uu" | "rubl" => 3,
        "ru" | "nubl" => 2,
        "nu" | "publ" => 1,
        "pu" => 0,
        _ => return None,
    })
}

impl Candidate {
    fn new(dex: &'static Dex, tier: &str, id: SpeciesId, species: FactorySpecies) -> Candidate {
        let entry = dex.species(id);
        let ranks = rank(entry.tier).zip(rank(&tier.to_lowercase()));
        Candidate {
            dex,
            entry,
            defense: Defense::of(dex, entry.types),
            weight: species.weight,
            is_always_mega: species.flags.mega_only != 0,
            is_eevee: species.flags.lim_eevee != 0,
            is_above_its_tier: ranks.is_some_and(|(own, tier)| own > tier),
            sets: species.sets,
        }
    }
}

fn read(rule_set: RuleSet, compressed: &[u8]) -> Vec<Tier> {
    let dex = Dex::of(rule_set);
    let tiers = factory::read(&text(compressed)).into_iter();
    let tier = |(name, species): (String, Vec<_>)| Tier {
        species: species.into_iter().map(|(id, sets)| Candidate::new(dex, &name, id, sets)).collect(),
        name,
    };
    tiers.map(tier).collect()
}

type Tiers = LazyLock<Vec<Tier>>;

static GEN9_BATTLE: Tiers = LazyLock::new(|| read(GEN9, file!("factory-gen9")));
static GEN9_BSS: Tiers = LazyLock::new(|| read(GEN9, file!("factory-gen9-bss")));
static GEN9_1V1: Tiers = LazyLock::new(|| read(GEN9, file!("factory-gen9-1v1")));
static GEN8_BATTLE: Tiers = LazyLock::new(|| read(GEN8, file!("factory-gen8")));
static GEN8_BSS: Tiers = LazyLock::new(|| read(GEN8, file!("factory-gen8-bss")));
static GEN7_BATTLE: Tiers = LazyLock::new(|| read(GEN7, file!("factory-gen7")));
static GEN7_BSS: Tiers = LazyLock::new(|| read(GEN7, file!("factory-gen7-bss")));
static GEN6_BATTLE: Tiers = LazyLock::new(|| read(GEN6, file!("factory-gen6")));

/// A factory, and the tier that was drawn for its battle.
pub struct Factory {
    rules: &'static Rules,
    tiers: &'static [Tier],
    tier: Option<&'static Tier>,
    /// Who is still to come, last first, with what they are ordered by.
    coming: Vec<(f64, u16)>,
}

/// As many attempts as Showdown makes, each within the one before, until it runs out of stack.
const MOST_ATTEMPTS: u32 = 10_000;

impl Factory {
    fn new(rules: &'static Rules, tiers: &'static [Tier]) -> Factory {
        Factory { rules, tiers, tier: None, coming: vec![] }
    }

    /// Battle Factory.
    pub fn battle(settings: &Settings) -> Factory {
        match settings.mod_name {
            "gen6" => Factory::new(&gen6::BATTLE, &GEN6_BATTLE),
            "gen7" if settings.is_monotype() => Factory::new(&gen7::MONOTYPE, &GEN7_BATTLE),
            "gen7" => Factory::new(&gen7::BATTLE, &GEN7_BATTLE),
            "gen8" => Factory::new(&gen8::BATTLE, &GEN8_BATTLE),
            _ => Factory::new(&gen9::BATTLE, &GEN9_BATTLE),
        }
    }

    /// Battle Stadium Singles Factory.
    pub fn bss(settings: &Settings) -> Factory {
        match settings.mod_name {
            "gen7" => Factory::new(&gen7::BSS, &GEN7_BSS),
            "gen8" => Factory::new(&gen8::BSS, &GEN8_BSS),
            _ => Factory::new(&gen9::BSS, &GEN9_BSS),
        }
    }

    /// 1v1 Factory.
    pub fn one_on_one() -> Factory {
        Factory::new(&gen9::ONE_ON_ONE, &GEN9_1V1)
    }
}

impl Maker for Factory {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let tier = self.tier(draws)?;
        let mut coming = std::mem::take(&mut self.coming);
        let mut made = Ok(false);
        for attempt in 0..MOST_ATTEMPTS {
            team.clear();
            made = self.attempt(settings, draws, team, tier, attempt, &mut coming);
            if made != Ok(false) {
                break;
            }
        }
        self.coming = coming;
        match made {
            Ok(true) => Ok(()),
            Ok(false) => Err(TeamsError::Other("Maximum call stack size exceeded".to_owned())),
            Err(error) => Err(error),
        }
    }

    fn factory_tier(&self) -> Option<&str> {
        self.tier.map(|tier| &*tier.name).filter(|name| !name.is_empty())
    }
}

impl Factory {
    /// The tier all teams of the battle are of: drawn for the first.
    fn tier(&mut self, draws: &mut Draws) -> Result<&'static Tier, TeamsError> {
        if let Some(tier) = self.tier {
            return Ok(tier);
        }
        let name = if self.rules.tiers.is_empty() { self.rules.tier } else { draws.sample(self.rules.tiers)? };
        let named = self.tiers.iter().find(|tier| tier.name == name);
        self.tier = named;
        named.ok_or(TeamsError::NothingToSample)
    }

    /// Tries to make a team. Says whether it came to something.
    fn attempt(
        &self,
        settings: &Settings,
        draws: &mut Draws,
        team: &mut Vec<Member>,
        tier: &Tier,
        attempt: u32,
        coming: &mut Vec<(f64, u16)>,
    ) -> Result<bool, TeamsError> {
        let rules = self.rules;
        let kind = match rules.draws_type {
            true => Some(draws.sample(&Order::of(settings.mod_name).types)?),
            false => None,
        };
        let Some(first) = tier.species.first() else { return Ok(true) };
        let mut m = Making {
            rules,
            settings,
            draws,
            tier,
            takes_anything: attempt >= rules.attempts,
            kind,
            limit: (rules.limit)(settings.max_team_size),
            team: Team::default(),
            size: 0,
            species: first,
            types: first.entry.types,
        };
        m.line_up(coming);
        while m.is_short()
            && let Some(next) = m.next(coming)
        {
            m.species = &tier.species[next as usize];
            m.types = m.species.entry.types;
            if rules.before.iter().any(|refuses| refuses(&mut m)) {
                continue;
            }
            let Some((set, offer)) = m.choose()? else { continue };
            let member = m.complete(set, offer)?;
            if rules.after.iter().any(|refuses| refuses(&mut m, &member)) {
                continue;
            }
            m.add(&member, set);
            team.push(member);
        }
        Ok(!(rules.fails)(&m))
    }
}

impl Making<'_> {
    /// Lines up everyone of the tier; by weight, if species have one, who comes first being last.
    fn line_up(&mut self, coming: &mut Vec<(f64, u16)>) {
        let rules = self.rules;
        let species = (0..).zip(&self.tier.species);
        coming.clear();
        if !rules.weighs_species {
            coming.extend(species.map(|(at, _)| (0.0, at)));
            return;
        }
        // Only the order matters: two of these would have to be as good as equal for another power function to change it.
        coming.extend(species.map(|(at, species)| (self.draws.float().powf(1.0 / f64::from(species.weight)), at)));
        coming.sort_by(|one, other| one.0.total_cmp(&other.0));
    }

    /// Who comes next.
    fn next(&mut self, coming: &mut Vec<(f64, u16)>) -> Option<u16> {
        let next = if self.rules.weighs_species { coming.pop() } else { self.draws.take(coming) };
        next.map(|(_, at)| at)
    }
}

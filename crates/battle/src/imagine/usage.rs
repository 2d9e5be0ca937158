//! Sets by how often they are used, from a file in the form of Smogon's `chaos` JSON.

use super::belief::{Belief, RulesOnly, set_species};
use crate::ids::SideId;
use crate::knowledge::{PlayerView, PokemonView};
use crate::random::Prng;
use serde_json::{Map, Value};
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{Dex, SpeciesId, to_id};

/// Why a file of usage can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UsageError {
    /// It is no JSON.
    #[error("the usage file is no JSON: {0}")]
    Json(String),
    /// It has no Pokémon.
    #[error("the usage file has no \"data\" with Pokémon by name, as Smogon's chaos files have")]
    NoData,
    /// A Pokémon that isn't known.
    #[error("the usage file: {0}")]
    Name(#[from] tallgrass_pokedex::UnknownName),
}

/// Names and how often each is used.
type Weighted = Vec<(String, f64)>;

/// How one Pokémon is used.
#[derive(Clone, Debug)]
struct Used {
    species: SpeciesId,
    weight: f64,
    moves: Weighted,
    items: Weighted,
    abilities: Weighted,
    spreads: Weighted,
    tera_types: Weighted,
}

/// Sets by how often they are used: moves, items, abilities, spreads and Tera Types each by their own share.
#[derive(Clone, Debug)]
pub struct Usage {
    all: Vec<Used>,
}

impl Usage {
    /// Reads a file in the form of Smogon's `chaos` JSON: `{"data": {"Garchomp": {"usage": 0.2, "Moves": {"earthquake": 9.5},
    /// "Items": {…}, "Abilities": {…}, "Spreads": {"Jolly:0/252/0/0/4/252": 3.5}, "Tera Types": {…}}}}`.
    ///
    /// # Errors
    /// If it has another form or names a species that doesn't exist.
    pub fn from_chaos(dex: &Dex, text: &str) -> Result<Usage, UsageError> {
        let file: Value = serde_json::from_str(text).map_err(|error| UsageError::Json(error.to_string()))?;
        let data = file.get("data").and_then(Value::as_object).ok_or(UsageError::NoData)?;
        let mut all = Vec::new();
        for (name, one) in data {
            let Some(one) = one.as_object() else { return Err(UsageError::NoData) };
            all.push(Used {
                species: dex.species_named(name)?,
                weight: one.get("usage").and_then(Value::as_f64).unwrap_or(0.0),
                moves: weighted(one, "Moves"),
                items: weighted(one, "Items"),
                abilities: weighted(one, "Abilities"),
                spreads: weighted(one, "Spreads"),
                tera_types: weighted(one, "Tera Types"),
            });
        }
        all.sort_by_key(|used| used.species);
        Ok(Usage { all })
    }

    fn set(used: &Used, dex: &Dex, known: &[String], dice: &mut Prng) -> PokemonSet {
        let mut set = PokemonSet { species: dex.species(used.species).name.to_owned(), ..PokemonSet::default() };
        set.moves.extend(known.iter().cloned());
        for _ in 0..64 {
            if set.moves.len() >= 4 {
                break;
            }
            let Some(name) = draw(&used.moves, dice).filter(|name| dex.move_named(name).is_ok()) else { continue };
            let id = to_id(name);
            if !set.moves.contains(&id) {
                set.moves.push(id);
            }
        }
        if set.moves.is_empty() {
            set.moves.push("tackle".to_owned());
        }
        let item = draw(&used.items, dice).filter(|name| dex.item_named(name).is_ok());
        set.item = item.unwrap_or_default().to_owned();
        let ability = draw(&used.abilities, dice).filter(|name| dex.ability_named(name).is_ok());
        let first = dex.ability(dex.species(used.species).abilities[0]).name;
        set.ability = ability.unwrap_or(first).to_owned();
        let tera =
            draw(&used.tera_types, dice).filter(|name| tallgrass_pokedex::Type::from_name(&capital(name)).is_some());
        set.tera_type = tera.map(capital).unwrap_or_default();
        if let Some((nature, evs)) = draw(&used.spreads, dice).and_then(|spread| spread.split_once(':')) {
            let evs: Vec<i32> = evs.split('/').filter_map(|ev| ev.parse().ok()).collect();
            set.nature = nature.to_owned();
            set.evs = evs.try_into().ok();
        }
        set
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn weighted(one: &Map<String, Value>, key: &str) -> Weighted {
    let list = one.get(key).and_then(Value::as_object);
    let mut list: Weighted =
        list.into_iter().flatten().filter_map(|(name, weight)| Some((name.clone(), weight.as_f64()?))).collect();
    list.sort_by(|one, other| one.0.cmp(&other.0));
    list
}

fn draw<'a>(list: &'a Weighted, dice: &mut Prng) -> Option<&'a str> {
    let all: f64 = list.iter().map(|(_, weight)| weight.max(0.0)).sum();
    let mut left = dice.float() * all;
    for (name, weight) in list {
        left -= weight.max(0.0);
        if left < 0.0 {
            return Some(name);
        }
    }
    list.last().map(|(name, _)| name.as_str())
}

impl Belief for Usage {
    fn set_of(&self, view: &PlayerView<'_>, seen: &PokemonView<'_>, dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        let wanted = [seen.species, set_species(dex, seen.species), dex.species(seen.species).base_species];
        let used = wanted.iter().find_map(|id| self.all.iter().find(|used| used.species == *id));
        let known: Vec<String> = seen.moves.iter().map(|known| known.id.as_str().to_owned()).collect();
        match used {
            Some(used) => Usage::set(used, dex, &known, dice),
            None => RulesOnly.set_of(view, seen, dice),
        }
    }

    fn unseen(&self, view: &PlayerView<'_>, side: SideId, team: &[PokemonSet], dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        let taken: Vec<String> = team.iter().map(|set| to_id(&set.species)).collect();
        let free: Weighted = self
            .all
            .iter()
            .map(|used| (used.species.as_str().to_owned(), used.weight))
            .filter(|(name, _)| !taken.contains(name))
            .collect();
        let used = draw(&free, dice).and_then(|name| self.all.iter().find(|used| used.species.as_str() == name));
        match used {
            Some(used) => Usage::set(used, dex, &[], dice),
            None => RulesOnly.unseen(view, side, team, dice),
        }
    }
}

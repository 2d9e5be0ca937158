//! A team as it was given, kept as Showdown keeps it: objects with whatever was said, in which a battle fills in what was
//! left out and cuts down what is too much.

use super::problem::SessionProblem;
use serde_json::{Map, Value};
use tallgrass_pokedex::javascript::{stringify, truthy};
use tallgrass_pokedex::teams::{self, PokemonSet, TeamError};
use tallgrass_pokedex::{AbilityId, Dex, ItemId, to_id};

type Set = Map<String, Value>;

/// A team as it was given.
pub(super) struct GivenTeam(Vec<Set>);

/// The order in which Showdown fills in what a spread leaves out.
const STATS: [(&str, usize); 6] = [("hp", 0), ("atk", 1), ("def", 2), ("spe", 5), ("spa", 3), ("spd", 4)];

impl GivenTeam {
    /// A packed team, or the text of an array of sets, which goes through being packed.
    ///
    /// # Errors
    /// If it can't be read, or a set has a value that Showdown keeps as it is and this doesn't.
    pub(super) fn written(text: &str) -> Result<GivenTeam, SessionProblem> {
        if text.starts_with('[') && text.ends_with(']') {
            let list: Vec<Value> = serde_json::from_str(text).map_err(|error| {
                format!("the JSON in `team` can't be read: {}", tallgrass_pokedex::json_problem(&error))
            })?;
            sets_of(&list, check_packing)?;
        }
        Ok(GivenTeam(teams::unpack_objects(text)?))
    }

    /// An array of sets.
    ///
    /// # Errors
    /// If a set has a value that Showdown keeps as it is and this doesn't.
    pub(super) fn listed(list: &[Value], dex: &Dex) -> Result<GivenTeam, SessionProblem> {
        Ok(GivenTeam(sets_of(list, |set| check_names(set, dex))?))
    }

    /// A team that the format has made.
    pub(super) fn made(objects: Vec<Set>) -> GivenTeam {
        GivenTeam(objects)
    }

    /// With the sets as a battle takes them.
    ///
    /// # Errors
    /// If a field isn't of the right kind.
    pub(super) fn with_sets(self) -> Result<(GivenTeam, Vec<PokemonSet>), TeamError> {
        let sets = teams::from_json(&stringify(&self.json()))?;
        Ok((self, sets))
    }

    /// The team as JSON.
    pub(super) fn json(&self) -> Value {
        self.0.iter().cloned().map(Value::Object).collect()
    }

    /// Takes over what a battle has made of the sets.
    pub(super) fn settle(&mut self, settled: &[PokemonSet]) {
        for (set, settled) in self.0.iter_mut().zip(settled) {
            let mut put = |key: &str, value: Value| set.insert(key.to_owned(), value);
            put("name", settled.name.clone().into());
            put("level", settled.level.into());
            if !settled.hp_type.is_empty() {
                put("hpType", settled.hp_type.clone().into());
            }
            for (key, values) in [("evs", settled.evs), ("ivs", settled.ivs)] {
                settle_spread(set, key, values.unwrap_or_default());
            }
            if set.get("moves").is_some() {
                set.insert("moves".to_owned(), settled.moves.clone().into());
            }
        }
    }
}

/// The sets of an array, if all are what they must be.
fn sets_of(list: &[Value], check_more: impl Fn(&Set) -> Result<(), String>) -> Result<Vec<Set>, String> {
    let set = |(i, value): (usize, &Value)| {
        let wrong = |what: String| format!("Pokémon {} of `team`: {what}", i + 1);
        let Value::Object(set) = value else { return Err(wrong("it must be an object".to_owned())) };
        check(set).and_then(|()| check_more(set)).map_err(wrong)?;
        Ok(set.clone())
    };
    list.iter().enumerate().map(set).collect()
}

fn settle_spread(set: &mut Set, key: &str, values: [i32; 6]) {
    if let Some(Value::Object(spread)) = set.get_mut(key) {
        for (stat, at) in STATS {
            spread.insert(stat.to_owned(), values[at].into());
        }
        return;
    }
    let names = ["hp", "atk", "def", "spa", "spd", "spe"].map(str::to_owned);
    let spread = names.into_iter().zip(values.map(Value::from)).collect();
    set.insert(key.to_owned(), Value::Object(spread));
}

/// Whether a set is the same once it has been packed and unpacked.
fn check_packing(set: &Set) -> Result<(), String> {
    const TEXT: &str = "in a team that is given as text";
    if set.get("adjustLevel").is_some_and(truthy) {
        return Err(format!("`adjustLevel` means nothing {TEXT}"));
    }
    if set.get("level").and_then(Value::as_f64).is_some_and(|level| level.fract() != 0.0) {
        return Err(format!("`level` must be whole {TEXT}"));
    }
    let ivs = set.get("ivs").and_then(Value::as_object);
    if ivs.is_some_and(|ivs| ivs.values().any(Value::is_null)) {
        return Err(format!("`ivs` can't be null {TEXT}"));
    }
    Ok(())
}

/// Whether items and abilities are called by their names: here Showdown takes them by the letter, other than a packed team's.
fn check_names(set: &Set, dex: &Dex) -> Result<(), String> {
    let text = |key: &str| set.get(key).and_then(Value::as_str).unwrap_or_default();
    let (item, ability) = (text("item"), text("ability"));
    let meant = match (dex.find_item(item), dex.find_ability(ability)) {
        (Some(found), _) if ItemId::from_id(&to_id(item)).is_none() => (item, dex.item(found).name),
        (_, Some(found)) if AbilityId::from_id(&to_id(ability)).is_none() => (ability, dex.ability(found).name),
        _ => return Ok(()),
    };
    let (short, name) = meant;
    Err(format!("\"{short}\" is short for \"{name}\"; here it must be written in full"))
}

/// Whether every value is of the kind that Showdown expects, so that it means the same here.
fn check(set: &Set) -> Result<(), String> {
    for key in ["name", "species", "item", "ability", "nature", "gender", "pokeball", "hpType", "teraType"] {
        if !matches!(set.get(key), None | Some(Value::Null | Value::String(_))) {
            return Err(format!("`{key}` must be a text"));
        }
    }
    let moves = set.get("moves").and_then(Value::as_array);
    if !moves.is_some_and(|moves| moves.iter().all(Value::is_string)) {
        return Err("`moves` must be an array of texts".to_owned());
    }
    for key in ["level", "adjustLevel"] {
        if !matches!(set.get(key), None | Some(Value::Null | Value::Number(_))) {
            return Err(format!("`{key}` must be a number"));
        }
    }
    for key in ["happiness", "dynamaxLevel"] {
        let whole = |value: &Value| value.as_f64().is_some_and(|value| value.fract() == 0.0);
        if set.get(key).is_some_and(|value| !whole(value)) {
            return Err(format!("`{key}` must be a whole number, or be left out"));
        }
    }
    for key in ["evs", "ivs"] {
        let number = |(stat, value): (&String, &Value)| {
            STATS.iter().any(|(name, _)| name == stat) && matches!(value, Value::Null | Value::Number(_))
        };
        let good = match set.get(key) {
            None => true,
            Some(Value::Object(spread)) => spread.iter().all(number),
            Some(value) => !truthy(value),
        };
        if !good {
            return Err(format!("`{key}` must be an object with numbers for hp, atk, def, spa, spd, spe"));
        }
    }
    Ok(())
}

//! A team as it was given, kept as Showdown keeps it: objects with whatever was said, in which a battle fills in what was
//! left out and cuts down what is too much.

use super::problem::SessionProblem;
use serde_json::{Map, Value};
use tallgrass_pokedex::javascript::{text, truthy};
use tallgrass_pokedex::teams::{self, PokemonSet};
use tallgrass_pokedex::{AbilityId, Dex, ItemId, to_id};

type Set = Map<String, Value>;

/// A team as it was given.
pub(super) struct GivenTeam(Vec<Set>);

/// The order in which Showdown fills in what a spread leaves out, and where each is in a typed spread.
const STATS: [(&str, usize); 6] = [("hp", 0), ("atk", 1), ("def", 2), ("spe", 5), ("spa", 3), ("spd", 4)];
/// The order in which spreads are packed.
const PACKED_STATS: [&str; 6] = ["hp", "atk", "def", "spa", "spd", "spe"];

/// What effort values and individual values are: their key, the most there can be, and what is meant where nothing is said.
const SPREADS: [(&str, i32, i32); 2] = [("evs", 255, 0), ("ivs", 31, 31)];

impl GivenTeam {
    /// A packed team, or the text of an array of sets, which goes through being packed.
    ///
    /// # Errors
    /// If it can't be read, or Showdown couldn't pack it.
    pub(super) fn written(text: &str) -> Result<GivenTeam, SessionProblem> {
        if !(text.starts_with('[') && text.ends_with(']')) {
            return Ok(GivenTeam(teams::unpack_objects(text)?));
        }
        let list: Vec<Value> = serde_json::from_str(text).map_err(|error| {
            format!("the JSON in `team` can't be read: {}", tallgrass_pokedex::json_problem(&error))
        })?;
        let packed = GivenTeam(sets_of(&list, check_packing)?).packed();
        Ok(GivenTeam(teams::unpack_objects(&packed)?))
    }

    /// An array of sets.
    ///
    /// # Errors
    /// If a set has a value that Showdown can't make a Pokémon of, or keeps as it is and this doesn't.
    pub(super) fn listed(list: &[Value], dex: &Dex) -> Result<GivenTeam, SessionProblem> {
        Ok(GivenTeam(sets_of(list, |set| check_names(set, dex))?))
    }

    /// A team that the format has made.
    pub(super) fn made(objects: Vec<Set>) -> GivenTeam {
        GivenTeam(objects)
    }

    /// With the sets as a battle takes them.
    pub(super) fn with_sets(self) -> (GivenTeam, Vec<PokemonSet>) {
        let sets = self.0.iter().map(meant).collect();
        (self, sets)
    }

    /// The team as JSON.
    pub(super) fn json(&self) -> Value {
        self.0.iter().cloned().map(Value::Object).collect()
    }

    /// The team packed, whatever its values.
    pub(super) fn packed(&self) -> String {
        self.0.iter().map(packed).collect::<Vec<_>>().join("]")
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
            for ((key, most, _), values) in SPREADS.into_iter().zip([settled.evs, settled.ivs]) {
                settle_spread(set, key, most, values.unwrap_or_default());
            }
            if set.get("moves").is_some() && names_of_moves(set) != settled.moves {
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

/// A number rounded down and kept within bounds; what is none counts as 0.
fn clamped(value: Option<&Value>, most: i32) -> i32 {
    value.and_then(Value::as_f64).unwrap_or(0.0).floor().clamp(0.0, f64::from(most)) as i32
}

fn settle_spread(set: &mut Set, key: &str, most: i32, values: [i32; 6]) {
    match set.get_mut(key) {
        Some(Value::Object(spread)) => {
            for (stat, at) in STATS {
                spread.insert(stat.to_owned(), values[at].into());
            }
            let others = spread.iter_mut().filter(|(key, _)| !PACKED_STATS.contains(&key.as_str()));
            others.for_each(|(_, value)| *value = clamped(Some(value), most).into());
        }
        // SHOWDOWN: an array is given the stats, too, but nobody sees them in it.
        Some(Value::Array(list)) => {
            list.iter_mut().for_each(|value| *value = clamped(Some(value), most).into());
        }
        _ => {
            let spread = PACKED_STATS.iter().map(|stat| (*stat).to_owned()).zip(values.map(Value::from)).collect();
            set.insert(key.to_owned(), Value::Object(spread));
        }
    }
}

fn names_of_moves(set: &Set) -> Vec<String> {
    let list = set.get("moves").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    list.iter().map(|name| name.as_str().unwrap_or_default().to_owned()).collect()
}

/// What a set means, as JavaScript takes values of any kind where Showdown makes a Pokémon of it.
fn meant(set: &Set) -> PokemonSet {
    let said = |key: &str| set.get(key).filter(|value| truthy(value));
    let words = |key: &str| said(key).map(text).unwrap_or_default().into_owned();
    let number = |key: &str, most: i32| set.get(key).filter(|value| value.is_number()).map(|n| clamped(Some(n), most));
    let spread = |(key, most, unsaid): (&str, i32, i32)| {
        let values = said(key)?;
        let mut spread = [unsaid; 6];
        for (stat, at) in STATS {
            match values.get(stat) {
                Some(value) if truthy(value) || value.is_number() => spread[at] = clamped(Some(value), most),
                _ => {}
            }
        }
        Some(spread)
    };
    let [evs, ivs] = SPREADS.map(spread);
    PokemonSet {
        name: words("name"),
        species: words("species"),
        item: words("item"),
        ability: words("ability"),
        moves: names_of_moves(set),
        nature: words("nature"),
        gender: words("gender"),
        evs,
        ivs,
        level: said("adjustLevel").or(said("level")).map(|level| clamped(Some(level), 9999).max(1)),
        shiny: said("shiny").is_some(),
        happiness: number("happiness", 255),
        pokeball: words("pokeball"),
        hp_type: words("hpType"),
        gigantamax: said("gigantamax").is_some(),
        dynamax_level: number("dynamaxLevel", 10),
        tera_type: words("teraType"),
        tera_captain: said("teraCaptain").is_some(),
    }
}

/// A set packed as it is.
fn packed(set: &Set) -> String {
    let said = |key: &str| set.get(key).filter(|value| truthy(value));
    let words = |key: &str| said(key).map(text).unwrap_or_default().into_owned();
    let name = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let either = |first: &str, second: &str| said(first).or(said(second)).map(text).unwrap_or_default().into_owned();
    let (called, species) = (either("name", "species"), name(&either("species", "name")));
    let species = if name(&called) == species { String::new() } else { species };
    let moves = names_of_moves(set).iter().map(|text| name(text)).collect::<Vec<_>>().join(",");
    let spread = |key: &str, part: fn(&Value) -> String| {
        let part = |stat: &&str| said(key).and_then(|values| values.get(stat)).map(part).unwrap_or_default();
        let parts = PACKED_STATS.iter().map(part).collect::<Vec<_>>().join(",");
        if parts == ",,,,," { String::new() } else { parts }
    };
    let evs = spread("evs", |value| if truthy(value) { text(value).into_owned() } else { String::new() });
    let ivs =
        spread("ivs", |value| if value.as_f64() == Some(31.0) { String::new() } else { text(value).into_owned() });
    let unless = |key: &str, usual: f64| {
        let value = set.get(key).filter(|value| value.as_f64() != Some(usual));
        value.map(text).unwrap_or_default().into_owned()
    };
    let level = said("level").map_or(String::new(), |_| unless("level", 100.0));
    let (happiness, dynamax_level) = (unless("happiness", 255.0), unless("dynamaxLevel", 10.0));
    let unusual = set.get("dynamaxLevel").is_some_and(|level| level.as_f64() != Some(10.0));
    let more = if unusual || ["pokeball", "hpType", "gigantamax", "teraType"].iter().any(|key| said(key).is_some()) {
        let (hp_type, ball, tera_type) = (words("hpType"), name(&words("pokeball")), words("teraType"));
        let gigantamax = if said("gigantamax").is_some() { "G" } else { "" };
        format!(",{hp_type},{ball},{gigantamax},{dynamax_level},{tera_type}")
    } else {
        String::new()
    };
    let shiny = if said("shiny").is_some() { "S" } else { "" };
    let (item, ability) = (name(&words("item")), name(&words("ability")));
    let (nature, gender) = (words("nature"), words("gender"));
    format!(
        "{called}|{species}|{item}|{ability}|{moves}|{nature}|{evs}|{gender}|{ivs}|{shiny}|{level}|{happiness}{more}"
    )
}

/// Whether Showdown can pack a set before a Pokémon is made of it.
fn check_packing(set: &Set) -> Result<(), String> {
    let nothing = set.get("ivs").and_then(Value::as_object).is_some_and(|ivs| ivs.values().any(Value::is_null));
    if nothing { Err("`ivs` can't be null in a team that is given as text".to_owned()) } else { Ok(()) }
}

/// Whether items and abilities are called by their names: here Showdown takes them by the letter, other than a packed team's.
fn check_names(set: &Set, dex: &Dex) -> Result<(), String> {
    // Here 0 is a name, too.
    if let Some(key) = ["item", "ability", "pokeball"].iter().find(|&&key| set.get(key).is_some_and(Value::is_number)) {
        return Err(format!("`{key}` must be a text"));
    }
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

/// Whether Showdown can make a Pokémon of every value, or pack it: names must be texts, spreads have parts.
fn check(set: &Set) -> Result<(), String> {
    let said = |key: &str| set.get(key).filter(|value| truthy(value));
    for key in ["name", "species", "item", "ability", "pokeball", "hpType", "teraType"] {
        if said(key).is_some_and(|value| !value.is_string()) {
            return Err(format!("`{key}` must be a text"));
        }
    }
    for key in ["nature", "gender"] {
        if said(key).is_some_and(|value| value.is_array() || value.is_object()) {
            return Err(format!("`{key}` must be a text"));
        }
    }
    let moves = set.get("moves").and_then(Value::as_array);
    if !moves.is_some_and(|moves| moves.iter().all(|name| name.is_string() || !truthy(name))) {
        return Err("`moves` must be an array of texts".to_owned());
    }
    for (key, ..) in SPREADS {
        if said(key).is_some_and(|value| !(value.is_object() || value.is_array())) {
            return Err(format!("`{key}` must be an object with numbers for hp, atk, def, spa, spd, spe"));
        }
    }
    Ok(())
}

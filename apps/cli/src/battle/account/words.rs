//! The log's short words in longer ones.

use tallgrass_pokedex::{AbilityId, ConditionId, Dex, Generation, ItemId, MoveId};

/// An effect without its kind in front: `Leftovers` of `item: Leftovers`.
pub fn plain_name(text: &str) -> &str {
    ["move: ", "ability: ", "item: ", "pokemon: ", "format: "]
        .iter()
        .find_map(|kind| text.strip_prefix(kind))
        .unwrap_or(text)
}

/// An effect as people call it: of `item: Leftovers`, `brn` or `highjumpkick`.
pub fn effect_name(text: &str) -> &str {
    let name = plain_name(text);
    match name {
        "brn" => "burn",
        "psn" | "tox" => "poison",
        "par" => "paralysis",
        "slp" => "sleep",
        "frz" => "freezing",
        "confusion" => "confusion",
        "Recoil" | "recoil" => "recoil",
        "trapped" | "partiallytrapped" => "trapping",
        _ => of_id(name).unwrap_or(name),
    }
}

/// The display name of what has this id.
fn of_id(id: &str) -> Option<&'static str> {
    let dex = Dex::of(Generation::Gen9);
    let named = MoveId::from_id(id).map(|id| dex.mv(id).name);
    let named = named.or_else(|| AbilityId::from_id(id).map(|id| dex.ability(id).name));
    let named = named.or_else(|| ItemId::from_id(id).map(|id| dex.item(id).name));
    named.or_else(|| ConditionId::from_id(id).map(|id| dex.condition(id).name))
}

/// A status as in "is …".
pub fn status_text(status: &str) -> &str {
    match status {
        "brn" => "burned",
        "par" => "paralyzed",
        "slp" => "asleep",
        "frz" => "frozen",
        "psn" => "poisoned",
        "tox" => "badly poisoned",
        "confusion" => "confused",
        other => other,
    }
}

pub fn stat_name(stat: &str) -> &str {
    match stat {
        "hp" => "HP",
        "atk" => "Attack",
        "def" => "Defense",
        "spa" => "Special Attack",
        "spd" => "Special Defense",
        "spe" => "Speed",
        other => other,
    }
}

/// How a stat changes: by so many stages, of which none are left at 0.
pub fn boost_text(amount: i32, raised: bool) -> String {
    match (amount, raised) {
        (0, true) => "can't rise any more".to_owned(),
        (0, false) => "can't fall any lower".to_owned(),
        (1, true) => "rises".to_owned(),
        (1, false) => "falls".to_owned(),
        (n, true) => format!("rises by {n}"),
        (n, false) => format!("falls by {n}"),
    }
}

/// A weather in words.
pub fn weather_text(weather: &str) -> &str {
    match weather {
        "RainDance" => "rain",
        "SunnyDay" => "sunshine",
        "Sandstorm" => "a sandstorm",
        "Hail" => "hail",
        "Snowscape" | "Snow" => "snow",
        "PrimordialSea" => "heavy rain",
        "DesolateLand" => "scorching sunshine",
        "DeltaStream" => "strong winds",
        other => other,
    }
}

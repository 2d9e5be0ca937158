//! The log's short words in longer ones.

/// An effect without its kind in front: `Leftovers` of `item: Leftovers`.
pub fn plain_name(text: &str) -> &str {
    ["move: ", "ability: ", "item: "].iter().find_map(|kind| text.strip_prefix(kind)).unwrap_or(text)
}

/// What a line says it comes from: the effect of `[from]`.
pub fn reason<'a>(parts: &[&'a str]) -> Option<&'a str> {
    let from = parts.iter().find_map(|part| part.strip_prefix("[from] "))?;
    Some(match plain_name(from) {
        "brn" => "burn",
        "psn" | "tox" => "poison",
        "par" => "paralysis",
        "slp" => "sleep",
        "frz" => "freezing",
        other => other,
    })
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
        "atk" => "Attack",
        "def" => "Defense",
        "spa" => "Special Attack",
        "spd" => "Special Defense",
        "spe" => "Speed",
        "accuracy" => "accuracy",
        "evasion" => "evasion",
        other => other,
    }
}

pub fn boost_text(amount: i32) -> String {
    let (word, amount) = if amount < 0 { ("falls", -amount) } else { ("rises", amount) };
    match amount {
        0 => "can't change any more".to_owned(),
        1 => word.to_owned(),
        n => format!("{word} by {n}"),
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

/// A condition as the log names it where it begins or ends, with what is written into its name set apart.
pub fn condition_text(text: &str) -> String {
    let name = plain_name(text);
    for (start, full) in [("protosynthesis", "Protosynthesis"), ("quarkdrive", "Quark Drive")] {
        if let Some(stat) = name.strip_prefix(start).filter(|stat| !stat.is_empty()) {
            return format!("{full} raises {}", stat_name(stat));
        }
    }
    for (start, full) in [("perish", "Perish count"), ("stockpile", "Stockpile"), ("fallen", "fallen allies")] {
        if let Some(count) = name.strip_prefix(start).filter(|count| count.parse::<u8>().is_ok()) {
            return format!("{full} {count}");
        }
    }
    name.to_owned()
}

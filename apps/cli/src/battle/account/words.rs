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

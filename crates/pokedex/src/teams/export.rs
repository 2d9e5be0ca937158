//! Export text: what people paste into forums.

use std::fmt::Write;

use super::number::{leading_integer, number};
use super::{PokemonSet, TeamError};
use crate::error::short;
use crate::lookup::nearest;
use crate::{Dex, Generation, to_id};

const STATS: [&str; 6] = ["HP", "Atk", "Def", "SpA", "SpD", "Spe"];

/// Writes a team as text.
pub fn export(team: &[PokemonSet]) -> String {
    let mut out = String::new();
    for set in team {
        // Writing to a string can't fail.
        let _ = export_set(&mut out, set);
        out.push('\n');
    }
    out
}

fn export_set(out: &mut String, set: &PokemonSet) -> std::fmt::Result {
    // Every line ends with two spaces, which forums take for a line break.
    const END: &str = "  \n";
    if set.name.is_empty() || set.name == set.species {
        out.push_str(&set.species);
    } else {
        write!(out, "{} ({})", set.name, set.species)?;
    }
    if matches!(&*set.gender, "M" | "F") {
        write!(out, " ({})", set.gender)?;
    }
    if !set.item.is_empty() {
        write!(out, " @ {}", set.item)?;
    }
    out.push_str(END);
    let mut line = |label: &str, value: Option<String>| match value {
        Some(value) => write!(out, "{label}{value}{END}"),
        None => Ok(()),
    };
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let unless = |value: Option<i32>, default| value.filter(|value| *value != default).map(|value| value.to_string());
    let yes = |holds: bool| holds.then(|| "Yes".to_owned());
    line("Ability: ", text(&set.ability))?;
    line("Level: ", unless(set.level.filter(|level| *level != 0), 100))?;
    line("Shiny: ", yes(set.shiny))?;
    line("Happiness: ", unless(set.happiness, 255))?;
    line("Pokeball: ", text(&set.pokeball))?;
    line("Hidden Power: ", text(&set.hp_type))?;
    line("Dynamax Level: ", unless(set.dynamax_level, 10))?;
    line("Gigantamax: ", yes(set.gigantamax))?;
    line("Tera Type: ", text(&set.tera_type))?;
    line("EVs: ", spread(set.evs, 0))?;
    line("", text(&set.nature).map(|nature| nature + " Nature"))?;
    line("IVs: ", spread(set.ivs, 31))?;
    for name in &set.moves {
        // The brackets around Hidden Power's type are part of the way it is written.
        let bracketed = name.strip_prefix("Hidden Power ").filter(|kind| !kind.starts_with('['));
        line("- ", Some(bracketed.map_or(name.clone(), |kind| format!("Hidden Power [{kind}]"))))?;
    }
    Ok(())
}

/// `252 Atk / 4 SpD`, without those that have their default; `None` if all have it.
fn spread(values: Option<[i32; 6]>, default: i32) -> Option<String> {
    let parts: Vec<_> = values?
        .into_iter()
        .zip(STATS)
        .filter(|(value, _)| *value != default)
        .map(|(value, stat)| format!("{value} {stat}"))
        .collect();
    (!parts.is_empty()).then(|| parts.join(" / "))
}

/// Reads a team written as text.
pub(super) fn read(text: &str) -> Result<Vec<PokemonSet>, TeamError> {
    let mut team: Vec<PokemonSet> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let result = match line {
            "" | "---" => {
                open = false;
                Ok(())
            }
            // The name of the team, in backups of several.
            _ if line.starts_with("===") && team.is_empty() => Ok(()),
            _ if line.starts_with("===") => return Err(TeamError::Several { line: index + 1 }),
            _ => {
                if let Some(set) = team.last_mut().filter(|_| open) {
                    read_line(set, line)
                } else {
                    open = true;
                    first_line(line).map(|set| team.push(set))
                }
            }
        };
        result.map_err(|reason| TeamError::Line { line: index + 1, reason })?;
    }
    if team.is_empty() { Err(TeamError::Empty) } else { Ok(team) }
}

/// Reads `Nickname (Species) (M) @ Item`.
fn first_line(line: &str) -> Result<PokemonSet, String> {
    let mut set = PokemonSet { evs: Some([0; 6]), ivs: Some([31; 6]), level: Some(100), ..PokemonSet::default() };
    let mut parts = line.split(" @ ");
    let mut name = parts.next().unwrap_or_default();
    set.item = parts.next().filter(|item| to_id(item) != "noitem").unwrap_or_default().to_owned();
    for gender in ["M", "F"] {
        if let Some(rest) = name.strip_suffix(')').and_then(|rest| rest.strip_suffix(gender)?.strip_suffix(" (")) {
            set.gender = gender.to_owned();
            name = rest;
        }
    }
    let species = match name.strip_suffix(')').and_then(|inner| inner.rsplit_once('(')) {
        Some((nickname, species)) => {
            set.name = nickname.trim().to_owned();
            species
        }
        None => name,
    };
    let dex = Dex::of(Generation::Gen9);
    set.species = dex.find_species(species).map_or(species.trim(), |id| dex.species(id).name).to_owned();
    if to_id(&set.species).is_empty() {
        return Err(format!(
            "\"{}\" names no species; a Pokémon begins with a line like \"Nickname (Pikachu) @ Light Ball\"",
            short(line)
        ));
    }
    Ok(set)
}

/// What a line may begin with.
const LABELS: [&str; 13] = [
    "Ability: ",
    "Trait: ",
    "Level: ",
    "Shiny: ",
    "Happiness: ",
    "Pokeball: ",
    "Hidden Power: ",
    "Dynamax Level: ",
    "Gigantamax: ",
    "Tera Type: ",
    "EVs: ",
    "IVs: ",
    "- ",
];

/// Reads any line but the first.
fn read_line(set: &mut PokemonSet, line: &str) -> Result<(), String> {
    if let Some(name) = line.strip_prefix(['-', '~']) {
        set.moves.push(move_name(name.strip_prefix(' ').unwrap_or(name)));
        if set.happiness.is_none() && set.moves.last().is_some_and(|name| name == "Frustration") {
            set.happiness = Some(0);
        }
        return Ok(());
    }
    let nature = line.split_once(' ').filter(|(word, rest)| {
        word.bytes().all(|b| b.is_ascii_alphabetic()) && (rest.starts_with("Nature") || rest.starts_with("nature"))
    });
    if let Some((nature, _)) = nature {
        if nature != "undefined" {
            nature.clone_into(&mut set.nature);
        }
        return Ok(());
    }
    // A line was trimmed, so that nothing may follow its label.
    let Some((label, value)) = line.split_once(':').map(|(label, value)| (label, value.trim_start())) else {
        return Err(unknown(line));
    };
    let integer = || number(value).filter(|_| !value.is_empty()).ok_or_else(|| format!("\"{value}\" is not a number"));
    let text = || value.to_owned();
    match label {
        "Ability" | "Trait" => set.ability = text(),
        "Level" => set.level = Some(integer()?),
        "Shiny" => set.shiny = yes_or_no(value)?,
        "Happiness" => set.happiness = Some(integer()?),
        "Pokeball" => set.pokeball = text(),
        "Hidden Power" => set.hp_type = text(),
        "Dynamax Level" => set.dynamax_level = Some(integer()?),
        "Gigantamax" => set.gigantamax = yes_or_no(value)?,
        "Tera Type" => set.tera_type = text(),
        "EVs" => set.evs = Some(read_spread(value, 0)?),
        "IVs" => set.ivs = Some(read_spread(value, 31)?),
        _ => return Err(unknown(line)),
    }
    Ok(())
}

fn unknown(whole: &str) -> String {
    let line = &*short(whole);
    let ids = LABELS.map(to_id);
    let label = to_id(line.split(':').next().unwrap_or_default());
    let near = nearest(&label, ids.iter().map(|id| &**id)).and_then(|near| LABELS.iter().find(|l| to_id(l) == near));
    match near {
        Some(label) => format!("\"{line}\" means nothing here; did you mean \"{label}…\"?"),
        None => format!(
            "\"{line}\" means nothing here; a line is a move (\"- Surf\"), a nature (\"Bold Nature\"), or begins with a word such as \"Ability: \" or \"EVs: \""
        ),
    }
}

fn yes_or_no(value: &str) -> Result<bool, String> {
    match value {
        "Yes" => Ok(true),
        "No" => Ok(false),
        _ => Err(format!("\"{value}\" is neither Yes nor No")),
    }
}

/// A move without the brackets around Hidden Power's type.
fn move_name(name: &str) -> String {
    match name.strip_prefix("Hidden Power [") {
        Some(kind) => format!("Hidden Power {}", kind.strip_suffix(']').unwrap_or(kind)),
        None => name.to_owned(),
    }
}

/// Reads `252 Atk / 4 SpD`.
fn read_spread(text: &str, default: i32) -> Result<[i32; 6], String> {
    let mut values = [default; 6];
    for part in text.split('/') {
        let mut words = part.split_whitespace();
        let (Some(value), Some(stat)) = (words.next(), words.next()) else {
            return Err(format!("\"{}\" is not a value and a stat, such as \"252 Atk\"", part.trim()));
        };
        let stat =
            stat_index(stat).ok_or_else(|| format!("there is no stat \"{stat}\"; stats are {}", STATS.join(", ")))?;
        values[stat] = leading_integer(value).ok_or_else(|| format!("\"{value}\" is not a number"))?;
    }
    Ok(values)
}

fn stat_index(name: &str) -> Option<usize> {
    // Of old, "Spd" was written for Speed, while "SpD" always was Special Defense.
    if name == "Spd" {
        return Some(5);
    }
    Some(match &*to_id(name) {
        "hp" | "hitpoints" => 0,
        "atk" | "attack" => 1,
        "def" | "defense" => 2,
        "spa" | "specialattack" | "spatk" | "spattack" | "specialatk" | "special" | "spc" => 3,
        "spd" | "specialdefense" | "spdef" | "spdefense" | "specialdef" => 4,
        "spe" | "speed" => 5,
        _ => return None,
    })
}

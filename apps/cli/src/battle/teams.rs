//! The teams of a battle: those that ship with the program, and those from files.

use anyhow::{Context, Result, anyhow, bail};
use std::path::{Path, PathBuf};
use tallgrass_pokedex::teams::{self, PokemonSet};
use tallgrass_pokedex::{Dex, Generation};

/// A team and what it is called.
#[derive(Clone, Debug)]
pub struct Team {
    /// Its name, or the file it is from.
    pub name: String,
    /// Its Pokémon.
    pub sets: Vec<PokemonSet>,
}

/// The teams that ship with the program.
///
/// # Errors
/// If the program's own file is wrong, which a test rules out.
pub fn built_in() -> Result<Vec<Team>> {
    let mut built_in = Vec::new();
    for text in include_str!("../../data/teams.txt").split("=== ").skip(1) {
        let (name, sets) = text.split_once(" ===\n").context("a built-in team has no name")?;
        let sets = teams::import(sets).with_context(|| format!("the built-in team {name}"))?;
        built_in.push(Team { name: name.to_owned(), sets });
    }
    Ok(built_in)
}

/// A team from a file in any of Showdown's three forms.
///
/// # Errors
/// If the file can't be read or isn't a team; the error says where.
pub fn from_file(path: &Path) -> Result<Team> {
    let shown = path.display();
    let bytes = std::fs::read(path).with_context(|| format!("{shown} can't be read"))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow!("{shown}, line {line}: this is not UTF-8 text; a team is export text, packed, or JSON")
    })?;
    let sets = teams::import(&text).with_context(|| format!("{shown} is no team"))?;
    let problems: Vec<String> = teams::check_names(&sets, Dex::of(Generation::Gen9))
        .iter()
        .map(|problem| match text.lines().position(|line| line.contains(&problem.problem.name)) {
            Some(line) if text.trim().contains('\n') => format!("{shown}, line {}: {problem}", line + 1),
            _ => format!("{shown}: {problem}"),
        })
        .collect();
    if !problems.is_empty() {
        bail!("{}", problems.join("\nerror: "));
    }
    let name = path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok(Team { name, sets })
}

/// A team for each player: from its file, or one of those that ship, picked by `pick`.
///
/// # Errors
/// If a file can't be read, or there are more files than players.
pub fn for_players(files: &[Option<PathBuf>], players: usize, pick: impl Fn(usize) -> u64) -> Result<Vec<Team>> {
    if let Some(extra) = files.iter().skip(players).position(Option::is_some) {
        bail!("--team{} is given, but the format has {players} players", players + extra + 1);
    }
    let built_in = built_in()?;
    (0..players)
        .map(|player| match files.get(player) {
            Some(Some(path)) => from_file(path),
            _ => {
                let at = pick(player) % built_in.len().max(1) as u64;
                built_in.get(at as usize).cloned().context("no team ships with the program")
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dozen_teams_of_six_known_pokemon_ship() {
        let dex = Dex::of(Generation::Gen9);
        let built_in = built_in().unwrap();
        assert_eq!(built_in.len(), 12);
        for team in &built_in {
            assert_eq!(team.sets.len(), 6, "{}", team.name);
            assert!(teams::check_names(&team.sets, dex).is_empty(), "{}", team.name);
        }
    }
}

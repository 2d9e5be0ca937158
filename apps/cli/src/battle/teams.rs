//! The teams of a battle: those that ship with the program, and those from files.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use tallgrass_pokedex::teams::{self, PokemonSet};

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
    let text = std::fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
    let sets = teams::import(&text).with_context(|| format!("{} is no team", path.display()))?;
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
    use tallgrass_pokedex::{Dex, Generation};

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

//! The teams of a battle: those that ship with the program, and those from files.

use crate::reading::{self, is_standard_input};
use anyhow::{Context, Result, anyhow, bail};
use std::path::{Path, PathBuf};
use tallgrass_battle::Battle;
use tallgrass_pokedex::formats::{ResolvedFormat, RuleNumbers};
use tallgrass_pokedex::teams::{self, PokemonSet};
use tallgrass_pokedex::{RuleSet, rule_sets};

/// A team and what it is called.
#[derive(Clone, Debug)]
pub struct Team {
    /// Its name, or the file it is from.
    pub name: String,
    /// Where it is from, for errors: its file, or that it is built in.
    pub place: String,
    /// Its Pokémon; of a random team none, since every battle has others.
    pub sets: Vec<PokemonSet>,
    /// The format makes it of a seed.
    pub is_random: bool,
}

impl Team {
    /// Sets the levels as a format's rules say. Whether that changed any.
    ///
    /// # Errors
    /// If a level is one that the format doesn't have.
    pub fn set_levels(&mut self, rules: &RuleNumbers) -> Result<bool> {
        let mut changed = false;
        for (index, set) in self.sets.iter_mut().enumerate() {
            let said = set.level.unwrap_or(0);
            let level = u32::try_from(said).map(|said| rules.level(Some(said)));
            let Some(level) = level.ok().filter(|level| (rules.min_level..=rules.max_level).contains(level)) else {
                let (name, lowest, highest) = (set.display_name(), rules.min_level, rules.max_level);
                let set_by = [("Adjust Level", rules.adjust_level), ("Adjust Level Down", rules.adjust_level_down)];
                if let Some((rule, Some(level))) = set_by.into_iter().find(|(_, by)| by.is_some() && *by == level.ok())
                {
                    bail!("the rule {rule} = {level} sets a level that is not one from {lowest} to {highest}");
                }
                bail!("Pokémon {} ({name}): level {said} is not one from {lowest} to {highest}", index + 1);
            };
            changed |= said != 0 && said != level as i32;
            set.level = Some(level as i32);
        }
        Ok(changed)
    }
}

/// Teams of the rule sets that any ship for.
const SHIPPED: [(RuleSet, &str); 7] = [
    (rule_sets::GEN1, include_str!("../../data/teams/gen1.txt")),
    (rule_sets::GEN5, include_str!("../../data/teams/gen5.txt")),
    (rule_sets::GEN6, include_str!("../../data/teams/gen6.txt")),
    (rule_sets::GEN7, include_str!("../../data/teams/gen7.txt")),
    (rule_sets::GEN8, include_str!("../../data/teams/gen8.txt")),
    (rule_sets::GEN9, include_str!("../../data/teams/gen9.txt")),
    (rule_sets::CHAMPIONS, include_str!("../../data/teams/champions.txt")),
];

/// The teams that ship with the program for a rule set: its own, or those of the nearest of its generation that it stands on.
///
/// # Errors
/// If the program's own file is wrong, which a test rules out.
pub fn built_in(rule_set: RuleSet) -> Result<Vec<Team>> {
    let mut built_in = Vec::new();
    let mut lineage = rule_set.lineage().take_while(|set| set.generation() == rule_set.generation());
    let shipped = lineage.find_map(|set| SHIPPED.iter().find(|(of, _)| *of == set));
    let texts = shipped.into_iter().flat_map(|(_, texts)| texts.split("=== ").skip(1));
    for text in texts {
        let (name, sets) = text.split_once(" ===\n").context("a built-in team has no name")?;
        let sets = teams::import(sets).with_context(|| format!("the built-in team {name}"))?;
        built_in.push(Team {
            name: name.to_owned(),
            place: format!("the built-in team {name}"),
            sets,
            is_random: false,
        });
    }
    Ok(built_in)
}

/// One of a rule set's teams, counted from the first and over again.
///
/// # Errors
/// If there are none.
pub fn picked(built_in: &[Team], at: u64, rule_set: RuleSet) -> Result<Team> {
    let at = at % built_in.len().max(1) as u64;
    built_in.get(at as usize).cloned().with_context(|| {
        format!("no teams for the rule set {rule_set} ship with the program: `battle` takes them from files")
    })
}

/// How many bytes a team's file may have: many times what the longest names and notes come to.
const LARGEST: u64 = 1 << 20;

/// A team for a battle from a file, or from standard input if the path is `-`, in any of Showdown's three forms.
///
/// # Errors
/// If the file can't be read or isn't a team; the error says where.
fn from_file(path: &Path, battle: &Battle) -> Result<Team> {
    let shown = reading::shown(path);
    let bytes = reading::whole(path, LARGEST, "a team")?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow!("{shown}, line {line}: this is not UTF-8 text; a team is export text, packed, or JSON")
    })?;
    let sets = teams::import(&text).with_context(|| format!("{shown} is no team"))?;
    let problems: Vec<String> = teams::check_names(&sets, battle.dex())
        .iter()
        .filter(|problem| problem.problem.kind != "item" || !battle.fills_item_slot(&problem.problem.name))
        .map(|problem| match text.lines().position(|line| line.contains(&problem.problem.name)) {
            Some(line) if text.trim().contains('\n') => format!("{shown}, line {}: {problem}", line + 1),
            _ => format!("{shown}: {problem}"),
        })
        .collect();
    if !problems.is_empty() {
        bail!("{}", problems.join("\nerror: "));
    }
    let name = if is_standard_input(path) {
        shown.clone()
    } else {
        path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    };
    Ok(Team { name, place: shown, sets, is_random: false })
}

/// A team for each player of a battle: from its file, or made by the format if it makes teams, or one of those that ship,
/// picked by `pick`; its levels as the format says, and whether that changed any.
///
/// # Errors
/// If a file can't be read, a level isn't one of the format's, or there are more files than players.
pub fn for_players(
    files: &[Option<PathBuf>],
    players: usize,
    battle: &Battle,
    format: &ResolvedFormat,
    pick: impl Fn(usize) -> u64,
) -> Result<(Vec<Team>, bool)> {
    if let Some(extra) = files.iter().skip(players).position(Option::is_some) {
        bail!("--team{} is given, but the format has {players} players", players + extra + 1);
    }
    if files.iter().flatten().filter(|file| is_standard_input(file)).count() > 1 {
        bail!("standard input has one team; the others must come from files");
    }
    let rule_set = battle.rule_set();
    let built_in = built_in(rule_set)?;
    let mut changed = false;
    let mut teams = Vec::new();
    for player in 0..players {
        let file = files.get(player).and_then(Option::as_deref);
        let mut team = match file {
            Some(path) => from_file(path, battle)?,
            None if format.team.is_some() => {
                teams.push(Team {
                    name: "random".into(),
                    place: "a random team".into(),
                    sets: vec![],
                    is_random: true,
                });
                continue;
            }
            None => picked(&built_in, pick(player), rule_set)?,
        };
        let changes = team.set_levels(&format.rules.numbers);
        changed |= changes.with_context(|| format!("{}, {}", team.place, format.name))?;
        // As transcripts have it: who is given no ability has its species' first.
        team.sets = teams::unpack(&teams::pack(&team.sets)).with_context(|| team.place.clone())?;
        teams.push(team);
    }
    Ok((teams, changed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tallgrass_pokedex::{Dex, Generation};

    #[test]
    fn teams_of_six_pokemon_that_a_rule_set_has_ship() {
        for (rule_set, _) in SHIPPED {
            let dex = Dex::of(rule_set);
            let built_in = built_in(rule_set).unwrap();
            assert!(built_in.len() >= 6);
            for team in &built_in {
                assert_eq!(team.sets.len(), 6, "{}", team.name);
                assert!(teams::check_names(&team.sets, dex).is_empty(), "{}", team.name);
                for set in &team.sets {
                    let species = dex.species_named(&set.species).unwrap();
                    assert!(dex.exists(species), "{} has {}", team.name, set.species);
                    let moves = set.moves.iter().map(|name| dex.move_named(name).unwrap());
                    assert!(moves.clone().all(|id| dex.exists(id)), "{} has {set:?}", team.name);
                    let abilities = dex.species(species).abilities;
                    let ability = || dex.ability_named(&set.ability).unwrap();
                    // Before generation 3 there are none.
                    let is_due = rule_set.generation() >= Generation::Gen3;
                    assert!(!is_due || abilities.contains(&ability()), "{} has {set:?}", team.name);
                }
            }
        }
    }
}

use super::PokemonSet;
use crate::{Dex, UnknownName};

/// A name in a team that is nothing's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Pokémon {set} ({}): {problem}", crate::error::short(name))]
pub struct NameProblem {
    /// Which Pokémon, counted from 1.
    pub set: usize,
    /// What it is called.
    pub name: String,
    /// Which name is wrong, and the nearest right one.
    pub problem: UnknownName,
}

/// Looks for names that no species, item, ability, move, nature or type has. Whether the generation's games have them,
/// and whether the set is legal, is not looked at.
pub fn check_names(team: &[PokemonSet], dex: &Dex) -> Vec<NameProblem> {
    let mut problems = Vec::new();
    for (index, set) in team.iter().enumerate() {
        let mut note = |problem: UnknownName| {
            problems.push(NameProblem { set: index + 1, name: set.display_name().to_owned(), problem });
        };
        if let Err(problem) = dex.species_named(if set.species.is_empty() { &set.name } else { &set.species }) {
            note(problem);
        }
        for item in [&set.item, &set.pokeball] {
            check(item, |name| dex.item_named(name).map(drop), &mut note);
        }
        check(&set.ability, |name| dex.ability_named(name).map(drop), &mut note);
        for name in &set.moves {
            check(name, |name| dex.move_named(name).map(drop), &mut note);
        }
        check(&set.nature, |name| dex.nature_named(name).map(drop), &mut note);
        for kind in [&set.hp_type, &set.tera_type] {
            check(kind, |name| dex.type_named(name).map(drop), &mut note);
        }
        if !matches!(&*set.gender, "" | "M" | "F" | "N") {
            note(UnknownName::new("gender", &set.gender, Some("M, F or N".to_owned())));
        }
    }
    problems
}

/// Nothing said is nothing wrong.
fn check(name: &str, find: impl Fn(&str) -> Result<(), UnknownName>, note: &mut impl FnMut(UnknownName)) {
    if !name.is_empty()
        && let Err(problem) = find(name)
    {
        note(problem);
    }
}

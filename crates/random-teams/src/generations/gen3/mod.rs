//! Generation 3: Random Battle.

mod abilities;
mod clashes;
mod companions;
mod items;
mod lists;
pub mod moves;
pub mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN3;
use tallgrass_pokedex::{SpeciesId, species};

use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::{Candidate, Random, Roster, Steps, Stock, Team};

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN3, &text(file!("sets-gen3")), lists::NO_STAB, clashes::CLASHES, companions::PAIRS));

/// Random Battle.
pub fn random() -> Random {
    Random::lacking_of_one_type(&STOCK, |team, roster| fill(team, roster, &set::STEPS, &[species::WOBBUFFET]))
}

/// Fills a team from a roster, as generation 2 does, too. Some species are in one team of a battle only.
pub fn fill(team: &mut Team, roster: &Roster, steps: &Steps, once_a_battle: &[SpeciesId]) -> Result<(), TeamsError> {
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if team.spent.contains(&candidate.id) || refuses(team, candidate) {
            continue;
        }
        let (member, _) = team.make(steps, candidate.index, false)?;
        // SHOWDOWN: whoever completes the team isn't remembered.
        if team.room() > 1 && once_a_battle.contains(&candidate.id) {
            team.spent.push(candidate.id);
        }
        team.push(candidate, member);
    }
    Ok(())
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(team: &Team, candidate: &Candidate) -> bool {
    team.has_species(candidate.base) || !team.settings.is_monotype() && team.refuses(candidate)
}

//! Generation 5: Random Battle.

mod abilities;
mod clashes;
mod companions;
pub mod items;
pub mod lists;
pub mod moves;
pub mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN5;
use tallgrass_pokedex::species;

use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::{Candidate, Random, Roster, Steps, Stock, Team};

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN5, &text(file!("sets-gen5")), lists::NO_STAB, clashes::CLASHES, companions::PAIRS));

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, |team, roster| fill(team, roster, &set::STEPS))
}

/// Fills a team from a roster, as generation 4 does, too.
pub fn fill(team: &mut Team, roster: &Roster, steps: &Steps) -> Result<(), TeamsError> {
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if refuses(team, candidate) {
            continue;
        }
        let is_lead = team.members.is_empty() && !team.settings.no_leads;
        let (member, _) = team.make(steps, candidate.index, is_lead)?;
        team.push(candidate, member);
    }
    Ok(())
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(team: &Team, candidate: &Candidate) -> bool {
    team.has_species(candidate.base)
        || candidate.id == species::ZOROARK && team.room() == 1
        || !team.settings.is_monotype() && team.refuses(candidate)
}

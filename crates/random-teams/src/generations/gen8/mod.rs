//! Generation 8: Random Battle, with a Pokémon a team that Dynamaxes.

mod abilities;
mod clashes;
mod companions;
mod items;
mod lists;
mod moves;
pub mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN8;
use tallgrass_pokedex::species;

use crate::TeamsError;
use crate::data::{Role, file, text};
use crate::engine::{Candidate, Random, Roster, Stock, Team};

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN8, &text(file!("sets-gen8")), lists::NO_STAB, clashes::CLASHES, companions::PAIRS));

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, fill)
}

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if refuses(team, candidate) {
            continue;
        }
        let is_lead = team.members.is_empty() && !team.settings.no_leads;
        let (member, role) = team.make(&set::STEPS, candidate.index, is_lead)?;
        team.details.dynamax |= role == Role::DynamaxUser;
        team.push(candidate, member);
    }
    Ok(())
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(team: &Team, candidate: &Candidate) -> bool {
    let only_dynamaxes =
        || matches!(&team.stock.sets_of(candidate.index).sets[..], [set] if set.role == Role::DynamaxUser);
    team.has_species(candidate.base)
        || candidate.id == species::ZOROARK && team.room() == 1
        || team.details.dynamax && only_dynamaxes()
        || team.refuses(candidate)
}

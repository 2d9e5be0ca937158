//! Brilliant Diamond and Shining Pearl: Random Battle. Sets have no roles: four moves are drawn, and what goes badly with the others
//! is drawn again. Let's Go does it the same way.

mod abilities;
pub mod counting;
mod culling;
pub mod drawing;
mod items;
mod set;
mod wants;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN8BDSP;

use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::{Random, Roster, Stock, Team};

static STOCK: LazyLock<Stock> = LazyLock::new(|| Stock::new(GEN8BDSP, &text(file!("sets-gen8bdsp")), &[], &[], &[]));

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, fill)
}

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if team.has_species(candidate.base) || team.refuses(candidate) {
            continue;
        }
        let is_lead = team.members.is_empty() && !team.settings.no_leads;
        let (member, _) = team.make(&set::STEPS, candidate.index, is_lead)?;
        team.push(candidate, member);
    }
    Ok(())
}

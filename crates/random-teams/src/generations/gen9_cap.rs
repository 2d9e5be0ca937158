//! Random Battle of generation 9 with Pokémon of the Create-A-Pokémon project among the others.

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::species;

use super::gen9::{self, clashes, lists};
use crate::TeamsError;
use crate::data::{file, text};
use crate::engine::{Random, Roster, Steps, Stock, Team, own_gender_or_any_in_battle};
use crate::written;

static STOCK: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9"))));
static PROJECT: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9-cap"))));

/// Anyone goes with anyone.
fn stock(sets: &str) -> Stock {
    Stock::new(GEN9, sets, lists::NO_STAB, clashes::CLASHES, &[])
}

/// Random Battle with them.
pub fn random() -> Random {
    Random::new(&STOCK, fill)
}

const CUSTOMS: gen9::Customs = gen9::Customs {
    steps: gen9::STEPS,
    no_leads: lists::NO_LEADS,
    uses_tera: |candidate| matches!(candidate.base, species::OGERPON | species::TERAPAGOS),
};

/// Pokémon of the project. Which ability and item they have says generation 9's list, too.
const OF_PROJECT: gen9::Customs = gen9::Customs {
    steps: Steps { gender: own_gender_or_any_in_battle, keys: written::RANDOM_WITHOUT_ID, ..gen9::STEPS },
    ..CUSTOMS
};

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    let project = PROJECT.rosters.of(team.kind);
    let mut leads = gen9::leads(team.settings);
    let mut left = project.weighted().to_vec();
    team.draw_from(roster);
    while team.room() > 0 && team.has_some_left() {
        // The second is one of the project, and of the others one in five.
        let is_of_project = (team.members.len() == 1 || team.draws.chance(1, 5)) && !left.is_empty();
        let candidate = match is_of_project {
            true => team.draws.take(&mut left).map(|place| project.formes(place)),
            false => team.draw_base(roster),
        };
        let Some(formes) = candidate else { break };
        let candidate = &formes[team.draws.below(formes.len())];
        let (stock, customs) = if is_of_project { (&*PROJECT, &OF_PROJECT) } else { (&*STOCK, &CUSTOMS) };
        team.stock = stock;
        gen9::consider(customs, team, candidate, &mut leads)?;
    }
    Ok(())
}

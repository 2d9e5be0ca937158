//! Generation 9: Random Battle in singles and doubles, and what is played with its teams.

mod abilities;
pub mod clashes;
mod companions;
pub mod items;
mod items_in_doubles;
mod items_in_singles;
pub mod lists;
mod moves;
mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{GameType, SpeciesId, species};

use crate::TeamsError;
use crate::data::{Role, file, text};
use crate::engine::{Candidate, Pair, Random, Roster, Steps, Stock, Team};
use crate::settings::Settings;
pub use abilities::{OF_WEATHER, is_useless};
pub use moves::{is_own_priority, lacks, learn_any};
pub use set::{STEPS, spread_for_hp};

static IN_SINGLES: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9")), companions::IN_SINGLES));
static IN_DOUBLES: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9-doubles")), companions::IN_DOUBLES));

fn stock(sets: &str, pairs: &[Pair]) -> Stock {
    Stock::new(GEN9, sets, lists::NO_STAB, clashes::CLASHES, pairs)
}

/// Random Battle, in singles or doubles.
pub fn random(settings: &Settings) -> Random {
    Random::new(if settings.is_doubles() { &IN_DOUBLES } else { &IN_SINGLES }, fill)
}

/// What teams that are filled as Random Battle's are do each their own way.
pub struct Customs {
    pub steps: Steps,
    /// Base species that don't lead.
    pub no_leads: &'static [SpeciesId],
    /// Who counts as a Tera Blast user in a team, and is refused beside one.
    pub uses_tera: fn(&Candidate) -> bool,
}

const SINGLES: Customs = Customs {
    steps: STEPS,
    no_leads: lists::NO_LEADS,
    uses_tera: |candidate| matches!(candidate.id, species::OGERPON | species::OGERPON_HEARTHFLAME | species::TERAPAGOS),
};

const DOUBLES: Customs = Customs { no_leads: lists::NO_LEADS_IN_DOUBLES, ..SINGLES };

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    fill_by(if team.settings.is_doubles() { &DOUBLES } else { &SINGLES }, team, roster)
}

/// Fills a team from a roster.
pub fn fill_by(customs: &Customs, team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    let mut leads = leads(team.settings);
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        consider(customs, team, candidate, &mut leads)?;
    }
    Ok(())
}

/// How many Pokémon at a team's head are to be found.
pub fn leads(settings: &Settings) -> usize {
    match settings.game_type {
        _ if settings.no_leads => 0,
        GameType::Doubles => 2,
        _ => 1,
    }
}

/// Takes a Pokémon into the team, if it goes with those that are there. `leads` are still to be found.
pub fn consider(
    customs: &Customs,
    team: &mut Team,
    candidate: &Candidate,
    leads: &mut usize,
) -> Result<(), TeamsError> {
    if refuses(customs, team, candidate) {
        return Ok(());
    }
    let is_lead = *leads > 0 && !customs.no_leads.contains(&candidate.base);
    if *leads > 0 && !is_lead && team.room() == *leads {
        return Ok(());
    }
    let (member, role) = team.make(&customs.steps, candidate.index, is_lead)?;
    team.details.tera_blast |= role == Role::TeraBlastUser || (customs.uses_tera)(candidate);
    team.details.imprisoners += (role == Role::Imprisoner) as u8;
    if is_lead {
        *leads -= 1;
        team.push_front(candidate, member);
    } else {
        team.push(candidate, member);
    }
    Ok(())
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(customs: &Customs, team: &Team, candidate: &Candidate) -> bool {
    team.has_species(candidate.base)
        || team.details.tera_blast && (customs.uses_tera)(candidate)
        || candidate.base == species::ZOROARK && team.room() == 1
        || team.refuses(candidate)
}

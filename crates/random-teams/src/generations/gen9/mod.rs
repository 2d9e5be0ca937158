//! Generation 9: Random Battle in singles and doubles, and what is played with its teams.

mod abilities;
mod clashes;
mod companions;
mod items;
mod items_in_doubles;
mod items_in_singles;
mod lists;
mod moves;
mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{GameType, SpeciesId, species};

use crate::TeamsError;
use crate::data::{Role, file, text};
use crate::engine::{Candidate, Pair, Random, Roster, Stock, Team};
use crate::settings::Settings;

static IN_SINGLES: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9")), companions::IN_SINGLES));
static IN_DOUBLES: LazyLock<Stock> = LazyLock::new(|| stock(&text(file!("sets-gen9-doubles")), companions::IN_DOUBLES));

fn stock(sets: &str, pairs: &[Pair]) -> Stock {
    Stock::new(GEN9, sets, lists::NO_STAB, clashes::CLASHES, pairs)
}

/// Random Battle, in singles or doubles.
pub fn random(settings: &Settings) -> Random {
    Random::new(if settings.is_doubles() { &IN_DOUBLES } else { &IN_SINGLES }, fill)
}

/// What counts as a Tera Blast user in a team, and is refused beside one.
const TERA_USERS: &[SpeciesId] = &[species::OGERPON, species::OGERPON_HEARTHFLAME, species::TERAPAGOS];

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    // How many Pokémon at its head are still to be found.
    let mut leads = match team.settings.game_type {
        _ if team.settings.no_leads => 0,
        GameType::Doubles => 2,
        _ => 1,
    };
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if refuses(team, candidate) {
            continue;
        }
        let is_lead = leads > 0 && may_lead(team.settings, candidate.base);
        if leads > 0 && !is_lead && team.room() == leads {
            continue;
        }
        let (member, role) = team.make(&set::STEPS, candidate.index, is_lead)?;
        team.details.tera_blast |= role == Role::TeraBlastUser || TERA_USERS.contains(&candidate.id);
        if is_lead {
            leads -= 1;
            team.push_front(candidate, member);
        } else {
            team.push(candidate, member);
        }
    }
    Ok(())
}

fn may_lead(settings: &Settings, base: SpeciesId) -> bool {
    let list = if settings.is_doubles() { lists::NO_LEADS_IN_DOUBLES } else { lists::NO_LEADS };
    !list.contains(&base)
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(team: &Team, candidate: &Candidate) -> bool {
    team.has_species(candidate.base)
        || team.details.tera_blast && TERA_USERS.contains(&candidate.id)
        || candidate.base == species::ZOROARK && team.room() == 1
        || team.refuses(candidate)
}

//! Baby Random Battle of generation 9: who can still evolve, at low levels.

mod clashes;
mod items;
mod lists;
mod moves;

use std::sync::LazyLock;

use tallgrass_pokedex::abilities::*;
use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{Dex, Species, SpeciesId, Type, moves as mv, species};

use super::gen9;
use crate::TeamsError;
use crate::data::{Role, file, text};
use crate::engine::{
    AbilityRules, Candidate, Count, Draws, Given, Random, Roster, SetsDrawn, Steps, Stock, Team, one_of_formes,
    own_gender_or_any_in_battle,
};
use crate::settings::Settings;
use crate::written;

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN9, &text(file!("sets-gen9-baby")), lists::NO_STAB, clashes::CLASHES, &[]));

/// Baby Random Battle.
pub fn random() -> Random {
    Random::lacking_of_one_type(&STOCK, fill)
}

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    team.draw_from(roster);
    while let Some(candidate) = team.draw(roster) {
        if refuses(team, candidate) {
            continue;
        }
        let (member, role) = team.make(&STEPS, candidate.index, false)?;
        team.details.tera_blast |= role == Role::TeraBlastUser;
        team.push(candidate, member);
    }
    Ok(())
}

/// Whether a Pokémon doesn't go with those in the team.
fn refuses(team: &Team, candidate: &Candidate) -> bool {
    team.has_species(candidate.base) || candidate.base == species::ZORUA && team.room() == 1 || team.refuses(candidate)
}

const STEPS: Steps = Steps {
    sets: SetsDrawn::Fitting(|team, _, set, _| {
        set.role != Role::TeraBlastUser || !(team.details.tera_blast || team.settings.terastal_clause)
    }),
    forme,
    priority_pokemon: lists::PRIORITY_POKEMON,
    cull: moves::cull,
    moves: moves::choose,
    ability: |b| ABILITIES.choose(b),
    item: items::choose,
    spread: |b, item, level| gen9::spread_for_hp(b, item, level, true),
    gender: own_gender_or_any_in_battle,
    keys: written::RANDOM_WITHOUT_ID,
    ..gen9::STEPS
};

/// What it is before the battle; of formes that differ in looks alone, any.
fn forme(_: &Dex, _: &Settings, draws: &mut Draws, entry: &Species) -> Result<SpeciesId, TeamsError> {
    Ok(match entry.battle_only {
        [before] => *before,
        _ if !entry.cosmetic_formes.is_empty() => one_of_formes(draws, entry, entry.cosmetic_formes),
        _ if matches!(entry.base_species, species::POLTCHAGEIST | species::SINISTEA) => {
            one_of_formes(draws, entry, entry.other_formes)
        }
        _ => entry.id,
    })
}

const ABILITIES: AbilityRules =
    AbilityRules { given: GIVEN, is_useless: gen9::is_useless, of_weather: gen9::OF_WEATHER };

const GIVEN: &[Given] = &[
    (OVERGROW, |b| b.species.id == species::ROWLET && b.count_type(Type::Grass) > 0),
    (PRANKSTER, |b| b.species.id == species::RIOLU && b.knows(mv::COPYCAT)),
    (INNER_FOCUS, |b| b.species.id == species::RIOLU),
    (SKILL_LINK, |b| b.species.id == species::PIKIPEK && b.has(Count::SkillLink)),
    (SWIFT_SWIM, |b| b.species.id == species::PSYDUCK && b.team.rain),
];

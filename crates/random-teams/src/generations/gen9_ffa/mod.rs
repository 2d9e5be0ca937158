//! Free For All of generation 9: sets of their own, beside three others.

mod clashes;
mod items;
mod lists;
mod moves;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{Dex, Species, SpeciesId, abilities, items as item, species};

use super::gen9;
use crate::TeamsError;
use crate::data::{Role, file, text};
use crate::engine::{
    AbilityRules, Draws, Random, Roster, SetsDrawn, Steps, Stock, Team, forme, own_gender_or_any_in_battle,
};
use crate::settings::Settings;
use crate::written;

static STOCK: LazyLock<Stock> =
    LazyLock::new(|| Stock::new(GEN9, &text(file!("sets-gen9-ffa")), lists::NO_STAB, clashes::CLASHES, &[]));

/// Free For All.
pub fn random() -> Random {
    Random::new(&STOCK, fill)
}

fn fill(team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
    gen9::fill_by(&CUSTOMS, team, roster)
}

const CUSTOMS: gen9::Customs = gen9::Customs {
    steps: STEPS,
    no_leads: lists::NO_LEADS,
    uses_tera: |candidate| matches!(candidate.id, species::OGERPON_HEARTHFLAME | species::TERAPAGOS),
};

const STEPS: Steps = Steps {
    sets: SetsDrawn::Fitting(|team, _, set, _| match set.role {
        Role::TeraBlastUser => !(team.details.tera_blast || team.settings.terastal_clause),
        Role::Imprisoner => team.details.imprisoners < 2,
        _ => true,
    }),
    forme: forme_or_basculin,
    priority_pokemon: lists::PRIORITY_POKEMON,
    cull: moves::cull,
    moves: moves::choose,
    ability: |b| ABILITIES.choose(b),
    item: items::choose,
    spread: |b, item, level| gen9::spread_for_hp(b, item, level, item != item::CHOICE_SPECS),
    gender: own_gender_or_any_in_battle,
    keys: written::RANDOM_WITHOUT_ID,
    ..gen9::STEPS
};

/// As elsewhere, but Basculin are what they are.
fn forme_or_basculin(
    dex: &Dex,
    settings: &Settings,
    draws: &mut Draws,
    entry: &Species,
) -> Result<SpeciesId, TeamsError> {
    if entry.base_species == species::BASCULIN { Ok(entry.id) } else { forme(dex, settings, draws, entry) }
}

const ABILITIES: AbilityRules = AbilityRules {
    given: &[],
    // SHOWDOWN: what Serene Grace needs is never counted.
    is_useless: |b, ability| ability == abilities::SERENE_GRACE || gen9::is_useless(b, ability),
    of_weather: gen9::OF_WEATHER,
};

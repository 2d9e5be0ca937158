use tallgrass_pokedex::{Dex, Generation, Species, SpeciesId, species};

use super::Draws;
use crate::TeamsError;
use crate::settings::Settings;

/// The forme a species is put into a set as: what it is before the battle, and any of those that differ in looks alone.
pub fn forme(dex: &Dex, settings: &Settings, draws: &mut Draws, entry: &Species) -> Result<SpeciesId, TeamsError> {
    let is_champions = settings.mod_name.starts_with("champions");
    if let [before] = entry.battle_only {
        return Ok(*before);
    }
    if !entry.cosmetic_formes.is_empty() {
        return Ok(one_of_formes(draws, entry, entry.cosmetic_formes));
    }
    if let Some(plain) = entry.id.as_str().strip_suffix("gmax").filter(|_| entry.name.ends_with("-Gmax")) {
        return Ok(SpeciesId::from_id(plain).unwrap_or(entry.id));
    }
    match entry.base_species {
        species::DUDUNSPARCE | species::MAUSHOLD | species::POLTEAGEIST | species::SINISTCHA | species::ZARUDE => {
            Ok(one_of_formes(draws, entry, entry.other_formes))
        }
        species::BASCULIN => draws.sample(&[species::BASCULIN, species::BASCULIN_BLUE_STRIPED]),
        species::MAGEARNA => draws.sample(&[species::MAGEARNA, species::MAGEARNA_ORIGINAL]),
        species::KELDEO if dex.generation() <= Generation::Gen7 => {
            draws.sample(&[species::KELDEO, species::KELDEO_RESOLUTE])
        }
        species::PIKACHU if dex.generation() >= Generation::Gen8 && !is_champions => draws.sample(&[
            species::PIKACHU,
            species::PIKACHU_ORIGINAL,
            species::PIKACHU_HOENN,
            species::PIKACHU_SINNOH,
            species::PIKACHU_UNOVA,
            species::PIKACHU_KALOS,
            species::PIKACHU_ALOLA,
            species::PIKACHU_PARTNER,
            species::PIKACHU_WORLD,
        ]),
        _ => Ok(entry.id),
    }
}

/// A species itself or one of other formes.
pub fn one_of_formes(draws: &mut Draws, entry: &Species, others: &[SpeciesId]) -> SpeciesId {
    let at = draws.below(others.len() + 1);
    if at == 0 { entry.id } else { others[at - 1] }
}

//! Pokémon that don't go together in a team, in generation 7 and in 6.

use tallgrass_pokedex::SpeciesId;
use tallgrass_pokedex::species::*;

use crate::engine::Pair;

const WEBS: &[SpeciesId] =
    &[ARIADOS, SHUCKLE, SMEARGLE, MASQUERAIN, KRICKETUNE, LEAVANNY, GALVANTULA, RIBOMBEE, ARAQUANID];
/// Dry Skin.
const DRY: &[SpeciesId] = &[PARASECT, JYNX, TOXICROAK, HELIOLISK];

/// Much the same.
const ALIKE: [Pair; 2] = [(&[BLISSEY], &[CHANSEY]), (&[ILLUMISE], &[VOLBEAT])];

const SCREENS: &[SpeciesId] = &[MEOWSTIC, CARBINK, ELECTRODE, NINETALES_ALOLA];
const SUN: &[SpeciesId] = &[CHARIZARD_MEGA_Y, NINETALES, GROUDON, TORKOAL];
const SAND_AND_HAIL: &[SpeciesId] =
    &[TYRANITAR, TYRANITAR_MEGA, HIPPOWDON, GIGALITH, ABOMASNOW, ABOMASNOW_MEGA, AURORUS, VANILLUXE, NINETALES_ALOLA];

pub const IN_GENERATION_7: &[Pair] =
    &[ALIKE[0], ALIKE[1], (WEBS, WEBS), (SCREENS, SCREENS), (DRY, SUN), (&[SHEDINJA], SAND_AND_HAIL)];

const SCREENS_6: &[SpeciesId] = &[MEOWSTIC, CARBINK];
const SUN_6: &[SpeciesId] = &[CHARIZARD_MEGA_Y, NINETALES, GROUDON];
const SAND_AND_HAIL_6: &[SpeciesId] = &[TYRANITAR, TYRANITAR_MEGA, HIPPOWDON, ABOMASNOW, ABOMASNOW_MEGA, AURORUS];

pub const IN_GENERATION_6: &[Pair] =
    &[ALIKE[0], ALIKE[1], (WEBS, WEBS), (SCREENS_6, SCREENS_6), (DRY, SUN_6), (&[SHEDINJA], SAND_AND_HAIL_6)];

//! Pokémon that don't go together in a team.

use tallgrass_pokedex::SpeciesId;
use tallgrass_pokedex::species::*;

use crate::engine::Pair;

const SUN: &[SpeciesId] = &[NINETALES, TORKOAL, GROUDON, KORAIDON];
const RAIN: &[SpeciesId] = &[POLITOED, PELIPPER, KYOGRE];
const SAND: &[SpeciesId] = &[TYRANITAR, HIPPOWDON];
const SNOW: &[SpeciesId] = &[NINETALES_ALOLA, ABOMASNOW];

const WEBS: &[SpeciesId] =
    &[ARIADOS, SMEARGLE, MASQUERAIN, KRICKETUNE, LEAVANNY, GALVANTULA, VIKAVOLT, RIBOMBEE, ARAQUANID, SPIDOPS];
const SCREENS: &[SpeciesId] = &[MEOWSTIC, GRIMMSNARL, NINETALES_ALOLA, ABOMASNOW];

pub const IN_SINGLES: &[Pair] = &[
    // Much the same.
    (&[BLISSEY], &[CHANSEY]),
    (&[ILLUMISE], &[VOLBEAT]),
    // Webs or screens twice.
    (WEBS, WEBS),
    (SCREENS, SCREENS),
    // Dry Skin in the sun.
    (&[TOXICROAK], SUN),
];

const DOUBLES_WEBS: &[SpeciesId] = &[ARIADOS, KRICKETUNE, LEAVANNY, GALVANTULA, VIKAVOLT, ARAQUANID, SPIDOPS];
const DOUBLES_SCREENS: &[SpeciesId] = &[MEOWSTIC, KLEFKI, GRIMMSNARL, NINETALES_ALOLA, ABOMASNOW];
const RODENTS: &[SpeciesId] = &[MINUN, PLUSLE, PACHIRISU, RAICHU];

pub const IN_DOUBLES: &[Pair] = &[
    (&[ILLUMISE], &[VOLBEAT]),
    (RODENTS, RODENTS),
    (DOUBLES_WEBS, DOUBLES_WEBS),
    (DOUBLES_SCREENS, DOUBLES_SCREENS),
    (&[TOXICROAK], SUN),
    // Two weathers.
    (SUN, RAIN),
    (SUN, SAND),
    (SUN, SNOW),
    (RAIN, SAND),
    (RAIN, SNOW),
    (SAND, SNOW),
    // Two terrains.
    (&[PINCURCHIN, MIRAIDON], &[INDEEDEE, INDEEDEE_F, RILLABOOM]),
    (&[RILLABOOM], &[INDEEDEE, INDEEDEE_F]),
];

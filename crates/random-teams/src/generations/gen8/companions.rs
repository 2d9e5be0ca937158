//! Pokémon that don't go together in a team.

use tallgrass_pokedex::SpeciesId;
use tallgrass_pokedex::species::*;

use crate::engine::Pair;

const WEBS: &[SpeciesId] = &[SHUCKLE, GALVANTULA, VIKAVOLT, RIBOMBEE, ARAQUANID, ORBEETLE];
const SCREENS: &[SpeciesId] = &[MEOWSTIC, GRIMMSNARL_GMAX, NINETALES_ALOLA, ABOMASNOW, VANILLUXE, AURORUS];
const SAND_AND_HAIL: &[SpeciesId] = &[TYRANITAR, HIPPOWDON, GIGALITH, NINETALES_ALOLA, ABOMASNOW, VANILLUXE, AURORUS];

pub const PAIRS: &[Pair] = &[
    // Much the same.
    (&[BLISSEY], &[CHANSEY]),
    // Webs or screens twice.
    (WEBS, WEBS),
    (SCREENS, SCREENS),
    // Screen Cleaner.
    (&[MR_RIME], SCREENS),
    // Dry Skin in the sun.
    (&[JYNX, TOXICROAK, HELIOLISK], &[NINETALES, TORKOAL, GROUDON]),
    // Weather that hurts one of a single HP.
    (&[SHEDINJA], SAND_AND_HAIL),
    // Whoever can't Dynamax is no disguise.
    (&[ZOROARK], &[ZACIAN, ZACIAN_CROWNED, ZAMAZENTA, ZAMAZENTA_CROWNED, ETERNATUS]),
];

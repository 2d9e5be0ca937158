//! Berries that do nothing in battle.

use tallgrass_battle::prelude::*;

/// Berries for Poffins, Pokéblocks and the like.
pub static PLAIN_BERRIES: [Behaviour; 20] = items_alike(
    [
        items::BELUE_BERRY,
        items::BLUK_BERRY,
        items::CORNN_BERRY,
        items::DURIN_BERRY,
        items::GREPA_BERRY,
        items::HONDEW_BERRY,
        items::KELPSY_BERRY,
        items::MAGOST_BERRY,
        items::NANAB_BERRY,
        items::NOMEL_BERRY,
        items::PAMTRE_BERRY,
        items::PINAP_BERRY,
        items::POMEG_BERRY,
        items::QUALOT_BERRY,
        items::RABUTA_BERRY,
        items::RAZZ_BERRY,
        items::SPELON_BERRY,
        items::TAMATO_BERRY,
        items::WATMEL_BERRY,
        items::WEPEAR_BERRY,
    ],
    &[on::constant(Event::Eat, Value::False)],
);

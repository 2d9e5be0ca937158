//! Plates: strengthen all moves of a type by a fifth, and can't be taken from Arceus.

use super::items_type_boosters::strengthen;
use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Arceus in the Pokédex.
const ARCEUS: u16 = 493;

/// One for each type but Normal.
pub static PLATES: [Behaviour; 17] = [
    item(
        items::DRACO_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Dragon)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::DREAD_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Dark)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::EARTH_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ground)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::FIST_PLATE,
        &[
            on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fighting)).priority(15),
            on::take_item(stay_with_arceus),
        ],
    ),
    item(
        items::FLAME_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fire)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::ICICLE_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ice)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::INSECT_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Bug)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::IRON_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Steel)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::MEADOW_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Grass)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::MIND_PLATE,
        &[
            on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Psychic)).priority(15),
            on::take_item(stay_with_arceus),
        ],
    ),
    item(
        items::PIXIE_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fairy)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::SKY_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Flying)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::SPLASH_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Water)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::SPOOKY_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ghost)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::STONE_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Rock)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::TOXIC_PLATE,
        &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Poison)).priority(15), on::take_item(stay_with_arceus)],
    ),
    item(
        items::ZAP_PLATE,
        &[
            on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Electric)).priority(15),
            on::take_item(stay_with_arceus),
        ],
    ),
];

fn stay_with_arceus(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with(cx, o, ARCEUS)
}

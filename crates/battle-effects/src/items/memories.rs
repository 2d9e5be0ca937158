//! Memories: make Silvally and Multi-Attack of their type, and can't be taken from it.

use crate::shared::keeping::stay_with;
use tallgrass_battle::prelude::*;

/// Silvally in the Pokédex.
const SILVALLY: u16 = 773;

/// One for each type.
pub static MEMORIES: [Behaviour; 17] = [
    item(items::BUG_MEMORY, &[on::constant(Event::Memory, Value::Type(Type::Bug)), on::take_item(stay_with_silvally)]),
    item(
        items::DARK_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Dark)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::DRAGON_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Dragon)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::ELECTRIC_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Electric)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::FAIRY_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Fairy)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::FIGHTING_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Fighting)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::FIRE_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Fire)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::FLYING_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Flying)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::GHOST_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Ghost)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::GRASS_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Grass)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::GROUND_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Ground)), on::take_item(stay_with_silvally)],
    ),
    item(items::ICE_MEMORY, &[on::constant(Event::Memory, Value::Type(Type::Ice)), on::take_item(stay_with_silvally)]),
    item(
        items::POISON_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Poison)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::PSYCHIC_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Psychic)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::ROCK_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Rock)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::STEEL_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Steel)), on::take_item(stay_with_silvally)],
    ),
    item(
        items::WATER_MEMORY,
        &[on::constant(Event::Memory, Value::Type(Type::Water)), on::take_item(stay_with_silvally)],
    ),
];

fn stay_with_silvally(cx: &mut Cx, o: Occasion, _: ItemId) -> Verdict {
    stay_with(cx, o, SILVALLY)
}

//! Items that strengthen all moves of a type by a fifth.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Incenses and other things.
pub static TYPE_BOOSTERS: [Behaviour; 23] = [
    item(items::BLACK_BELT, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fighting)).priority(15)]),
    item(items::BLACK_GLASSES, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Dark)).priority(15)]),
    item(items::CHARCOAL, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fire)).priority(15)]),
    item(items::DRAGON_FANG, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Dragon)).priority(15)]),
    item(items::FAIRY_FEATHER, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Fairy)).priority(15)]),
    item(items::HARD_STONE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Rock)).priority(15)]),
    item(items::MAGNET, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Electric)).priority(15)]),
    item(items::METAL_COAT, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Steel)).priority(15)]),
    item(items::MIRACLE_SEED, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Grass)).priority(15)]),
    item(items::MYSTIC_WATER, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Water)).priority(15)]),
    item(items::NEVER_MELT_ICE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ice)).priority(15)]),
    item(items::ODD_INCENSE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Psychic)).priority(15)]),
    item(items::POISON_BARB, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Poison)).priority(15)]),
    item(items::ROCK_INCENSE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Rock)).priority(15)]),
    item(items::ROSE_INCENSE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Grass)).priority(15)]),
    item(items::SEA_INCENSE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Water)).priority(15)]),
    item(items::SHARP_BEAK, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Flying)).priority(15)]),
    item(items::SILK_SCARF, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Normal)).priority(15)]),
    item(items::SILVER_POWDER, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Bug)).priority(15)]),
    item(items::SOFT_SAND, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ground)).priority(15)]),
    item(items::SPELL_TAG, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Ghost)).priority(15)]),
    item(items::TWISTED_SPOON, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Psychic)).priority(15)]),
    item(items::WAVE_INCENSE, &[on::base_power(|cx, hit, _| strengthen(cx, hit, Type::Water)).priority(15)]),
];

/// Strengthens a move of this type by a fifth.
pub(crate) fn strengthen(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.mv(hit.mv).kind == kind { cx.chain(4915, 4096) } else { Pass }
}

/// What is another thing up to generation 2.
pub static OTHERS_OF_OLD: [Behaviour; 1] = [item(items::DRAGON_FANG, &[]).in_rules(rule_sets::GEN2).anew()];

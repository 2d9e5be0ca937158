//! Items that raise stats of one species.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

/// Deep Sea Scale: doubles Clamperl's Special Defense.
pub static DEEP_SEA_SCALE: Behaviour = item(
    items::DEEP_SEA_SCALE,
    &[on::modify_spd(|cx, hit, _| double_for(cx, cx.mon(hit.target).base_species == formes::CLAMPERL)).priority(2)],
);

/// Deep Sea Tooth: doubles Clamperl's Special Attack.
pub static DEEP_SEA_TOOTH: Behaviour = item(
    items::DEEP_SEA_TOOTH,
    &[on::modify_spa(|cx, hit, _| double_for(cx, cx.mon(hit.user).base_species == formes::CLAMPERL)).priority(1)],
);

/// Light Ball: doubles Pikachu's Attack and Special Attack.
pub static LIGHT_BALL: Behaviour = item(
    items::LIGHT_BALL,
    &[
        on::modify_atk(|cx, hit, _| double_for(cx, is_species(cx, hit.user, &[formes::PIKACHU]))).priority(1),
        on::modify_spa(|cx, hit, _| double_for(cx, is_species(cx, hit.user, &[formes::PIKACHU]))).priority(1),
    ],
);

/// Thick Club: doubles Cubone's and Marowak's Attack.
pub static THICK_CLUB: Behaviour = item(
    items::THICK_CLUB,
    &[on::modify_atk(|cx, hit, _| double_for(cx, is_species(cx, hit.user, &[formes::CUBONE, formes::MAROWAK])))
        .priority(1)],
);

/// Metal Powder: doubles Ditto's Defense as long as it isn't transformed.
pub static METAL_POWDER: Behaviour =
    item(items::METAL_POWDER, &[on::modify_def(|cx, hit, _| double_for(cx, is_ditto(cx, hit.target))).priority(2)]);

/// Quick Powder: doubles Ditto's Speed as long as it isn't transformed.
pub static QUICK_POWDER: Behaviour =
    item(items::QUICK_POWDER, &[on::modify_spe(|cx, o, _| double_for(cx, is_ditto(cx, o.target)))]);

fn double_for(cx: &mut Cx, right_holder: bool) -> Reply<i32> {
    if right_holder { cx.chain(2, 1) } else { Pass }
}

fn is_species(cx: &Cx, mon: Mon, species: &[SpeciesId]) -> bool {
    species.contains(&cx.dex().species(cx.mon(mon).base_species).base_species)
}

fn is_ditto(cx: &Cx, mon: Mon) -> bool {
    cx.mon(mon).species == formes::DITTO && !cx.mon(mon).transformed
}

/// What is another thing up to generation 2.
pub static OTHERS_OF_OLD: [Behaviour; 3] = [
    item(items::LIGHT_BALL, &[]).in_rules(rule_sets::GEN2).anew(),
    item(items::THICK_CLUB, &[]).in_rules(rule_sets::GEN2).anew(),
    item(items::METAL_POWDER, &[]).in_rules(rule_sets::GEN2).anew(),
];

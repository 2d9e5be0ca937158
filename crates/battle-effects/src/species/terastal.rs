//! Species that take on another forme as they terastallize.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::CanTerastallize;

macro_rules! ogerpon {
    ($forme:ident, $tera:ident) => {
        species(
            formes::$forme,
            &[
                on::try_terastallize(wear_fitting_mask),
                on::terastallize(|cx, o| become_for_good(cx, o, formes::$tera)),
                on::try_transform(unless_terastallized),
                on::transformed(keep_own_tera_type_back),
            ],
        )
    };
}

/// Ogerpon: puts its mask's forme on; any type but its masks' crashes the game, so nothing happens.
pub static OGERPON: [Behaviour; 8] = [
    ogerpon!(OGERPON, OGERPON_TEAL_TERA),
    ogerpon!(OGERPON_WELLSPRING, OGERPON_WELLSPRING_TERA),
    ogerpon!(OGERPON_HEARTHFLAME, OGERPON_HEARTHFLAME_TERA),
    ogerpon!(OGERPON_CORNERSTONE, OGERPON_CORNERSTONE_TERA),
    ogerpon!(OGERPON_TEAL_TERA, OGERPON_TEAL_TERA),
    ogerpon!(OGERPON_WELLSPRING_TERA, OGERPON_WELLSPRING_TERA),
    ogerpon!(OGERPON_HEARTHFLAME_TERA, OGERPON_HEARTHFLAME_TERA),
    ogerpon!(OGERPON_CORNERSTONE_TERA, OGERPON_CORNERSTONE_TERA),
];

macro_rules! ogerpon_before_the_indigo_disk {
    ($forme:ident, $tera:ident) => {
        species(
            formes::$forme,
            &[
                on::try_terastallize(|cx, o| match refuse_if_transformed(cx, o) {
                    Pass => wear_fitting_mask(cx, o),
                    refused => refused,
                }),
                on::terastallize(|cx, o| become_for_good(cx, o, formes::$tera)),
                on::try_transform(unless_terastallized),
            ],
        )
        .in_rules(rule_sets::GEN9DLC1)
        .anew()
    };
}

/// Before the Indigo Disk who has transformed into Ogerpon may try to terastallize, and then doesn't.
pub static OGERPON_BEFORE_THE_INDIGO_DISK: [Behaviour; 8] = [
    ogerpon_before_the_indigo_disk!(OGERPON, OGERPON_TEAL_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_WELLSPRING, OGERPON_WELLSPRING_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_HEARTHFLAME, OGERPON_HEARTHFLAME_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_CORNERSTONE, OGERPON_CORNERSTONE_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_TEAL_TERA, OGERPON_TEAL_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_WELLSPRING_TERA, OGERPON_WELLSPRING_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_HEARTHFLAME_TERA, OGERPON_HEARTHFLAME_TERA),
    ogerpon_before_the_indigo_disk!(OGERPON_CORNERSTONE_TERA, OGERPON_CORNERSTONE_TERA),
];

const LIKE_OGERPON: [Listener; 2] = [on::try_transform(unless_terastallized), on::transformed(keep_own_tera_type_back)];

/// Terapagos: its Terastal Form becomes the Stellar Form.
pub static TERAPAGOS: [Behaviour; 3] = [
    species(formes::TERAPAGOS, &LIKE_OGERPON),
    species(
        formes::TERAPAGOS_TERASTAL,
        &[
            on::terastallize(|cx, o| become_for_good(cx, o, formes::TERAPAGOS_STELLAR)),
            LIKE_OGERPON[0],
            LIKE_OGERPON[1],
        ],
    ),
    species(formes::TERAPAGOS_STELLAR, &LIKE_OGERPON),
];

/// Before the Indigo Disk who has transformed into Terapagos may try to terastallize, too, and then doesn't.
pub static TERAPAGOS_BEFORE_THE_INDIGO_DISK: [Behaviour; 3] = [
    species(formes::TERAPAGOS, &LIKE_OGERPON_BEFORE).in_rules(rule_sets::GEN9DLC1).anew(),
    species(
        formes::TERAPAGOS_TERASTAL,
        &[
            on::terastallize(|cx, o| become_for_good(cx, o, formes::TERAPAGOS_STELLAR)),
            LIKE_OGERPON_BEFORE[0],
            LIKE_OGERPON_BEFORE[1],
        ],
    )
    .in_rules(rule_sets::GEN9DLC1)
    .anew(),
    species(formes::TERAPAGOS_STELLAR, &LIKE_OGERPON_BEFORE).in_rules(rule_sets::GEN9DLC1).anew(),
];

const LIKE_OGERPON_BEFORE: [Listener; 2] =
    [on::try_transform(unless_terastallized), on::try_terastallize(refuse_if_transformed)];

/// Morpeko: stays in the mode it is in.
pub static MORPEKO: [Behaviour; 2] = [
    species(formes::MORPEKO, &[on::terastallize(settle)]),
    species(formes::MORPEKO_HANGRY, &[on::terastallize(settle)]),
];

fn family(cx: &Cx, mon: Mon) -> SpeciesId {
    cx.dex().species(cx.mon(mon).species).base_species
}

fn refuse_if_transformed(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.mon(o.target).transformed {
        return Pass;
    }
    cx.hint("A Pokémon terastallized into Ogerpon or Terapagos cannot terastallize.", false, None);
    Fail
}

fn wear_fitting_mask(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    let fits = matches!(pokemon.tera_type, Type::Fire | Type::Grass | Type::Rock | Type::Water);
    if fits || pokemon.illusion.is_some_and(|shown| family(cx, shown) != formes::OGERPON) {
        return Pass;
    }
    let text = "If Ogerpon Terastallizes into a type other than Fire, Grass, Rock, or Water, the game crashes.";
    cx.hint(text, false, Some(cx.mon(o.target).side));
    Fail
}

fn become_for_good(cx: &mut Cx, o: Occasion, forme: SpeciesId) -> Verdict {
    let how = FormeChange { permanent: true, ..FormeChange::default() };
    cx.forme_change_as(o.target, forme, Effect::NONE, how);
    Pass
}

fn settle(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if !pokemon.transformed && pokemon.base_species != pokemon.species {
        cx.keep_forme(o.target);
    }
    Pass
}

/// Nobody who has terastallized transforms into it, or into it once it has.
fn unless_terastallized(cx: &mut Cx, o: Occasion) -> Verdict {
    let terastallized = |mon: Mon| cx.mon(mon).terastallized.is_some();
    if terastallized(o.target) || o.source.is_some_and(terastallized) { Fail } else { Pass }
}

/// Whoever has transformed into it can't terastallize as long as that lasts.
fn keep_own_tera_type_back(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon_mut(o.target);
    if pokemon.can_terastallize == CanTerastallize::Yes {
        pokemon.can_terastallize = CanTerastallize::NotNow;
    }
    Pass
}

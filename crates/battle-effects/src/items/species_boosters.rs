//! Items that strengthen two types of moves by a fifth for one species.

use crate::shared::keeping::{is_number, stay_with};
use tallgrass_battle::prelude::*;

/// The creation trio and the eon duo in the Pokédex.
const DIALGA: u16 = 483;
const PALKIA: u16 = 484;
const GIRATINA: u16 = 487;
const LATIAS: u16 = 380;
const LATIOS: u16 = 381;

/// Orbs: for Dialga, Palkia and Giratina.
pub static ORBS: [Behaviour; 3] = [
    item(items::ADAMANT_ORB, &[on::base_power(for_dialga).priority(15)]),
    item(items::LUSTROUS_ORB, &[on::base_power(for_palkia).priority(15)]),
    // The Griseous Orb changed Giratina's forme before there was a core to do so.
    item(
        items::GRISEOUS_ORB,
        &[on::base_power(for_giratina).priority(15), on::take_item(|cx, o, _| stay_with(cx, o, GIRATINA)).until(Gen8)],
    ),
];

/// The same that also change their formes, and can't be taken from them.
pub static FORME_ORBS: [Behaviour; 3] = [
    item(
        items::ADAMANT_CRYSTAL,
        &[on::base_power(for_dialga).priority(15), on::take_item(|cx, o, _| stay_with(cx, o, DIALGA))],
    ),
    item(
        items::LUSTROUS_GLOBE,
        &[on::base_power(for_palkia).priority(15), on::take_item(|cx, o, _| stay_with(cx, o, PALKIA))],
    ),
    item(
        items::GRISEOUS_CORE,
        &[on::base_power(for_giratina).priority(15), on::take_item(|cx, o, _| stay_with(cx, o, GIRATINA))],
    ),
];

/// Soul Dew: for Latias and Latios; up to generation 6 it raises their Special Attack and Special Defense by half.
pub static SOUL_DEW: Behaviour = item(
    items::SOUL_DEW,
    &[
        on::base_power(for_eon_duo).priority(15).since(Gen7),
        on::modify_spa(|cx, hit, _| raise_for_eon_duo(cx, hit.user)).priority(1).until(Gen6),
        on::modify_spd(|cx, hit, _| raise_for_eon_duo(cx, hit.target)).priority(2).until(Gen6),
    ],
);

fn for_dialga(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    strengthen(cx, hit, &[DIALGA], Type::Steel)
}

fn for_palkia(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    strengthen(cx, hit, &[PALKIA], Type::Water)
}

fn for_giratina(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    strengthen(cx, hit, &[GIRATINA], Type::Ghost)
}

fn for_eon_duo(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    strengthen(cx, hit, &[LATIAS, LATIOS], Type::Psychic)
}

fn raise_for_eon_duo(cx: &mut Cx, holder: Mon) -> Reply<i32> {
    let is_one = is_number(cx, holder, LATIAS) || is_number(cx, holder, LATIOS);
    if is_one { cx.chain(3, 2) } else { Pass }
}

/// Strengthens moves of this type, and Dragon moves.
fn strengthen(cx: &mut Cx, hit: Hit, users: &[u16], kind: Type) -> Reply<i32> {
    let right_type = [kind, Type::Dragon].contains(&cx.mv(hit.mv).kind);
    if right_type && users.iter().any(|&user| is_number(cx, hit.user, user)) { cx.chain(4915, 4096) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn giratinas_orb_was_a_part_of_it_before_generation_9() {
        check(
            gen9(&["Alakazam @ Leftovers"], &["Giratina @ Griseous Orb"]),
            &[["trick", "splash"]],
            &[&[(Accuracy, 0)]],
            &[
                "-activate|p1a: Alakazam|move: Trick|[of] p2a: Giratina",
                "-item|p2a: Giratina|Leftovers|[from] move: Trick",
                "-item|p1a: Alakazam|Griseous Orb|[from] move: Trick",
            ],
        );
        check(
            gen8(&["Alakazam @ Leftovers"], &["Giratina-Origin @ Griseous Orb"]),
            &[["trick", "splash"]],
            &[&[(Accuracy, 0)]],
            &["-fail|p1a: Alakazam"],
        );
    }

    #[test]
    fn two_types_of_moves_are_stronger() {
        check(
            gen9(&["Latios @ Soul Dew"], &["Snorlax"]),
            &[["psychic", "splash"]],
            &[HIT, &[(Secondary, 99)]],
            &["-damage|p2a: Snorlax|302/461"],
        );
    }
}

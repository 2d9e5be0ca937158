//! Items that make critical hits likelier.

use tallgrass_battle::prelude::*;

/// Razor Claw and Scope Lens: for anyone, by one stage.
pub static CRIT_ITEMS: [Behaviour; 2] =
    items_alike([items::RAZOR_CLAW, items::SCOPE_LENS], &[on::modify_crit_ratio(|_, _, stage| Set(stage + 1))]);

/// Leek: for Farfetch'd and Sirfetch'd, by two stages.
pub static LEEK: Behaviour = item(
    items::LEEK,
    &[on::modify_crit_ratio(|cx, hit, stage| sharpen(cx, hit, stage, &[formes::FARFETCHD, formes::SIRFETCHD]))],
);

/// Stick: for Farfetch'd, by two stages.
pub static STICK: Behaviour =
    item(items::STICK, &[on::modify_crit_ratio(|cx, hit, stage| sharpen(cx, hit, stage, &[formes::FARFETCHD]))]);

/// Lucky Punch: for Chansey, by two stages.
pub static LUCKY_PUNCH: Behaviour =
    item(items::LUCKY_PUNCH, &[on::modify_crit_ratio(|cx, hit, stage| sharpen(cx, hit, stage, &[formes::CHANSEY]))]);

fn sharpen(cx: &mut Cx, hit: Hit, stage: i32, users: &[SpeciesId]) -> Reply<i32> {
    let base = cx.dex().species(cx.mon(hit.user).base_species).base_species;
    if users.contains(&base) { Set(stage + 2) } else { Pass }
}

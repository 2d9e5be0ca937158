//! Gems: the first attack of a type is stronger by three tenths; then the gem is gone.

use tallgrass_battle::prelude::*;

/// One for each type.
pub static GEMS: [Behaviour; 18] = [
    item(items::BUG_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Bug)).as_source()]),
    item(items::DARK_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Dark)).as_source()]),
    item(items::DRAGON_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Dragon)).as_source()]),
    item(
        items::ELECTRIC_GEM,
        &[on::try_primary_hit(|cx, hit| spend_unless_combined(cx, hit, Type::Electric)).as_source()],
    ),
    item(items::FAIRY_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Fairy)).as_source()]),
    item(items::FIGHTING_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Fighting)).as_source()]),
    item(items::FIRE_GEM, &[on::try_primary_hit(|cx, hit| spend_unless_combined(cx, hit, Type::Fire)).as_source()]),
    item(items::FLYING_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Flying)).as_source()]),
    item(items::GHOST_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Ghost)).as_source()]),
    item(items::GRASS_GEM, &[on::try_primary_hit(|cx, hit| spend_unless_combined(cx, hit, Type::Grass)).as_source()]),
    item(items::GROUND_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Ground)).as_source()]),
    item(items::ICE_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Ice)).as_source()]),
    item(items::NORMAL_GEM, &[on::try_primary_hit(|cx, hit| spend_unless_combined(cx, hit, Type::Normal)).as_source()]),
    item(items::POISON_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Poison)).as_source()]),
    item(items::PSYCHIC_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Psychic)).as_source()]),
    item(items::ROCK_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Rock)).as_source()]),
    item(items::STEEL_GEM, &[on::try_primary_hit(|cx, hit| spend(cx, hit, Type::Steel)).as_source()]),
    item(items::WATER_GEM, &[on::try_primary_hit(|cx, hit| spend_unless_combined(cx, hit, Type::Water)).as_source()]),
];

/// Pledges that are combined spend no gem.
fn spend_unless_combined(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.mv(hit.mv).has(MoveFlags::PLEDGECOMBO) { Pass } else { spend(cx, hit, kind) }
}

fn spend(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    let mv = cx.mv(hit.mv);
    if hit.target != hit.user && mv.category != Category::Status && mv.kind == kind && cx.use_item(hit.user) {
        cx.add_volatile(hit.user, conditions::GEM, None, None);
    }
    Pass
}

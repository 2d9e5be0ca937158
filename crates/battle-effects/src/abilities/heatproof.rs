//! Heatproof and Thick Fat: moves of some types hurt half as much.

use tallgrass_battle::prelude::*;

/// Heatproof: Fire moves and burns hurt half as much.
pub static HEATPROOF: Behaviour = ability(
    abilities::HEATPROOF,
    &[
        on::modify_atk(withstand_heat).as_source().priority(6).since(Gen9),
        on::modify_spa(withstand_heat).as_source().priority(5).since(Gen9),
        on::base_power(withstand_heat).as_source().priority(18).until(Gen8),
        on::damage(soothe_burn),
    ],
);
/// Thick Fat: Fire and Ice moves hurt half as much.
pub static THICK_FAT: Behaviour = ability(
    abilities::THICK_FAT,
    &[
        on::modify_atk(insulate).as_source().priority(6).since(Gen5),
        on::modify_spa(insulate).as_source().priority(5).since(Gen5),
        on::base_power(insulate).as_source().priority(1).until(Gen4),
    ],
);

fn withstand_heat(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mv(hit.mv).kind == Type::Fire { cx.chain(1, 2) } else { Pass }
}

fn soothe_burn(_: &mut Cx, o: Occasion, damage: i32) -> Reply<i32> {
    if o.effect.is(conditions::BRN) { Set(share(damage, 1, 2)) } else { Pass }
}

fn insulate(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if matches!(cx.mv(hit.mv).kind, Type::Fire | Type::Ice) { cx.chain(1, 2) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn fire_and_burns_hurt_half_as_much() {
        check(
            gen9(&["Charizard"], &["Bronzong, Heatproof"]),
            &[["ember", "splash"], ["willowisp", "splash"]],
            &[HIT, &[(Secondary, 99), (Accuracy, 0)]],
            &[
                "-supereffective|p2a: Bronzong",
                "-damage|p2a: Bronzong|225/275",
                "-status|p2a: Bronzong|brn",
                "-damage|p2a: Bronzong|217/275 brn|[from] brn",
            ],
        );
        check(
            gen8(&["Charizard"], &["Bronzong, Heatproof"]),
            &[["ember", "splash"], ["willowisp", "splash"]],
            &[HIT, &[(Secondary, 99), (Accuracy, 0)]],
            &[
                "-supereffective|p2a: Bronzong",
                "-damage|p2a: Bronzong|225/275",
                "-status|p2a: Bronzong|brn",
                "-damage|p2a: Bronzong|217/275 brn|[from] brn",
            ],
        );
    }
}

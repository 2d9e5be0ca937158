//! Berries that halve the damage of one super effective hit of a type, and Chilan Berry for any Normal hit.

use tallgrass_battle::prelude::*;

/// One for each type.
pub static RESIST_BERRIES: [Behaviour; 18] = [
    item(
        items::BABIRI_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Steel)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::CHARTI_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Rock)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::CHOPLE_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Fighting)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::COBA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Flying)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::COLBUR_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Dark)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::HABAN_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Dragon)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::KASIB_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Ghost)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::KEBIA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Poison)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::OCCA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Fire)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::PASSHO_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Water)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::PAYAPA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Psychic)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::RINDO_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Grass)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::ROSELI_BERRY,
        &[on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Fairy)).as_source(), on::eat(|_, _| Pass)],
    ),
    item(
        items::SHUCA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Ground)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::TANGA_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Bug)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::WACAN_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Electric)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::YACHE_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken_weakness(cx, hit, Type::Ice)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
    item(
        items::CHILAN_BERRY,
        &[
            on::modify_damage(|cx, hit, _| weaken(cx, hit, Type::Normal)).as_source().compared_since(Gen5),
            on::eat(|_, _| Pass),
        ],
    ),
];

fn weaken_weakness(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).type_mod > 0 { weaken(cx, hit, kind) } else { Pass }
}

fn weaken(cx: &mut Cx, hit: Hit, kind: Type) -> Reply<i32> {
    let mv = cx.mv(hit.mv);
    let through = mv.has(MoveFlags::BYPASSSUB) || (mv.infiltrates && cx.since(Gen6));
    let behind_substitute = cx.has_volatile(hit.target, conditions::SUBSTITUTE) && !through;
    if mv.kind != kind || behind_substitute || !cx.eat_item(hit.target) {
        return Pass;
    }
    say!(cx, "-enditem", hit.target, Name(cx.acting()), "[weaken]");
    cx.chain(1, 2)
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn one_hit_that_is_very_effective_is_weakened() {
        check(
            gen9(&["Charizard"], &["Bronzong @ Occa Berry"]),
            &[["ember", "splash"], ["ember", "splash"]],
            &[HIT, &[(Secondary, 99)], HIT, &[(Secondary, 99)]],
            &[
                "-supereffective|p2a: Bronzong",
                "-enditem|p2a: Bronzong|Occa Berry|[eat]",
                "-enditem|p2a: Bronzong|Occa Berry|[weaken]",
                "-damage|p2a: Bronzong|226/275",
                "-supereffective|p2a: Bronzong",
                "-damage|p2a: Bronzong|128/275",
            ],
        );
    }
}

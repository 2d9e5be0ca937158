//! Toxic: badly poisons; used by a Poison type it can't miss, since generation 6, wherever its target is.

use tallgrass_battle::prelude::*;

pub static TOXIC: Behaviour =
    move_(moves::TOXIC, &[on::reach(from_poison_types).since(Gen8), on::prepare_hit(make_sure).between(Gen6, Gen7)]);

/// What the user's moves can't miss with this turn: in generations 6 and 7 that is any of them.
pub static TOXIC_CONDITION: Behaviour = condition(
    conditions::TOXIC,
    &[
        on::invulnerability(|_, hit| if hit.mv.is_some() { Set(0) } else { Pass }).as_source().priority(1).until(Gen7),
        on::accuracy(|_, hit, _| if hit.mv.is_some() { Set(None) } else { Pass }).as_source().until(Gen7),
    ],
);

fn make_sure(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.has_type(hit.user, Type::Poison) {
        cx.add_volatile(hit.user, conditions::TOXIC, None, None);
    }
    Pass
}

fn from_poison_types(cx: &mut Cx, hit: Hit) -> Verdict {
    Verdict::from_bool(cx.has_type(hit.user, Type::Poison) && !cx.has_volatile(hit.target, conditions::COMMANDING))
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn poison_types_reach_into_the_air() {
        check(
            gen9(&["Crobat"], &["Charizard"]),
            &[["splash", "fly"], ["toxic", "fly"]],
            &[&[(SpeedTie, 0)], HIT],
            &[
                "-prepare|p2a: Charizard|Fly",
                "-status|p2a: Charizard|tox",
                "-damage|p1a: Crobat|191/311",
                "-damage|p2a: Charizard|279/297 tox|[from] psn",
            ],
        );
        check(
            gen9(&["Aerodactyl"], &["Charizard"]),
            &[["splash", "fly"], ["toxic", "fly"]],
            &[&[(SpeedTie, 0)], HIT],
            &[
                "-prepare|p2a: Charizard|Fly",
                "-miss|p1a: Aerodactyl|p2a: Charizard",
                "-resisted|p1a: Aerodactyl",
                "-damage|p1a: Aerodactyl|231/301",
            ],
        );
    }
}

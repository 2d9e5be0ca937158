//! Toxic: badly poisons; used by a Poison type it can't miss, wherever its target is.

use tallgrass_battle::prelude::*;

pub static TOXIC: Behaviour = move_(moves::TOXIC, &[on::reach(from_poison_types).since(Gen8)]);

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

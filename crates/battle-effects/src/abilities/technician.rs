//! Technician: a move of power 60 or less gains half again.

use tallgrass_battle::prelude::*;

pub static TECHNICIAN: Behaviour = ability(
    abilities::TECHNICIAN,
    &[
        on::base_power(boost_weak_move).priority(30).since(Gen8),
        on::base_power(boost_weak_move).priority(19).until(Gen7),
    ],
);

fn boost_weak_move(cx: &mut Cx, _: Hit, power: i32) -> Reply<i32> {
    // Modifiers already chained count towards the limit.
    if cx.modified(power) <= 60 { cx.chain(3, 2) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn power_60_is_the_most() {
        check(
            gen9(&["Scizor, Technician"], &["Snorlax"]),
            &[["swift", "splash"]],
            &[SURE_HIT],
            &["-damage|p2a: Snorlax|416/461"],
        );
        check(
            gen9(&["Scizor, Technician"], &["Snorlax"]),
            &[["strength", "splash"]],
            &[HIT],
            &["-damage|p2a: Snorlax|340/461"],
        );
    }
}

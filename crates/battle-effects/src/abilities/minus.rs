//! Abilities that work together.

use tallgrass_battle::prelude::*;

/// Minus: an ally with Plus or Minus raises the holder's Special Attack by half.
pub static MINUS: Behaviour = ability(
    abilities::MINUS,
    &[on::modify_spa(join_forces).priority(5).since(Gen5), on::modify_spa(join_opposite).until(Gen4)],
);

/// Plus: an ally with Plus or Minus raises the holder's Special Attack by half.
pub static PLUS: Behaviour = ability(
    abilities::PLUS,
    &[on::modify_spa(join_forces).priority(5).since(Gen5), on::modify_spa(join_opposite).until(Gen4)],
);

fn join_forces(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let joined = |ally: &Mon| cx.has_ability_any(*ally, &[abilities::MINUS, abilities::PLUS]);
    if cx.allies(hit.user).iter().any(joined) { cx.chain(3, 2) } else { Pass }
}

/// The other of the two is needed; in generation 3 even a foe's does.
fn join_opposite(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let other = if cx.acting().is(abilities::MINUS) { abilities::PLUS } else { abilities::MINUS };
    let around = if cx.until(Gen3) { cx.actives() } else { cx.allies(hit.user) };
    if around.iter().any(|&mon| cx.has_ability(mon, other)) { cx.chain(3, 2) } else { Pass }
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn an_ally_with_the_other_helps() {
        check(
            gen9(&["Minun, Minus", "Jolteon, Plus"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["swift, splash", "splash, splash"]],
            &[&[(Target, 0), (Target, 0), (Target, 0), (Target, 0), (Target, 0)], SURE_HIT, SURE_HIT],
            &["-damage|p2a: Snorlax|419/461", "-damage|p2b: Slowpoke|229/321"],
        );
        check(
            gen9(&["Minun, Minus", "Jolteon, Volt Absorb"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["swift, splash", "splash, splash"]],
            &[&[(Target, 0), (Target, 0), (Target, 0), (Target, 0), (Target, 0)], SURE_HIT, SURE_HIT],
            &["-damage|p2a: Snorlax|433/461", "-damage|p2b: Slowpoke|260/321"],
        );
    }
}

//! Battle Bond: Greninja's first knock-out raises Attack, Special Attack and Speed; before generation 9, it becomes
//! Ash-Greninja.

use tallgrass_battle::prelude::*;

pub static BATTLE_BOND: Behaviour = ability(
    abilities::BATTLE_BOND,
    &[on::after_faint(bond).as_source().compared_since(Gen8), on::modify_move(throw_three).priority(-1)],
);

fn bond(cx: &mut Cx, o: Occasion, _: i32) -> Reply<i32> {
    let Some(user) = o.source else { return Pass };
    let pokemon = cx.mon(user);
    if pokemon.bond_triggered
        || !o.effect.is_move()
        || pokemon.species != formes::GRENINJA_BOND
        || pokemon.hp == 0
        || pokemon.transformed
        || cx.foe_pokemon_left(pokemon.side) == 0
    {
        return Pass;
    }
    if cx.since(Gen9) {
        cx.boost_by(&[(Boost::Atk, 1), (Boost::Spa, 1), (Boost::Spe, 1)], user, Some(user), None);
        say!(cx, "-activate", user, "ability: Battle Bond");
    } else {
        say!(cx, "-activate", user, "ability: Battle Bond");
        let how = FormeChange { permanent: true, ..FormeChange::default() };
        cx.forme_change_as(user, formes::GRENINJA_ASH, cx.acting(), how);
        cx.mon_mut(user).forme_regression = true;
    }
    cx.mon_mut(user).bond_triggered = true;
    Pass
}

/// Ash-Greninja's Water Shuriken always hits three times.
fn throw_three(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.user);
    if cx.mv(hit.mv).id == moves::WATER_SHURIKEN && pokemon.species == formes::GRENINJA_ASH && !pokemon.transformed {
        cx.mv_mut(hit.mv).multihit = (3, 3);
    }
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn in_generation_8_greninja_changes_its_forme() {
        check(
            gen9(&["Greninja-Bond, Battle Bond"], &["Abra, No Ability, Level: 1", "Snorlax"]),
            &[["watershuriken", "splash"], ["", "switch 2"], ["watershuriken", "splash"]],
            &[&[(Accuracy, 0), (HitCount, 0)], SURE_HIT, &[(Accuracy, 0), (HitCount, 0)], SURE_HIT, SURE_HIT],
            &[
                "-damage|p2a: Abra|0 fnt",
                "faint|p2a: Abra",
                "-ability|p1a: Greninja|Battle Bond|boost",
                "-boost|p1a: Greninja|atk|1",
                "-boost|p1a: Greninja|spa|1",
                "-boost|p1a: Greninja|spe|1",
                "-activate|p1a: Greninja|ability: Battle Bond",
                "-hitcount|p2: Abra|1",
                "-damage|p2a: Snorlax|433/461",
                "-damage|p2a: Snorlax|405/461",
                "-hitcount|p2a: Snorlax|2",
            ],
        );
        check(
            gen8(&["Greninja-Bond, Battle Bond"], &["Abra, No Ability, Level: 1", "Snorlax"]),
            &[["watershuriken", "splash"], ["", "switch 2"], ["watershuriken", "splash"]],
            &[&[(Accuracy, 0), (HitCount, 0)], SURE_HIT, HIT, SURE_HIT, SURE_HIT],
            &[
                "-damage|p2a: Abra|0 fnt",
                "faint|p2a: Abra",
                "-activate|p1a: Greninja|ability: Battle Bond",
                "detailschange|p1a: Greninja|Greninja-Ash, M",
                "-hitcount|p2: Abra|1",
                "-damage|p2a: Snorlax|425/461",
                "-damage|p2a: Snorlax|389/461",
                "-damage|p2a: Snorlax|353/461",
                "-hitcount|p2a: Snorlax|3",
            ],
        );
    }
}

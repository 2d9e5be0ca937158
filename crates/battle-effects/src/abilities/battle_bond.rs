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

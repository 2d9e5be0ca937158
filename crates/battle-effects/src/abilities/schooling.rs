//! Schooling: from level 20 on Wishiwashi is a school while it has more than a quarter of its HP.

use tallgrass_battle::prelude::*;

pub static SCHOOLING: Behaviour = ability(
    abilities::SCHOOLING,
    &[on::start(gather), on::timer(Event::SwitchIn).priority(-1), on::residual(gather).order(29)],
);

fn gather(cx: &mut Cx, o: Occasion) -> Verdict {
    let pokemon = cx.mon(o.target);
    if cx.dex().species(pokemon.base_species).base_species != formes::WISHIWASHI
        || pokemon.level < 20
        || pokemon.transformed
        || pokemon.hp == 0
    {
        return Pass;
    }
    let healthy = 4 * pokemon.hp > pokemon.max_hp;
    match pokemon.species {
        formes::WISHIWASHI if healthy => drop(cx.forme_change(o.target, formes::WISHIWASHI_SCHOOL)),
        formes::WISHIWASHI_SCHOOL if !healthy => drop(cx.forme_change(o.target, formes::WISHIWASHI)),
        _ => {}
    }
    Pass
}

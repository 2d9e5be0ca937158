//! Relic Song: Meloetta changes its forme afterwards.

use tallgrass_battle::prelude::*;

pub static RELIC_SONG: Behaviour = move_(moves::RELIC_SONG, &[on::after_move_secondary_self(change_forme)]);

fn change_forme(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.user);
    if pokemon.transformed || cx.dex().species(pokemon.base_species).base_species != formes::MELOETTA {
        return Pass;
    }
    let other = match pokemon.species {
        formes::MELOETTA_PIROUETTE => formes::MELOETTA,
        _ => formes::MELOETTA_PIROUETTE,
    };
    let effect = cx.acting();
    cx.forme_change_as(hit.user, other, effect, FormeChange { message: Some("[msg]"), ..FormeChange::default() });
    Pass
}

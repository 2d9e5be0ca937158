//! Relic Song and Polar Flare: Meloetta and Ramnarok change their forme afterwards.

use tallgrass_battle::prelude::*;

pub static RELIC_SONG: Behaviour = move_(
    moves::RELIC_SONG,
    &[on::after_move_secondary_self(|cx, hit| change_forme(cx, hit, formes::MELOETTA, formes::MELOETTA_PIROUETTE))],
);

pub static POLAR_FLARE: Behaviour = move_(
    moves::POLAR_FLARE,
    &[on::after_move_secondary_self(|cx, hit| change_forme(cx, hit, formes::RAMNAROK, formes::RAMNAROK_RADIANT))],
);

fn change_forme(cx: &mut Cx, hit: Hit, own: SpeciesId, other: SpeciesId) -> Verdict {
    let pokemon = cx.mon(hit.user);
    if pokemon.transformed || cx.dex().species(pokemon.base_species).base_species != own {
        return Pass;
    }
    let becomes = if pokemon.species == other { own } else { other };
    let effect = cx.acting();
    cx.forme_change_as(hit.user, becomes, effect, FormeChange { message: Some("[msg]"), ..FormeChange::default() });
    Pass
}

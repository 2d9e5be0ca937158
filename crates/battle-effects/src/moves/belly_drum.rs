//! Belly Drum: half the user's HP for all the Attack there is.

use tallgrass_battle::prelude::*;

pub static BELLY_DRUM: Behaviour = move_(moves::BELLY_DRUM, &[on::hit(drum)]);

fn drum(cx: &mut Cx, hit: Hit) -> Verdict {
    let pokemon = cx.mon(hit.target);
    if 2 * pokemon.hp <= pokemon.max_hp || pokemon.boost(Boost::Atk) >= 6 || pokemon.max_hp == 1 {
        return Fail;
    }
    cx.direct_damage(share(pokemon.max_hp, 1, 2), hit.target, None, None);
    cx.boost(&[(Boost::Atk, 12)], hit.target);
    Pass
}

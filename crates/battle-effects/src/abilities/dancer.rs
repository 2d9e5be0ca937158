//! Dancer: when another Pokémon has danced, the holder does the same dance at once.

use tallgrass_battle::prelude::*;

pub static DANCER: Behaviour = ability(abilities::DANCER, &[on::danced(dance_along)]);

fn dance_along(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "-activate", hit.user, "ability: Dancer");
    let dance = cx.mv(hit.mv).id;
    let loc = cx.loc_of(hit.user, hit.target);
    let how = MoveUse { source_effect: Some(abilities::DANCER.into()), external: true, ..MoveUse::default() };
    cx.run_move(dance, hit.user, loc, how);
    Pass
}

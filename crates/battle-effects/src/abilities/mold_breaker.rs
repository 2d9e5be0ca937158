//! Abilities under which moves ignore the abilities of whom they hit.

use tallgrass_battle::prelude::*;

/// Mold Breaker: the holder's moves ignore abilities that would change what they do.
pub static MOLD_BREAKER: Behaviour =
    ability(abilities::MOLD_BREAKER, &[on::start(announce), on::modify_move(ignore_abilities)]);

/// Teravolt: the holder's moves ignore abilities that would change what they do.
pub static TERAVOLT: Behaviour =
    ability(abilities::TERAVOLT, &[on::start(announce), on::modify_move(ignore_abilities)]);

/// Turboblaze: the holder's moves ignore abilities that would change what they do.
pub static TURBOBLAZE: Behaviour =
    ability(abilities::TURBOBLAZE, &[on::start(announce), on::modify_move(ignore_abilities)]);

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-ability", o.target, Name(cx.acting()));
    Pass
}

fn ignore_abilities(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).ignore_ability = true;
    Pass
}

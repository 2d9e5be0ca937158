//! Contrary: what would raise the holder's stats lowers them, and the other way round.

use tallgrass_battle::prelude::*;

pub static CONTRARY: Behaviour = ability(abilities::CONTRARY, &[on::change_boost(turn_around)]);

fn turn_around(_: &mut Cx, o: Occasion, changes: &mut BoostList) -> Verdict {
    if !o.effect.is(conditions::ZPOWER) {
        *changes = changes.map(|_, change| -change);
    }
    Pass
}

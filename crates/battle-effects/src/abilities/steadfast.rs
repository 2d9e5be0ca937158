//! Steadfast: flinching raises the holder's Speed a stage.

use tallgrass_battle::prelude::*;

pub static STEADFAST: Behaviour = ability(abilities::STEADFAST, &[on::flinch(bolster)]);

fn bolster(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.boost(&[(Boost::Spe, 1)], o.target);
    Pass
}

//! Soul-Heart: whenever anyone faints, the holder's Special Attack rises a stage.

use tallgrass_battle::prelude::*;

pub static SOUL_HEART: Behaviour = ability(abilities::SOUL_HEART, &[on::faint(mourn).for_anyone().priority(1)]);

fn mourn(cx: &mut Cx, _: Occasion) -> Verdict {
    cx.boost(&[(Boost::Spa, 1)], cx.holder());
    Pass
}

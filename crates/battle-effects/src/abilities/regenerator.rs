//! Regenerator: the holder restores a third of its HP as it leaves.

use tallgrass_battle::prelude::*;

pub static REGENERATOR: Behaviour = ability(abilities::REGENERATOR, &[on::switch_out(regenerate)]);

fn regenerate(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.gain_hp(o.target, cx.mon(o.target).base_max_hp / 3);
    Pass
}

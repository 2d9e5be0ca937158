//! Regenerator: the holder restores a third of its HP as it leaves.

use tallgrass_battle::prelude::*;

pub static REGENERATOR: Behaviour = ability(abilities::REGENERATOR, &[on::switch_out(regenerate)]);

/// In Champions that shows.
pub static REGENERATOR_IN_CHAMPIONS: Behaviour =
    ability(abilities::REGENERATOR, &[on::switch_out(regenerate_openly)]).in_rules(rule_sets::CHAMPIONS);

fn regenerate(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.gain_hp(o.target, cx.mon(o.target).base_max_hp / 3);
    Pass
}

fn regenerate_openly(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.gain_hp(o.target, cx.mon(o.target).base_max_hp / 3) != 0 {
        say!(cx, "-heal", o.target, Health(o.target), "[from] ability: Regenerator", "[silent]");
    }
    Pass
}

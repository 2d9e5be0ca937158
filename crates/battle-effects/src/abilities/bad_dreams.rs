//! Bad Dreams: sleeping foes lose an eighth of their HP at the end of each turn.

use tallgrass_battle::prelude::*;

pub static BAD_DREAMS: Behaviour = ability(abilities::BAD_DREAMS, &[on::residual(haunt).order(28).sub_order(2)]);

fn haunt(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.mon(o.target).hp == 0 {
        return Pass;
    }
    for foe in cx.foes(o.target) {
        if cx.mon(foe).status == conditions::SLP || cx.has_ability(foe, abilities::COMATOSE) {
            cx.damage_by(share(cx.mon(foe).base_max_hp, 1, 8), foe, Some(o.target), None);
        }
    }
    Pass
}

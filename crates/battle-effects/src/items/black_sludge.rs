//! Black Sludge: restores a sixteenth of a Poison type's HP each turn, and takes an eighth of anyone else's.

use tallgrass_battle::prelude::*;

pub static BLACK_SLUDGE: Behaviour = item(items::BLACK_SLUDGE, &[on::residual(seep).order(5).sub_order(4)]);

fn seep(cx: &mut Cx, o: Occasion) -> Verdict {
    let hp = cx.mon(o.target).base_max_hp;
    if cx.has_type(o.target, Type::Poison) {
        cx.heal(share(hp, 1, 16), o.target);
    } else {
        cx.damage(share(hp, 1, 8), o.target);
    }
    Pass
}

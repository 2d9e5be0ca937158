//! Berserk Gene: raises Attack by two and confuses the holder as it comes in.

use tallgrass_battle::prelude::*;

pub static BERSERK_GENE: Behaviour = item(items::BERSERK_GENE, &[on::update(go_berserk)]);

fn go_berserk(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.use_item(o.target) {
        cx.add_volatile(o.target, conditions::CONFUSION, None, None);
    }
    Pass
}

//! Aftermath: whoever knocks the holder out with contact loses a quarter of their HP.

use tallgrass_battle::prelude::*;

pub static AFTERMATH: Behaviour = ability(abilities::AFTERMATH, &[on::damaging_hit(burst).order(1)]);

fn burst(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp == 0 && cx.makes_contact(hit.mv, hit.user, hit.target, true) {
        cx.damage_by(share(cx.mon(hit.user).base_max_hp, 1, 4), hit.user, Some(hit.target), None);
    }
    Pass
}

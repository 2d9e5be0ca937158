//! Aftermath: whoever knocks the holder out with contact loses a quarter of their HP.

use tallgrass_battle::prelude::*;

pub static AFTERMATH: Behaviour = ability(abilities::AFTERMATH, &[on::damaging_hit(burst).order(1)]);

fn burst(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp == 0 && cx.makes_contact(hit.mv, hit.user, hit.target, true) {
        let quarter = share(cx.mon(hit.user).base_max_hp, 1, 4);
        if cx.generation() >= Gen7 {
            cx.damage_by(quarter, hit.user, Some(hit.target), None);
        } else {
            cx.damage_at_once(quarter, hit.user, Some(hit.target), None);
        }
    }
    Pass
}

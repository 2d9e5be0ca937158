//! Aftermath: whoever knocks the holder out with contact loses a quarter of their HP.

use crate::shared::contact::punish_contact;
use tallgrass_battle::prelude::*;

pub static AFTERMATH: Behaviour =
    ability(abilities::AFTERMATH, &[on::damaging_hit(burst).order(1).compared_since(Gen6)]);

fn burst(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.mon(hit.target).hp == 0 {
        punish_contact(cx, hit, 4, true);
    }
    Pass
}

//! Perish Body: whoever touches the holder hears a perish song, and so does the holder.

use tallgrass_battle::prelude::*;

pub static PERISH_BODY: Behaviour = ability(abilities::PERISH_BODY, &[on::damaging_hit(sing)]);

fn sing(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.makes_contact(hit.mv, hit.user, hit.target, false) && !cx.has_volatile(hit.user, conditions::PERISH_SONG) {
        say!(cx, "-ability", hit.target, "Perish Body");
        cx.add_volatile(hit.user, conditions::PERISH_SONG, None, None);
        cx.add_volatile(hit.target, conditions::PERISH_SONG, None, None);
    }
    Pass
}

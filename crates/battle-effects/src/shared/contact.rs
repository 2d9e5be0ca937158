//! Hurting whoever touches the holder.

use tallgrass_battle::prelude::*;

/// Whoever touched the holder loses this part of its HP. `announce_pads` is what is told if pads keep it from touching.
///
/// Up to generation 6 it faints of that before anything else happens.
pub(crate) fn punish_contact(cx: &mut Cx, hit: Hit, divisor: i32, announce_pads: bool) {
    let amount = share(cx.mon(hit.user).base_max_hp, 1, divisor);
    if cx.since(Gen7) {
        if cx.makes_contact(hit.mv, hit.user, hit.target, announce_pads) {
            cx.damage_by(amount, hit.user, Some(hit.target), None);
        }
    } else if cx.mv(hit.mv).has(MoveFlags::CONTACT) {
        cx.damage_to_faint(amount, hit.user, Some(hit.target), None);
    }
}

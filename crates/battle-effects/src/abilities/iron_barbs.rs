//! Iron Barbs and Rough Skin: whoever touches the holder loses an eighth of their HP.

use tallgrass_battle::prelude::*;

/// Iron Barbs: whoever touches the holder loses an eighth of their HP.
pub static IRON_BARBS: Behaviour = prickly(abilities::IRON_BARBS);
/// Rough Skin: whoever touches the holder loses an eighth of their HP.
pub static ROUGH_SKIN: Behaviour = prickly(abilities::ROUGH_SKIN);

const fn prickly(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::damaging_hit(prick).order(1)] })
}

fn prick(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    if cx.makes_contact(hit.mv, hit.user, hit.target, true) {
        cx.damage_by(share(cx.mon(hit.user).base_max_hp, 1, 8), hit.user, Some(hit.target), None);
    }
    Pass
}

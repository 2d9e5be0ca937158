//! Iron Barbs and Rough Skin: whoever touches the holder loses an eighth of their HP.

use crate::shared::contact::punish_contact;
use tallgrass_battle::prelude::*;

/// Iron Barbs: whoever touches the holder loses an eighth of their HP.
pub static IRON_BARBS: Behaviour = prickly(abilities::IRON_BARBS);
/// Rough Skin: whoever touches the holder loses an eighth of their HP.
pub static ROUGH_SKIN: Behaviour = prickly(abilities::ROUGH_SKIN);

const fn prickly(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::damaging_hit(prick).order(1).compared_since(Gen6)] })
}

fn prick(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    punish_contact(cx, hit, 8, true);
    Pass
}

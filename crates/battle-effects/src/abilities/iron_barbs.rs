//! Iron Barbs and Rough Skin: whoever touches the holder loses an eighth of their HP.

use tallgrass_battle::prelude::*;

/// Iron Barbs: whoever touches the holder loses an eighth of their HP.
pub static IRON_BARBS: Behaviour = prickly(abilities::IRON_BARBS);
/// Rough Skin: whoever touches the holder loses an eighth of their HP.
pub static ROUGH_SKIN: Behaviour = prickly(abilities::ROUGH_SKIN);

const fn prickly(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::damaging_hit(prick).order(1)] })
}

fn prick(cx: &mut Cx, hit: Hit, damage: i32) -> Reply<i32> {
    let generation = cx.generation();
    if (damage == 0 && generation <= Gen4) || !cx.makes_contact(hit.mv, hit.user, hit.target, true) {
        return Pass;
    }
    let part = share(cx.mon(hit.user).base_max_hp, 1, if generation <= Gen3 { 16 } else { 8 });
    if matches!(generation, Gen5 | Gen6) {
        cx.damage_at_once(part, hit.user, Some(hit.target), None);
    } else {
        cx.damage_by(part, hit.user, Some(hit.target), None);
    }
    Pass
}

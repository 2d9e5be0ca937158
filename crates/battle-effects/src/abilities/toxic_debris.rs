//! Toxic Debris: physical hits scatter toxic spikes under the attacker's side.

use super::moves_entry_hazards::Layers;
use tallgrass_battle::prelude::*;

pub static TOXIC_DEBRIS: Behaviour = ability(abilities::TOXIC_DEBRIS, &[on::damaging_hit(scatter)]);

fn scatter(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let own = cx.mon(hit.user).side;
    let side = if cx.is_ally(hit.user, hit.target) { cx.foe_side(own) } else { own };
    let layers = cx.side_condition(side, conditions::TOXIC_SPIKES).map_or(0, |state| state.data::<Layers>().count);
    if cx.mv(hit.mv).category == Category::Physical && layers < 2 {
        say!(cx, "-activate", hit.target, Full(cx.acting()));
        cx.add_side_condition(side, conditions::TOXIC_SPIKES, Some(hit.target), None);
    }
    Pass
}

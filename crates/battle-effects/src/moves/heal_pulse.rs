//! Heal Pulse and Floral Healing restore half the target's HP.

use crate::shared::healing::nothing_to_heal;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::Staleness;

/// Heal Pulse: three quarters with Mega Launcher.
pub static HEAL_PULSE: Behaviour = move_(moves::HEAL_PULSE, &[on::hit(pulse).compared_since(Gen5)]);

/// Floral Healing: two thirds on Grassy Terrain.
pub static FLORAL_HEALING: Behaviour = move_(moves::FLORAL_HEALING, &[on::hit(bloom).compared_since(Gen7)]);

/// Restores this many 4096ths of the target's HP, or half of it.
fn heal(cx: &mut Cx, hit: Hit, part: Option<i32>) -> Verdict {
    let max = cx.mon(hit.target).base_max_hp;
    let amount = part.map_or((max + 1) / 2, |part| cx.modify(max, part, 4096));
    if !cx.heal(amount, hit.target).truthy() {
        // Heal Pulse, the older one, fails without a word in generation 5.
        if cx.until(Gen5) && cx.mv(hit.mv).id == moves::HEAL_PULSE {
            return Fail;
        }
        say!(cx, "-fail", hit.target, "heal");
        return nothing_to_heal(cx);
    }
    if !cx.is_ally(hit.target, hit.user) {
        cx.mon_mut(hit.target).staleness = Staleness::External;
    }
    YES
}

fn pulse(cx: &mut Cx, hit: Hit) -> Verdict {
    let launched = cx.has_ability(hit.user, abilities::MEGA_LAUNCHER) && cx.since(Gen6);
    heal(cx, hit, launched.then_some(3072))
}

fn bloom(cx: &mut Cx, hit: Hit) -> Verdict {
    let on_grass = cx.is_terrain(conditions::GRASSY_TERRAIN, None);
    heal(cx, hit, on_grass.then_some(2732))
}

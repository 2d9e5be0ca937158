//! Abilities that take over a fallen ally's ability.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

/// Receiver: when an ally faints, the holder takes over its ability.
pub static RECEIVER: Behaviour = ability(abilities::RECEIVER, &[on::faint(inherit).for_allies()]);

/// Power of Alchemy: when an ally faints, the holder takes over its ability.
pub static POWER_OF_ALCHEMY: Behaviour = ability(abilities::POWER_OF_ALCHEMY, &[on::faint(inherit).for_allies()]);

fn inherit(cx: &mut Cx, o: Occasion) -> Verdict {
    let (holder, ability) = (cx.holder(), cx.mon(o.target).ability);
    let stays = cx.dex().ability(ability).flags.contains(AbilityFlags::NORECEIVER) || ability == abilities::NO_ABILITY;
    if cx.mon(holder).hp > 0 && !stays {
        cx.set_ability(holder, ability, Some(o.target), None);
    }
    Pass
}

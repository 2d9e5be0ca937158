//! Core Enforcer: takes the ability of a target that has already moved.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::AbilityFlags;

pub static CORE_ENFORCER: Behaviour =
    move_(moves::CORE_ENFORCER, &[on::hit(enforce), on::after_sub_damage(enforce_behind_substitute)]);

fn suppress(cx: &mut Cx, mon: Mon) {
    let fixed = cx.dex().ability(cx.mon(mon).ability).flags.contains(AbilityFlags::CANTSUPPRESS);
    if !fixed && !cx.mon(mon).newly_switched && cx.will_move(mon).is_none() {
        cx.add_volatile(mon, conditions::GASTRO_ACID, None, None);
    }
}

fn enforce(cx: &mut Cx, hit: Hit) -> Verdict {
    suppress(cx, hit.target);
    Pass
}

fn enforce_behind_substitute(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    suppress(cx, hit.target);
    Pass
}

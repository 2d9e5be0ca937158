//! Arena Trap, Magnet Pull and Shadow Tag: certain adjacent foes can't switch.

use tallgrass_battle::prelude::*;

/// Arena Trap: adjacent foes on the ground can't switch.
pub static ARENA_TRAP: Behaviour = trapper(abilities::ARENA_TRAP);
/// Magnet Pull: adjacent Steel foes can't switch.
pub static MAGNET_PULL: Behaviour = trapper(abilities::MAGNET_PULL);
/// Shadow Tag: adjacent foes without Shadow Tag can't switch.
pub static SHADOW_TAG: Behaviour = trapper(abilities::SHADOW_TAG);

const fn trapper(id: AbilityId) -> Behaviour {
    ability(id, const { &[on::trap_pokemon(trap).for_foes(), on::maybe_trap_pokemon(maybe_trap).for_foes()] })
}

fn trap(cx: &mut Cx, o: Occasion) -> Verdict {
    if cx.is_adjacent(o.target, cx.holder()) && catches(cx, o.target, true) {
        cx.try_trap(o.target, true);
    }
    Pass
}

fn maybe_trap(cx: &mut Cx, o: Occasion) -> Verdict {
    let trapper = o.source.unwrap_or(cx.holder());
    if cx.is_adjacent(o.target, trapper) {
        let known = cx.mon(o.target).known_type;
        if catches(cx, o.target, known) {
            cx.mon_mut(o.target).maybe_trapped = true;
        }
    }
    Pass
}

/// Whether the running ability keeps a Pokémon in; if its types are not known, as far as can be told.
fn catches(cx: &mut Cx, mon: Mon, types_known: bool) -> bool {
    match cx.acting().id.as_ability() {
        Some(abilities::ARENA_TRAP) => cx.groundedness(mon, !types_known) == Some(true),
        Some(abilities::MAGNET_PULL) => !types_known || cx.has_type(mon, Type::Steel),
        _ => !cx.has_ability(mon, abilities::SHADOW_TAG),
    }
}

//! Moves whose type is that of what their user holds.

use tallgrass_battle::prelude::*;

/// Judgment: that of a plate.
pub static JUDGMENT: Behaviour = move_(moves::JUDGMENT, &[on::modify_type(follow_plate)]);

/// Multi-Attack: that of a memory.
pub static MULTI_ATTACK: Behaviour = move_(moves::MULTI_ATTACK, &[on::modify_type(follow_memory)]);

/// Techno Blast: that of a drive.
pub static TECHNO_BLAST: Behaviour = move_(moves::TECHNO_BLAST, &[on::modify_type(follow_drive)]);

fn follow_plate(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.ignoring_item(hit.user) {
        return Pass;
    }
    let item = cx.dex().item(cx.mon(hit.user).item);
    if let (Some(kind), None) = (item.on_plate, item.z_move) {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

/// Asks the held item for its type.
fn ask_item(cx: &mut Cx, hit: Hit, event: Event) -> Verdict {
    if cx.ignoring_item(hit.user) {
        return Pass;
    }
    let effect = cx.move_effect(hit.mv);
    if let Value::Type(kind) = cx.run_with(event, hit.user, None, effect, Value::Type(Type::Normal)) {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

fn follow_memory(cx: &mut Cx, hit: Hit) -> Verdict {
    ask_item(cx, hit, Event::Memory)
}

fn follow_drive(cx: &mut Cx, hit: Hit) -> Verdict {
    ask_item(cx, hit, Event::Drive)
}

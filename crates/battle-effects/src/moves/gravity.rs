//! Gravity: for five turns everything falls: nobody floats or flies, and moves hit more surely.

use crate::shared::moves::{disable_flagged, is_z};
use tallgrass_battle::prelude::*;

pub static GRAVITY_CONDITION: Behaviour = condition(
    conditions::GRAVITY,
    &[
        on::constant(Event::Grounds, Value::True),
        on::duration_callback(turns),
        on::field_start(bring_down),
        on::modify_accuracy(aim_better),
        on::disable_move(|cx, o| disable_flagged(cx, o, MoveFlags::GRAVITY)),
        on::before_move(forbid).priority(6),
        on::modify_move(forbid),
        on::timer(Event::FieldResidual).order(27).sub_order(2),
        on::field_end(fade),
    ],
);

fn is_persistent(cx: &Cx, source: Option<Mon>) -> bool {
    source.is_some_and(|source| cx.has_ability(source, abilities::PERSISTENT))
}

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    if !is_persistent(cx, o.source) {
        return 5;
    }
    say!(cx, "-activate", o.source, "ability: Persistent", "[move] Gravity");
    7
}

fn bring_down(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    if is_persistent(cx, o.source) {
        say!(cx, "-fieldstart", "move: Gravity", "[persistent]");
    } else {
        say!(cx, "-fieldstart", "move: Gravity");
    }
    for mon in cx.actives() {
        if pull(cx, mon) {
            say!(cx, "-activate", mon, "move: Gravity");
        }
    }
    Pass
}

/// Brings a Pokémon to the ground. Whether it was in the air by a move.
fn pull(cx: &mut Cx, mon: Mon) -> bool {
    let mut pulled = false;
    if cx.remove_volatile(mon, conditions::BOUNCE) || cx.remove_volatile(mon, conditions::FLY) {
        pulled = true;
        cx.cancel_move(mon);
        cx.remove_volatile(mon, conditions::TWOTURNMOVE);
    }
    if let Some(state) = cx.volatile(mon, conditions::SKY_DROP) {
        let carries = state.source.is_some();
        pulled = true;
        cx.cancel_move(mon);
        if carries {
            let carried = cx.volatile(mon, conditions::TWOTURNMOVE).and_then(|state| state.source);
            say!(cx, "-end", carried, "Sky Drop", "[interrupt]");
        }
        cx.remove_volatile(mon, conditions::SKY_DROP);
        cx.remove_volatile(mon, conditions::TWOTURNMOVE);
    }
    for floating in [conditions::MAGNET_RISE, conditions::TELEKINESIS] {
        pulled |= cx.delete_volatile(mon, floating);
    }
    pulled
}

fn aim_better(cx: &mut Cx, _: Hit, accuracy: Odds) -> Reply<Odds> {
    if accuracy.is_some() { cx.chain(6840, 4096) } else { Pass }
}

fn forbid(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.mv(hit.mv).has(MoveFlags::GRAVITY) || is_z(cx, hit.mv) {
        return Pass;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "cant", hit.user, "move: Gravity", id);
    Fail
}

fn fade(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", "move: Gravity");
    Pass
}

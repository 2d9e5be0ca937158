//! Moves that keep the target from leaving for as long as their user stays.

use tallgrass_battle::prelude::*;

/// Block, Mean Look and Spider Web do nothing else.
pub static BLOCK: [Behaviour; 3] = [
    move_(moves::BLOCK, &[on::hit(trap)]),
    move_(moves::MEAN_LOOK, &[on::hit(trap)]),
    move_(moves::SPIDER_WEB, &[on::hit(trap)]),
];

/// Anchor Shot, Spirit Shackle and Thousand Waves do so as they hit.
pub static ANCHOR_SHOT: [Behaviour; 3] = [
    move_(moves::ANCHOR_SHOT, &[on::secondary_hit(trap_besides)]),
    move_(moves::SPIRIT_SHACKLE, &[on::secondary_hit(trap_besides)]),
    move_(moves::THOUSAND_WAVES, &[on::hit(trap_besides)]),
];

/// Jaw Lock: neither the user nor the target can leave.
pub static JAW_LOCK: Behaviour = move_(moves::JAW_LOCK, &[on::hit(lock_jaws)]);

/// G-Max Terror: traps all foes.
pub static G_MAX_TERROR: Behaviour = move_(moves::G_MAX_TERROR, &[on::self_hit(terrify)]);

fn keep(cx: &mut Cx, mon: Mon, by: Mon, effect: Option<Effect>) -> Value {
    cx.add_linked_volatile(mon, conditions::TRAPPED, Some(by), effect, conditions::TRAPPER)
}

fn trap(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    keep(cx, hit.target, hit.user, Some(effect)).verdict()
}

fn trap_besides(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).active {
        let effect = cx.move_effect(hit.mv);
        keep(cx, hit.target, hit.user, Some(effect));
    }
    Pass
}

fn lock_jaws(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    keep(cx, hit.user, hit.target, Some(effect));
    keep(cx, hit.target, hit.user, Some(effect));
    Pass
}

fn terrify(cx: &mut Cx, hit: Hit) -> Verdict {
    for foe in cx.foes(hit.user) {
        keep(cx, foe, hit.user, None);
    }
    Pass
}

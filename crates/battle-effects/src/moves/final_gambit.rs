//! Final Gambit: its user faints, and the target loses as many HP as it had.

use tallgrass_battle::prelude::*;

pub static FINAL_GAMBIT: Behaviour = move_(moves::FINAL_GAMBIT, &[on::damage_callback(risk_all)]);

fn risk_all(cx: &mut Cx, hit: Hit) -> Reply<i32> {
    let hp = cx.mon(hit.user).hp;
    cx.faint(hit.user, None, Effect::NONE);
    Set(hp)
}

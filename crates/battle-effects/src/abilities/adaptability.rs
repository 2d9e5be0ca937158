//! Adaptability: moves of the user's own types are twice as strong instead of half again.

use tallgrass_battle::prelude::*;

pub static ADAPTABILITY: Behaviour = ability(abilities::ADAPTABILITY, &[on::modify_stab(adapt)]);

fn adapt(cx: &mut Cx, hit: Hit, bonus: f64) -> Reply<f64> {
    let kind = cx.mv(hit.mv).kind;
    if !cx.mv(hit.mv).force_stab && !cx.has_type(hit.user, kind) {
        return Pass;
    }
    Set(if bonus == 2.0 { 2.25 } else { 2.0 })
}

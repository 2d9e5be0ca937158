//! Prankster and Triage: some moves go first.

use tallgrass_battle::prelude::*;

/// Prankster: status moves have their priority raised by 1.
pub static PRANKSTER: Behaviour = ability(abilities::PRANKSTER, &[on::modify_priority(prank)]);
/// Triage: healing moves have their priority raised by 3.
pub static TRIAGE: Behaviour = ability(abilities::TRIAGE, &[on::modify_priority(hurry_to_heal)]);

fn prank(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    if hit.mv.is_none() || cx.mv(hit.mv).category != Category::Status {
        return Pass;
    }
    cx.mv_mut(hit.mv).prankster_boosted = true;
    Set(priority + 1.0)
}

fn hurry_to_heal(cx: &mut Cx, hit: Hit, priority: f64) -> Reply<f64> {
    if hit.mv.is_some() && cx.mv(hit.mv).has(MoveFlags::HEAL) { Set(priority + 3.0) } else { Pass }
}

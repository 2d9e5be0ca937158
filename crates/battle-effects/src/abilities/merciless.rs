//! Merciless: moves always hit poisoned targets critically.

use crate::shared::statuses::POISONS;
use tallgrass_battle::prelude::*;

pub static MERCILESS: Behaviour = ability(abilities::MERCILESS, &[on::modify_crit_ratio(show_no_mercy)]);

fn show_no_mercy(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    match hit.target.some() {
        Some(target) if POISONS.contains(&cx.mon(target).status) => Set(5),
        _ => Pass,
    }
}

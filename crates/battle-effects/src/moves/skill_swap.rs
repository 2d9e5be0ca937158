//! Skill Swap: user and target exchange their abilities.

use tallgrass_battle::prelude::*;

pub static SKILL_SWAP: Behaviour = move_(moves::SKILL_SWAP, &[on::hit(swap)]);

fn swap(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.skill_swap(hit.user, hit.target).verdict()
}

//! Moves that are physical if their user's Attack is above its Special Attack.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static PHOTON_GEYSER: [Behaviour; 2] = [
    move_(moves::LIGHT_THAT_BURNS_THE_SKY, &[on::modify_move(use_attack)]),
    move_(moves::PHOTON_GEYSER, &[on::modify_move(use_attack)]),
];

fn use_attack(cx: &mut Cx, hit: Hit) -> Verdict {
    if hits_harder_physically(cx, hit.user) {
        cx.mv_mut(hit.mv).category = Category::Physical;
    }
    Pass
}

//! Light That Burns the Sky: physical if its user's Attack is higher than its Special Attack.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static LIGHT_THAT_BURNS_THE_SKY: Behaviour =
    move_(moves::LIGHT_THAT_BURNS_THE_SKY, &[on::modify_move(use_the_higher)]);

fn use_the_higher(cx: &mut Cx, hit: Hit) -> Verdict {
    if hits_harder_physically(cx, hit.user) {
        cx.mv_mut(hit.mv).category = Category::Physical;
    }
    Pass
}

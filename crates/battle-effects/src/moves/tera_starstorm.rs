//! Tera Starstorm: of the Stellar type and on all adjacent foes if Terapagos uses it in its Stellar Form.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static TERA_STARSTORM: Behaviour = move_(moves::TERA_STARSTORM, &[on::modify_type(shine), on::modify_move(spread)]);

fn shine(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).species == formes::TERAPAGOS_STELLAR {
        cx.mv_mut(hit.mv).kind = Type::Stellar;
        if cx.mon(hit.user).terastallized.is_some() && hits_harder_physically(cx, hit.user) {
            cx.mv_mut(hit.mv).category = Category::Physical;
        }
    }
    Pass
}

fn spread(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).species == formes::TERAPAGOS_STELLAR {
        cx.mv_mut(hit.mv).target = MoveTarget::AllAdjacentFoes;
    }
    Pass
}

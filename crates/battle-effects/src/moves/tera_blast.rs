//! Tera Blast: of the user's Tera Type once it has terastallized, and physical if that is stronger.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static TERA_BLAST: Behaviour = move_(
    moves::TERA_BLAST,
    &[
        on::base_power_callback(power),
        on::prepare_hit(animate),
        on::modify_type(take_tera_type),
        on::modify_move(use_attack),
    ],
);

fn power(cx: &mut Cx, hit: Hit, power: i32) -> Reply<i32> {
    let stellar = cx.mon(hit.user).terastallized == Some(Type::Stellar);
    Set(if stellar { 100 } else { power })
}

fn animate(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).terastallized.is_some() {
        let kind = cx.mon(hit.user).tera_type;
        cx.attr_last_move(&[&Joined("[anim] Tera Blast ", kind)]);
    }
    Pass
}

fn take_tera_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mon(hit.user).terastallized.is_some() {
        cx.mv_mut(hit.mv).kind = cx.mon(hit.user).tera_type;
    }
    Pass
}

fn use_attack(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(tera) = cx.mon(hit.user).terastallized else { return Pass };
    if hits_harder_physically(cx, hit.user) {
        cx.mv_mut(hit.mv).category = Category::Physical;
    }
    if tera == Type::Stellar {
        cx.mv_mut(hit.mv).self_boosts = Some(BoostList::new(&[(Boost::Atk, -1), (Boost::Spa, -1)]));
    }
    Pass
}

//! Ivy Cudgel: of the type of the mask Ogerpon wears.

use tallgrass_battle::prelude::*;

pub static IVY_CUDGEL: Behaviour = move_(moves::IVY_CUDGEL, &[on::prepare_hit(animate), on::modify_type(follow_mask)]);

fn animate(cx: &mut Cx, hit: Hit) -> Verdict {
    let kind = cx.mv(hit.mv).kind;
    if kind != Type::Grass {
        cx.attr_last_move(&[&Joined("[anim] Ivy Cudgel ", kind)]);
    }
    Pass
}

fn follow_mask(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.mv_mut(hit.mv).kind = match cx.mon(hit.user).species {
        formes::OGERPON_WELLSPRING | formes::OGERPON_WELLSPRING_TERA => Type::Water,
        formes::OGERPON_HEARTHFLAME | formes::OGERPON_HEARTHFLAME_TERA => Type::Fire,
        formes::OGERPON_CORNERSTONE | formes::OGERPON_CORNERSTONE_TERA => Type::Rock,
        _ => return Pass,
    };
    Pass
}

//! Type Split: whether a move is physical or special depends on its type only.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static TYPE_SPLIT: Behaviour =
    condition(conditions::GEN_9_TYPE_SPLIT, &[on::modify_move(go_by_type).priority(-1000)]);

fn go_by_type(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv(hit.mv);
    if active.category == Category::Status {
        return Pass;
    }
    let special = match active.kind {
        Type::Dark
        | Type::Dragon
        | Type::Electric
        | Type::Fairy
        | Type::Fire
        | Type::Grass
        | Type::Ice
        | Type::Psychic
        | Type::Water => true,
        Type::Stellar => !hits_harder_physically(cx, hit.user),
        _ => false,
    };
    cx.mv_mut(hit.mv).category = if special { Category::Special } else { Category::Physical };
    Pass
}

//! Category Swap Mod: physical moves become special, special moves physical.
//!
//! Moves that choose their category go on choosing it. Foreseen attacks come down physical.

use super::conditions_future_move::Foresight;
use super::moves_future_sight::announce;
use super::moves_shell_side_arm::choose_category;
use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static CATEGORY_SWAP_MOD: Behaviour = condition(conditions::CATEGORY_SWAP_MOD, &[on::modify_move(swap)]);

pub static CATEGORY_SWAP_MOD_MOVES: Behaviour = lent(conditions::CATEGORY_SWAP_MOD, &[on::try_(foresee_physically)]);

fn swap(cx: &mut Cx, hit: Hit) -> Verdict {
    let active = cx.mv_mut(hit.mv);
    active.category = match active.category {
        Category::Physical => Category::Special,
        Category::Special => Category::Physical,
        Category::Status => return Pass,
    };
    match active.id {
        moves::LIGHT_THAT_BURNS_THE_SKY | moves::PHOTON_GEYSER => {
            let physical = hits_harder_physically(cx, hit.user);
            cx.mv_mut(hit.mv).category = if physical { Category::Physical } else { Category::Special };
        }
        moves::SHELL_SIDE_ARM if !hit.target.is_none() => {
            active.category = Category::Special;
            choose_category(cx, hit);
        }
        moves::FUTURE_SIGHT | moves::DOOM_DESIRE => {
            active.code_from = EffectId::lent_by(conditions::CATEGORY_SWAP_MOD);
        }
        _ => {}
    }
    Pass
}

fn foresee_physically(cx: &mut Cx, hit: Hit) -> Verdict {
    // SHOWDOWN: of the two only Future Sight is waited for by a count of turns.
    let counted = cx.mv(hit.mv).id == moves::FUTURE_SIGHT;
    let foresight = if counted { Foresight::Counted } else { Foresight::OfNumbers };
    announce(cx, hit, foresight(Category::Physical))
}

//! Category Swap Mod: physical moves become special, special moves physical.
//!
//! Moves that choose their category go on choosing it. Foreseen attacks come down physical: see [`foreseen_category`].

use super::moves_shell_side_arm::choose_category;
use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rules;

pub static CATEGORY_SWAP_MOD: Behaviour = condition(conditions::CATEGORY_SWAP_MOD, &[on::modify_move(swap)]);

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
        _ => {}
    }
    Pass
}

/// The category in which Future Sight and Doom Desire come down.
pub(crate) fn foreseen_category(cx: &Cx) -> Category {
    if cx.has_rule(rules::CATEGORY_SWAP_MOD) { Category::Physical } else { Category::Special }
}

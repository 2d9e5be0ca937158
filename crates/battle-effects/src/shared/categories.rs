//! Moves that use the better of Attack and Special Attack.

use tallgrass_battle::prelude::*;

/// Whether a Pokémon's Attack, stages included, is above its Special Attack.
pub(crate) fn hits_harder_physically(cx: &mut Cx, mon: Mon) -> bool {
    cx.stat(mon, Stat::Atk, false, true) > cx.stat(mon, Stat::Spa, false, true)
}

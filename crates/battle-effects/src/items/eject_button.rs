//! Eject Button: the holder leaves after it is hit.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::SwitchFlag;

pub static EJECT_BUTTON: Behaviour = item(items::EJECT_BUTTON, &[on::after_move_secondary(eject).priority(2)]);

/// Whether someone is about to leave already.
pub(crate) fn someone_leaves(cx: &Cx) -> bool {
    cx.actives().iter().any(|&mon| cx.mon(mon).switch_flag == SwitchFlag::Yes)
}

/// Whether a Pokémon has a part in Commander.
pub(crate) fn is_in_command(cx: &Cx, mon: Mon) -> bool {
    cx.has_volatile(mon, conditions::COMMANDING) || cx.has_volatile(mon, conditions::COMMANDED)
}

fn eject(cx: &mut Cx, hit: Hit) -> Verdict {
    let (holder, mv) = (hit.target, cx.mv(hit.mv));
    let by_attack = hit.user != holder
        && cx.mon(holder).hp > 0
        && mv.category != Category::Status
        && !mv.has(MoveFlags::FUTUREMOVE);
    let pokemon = cx.mon(holder);
    if !by_attack
        || hit.user.is_none()
        || !cx.can_switch(pokemon.side)
        || pokemon.force_switch
        || pokemon.being_called_back
        || cx.is_sky_dropped(holder)
        || is_in_command(cx, holder)
        || someone_leaves(cx)
    {
        return Pass;
    }
    cx.mon_mut(holder).switch_flag = SwitchFlag::Yes;
    let stays = if cx.use_item(holder) { hit.user } else { holder };
    cx.mon_mut(stays).switch_flag = SwitchFlag::No;
    Pass
}

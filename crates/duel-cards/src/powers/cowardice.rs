//! Cowardice: it goes back to your hand and what is attached to it is discarded, but not in the turn you played it.

use crate::{
    choose::choose_successor,
    shared::{discard_to_hand, own_bench},
};
use tallgrass_duel::{prelude::*, state::PageFlags};

/// It goes back to your hand and what is attached to it is discarded, but not in the turn you played it.
pub static COWARDICE: Effect = Effect {
    name: "Cowardice",
    of: &[(id::TENTACOOL, place::FIRST)],
    on: &[on::initial_effect_2(may_flee), on::require_selection(choose_successor), on::before_damage(return_to_hand)],
    ..Effect::NEW
};

fn may_flee(duel: &mut Duel) -> Result<(), Message> {
    let (me, user) = (duel.me(), duel.state.work.slot);
    duel.set_arg(0, user);
    duel.can_use_power(me, user)?;
    own_bench(duel)?;
    if duel.state.page(me).flags[user as usize % 6] & PageFlags::CAN_EVOLVE == 0 {
        return Err(Message::CannotBeUsedInTurnWhichWasPlayed);
    }
    Ok(())
}

fn return_to_hand(duel: &mut Duel) {
    let (me, user, successor) = (duel.me(), duel.arg(0), duel.arg(1));
    let page = duel.state.page_mut(me);
    let card = page.slots[user as usize % 6];
    // It goes by way of the discard pile, with everything attached.
    page.discard_slot(user);
    if user == 0 {
        page.switch_active(successor);
    }
    discard_to_hand(duel, me, card);
    duel.state.close_all_gaps();
}

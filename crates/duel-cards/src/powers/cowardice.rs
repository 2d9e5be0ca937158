//! Cowardice: it goes back to your hand and what is attached to it is discarded, but not in the turn you played it.

use crate::{
    choose::choose_successor,
    shared::{discard_to_hand, own_bench},
};
use tallgrass_duel::{prelude::*, state::PageFlags};

/// In your turn, but not in the one in which you played it, this Pokémon may go back to your hand; what is attached to
/// it is discarded. Another must be on the Bench.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn table() -> Duel {
        let mine = Side { play: &[id::TENTACOOL, id::ABRA], attached: &[id::WATER_ENERGY], ..Side::default() };
        turn(mine, Side { play: &[id::ABRA], ..Side::default() })
    }

    #[test]
    fn it_returns_and_its_energy_is_discarded() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Power(0), Answer::Slot(1)]);
        let page = duel.state.page(Seat::Player);
        assert_eq!((page.hand(), page.in_play, page.discard_pile().last()), (&[0][..], 1, Some(&2)));
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::ABRA);
        assert!(duel.answers().contains(&Answer::Basic(0)), "it may come back at once");
    }

    #[test]
    fn not_in_the_turn_it_was_played() {
        let mut duel = table();
        duel.state.page_mut(Seat::Player).flags[0] = 0;
        let why = Refusal::Because(Message::CannotBeUsedInTurnWhichWasPlayed);
        assert_eq!(duel.check(Answer::Power(0)), Err(why));
    }
}

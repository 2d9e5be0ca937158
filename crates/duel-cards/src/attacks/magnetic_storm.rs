//! Magnetic Storm: all Energy attached to the user's own Pokémon is shuffled and dealt out among them evenly.

use tallgrass_duel::{
    prelude::*,
    state::{CardList, DeckIndex, Location},
};

/// All Energy attached to your Pokémon is shuffled and dealt out among them evenly.
pub static MAGNETIC_STORM: Effect = Effect {
    name: "Magnetic Storm",
    of: &[(id::MAGNEMITE_LV15, place::SECOND)],
    on: &[on::after_damage(deal_out_energy)],
    ..Effect::NEW
};

fn deal_out_energy(duel: &mut Duel) {
    let me = duel.me();
    let page = duel.state.page(me);
    let count = page.in_play;
    let mut energy: CardList = (0..page.locations.len() as DeckIndex)
        .filter(|&index| page.locations[index as usize] & Location::PLAY_AREA != 0)
        .filter(|&index| duel.rulebook().card(duel.state.card_id(me, index)).kind.is_energy())
        .collect();
    let each = energy.as_slice().len() / (count as usize).max(1);
    duel.shuffle_list(&mut energy);
    let mut slots: CardList = (0..count).collect();
    let mut pile = energy.as_slice().iter().copied();
    for &slot in slots.as_slice() {
        pile.by_ref().take(each).for_each(|index| attach(duel, me, index, slot));
    }
    // What is left over goes to one Pokémon each, in an order of its own.
    duel.shuffle_list(&mut slots);
    for (at, &slot) in slots.as_slice().iter().enumerate() {
        duel.set_arg(at, slot);
    }
    for (index, &slot) in pile.zip(slots.as_slice()) {
        attach(duel, me, index, slot);
    }
    duel.say(Message::TheEnergyCardFromPlayAreaWasMoved);
}

fn attach(duel: &mut Duel, seat: Seat, index: DeckIndex, slot: Slot) {
    let page = duel.state.page_mut(seat);
    page.add_to_hand(index);
    page.hand_to_slot(index, slot);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn energy_is_dealt_out_evenly() {
        let attached = &[id::LIGHTNING_ENERGY; 5];
        let mine = Side { play: &[id::MAGNEMITE_LV15, id::ABRA, id::EKANS], attached, ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        assert_eq!(attack(&mut duel, 1, &[]), [Message::TheEnergyCardFromPlayAreaWasMoved]);
        let mut counts = [0, 1, 2].map(|slot| duel.energies(Seat::Player, slot).total);
        counts.sort_unstable();
        assert_eq!(counts, [1, 2, 2]);
    }
}

//! The end of holds (Bind, Clamp, Fire Spin, Wrap).

use super::{Grip, Release};
use crate::battle::Battle;
use crate::ids::Mon;
use tallgrass_pokedex::conditions::{FAKEPARTIALLYTRAPPED, PARTIALLYTRAPPED, PARTIALTRAPPINGLOCK};

/// Lets go who holds nobody any longer, and who is held by nobody.
pub(crate) fn release_held(battle: &mut Battle) {
    for mon in battle.actives() {
        let apart = |other: Mon, bond| battle.mon(other).hp <= 0 || !battle.has_volatile(other, bond);
        let grip = battle.volatile(mon, PARTIALTRAPPINGLOCK).map(|state| Mon(state.data::<Grip>().locked));
        if grip.is_some_and(|held| apart(held, PARTIALLYTRAPPED)) {
            battle.delete_volatile(mon, PARTIALTRAPPINGLOCK);
        }
        let apart = |other: Mon, bond| battle.mon(other).hp <= 0 || !battle.has_volatile(other, bond);
        let held_by = battle.volatile(mon, PARTIALLYTRAPPED).map(|state| state.source);
        if held_by.is_some_and(|by| by.is_none_or(|by| apart(by, PARTIALTRAPPINGLOCK))) {
            battle.delete_volatile(mon, PARTIALLYTRAPPED);
        }
        let apart = |other: Mon, bond| battle.mon(other).hp <= 0 || !battle.has_volatile(other, bond);
        let other = battle.volatile(mon, FAKEPARTIALLYTRAPPED).map(|state| Mon(state.data::<Release>().counterpart));
        if other.is_some_and(|other| apart(other, FAKEPARTIALLYTRAPPED)) {
            battle.delete_volatile(mon, FAKEPARTIALLYTRAPPED);
        }
    }
}

//! Attacks with two special conditions: one or the other, both at once, or one for both Pokémon.

use tallgrass_duel::prelude::*;

/// On heads, the Defending Pokémon is poisoned; on tails, it is confused.
pub static FOUL_GAS: Effect = Effect {
    name: "Foul Gas",
    of: &[(id::KOFFING, place::FIRST)],
    on: &[on::before_damage(poison_or_confuse)],
    ..Effect::NEW
};

/// On heads, the Defending Pokémon is poisoned and confused.
pub static VENOM_POWDER: Effect = Effect {
    name: "Venom Powder",
    of: &[(id::VENOMOTH, place::SECOND)],
    on: &[on::before_damage(poison_and_confuse)],
    ..Effect::NEW
};

/// The Defending Pokémon and this Pokémon are both confused.
pub static FOUL_ODOR: Effect = Effect {
    name: "Foul Odor",
    of: &[(id::GLOOM, place::SECOND)],
    on: &[on::before_damage(confuse_both)],
    ..Effect::NEW
};

fn poison_or_confuse(duel: &mut Duel) {
    let condition = if duel.toss() { Condition::Poisoned } else { Condition::Confused };
    duel.inflict(duel.foe(), condition);
}

fn poison_and_confuse(duel: &mut Duel) {
    if !duel.toss() {
        return;
    }
    duel.inflict(duel.foe(), Condition::Poisoned);
    if !duel.inflict(duel.foe(), Condition::Confused) {
        // Both are named in one message.
        duel.state.work.no_effect_from = Condition::Poisoned as u8 | Condition::Confused as u8;
    }
}

fn confuse_both(duel: &mut Duel) {
    duel.inflict(duel.foe(), Condition::Confused);
    duel.inflict(duel.me(), Condition::Confused);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn a_doll_can_be_neither_poisoned_nor_confused() {
        let mine = Side { play: &[id::VENOMOTH], ..Side::default() };
        let theirs = Side { play: &[id::CLEFAIRY_DOLL, id::ABRA], ..Side::default() };
        let mut duel = duel(mine, theirs);
        // The Doll survives, so that it is asked for nothing.
        duel.state.page_mut(Seat::Opponent).hp[0] = 50;
        let said = attack(&mut duel, 1, &[1]);
        assert_eq!(said, [Message::ThereWasNoEffectFromPoisonConfusion]);
        assert_eq!(duel.state.page(Seat::Opponent).status, 0);
    }

    #[test]
    fn heads_poisons_and_confuses() {
        let mine = Side { play: &[id::VENOMOTH], ..Side::default() };
        let theirs = Side { play: &[id::ABRA], ..Side::default() };
        let mut duel = duel(mine, theirs);
        assert_eq!(attack(&mut duel, 1, &[1]), []);
        assert_eq!(duel.state.page(Seat::Opponent).status, Condition::Poisoned as u8 | Condition::Confused as u8);
    }
}

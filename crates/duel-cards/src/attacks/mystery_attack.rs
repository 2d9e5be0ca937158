//! Mystery Attack: 10 damage and one of eight things at random.

use tallgrass_duel::prelude::*;

/// One of eight at random: 10 damage and the Defending Pokémon is paralysed, poisoned, asleep or confused; 10 damage
/// and this Pokémon heals 10; just 10 damage; 20 damage; or nothing.
pub static MYSTERY_ATTACK: Effect = Effect {
    name: "Mystery Attack",
    of: &[(id::MEW_LV15, place::FIRST)],
    on: &[on::before_damage(draw_a_mystery), on::after_damage(heal_if_drawn)],
    ..Effect::NEW
};

/// What stands for healing, which comes after damage.
const HEALING: u8 = 4;

fn draw_a_mystery(duel: &mut Duel) {
    duel.set_damage(10);
    let drawn = duel.random_bits(Purpose::Pick, 3);
    duel.set_arg(0, drawn);
    let mut inflict = |condition| {
        duel.inflict(duel.foe(), condition);
    };
    match drawn {
        0 => inflict(Condition::Paralyzed),
        1 => inflict(Condition::Poisoned),
        2 => inflict(Condition::Asleep),
        3 => inflict(Condition::Confused),
        6 => duel.set_damage(20),
        7 => {
            duel.set_damage(0);
            duel.had_no_effect();
        }
        _ => {}
    }
}

fn heal_if_drawn(duel: &mut Duel) {
    if duel.arg(0) == HEALING {
        duel.heal_attacker(10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn one_thing_of_eight() {
        for (drawn, dealt, status) in [
            (0, 10, Condition::Paralyzed as u8),
            (1, 10, Condition::Poisoned as u8),
            (2, 10, Condition::Asleep as u8),
            (3, 10, Condition::Confused as u8),
            (4, 10, 0),
            (5, 10, 0),
            (6, 20, 0),
            (7, 0, 0),
        ] {
            let mine = Side { play: &[id::MEW_LV15], ..Side::default() };
            let mut duel = duel(mine, Side { play: &[id::MAGNEMITE_LV13], ..Side::default() });
            duel.state.page_mut(Seat::Player).hp[0] = 20;
            let said = attack(&mut duel, 0, &[drawn]);
            let page = duel.state.page(Seat::Opponent);
            assert_eq!((page.last_damage[0], page.status), (dealt, status), "{drawn}");
            assert_eq!(duel.state.page(Seat::Player).hp[0], if drawn == HEALING { 30 } else { 20 });
            assert_eq!(said.contains(&Message::ThereWasNoEffectFromTxRam2), drawn == 7);
        }
    }
}

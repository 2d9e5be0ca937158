//! Attacks that heal their user by what they dealt, by half of it, or a little if they dealt anything.

use crate::shared::half_of_damage_dealt;
use tallgrass_duel::prelude::*;

/// This Pokémon heals as much damage as it dealt.
pub static LEECH_LIFE: Effect = Effect {
    name: "Leech Life",
    of: &[(id::ZUBAT, place::SECOND), (id::GOLBAT, place::SECOND), (id::VENONAT, place::SECOND)],
    on: &[on::after_damage(heal_all)],
    ..Effect::NEW
};

/// This Pokémon heals half the damage it dealt, rounded up to ten.
pub static MEGA_DRAIN: Effect = Effect {
    name: "Mega Drain and Absorb",
    of: &[(id::VENUSAUR_LV64, place::SECOND), (id::BUTTERFREE, place::SECOND), (id::KABUTOPS, place::SECOND)],
    on: &[on::after_damage(heal_half)],
    ..Effect::NEW
};

/// If it dealt any damage, this Pokémon heals 10.
pub static LEECH_SEED: Effect = Effect {
    name: "Leech Seed",
    of: &[(id::BULBASAUR, place::FIRST)],
    on: &[on::after_damage(heal_ten)],
    ..Effect::NEW
};

/// If it dealt any damage, this Pokémon heals 10.
pub static EXEGGCUTE_LEECH_SEED: Effect = Effect {
    name: "Leech Seed",
    of: &[(id::EXEGGCUTE, place::SECOND)],
    on: &[on::after_damage(heal_ten_by_low_byte)],
    ..Effect::NEW
};

fn heal_all(duel: &mut Duel) {
    let dealt = duel.state.work.dealt;
    duel.heal_attacker(dealt);
}

fn heal_half(duel: &mut Duel) {
    let half = half_of_damage_dealt(duel);
    duel.heal_attacker(half);
}

fn heal_ten(duel: &mut Duel) {
    if duel.state.work.dealt != 0 {
        duel.heal_attacker(10);
    }
}

fn heal_ten_by_low_byte(duel: &mut Duel) {
    // GLITCH: only the low byte of the damage is looked at.
    let looked_at = if duel.rules.contains(Rules::WHOLE_DAMAGE) { 0xffff } else { 0xff };
    if duel.state.work.dealt & looked_at != 0 {
        duel.heal_attacker(10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, duel};

    fn healed(user: CardId, place: u8, dealt: u16) -> u8 {
        healed_by(Rules::CARTRIDGE, user, place, dealt)
    }

    fn healed_by(rules: Rules, user: CardId, place: u8, dealt: u16) -> u8 {
        let mut duel = duel(Side { play: &[user], ..Side::default() }, Side { play: &[id::ABRA], ..Side::default() });
        duel.rules = rules;
        duel.state.page_mut(Seat::Player).hp[0] = 10;
        duel.state.work.dealt = dealt;
        let effect = duel.rulebook().effect(user, place).expect("an effect");
        let tallgrass_duel::effect::Handler::Plain(act) = effect.on[0].handler else { panic!("a plain handler") };
        act(&mut duel);
        duel.state.page(Seat::Player).hp[0] - 10
    }

    #[test]
    fn half_is_rounded_up_to_ten() {
        assert_eq!(healed(id::VENUSAUR_LV64, 1, 30), 20);
        assert_eq!(healed(id::VENUSAUR_LV64, 1, 40), 20);
    }

    #[test]
    fn only_one_leech_seed_looks_at_the_high_byte() {
        assert_eq!(healed(id::BULBASAUR, 0, 256), 10);
        assert_eq!(healed(id::EXEGGCUTE, 1, 256), 0);
        assert_eq!(healed_by(Rules::WHOLE_DAMAGE, id::EXEGGCUTE, 1, 256), 10);
        assert_eq!(healed(id::EXEGGCUTE, 1, 20), 10);
    }
}

//! Mystery Attack: 10 damage and one of eight things at random.

use tallgrass_duel::prelude::*;

/// 10 damage and a special condition, or 10 healed, or nothing more, or 20 damage, or no damage at all.
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

//! Attacks that take a damage counter off their user.

use tallgrass_duel::prelude::*;

/// This Pokémon heals 10. Without damage, the attack can't be used.
pub static FIRST_AID: Effect = Effect {
    name: "First Aid",
    of: &[(id::JIGGLYPUFF_LV12, place::FIRST)],
    on: &[on::initial_effect_1(is_damaged), on::after_damage(heal_ten)],
    ..Effect::NEW
};

/// On heads, this Pokémon heals 10. Without damage, the attack can't be used.
pub static SPACING_OUT: Effect = Effect {
    name: "Spacing Out",
    of: &[(id::SLOWPOKE_LV18, place::FIRST)],
    on: &[on::initial_effect_1(is_damaged), on::before_damage(toss), on::after_damage(heal_ten_on_heads)],
    ..Effect::NEW
};

fn is_damaged(duel: &mut Duel) -> Result<(), Message> {
    if duel.damage_on(duel.me(), ACTIVE) < 10 { Err(Message::NoDamageCounters) } else { Ok(()) }
}

fn heal_ten(duel: &mut Duel) {
    duel.heal_attacker(10);
}

fn toss(duel: &mut Duel) {
    let heads = duel.toss();
    duel.set_arg(0, heads as u8);
    if !heads {
        duel.was_unsuccessful();
    }
}

fn heal_ten_on_heads(duel: &mut Duel) {
    if duel.arg(0) != 0 {
        duel.heal_attacker(10);
    }
}

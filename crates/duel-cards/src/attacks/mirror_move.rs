//! Mirror Move: whatever the attacker suffered from an attack last turn, the Defending Pokémon suffers now.

use crate::shared::{
    ai_picks_attack_to_forget, ai_picks_their_energy, choose_attack_to_forget, choose_their_energy, forget_attack,
};
use tallgrass_duel::{prelude::*, state::ACTIVE};

/// Whatever the attacker suffered from an attack last turn, the Defending Pokémon suffers now.
pub static MIRROR_MOVE: Effect = Effect {
    name: "Mirror Move",
    of: &[(id::SPEAROW, place::SECOND), (id::PIDGEOTTO, place::SECOND)],
    on: &[
        on::initial_effect_1(was_attacked),
        on::initial_effect_2_steps(choose_attack),
        on::require_selection(choose_energy),
        on::before_damage(mirror),
        on::after_damage(mirror_rest),
        on::ai_selection(ai_chooses),
    ],
    ..Effect::NEW
};

fn suffered(duel: &Duel, effect: LastEffect) -> bool {
    duel.state.page(duel.me()).last_effect == effect as u8
}

fn was_attacked(duel: &mut Duel) -> Result<(), Message> {
    let page = duel.state.page(duel.me());
    if page.last_damage == [0; 2] && page.last_status == 0 && page.last_substatus2 == 0 {
        return Err(Message::YouDidNotReceiveAnAttackToMirrorMove);
    }
    Ok(())
}

fn choose_attack(duel: &mut Duel, step: u8) -> Next {
    if step == 0 {
        duel.set_arg(0, 0xff);
        if !suffered(duel, LastEffect::Amnesia) {
            return Next::Done;
        }
    }
    choose_attack_to_forget(duel, step)
}

fn choose_energy(duel: &mut Duel, step: u8) -> Next {
    if suffered(duel, LastEffect::DiscardEnergy) { choose_their_energy(duel, step) } else { Next::Done }
}

fn ai_chooses(duel: &mut Duel) {
    duel.set_arg(0, 0xff);
    if suffered(duel, LastEffect::DiscardEnergy) {
        ai_picks_their_energy(duel);
    } else if suffered(duel, LastEffect::Amnesia) {
        ai_picks_attack_to_forget(duel);
    }
}

fn mirror(duel: &mut Duel) {
    if suffered(duel, LastEffect::Amnesia) {
        forget_attack(duel);
        return;
    }
    let (me, foe) = (duel.me(), duel.foe());
    let suffered = *duel.state.page(me);
    duel.state.work.damage = u16::from_le_bytes(suffered.last_damage);
    match suffered.last_status & Condition::POISON {
        0xc0 => drop(duel.inflict(foe, Condition::BadlyPoisoned)),
        0x80 => drop(duel.inflict(foe, Condition::Poisoned)),
        _ => {}
    }
    match suffered.last_status & Condition::LOW {
        1 => drop(duel.inflict(foe, Condition::Confused)),
        2 => drop(duel.inflict(foe, Condition::Asleep)),
        3 => drop(duel.inflict(foe, Condition::Paralyzed)),
        _ => {}
    }
    // GLITCH: written whether the Defending Pokémon takes effects or not, and over whatever hindered it, by nothing too.
    if !duel.rules.contains(Rules::MIRROR_MOVE) {
        duel.state.page_mut(foe).substatus2 = suffered.last_substatus2;
    } else if suffered.last_substatus2 != 0 && !duel.prevented() {
        let page = duel.state.page_mut(foe);
        page.substatus2 = suffered.last_substatus2;
        page.last_substatus2 = suffered.last_substatus2;
    }
}

fn mirror_rest(duel: &mut Duel) {
    if duel.state.work.no_damage_or_effect != 0 {
        return;
    }
    let (me, foe) = (duel.me(), duel.foe());
    if suffered(duel, LastEffect::DiscardEnergy) {
        let card = duel.arg(0);
        // GLITCH: where the Defending Pokémon has no Energy, a card that doesn't exist is discarded.
        if card != 0xff || !duel.rules.contains(Rules::MIRROR_MOVE) {
            let page = duel.state.page_mut(foe);
            page.discard(card);
            page.last_effect = LastEffect::DiscardEnergy as u8;
        }
    }
    let weakness = duel.state.page(me).last_weakness;
    if weakness != 0 && duel.state.card_at(foe, ACTIVE).weakness != 0 {
        duel.state.page_mut(foe).changed_weakness = weakness;
        duel.say(Message::ChangedTheWeaknessOfPokemonToColor);
    }
}

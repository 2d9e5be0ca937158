//! Mirror Move: whatever the attacker suffered from an attack last turn, the Defending Pokémon suffers now.

use crate::shared::{
    ai_picks_attack_to_forget, ai_picks_their_energy, choose_attack_to_forget, choose_their_energy, forget_attack,
};
use tallgrass_duel::prelude::*;

/// If an attack did something to this Pokémon last turn, it does the same to the Defending Pokémon now: damage, special
/// conditions and other effects.
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
        duel.set_arg(0, NO_CARD);
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
    duel.set_arg(0, NO_CARD);
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
        if card != NO_CARD || !duel.rules.contains(Rules::MIRROR_MOVE) {
            let page = duel.state.page_mut(foe);
            page.discard(card);
            page.last_effect = LastEffect::DiscardEnergy as u8;
        }
    }
    let weakness = duel.state.page(me).last_weakness;
    if weakness != 0 && duel.card_at(foe, ACTIVE).weakness != 0 {
        duel.state.page_mut(foe).changed_weakness = weakness;
        duel.say(Message::ChangedTheWeaknessOfPokemonToColor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_cards::cards;
    use tallgrass_duel::{Answer, Ask};

    /// A Pokémon with Energy of all colours before Pidgeotto, in the attacker's turn. Pidgeotto has hit points for
    /// anything.
    fn before_pidgeotto(attacker: CardId) -> Duel {
        let all = [1, 2, 3, 4, 5, 6].iter().flat_map(|&energy| [energy; 4]).collect::<Vec<_>>();
        let mine = Side {
            play: &[attacker, id::SQUIRTLE],
            attached: &all,
            deck: &[id::BULBASAUR, id::WATER_ENERGY, id::BILL, id::ODDISH],
            ..Side::default()
        };
        let colorless = [id::DOUBLE_COLORLESS_ENERGY; 3];
        let theirs = Side { play: &[id::PIDGEOTTO, id::ABRA], attached: &colorless, ..Side::default() };
        let mut duel = turn(mine, theirs);
        duel.state.page_mut(Seat::Opponent).hp[0] = 250;
        duel
    }

    /// Goes on until this duelist's turn's question; false if it doesn't come to that.
    fn until_turn_of(duel: &mut Duel, seat: Seat) -> bool {
        for _ in 0..100 {
            if duel.is_over() || duel.state.turn == seat && duel.pending().ask == Ask::Turn {
                break;
            }
            assert_eq!(duel.state.check(), Ok(()));
            let first = duel.answers()[0];
            answer(duel, &[first]);
        }
        !duel.is_over() && duel.state.turn == seat
    }

    #[test]
    fn every_attack_is_mirrored_or_there_is_nothing_to_mirror() {
        let (mut mirrored, mut nothing) = (0, 0);
        for card in cards().iter().filter(|card| card.kind.is_pokemon()) {
            for place in (0..2u8).filter(|&place| card.attacks[place as usize].is_attack()) {
                let what = format!("{} {}", card.name, card.attacks[place as usize].name);
                let mut duel = before_pidgeotto(card.id);
                if duel.answer(Answer::Attack(place)).is_err() || !until_turn_of(&mut duel, Seat::Opponent) {
                    continue;
                }
                let page = *duel.state.page(Seat::Opponent);
                if duel.state.card_id_at(Seat::Opponent, ACTIVE) != id::PIDGEOTTO || page.status & Condition::LOW != 0 {
                    continue;
                }
                let suffered = page.last_damage != [0; 2] || page.last_status != 0 || page.last_substatus2 != 0;
                let allowed = duel.check(Answer::Attack(1)).is_ok();
                let blinded = page.substatus2 != 0;
                assert!(allowed == suffered || blinded, "{what}");
                if !allowed || blinded {
                    nothing += 1;
                    continue;
                }
                mirrored += 1;
                let hp = duel.state.page(Seat::Player).hp[0];
                let plain = !card.attacks[place as usize].has_effect && !card.has_power();
                answer(&mut duel, &[Answer::Attack(1)]);
                until_turn_of(&mut duel, Seat::Player);
                let damage = u16::from_le_bytes(page.last_damage);
                if plain && damage < hp as u16 && card.resistance == 0 {
                    assert_eq!(duel.state.page(Seat::Player).hp[0] as u16, hp as u16 - damage, "{what}");
                }
            }
        }
        assert_eq!((mirrored, nothing), (190, 100));
    }

    /// Pidgeotto's turn, after an attack that discarded one of its Energies, before a Pokémon without any.
    fn after_a_discard(rules: Rules) -> Duel {
        let mine = Side { play: &[id::PIDGEOTTO], attached: &[id::GRASS_ENERGY; 3], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::SQUIRTLE], ..Side::default() });
        duel.rules = rules;
        let page = duel.state.page_mut(Seat::Player);
        page.last_damage = [20, 0];
        page.last_effect = LastEffect::DiscardEnergy as u8;
        answer(&mut duel, &[Answer::Attack(1)]);
        duel
    }

    #[test]
    fn a_card_that_does_not_exist_is_discarded_where_there_is_no_energy() {
        let last = |duel: &Duel| duel.state.page(Seat::Opponent).discard_pile().last().copied();
        assert_eq!(last(&after_a_discard(Rules::CARTRIDGE)), Some(NO_CARD));
        assert_ne!(last(&after_a_discard(Rules::MIRROR_MOVE)), Some(NO_CARD));
        // The duel goes on with it.
        assert_eq!(after_a_discard(Rules::CARTRIDGE).state.check(), Ok(()));
    }
}

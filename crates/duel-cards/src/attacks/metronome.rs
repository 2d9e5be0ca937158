//! Metronome: choose an attack of the Defending Pokémon and use it, whatever it costs.

use crate::shared::{attacks_of_defender, defender_has_attack};
use tallgrass_duel::{event::Action, prelude::*};

/// Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.
pub static CLEFAIRY_METRONOME: Effect = Effect {
    name: "Metronome",
    of: &[(id::CLEFAIRY, place::SECOND)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(|duel, step| choose_and_begin(duel, step, 3)),
        // The cartridge's AI has none of it.
        on::ai_selection(|_| {}),
    ],
    ..Effect::NEW
};

/// Choose an attack of the Defending Pokémon, other than Metronome, and use it, whatever Energy it needs.
pub static CLEFABLE_METRONOME: Effect = Effect {
    name: "Metronome",
    of: &[(id::CLEFABLE, place::FIRST)],
    on: &[
        on::initial_effect_1(defender_has_attack),
        on::initial_effect_2_steps(|duel, step| choose_and_begin(duel, step, 1)),
        on::ai_selection(|_| {}),
    ],
    ..Effect::NEW
};

/// The attacks of the Defending Pokémon that may be copied now, as a mask.
fn copyable(duel: &Duel) -> u8 {
    let foe = duel.foe();
    let card = duel.state.page(foe).slots[ACTIVE as usize];
    let may_copy = |attack: &u8| {
        let copied = &duel.card_at(foe, ACTIVE).attacks[*attack as usize];
        copied.is_attack()
            && copied.name != duel.loaded_attack().name
            && duel.passes(duel.state.card_id(foe, card), *attack, |copy| copy.load_attack(foe, card, *attack)).is_ok()
    };
    (0..2).filter(may_copy).fold(0, |mask, attack| mask | 1 << attack)
}

fn choose_and_begin(duel: &mut Duel, step: u8, cost: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match step {
        0 => {
            duel.state.work.metronome_cost = cost;
            // The cartridge finds out only when an attack is chosen that it can't be.
            let mask = if duel.attempting() { attacks_of_defender(duel) } else { copyable(duel) };
            if mask == 0 {
                return Next::Refuse(Message::UnableToSelect);
            }
            duel.ask_pick(me, mask, Message::ChooseOppAttackToBeUsedWithMetronome).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(attack) = duel.answered() else { return Next::Cancel };
            let metronome = duel.loaded_attack().name.clone();
            let card = duel.state.page(foe).slots[ACTIVE as usize];
            duel.load_attack(foe, card, attack);
            if duel.loaded_attack().name == metronome {
                duel.say(Message::UnableToSelect);
                return Next::Refuse(Message::UnableToSelect);
            }
            Next::Moment(Moment::InitialEffect1, 2)
        }
        2 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                duel.say(why);
                return Next::Refuse(why);
            }
            Next::Moment(Moment::InitialEffect2, 3)
        }
        _ => {
            if !duel.state.flow.verdict.is_done() {
                return Next::Cancel;
            }
            duel.announce_attack();
            duel.announce(Action::UseMetronomeAttack);
            duel.note_attack();
            Next::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use std::collections::BTreeSet;
    use tallgrass_cards::cards;
    use tallgrass_duel::Answer;

    const BENCH: [CardId; 2] = [id::SQUIRTLE, id::ABRA];

    /// Clefable, with Energy of all colours, before this Pokémon.
    fn before(defender: CardId) -> Duel {
        let mine = Side {
            play: &[id::CLEFABLE, BENCH[0], BENCH[1]],
            attached: &[id::FIRE_ENERGY, id::WATER_ENERGY, id::PSYCHIC_ENERGY, id::LIGHTNING_ENERGY],
            deck: &[id::BULBASAUR, id::WATER_ENERGY, id::BILL, id::SQUIRTLE, id::ODDISH],
            ..Side::default()
        };
        let energies = [id::GRASS_ENERGY; 4];
        turn(mine, Side { play: &[defender, BENCH[0], BENCH[1]], attached: &energies, ..Side::default() })
    }

    #[test]
    fn every_attack_can_be_copied_or_is_refused_with_the_state_as_it_was() {
        let (mut copied, mut refused) = (0, BTreeSet::new());
        for card in cards().iter().filter(|card| card.kind.is_pokemon()) {
            for place in 0..2u8 {
                let attack = &card.attacks[place as usize];
                if !attack.is_attack() || attack.name == "Metronome" {
                    continue;
                }
                let mut duel = before(card.id);
                let hp = duel.state.page(Seat::Opponent).hp[0];
                if duel.answer(Answer::Attack(0)).is_err() || duel.answer(Answer::Pick(place)).is_err() {
                    refused.insert(attack.name.as_str());
                    continue;
                }
                copied += 1;
                while duel.pending().who == Seat::Player || !matches!(duel.pending().ask, tallgrass_duel::Ask::Turn) {
                    assert_eq!(duel.state.check(), Ok(()), "{} {}", card.name, attack.name);
                    let Some(&first) = duel.answers().first() else { break };
                    answer(&mut duel, &[first]);
                }
                assert!(duel.is_over() || duel.state.turn == Seat::Opponent, "{} {}", card.name, attack.name);
                if !attack.has_effect && !card.has_power() {
                    let left = (hp as u16).saturating_sub(attack.damage) as u8;
                    let now = duel.state.page(Seat::Opponent).hp[0];
                    assert!(now == left || left == 0, "{} {}: {now} instead of {left}", card.name, attack.name);
                }
            }
        }
        // What needs a sleeping opponent, damage on the user, two Fire Energies, an attack suffered or a Trainer discarded.
        let expected =
            ["Dream Eater", "First Aid", "Flames of Rage", "Mirror Move", "Recover", "Scavenge", "Spacing Out"];
        assert_eq!((copied, refused), (308, BTreeSet::from(expected)));
    }

    #[test]
    fn it_can_not_copy_itself() {
        let mut duel = before(id::CLEFAIRY);
        answer(&mut duel, &[Answer::Attack(0)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Pick(0)], "Sing is left");
        // Somebody at the menus may point at it, and is told.
        let mut duel = before(id::CLEFAIRY);
        duel.attempt(Answer::Attack(0));
        duel.attempt(Answer::Pick(1));
        assert_eq!(duel.state.turn, Seat::Player);
    }

    #[test]
    fn without_anything_to_copy_it_is_refused() {
        let duel = before(id::CLEFAIRY_DOLL);
        assert!(duel.check(Answer::Attack(0)).is_err());
    }

    #[test]
    fn a_copied_price_is_paid_with_what_clefable_has() {
        let mut duel = before(id::CHARMANDER);
        answer(&mut duel, &[Answer::Attack(0), Answer::Pick(1)]);
        let fire = duel.answers();
        assert_eq!(fire.as_slice(), [Answer::Card(3)], "Ember discards a Fire Energy");
        answer(&mut duel, &fire);
        assert_eq!(duel.state.page(Seat::Player).location(3), tallgrass_duel::state::Location::DISCARD);
    }
}

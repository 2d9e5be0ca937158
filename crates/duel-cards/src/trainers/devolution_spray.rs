//! Devolution Spray: take off one of your evolved Pokémon as many of its evolution cards as you like and discard them.

use crate::choose::slots;
use tallgrass_duel::{flow::Frame, prelude::*, state::DeckIndex};

/// Take as many evolution cards as you like off one of your evolved Pokémon, the topmost first, and discard them.
pub static DEVOLUTION_SPRAY: Effect = Effect {
    name: "Devolution Spray",
    of: &[(id::DEVOLUTION_SPRAY, place::CARD)],
    on: &[
        on::initial_effect_1(has_evolved),
        on::initial_effect_2_steps(choose_pokemon_and_stages),
        on::before_damage_steps(devolve),
    ],
    ..Effect::NEW
};

fn has_evolved(duel: &mut Duel) -> Result<(), Message> {
    let me = duel.me();
    let evolved = duel.state.page(me).occupied().any(|slot| duel.card_at(me, slot).stage != 0);
    if evolved { Ok(()) } else { Err(Message::ThereAreNoStage1Pokemon) }
}

/// The evolution card that would be the next to go once `gone` of them are off.
fn next_to_go(duel: &Duel, slot: Slot, gone: u8) -> Option<DeckIndex> {
    let me = duel.me();
    let mut trial = duel.trial();
    let mut next = trial.devolve_pokemon(me, slot);
    for _ in 0..gone {
        next = trial.devolve_pokemon(me, slot);
    }
    next
}

/// The slot is the first argument; the cards that go follow it, with a closing `ff`.
fn choose_pokemon_and_stages(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let mask = slots(duel, me, |slot| duel.card_at(me, slot).stage != 0);
            if mask == 0 {
                return Next::Refuse(Message::ThereAreNoStage1Pokemon);
            }
            duel.ask_slot(me, me, mask, Message::ChooseEvolutionCardAndPressAButtonToDevolve).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.state.work.slot = slot;
            duel.state.work.picked = 0;
            duel.set_arg(0, slot);
            Next::Step(2)
        }
        2 => {
            let (slot, gone) = (duel.state.work.slot, duel.state.work.picked);
            let Some(card) = next_to_go(duel, slot, gone) else { return Next::Step(4) };
            duel.set_arg(1 + gone as usize, card);
            duel.state.work.picked = gone + 1;
            if next_to_go(duel, slot, gone + 1).is_none() {
                return Next::Step(4);
            }
            duel.ask_yes_no(me, Message::DevolveFurther);
            Next::Ask(3)
        }
        3 => Next::Step(if duel.answered_yes() { 2 } else { 4 }),
        _ => {
            let gone = duel.state.work.picked as usize;
            duel.set_arg(1 + gone, NO_CARD);
            Next::Done
        }
    }
}

fn devolve(duel: &mut Duel, step: u8) -> Next {
    if step != 0 {
        return Next::Done;
    }
    let (me, slot) = (duel.me(), duel.arg(0));
    for &card in duel.arg_list(1).as_slice() {
        duel.devolve_pokemon(me, slot);
        duel.state.page_mut(me).discard(card);
    }
    duel.say(Message::PokemonDevolvedTo);
    duel.say_if_knocked_out(me, slot);
    duel.destiny_bond();
    Next::Call(Frame::knock_outs(), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    /// Charizard, evolved step by step, with Devolution Spray in the hand.
    fn charizard() -> Duel {
        let hand = &[id::CHARMELEON, id::CHARIZARD, id::DEVOLUTION_SPRAY];
        let mine = Side { play: &[id::CHARMANDER, id::ABRA], hand, ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA, id::EKANS], ..Side::default() });
        duel.evolve_pokemon(Seat::Player, 2, 0);
        duel.evolve_pokemon(Seat::Player, 3, 0);
        duel
    }

    #[test]
    fn one_stage_or_two() {
        let mut duel = charizard();
        duel.state.page_mut(Seat::Player).hp[0] -= 30;
        answer(&mut duel, &[Answer::Trainer(4), Answer::Slot(0)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Yes, Answer::No]);
        let mut further = duel.clone();
        answer(&mut duel, &[Answer::No]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::CHARMELEON);
        assert_eq!(duel.damage_on(Seat::Player, 0), 30);
        answer(&mut further, &[Answer::Yes]);
        assert_eq!(further.state.card_id_at(Seat::Player, 0), id::CHARMANDER);
        assert_eq!(further.damage_on(Seat::Player, 0), 30);
        assert_eq!(further.state.page(Seat::Player).stage[0], 0);
    }

    #[test]
    fn it_may_knock_it_out() {
        let mut duel = charizard();
        duel.state.page_mut(Seat::Player).hp[0] = 20;
        answer(&mut duel, &[Answer::Trainer(4), Answer::Slot(0), Answer::No]);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Prize);
        answer(&mut duel, &[Answer::Pick(0), Answer::Slot(1)]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 0), id::ABRA);
        assert_eq!(duel.state.page(Seat::Opponent).prizes_left(), 5);
    }
}

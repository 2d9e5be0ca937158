//! Pokémon Breeder: a Basic Pokémon evolves into a Stage 2 of its line from your hand, without the Stage 1 between.

use crate::choose::{any_of, slots};
use tallgrass_duel::{
    flow::Frame,
    prelude::*,
    state::{CardList, DeckIndex, PageFlags, STAGE2_WITHOUT_STAGE1},
};

/// One of your Basic Pokémon, in play since before this turn, evolves into a Stage 2 of its line from your hand,
/// without the Stage 1 between.
pub static POKEMON_BREEDER: Effect = Effect {
    name: "Pokémon Breeder",
    of: &[(id::POKEMON_BREEDER, place::CARD)],
    on: &[
        on::initial_effect_1(can_skip_a_stage),
        on::initial_effect_2_steps(choose_stage_2_and_basic),
        on::before_damage_steps(evolve),
    ],
    ..Effect::NEW
};

/// Whether the Pokémon there was in play when the turn began and the card is a Stage 2 of its line.
fn skips_to(duel: &Duel, stage_2: DeckIndex, slot: Slot) -> bool {
    let me = duel.me();
    let card = duel.card(me, stage_2);
    let between = tallgrass_cards::cards().iter().find(|other| other.name_id == card.evolves_from);
    let basic = between.map_or(0, |between| between.evolves_from);
    let flags = duel.state.page(me).flags[slot as usize % 6];
    flags & PageFlags::CAN_EVOLVE != 0 && duel.card_at(me, slot).name_id == basic
}

fn playable_stage_2(duel: &Duel) -> CardList {
    let me = duel.me();
    let mut list = duel.state.hand_list(me);
    list.retain(|index| {
        let card = duel.card(me, index);
        card.kind.is_pokemon()
            && card.stage == 2
            && duel.state.page(me).occupied().any(|slot| skips_to(duel, index, slot))
    });
    list
}

fn can_skip_a_stage(duel: &mut Duel) -> Result<(), Message> {
    any_of(playable_stage_2(duel), Message::ConditionsForEvolvingToStage2NotFulfilled)?;
    if duel.evolution_stopped() { Err(Message::UnableToEvolveDueToPrehistoricPower) } else { Ok(()) }
}

fn choose_stage_2_and_basic(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let list = playable_stage_2(duel);
            duel.ask_card(me, me, list, Message::ChooseStage2Pokemon).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(card) = duel.answered() else { return Next::Cancel };
            duel.set_arg(0, card);
            let mask = slots(duel, me, |slot| skips_to(duel, card, slot));
            if mask == 0 {
                return Next::Cancel;
            }
            duel.ask_slot(me, me, mask, Message::ChooseBasicPokemonToEvolve).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.set_arg(1, slot);
            Next::Done
        }
    }
}

fn evolve(duel: &mut Duel, step: u8) -> Next {
    if step != 0 {
        return Next::Done;
    }
    let (me, card, slot) = (duel.me(), duel.arg(0), duel.arg(1));
    duel.state.work.card = card;
    duel.state.work.slot = slot;
    duel.evolve_pokemon(me, card, slot);
    duel.state.page_mut(me).stage[slot as usize % 6] = STAGE2_WITHOUT_STAGE1;
    duel.say(Message::PokemonEvolvedIntoPokemon);
    Next::Call(Frame::played(card, slot), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::{Answer, Refusal};

    fn table(play: &[CardId], hand: &[CardId], theirs: &[CardId]) -> Duel {
        turn(Side { play, hand, ..Side::default() }, Side { play: theirs, ..Side::default() })
    }

    #[test]
    fn a_fossil_may_become_an_omastar() {
        let hand = &[id::POKEMON_BREEDER, id::OMASTAR];
        let mut duel = table(&[id::ABRA, id::MYSTERIOUS_FOSSIL, id::OMANYTE], hand, &[id::ABRA]);
        answer(&mut duel, &[Answer::Trainer(3), Answer::Card(4)]);
        assert_eq!(slots(&duel), [1]);
        answer(&mut duel, &[Answer::Slot(1)]);
        assert_eq!(duel.state.card_id_at(Seat::Player, 1), id::OMASTAR);
        assert_eq!(duel.state.page(Seat::Player).stage[1], STAGE2_WITHOUT_STAGE1);
        assert_eq!(duel.state.page(Seat::Player).discard_pile().last(), Some(&3), "Breeder itself is discarded");
    }

    #[test]
    fn what_came_this_turn_can_t_evolve() {
        let mut duel = table(&[id::ABRA], &[id::POKEMON_BREEDER, id::ALAKAZAM], &[id::ABRA]);
        duel.state.page_mut(Seat::Player).flags[0] = 0;
        let why = Refusal::Because(Message::ConditionsForEvolvingToStage2NotFulfilled);
        assert_eq!(duel.check(Answer::Trainer(1)), Err(why));
    }

    #[test]
    fn prehistoric_power_stops_it() {
        let hand = &[id::POKEMON_BREEDER, id::ALAKAZAM];
        let duel = table(&[id::ABRA], hand, &[id::ABRA, id::AERODACTYL]);
        let why = Refusal::Because(Message::UnableToEvolveDueToPrehistoricPower);
        assert_eq!(duel.check(Answer::Trainer(1)), Err(why));
        let duel = table(&[id::ABRA], hand, &[id::ABRA, id::AERODACTYL, id::MUK]);
        assert_eq!(duel.check(Answer::Trainer(1)), Ok(()));
    }
}

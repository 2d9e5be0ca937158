//! Wildfire: discard any number of Fire Energies, and as many cards from the top of the opponent's deck.

use crate::shared::{attached_of, has_energy};
use tallgrass_duel::prelude::*;

/// Discard any number of Fire Energies attached to this Pokémon, and as many cards from the top of the opponent's deck.
pub static WILDFIRE: Effect = Effect {
    name: "Wildfire",
    of: &[(id::MOLTRES_LV35, place::FIRST)],
    on: &[
        on::initial_effect_1(has_fire),
        on::initial_effect_2_steps(choose_how_many),
        on::discard_energy(discard_energy),
        on::after_damage(discard_deck),
        // The cartridge's AI discards nothing.
        on::ai_selection(|duel| duel.set_arg(0, 0)),
    ],
    ..Effect::NEW
};

fn has_fire(duel: &mut Duel) -> Result<(), Message> {
    has_energy(duel, Color::Fire, 1)
}

/// Only the number counts: whichever cards are pointed at, they are discarded in deck-index order. So the next one in
/// that order is all that is offered.
fn choose_how_many(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            duel.state.work.picked = 0;
            Next::Step(1)
        }
        1 => {
            let picked = duel.state.work.picked;
            let list = attached_of(duel, Color::Fire);
            let Some(&next) = list.as_slice().get(picked as usize) else {
                duel.set_arg(0, picked);
                return Next::Done;
            };
            let question =
                duel.ask_card(me, me, [next].into_iter().collect(), Message::DiscardOppDeckAsManyFireEnergyCards);
            if picked == 0 {
                question.or_back()
            } else {
                question.or_stop()
            };
            Next::Ask(2)
        }
        _ => {
            let picked = duel.state.work.picked;
            if duel.answered().is_none() {
                duel.set_arg(0, picked);
                return if picked == 0 { Next::Cancel } else { Next::Done };
            }
            duel.state.work.picked = picked + 1;
            Next::Step(1)
        }
    }
}

fn discard_energy(duel: &mut Duel) {
    let (me, count) = (duel.me(), duel.arg(0) as usize);
    for &card in attached_of(duel, Color::Fire).as_slice().iter().take(count) {
        duel.state.page_mut(me).discard(card);
    }
}

fn discard_deck(duel: &mut Duel) {
    let (foe, count) = (duel.foe(), duel.arg(0));
    let page = duel.state.page_mut(foe);
    for _ in 0..count {
        let Some(card) = page.draw() else { break };
        page.discard(card);
    }
    duel.say(Message::DiscardedCardsFromDeck);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    #[test]
    fn as_many_cards_of_the_deck_go_as_energies() {
        let mine = Side { play: &[id::MOLTRES_LV35], attached: &[id::FIRE_ENERGY; 3], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA], deck: &[id::BILL; 9], ..Side::default() });
        answer(&mut duel, &[Answer::Attack(0), Answer::Card(1), Answer::Card(2), Answer::Stop]);
        assert_eq!(duel.energies(Seat::Player, 0).total, 1);
        // And one was drawn.
        assert_eq!(duel.state.page(Seat::Opponent).deck_count(), 9 - 2 - 1);
    }
}

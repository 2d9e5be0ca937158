//! Energy Trans: as often as you like, move a Grass Energy from one of your Pokémon to another.

use crate::choose::occupied;
use tallgrass_duel::{event::Action, prelude::*, state::DeckIndex};

/// As often as you like in your turn, move a Grass Energy from one of your Pokémon to another.
pub static ENERGY_TRANS: Effect = Effect {
    name: "Energy Trans",
    of: &[(id::VENUSAUR_LV67, place::FIRST)],
    on: &[
        on::initial_effect_2(may_move),
        // The game explains how it is done.
        on::require_selection(|_, _| Next::Done),
        on::before_damage_steps(move_energies),
        on::after_damage(move_for_the_ai),
    ],
    ..Effect::NEW
};

/// The Grass Energy attached to a Pokémon that is first in deck-index order.
fn grass_energy_on(duel: &Duel, slot: Slot) -> Option<DeckIndex> {
    let me = duel.me();
    let mut cards = duel.state.cards_in_slot(me, slot);
    cards.find(|&card| duel.card(me, card).kind == Kind::Energy(Color::Grass))
}

fn may_move(duel: &mut Duel) -> Result<(), Message> {
    let (me, user) = (duel.me(), duel.state.work.slot);
    duel.set_arg(0, user);
    duel.can_use_power(me, user)?;
    let any = duel.state.page(me).occupied().any(|slot| grass_energy_on(duel, slot).is_some());
    if any { Ok(()) } else { Err(Message::NoGrassEnergy) }
}

/// Where from, the card, and where to stand in the arguments after the user's slot. Energy may go to and fro, so it is
/// for the duelist to stop.
fn move_energies(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 if !duel.state.page(me).answers() => Next::Done,
        0 => {
            let mask = occupied(duel, me, |slot| grass_energy_on(duel, slot).is_some());
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToRemoveEnergyFrom).or_stop();
            Next::Ask(1)
        }
        1 => {
            let from = duel.answered();
            let Some((from, energy)) = from.and_then(|slot| Some((slot, grass_energy_on(duel, slot)?))) else {
                duel.forget_args(1);
                return Next::Done;
            };
            duel.set_arg(1, from);
            duel.set_arg(2, energy);
            // It is in the hand for a moment, while the menu is drawn.
            move_by_way_of_hand(duel, energy, from);
            let attempting = duel.attempting();
            let mask = occupied(duel, me, |slot| attempting || slot != from);
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToAttachEnergyCard).or_stop();
            Next::Ask(2)
        }
        _ => {
            if let Some(to) = duel.answered() {
                duel.set_arg(3, to);
                duel.announce(Action::PowerAfterDamage);
                move_by_way_of_hand(duel, duel.arg(2), to);
            }
            Next::Step(0)
        }
    }
}

fn move_by_way_of_hand(duel: &mut Duel, energy: DeckIndex, to: Slot) {
    let me = duel.me();
    let page = duel.state.page_mut(me);
    page.add_to_hand(energy);
    page.hand_to_slot(energy, to);
}

fn move_for_the_ai(duel: &mut Duel) {
    move_by_way_of_hand(duel, duel.arg(2), duel.arg(3));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, slots, turn};
    use tallgrass_duel::Answer;

    fn table() -> Duel {
        let attached = &[id::FIRE_ENERGY, id::GRASS_ENERGY, id::GRASS_ENERGY];
        let mine = Side { play: &[id::VENUSAUR_LV67, id::ABRA, id::EKANS], attached, ..Side::default() };
        turn(mine, Side { play: &[id::ABRA], ..Side::default() })
    }

    #[test]
    fn grass_energy_moves_as_often_as_one_likes() {
        let mut duel = table();
        answer(&mut duel, &[Answer::Power(0)]);
        assert_eq!(slots(&duel), [0]);
        answer(&mut duel, &[Answer::Slot(0)]);
        assert_eq!(slots(&duel), [1, 2], "a move to where it is would be none");
        answer(&mut duel, &[Answer::Slot(1), Answer::Slot(0), Answer::Slot(2)]);
        assert_eq!(slots(&duel), [1, 2], "Fire Energy stays");
        answer(&mut duel, &[Answer::Slot(1), Answer::Stop]);
        answer(&mut duel, &[Answer::Slot(1), Answer::Slot(2), Answer::Stop]);
        let totals = [0, 1, 2].map(|slot| duel.energies(Seat::Player, slot).total);
        assert_eq!(totals, [1, 0, 2]);
        assert_eq!(duel.pending().ask, tallgrass_duel::Ask::Turn);
    }

    #[test]
    fn the_ai_moves_one_by_one() {
        let mut duel = table();
        duel.state.page_mut(Seat::Player).duelist = 0x80;
        duel.state.flow = tallgrass_duel::flow::Flow::EMPTY;
        duel.command(Action::UsePower, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        duel.command(Action::ExecutePowerEffect, duel.state.work.parameters);
        duel.command(Action::PowerAfterDamage, [0, 0, 0, 0, 4, 2, 0, 0, 0, 0]);
        assert_eq!(duel.energies(Seat::Player, 2).by_color[Color::Grass as usize], 1);
    }
}

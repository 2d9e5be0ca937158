//! Devolution Beam: choose an evolved Pokémon; its highest-stage card goes back to its owner's hand.

use crate::{
    choose::occupied,
    shared::{devolve, exchange_top},
};
use tallgrass_duel::prelude::*;

/// Choose an evolved Pokémon of either side; its topmost evolution card goes back to its owner's hand.
pub static DEVOLUTION_BEAM: Effect = Effect {
    name: "Devolution Beam",
    of: &[(id::MEW_LV23, place::SECOND)],
    on: &[
        on::initial_effect_1(someone_has_evolved),
        on::initial_effect_2_steps(choose),
        on::before_damage(|_| {}),
        on::after_damage(devolve_chosen),
        on::ai_selection(choose_for_the_ai),
    ],
    ..Effect::NEW
};

fn evolved(duel: &Duel, seat: Seat) -> u8 {
    occupied(duel, seat, |slot| duel.state.page(seat).stage[slot as usize] != 0)
}

fn someone_has_evolved(duel: &mut Duel) -> Result<(), Message> {
    if Seat::BOTH.iter().all(|&seat| evolved(duel, seat) == 0) {
        return Err(Message::ThereAreNoStage1Pokemon);
    }
    Ok(())
}

fn side(duel: &Duel, number: u8) -> Seat {
    if number == 0 { duel.me() } else { duel.foe() }
}

fn selectable(duel: &Duel, number: u8) -> u8 {
    let seat = side(duel, number);
    evolved(duel, seat) & duel.state.page(seat).alive()
}

fn choose(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let sides =
                (0..2).filter(|&number| selectable(duel, number) != 0).fold(0, |mask, number| mask | 1 << number);
            if sides == 0 {
                return Next::Cancel;
            }
            duel.ask_pick(me, sides, Message::PleaseSelectThePlayArea).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(number) = duel.answered() else { return Next::Cancel };
            duel.set_arg(0, number);
            let (seat, mask) = (side(duel, number), selectable(duel, number));
            duel.ask_slot(me, seat, mask, Message::ChooseEvolutionCardAndPressAButtonToDevolve).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(slot) = duel.answered() else { return Next::Step(0) };
            duel.state.work.slot = slot;
            duel.set_arg(1, slot);
            Next::Done
        }
    }
}

fn choose_for_the_ai(duel: &mut Duel) {
    let theirs = evolved(duel, duel.foe());
    let own = evolved(duel, duel.me());
    let (number, mask) = if theirs != 0 { (1, theirs) } else { (0, own) };
    duel.set_arg(0, number);
    duel.set_arg(1, mask.trailing_zeros() as u8);
}

fn devolve_chosen(duel: &mut Duel) {
    let (number, slot) = (duel.arg(0), duel.arg(1));
    if number == NO_CARD {
        return;
    }
    let seat = side(duel, number);
    duel.state.work.slot = slot;
    if duel.evades(seat, slot) {
        return;
    }
    if duel.card_at(seat, slot).stage == 0 {
        devolve_basic(duel, seat, slot);
    } else {
        devolve(duel, seat, slot);
    }
}

/// GLITCH: the cartridge's AI may point at a Basic Pokémon. Card 0 of that deck is then taken for the card below, and
/// what is left of another calculation for the card on top.
fn devolve_basic(duel: &mut Duel, seat: Seat, slot: Slot) {
    let shield = duel.state.work.defender == id::MEW_LV8 && duel.can_use_power(seat, slot).is_ok();
    let top = match slot {
        // The cartridge has a byte there.
        ACTIVE if shield => duel.state.work.attacker as u8,
        ACTIVE => 1,
        _ => 0,
    };
    exchange_top(duel, seat, slot, top, 0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    /// Before a Pokémon that has evolved in this duel, with this damage.
    fn before_wartortle(damage: u8) -> Duel {
        let mine = Side { play: &[id::MEW_LV23], attached: &[id::PSYCHIC_ENERGY; 2], ..Side::default() };
        let theirs = Side { play: &[id::SQUIRTLE, id::ABRA], hand: &[id::WARTORTLE], ..Side::default() };
        let mut duel = turn(mine, theirs);
        duel.evolve_pokemon(Seat::Opponent, 2, 0);
        duel.state.page_mut(Seat::Opponent).hp[0] -= damage;
        duel.state.page_mut(Seat::Opponent).status = Condition::Asleep as u8;
        duel
    }

    #[test]
    fn the_top_card_goes_to_the_hand_and_damage_stays() {
        let mut duel = before_wartortle(20);
        answer(&mut duel, &[Answer::Attack(1)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Pick(1)], "only the opponent's side has evolved");
        answer(&mut duel, &[Answer::Pick(1), Answer::Slot(0)]);
        let page = duel.state.page(Seat::Opponent);
        assert_eq!((page.slots[0], page.hp[0], page.stage[0], page.status), (0, 20, 0, 0));
        assert!(page.hand().contains(&2));
    }

    #[test]
    fn more_damage_than_it_has_hit_points_knocks_it_out() {
        let mut duel = before_wartortle(50);
        answer(&mut duel, &[Answer::Attack(1), Answer::Pick(1), Answer::Slot(0)]);
        while duel.state.turn == Seat::Player {
            let first = duel.answers()[0];
            answer(&mut duel, &[first]);
        }
        assert_eq!(duel.state.page(Seat::Opponent).in_play, 1);
    }

    #[test]
    fn the_ai_may_devolve_what_is_basic() {
        let mine = Side { play: &[id::MEW_LV23], ..Side::default() };
        let mut duel = turn(mine, Side { play: &[id::ABRA, id::EKANS], ..Side::default() });
        duel.set_arg(0, 1);
        duel.set_arg(1, 0);
        devolve_chosen(&mut duel);
        assert_eq!(duel.state.page(Seat::Opponent).hand().last(), Some(&1));
    }
}

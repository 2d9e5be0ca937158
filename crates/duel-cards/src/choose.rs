//! Choices that several cards put, the lists they are made from, and whether there is anything to choose.
//!
//! The functions with a step number are handlers, or the beginning of one: they are through when they say
//! [`tallgrass_duel::Next::Done`], and keep what was chosen in the arguments.

use crate::shared::attached_of;
use std::ops::Range;
use tallgrass_duel::{
    prelude::*,
    state::{CardList, DeckIndex},
};

/// Refuses with too few cards in the hand; the Trainer that is played is one of them.
pub fn cards_in_hand(duel: &Duel, count: u8) -> Result<(), Message> {
    if duel.state.page(duel.me()).hand_count < count { Err(Message::NotEnoughCardsInHand) } else { Ok(()) }
}

/// Refuses with an empty deck.
pub fn cards_in_deck(duel: &mut Duel) -> Result<(), Message> {
    if duel.state.page(duel.me()).deck_count() == 0 { Err(Message::NoCardsLeftInTheDeck) } else { Ok(()) }
}

/// Refuses where a duelist's Bench is full.
pub fn room_on_bench(duel: &Duel, seat: Seat) -> Result<(), Message> {
    if duel.state.page(seat).in_play >= 6 { Err(Message::NoSpaceOnTheBench) } else { Ok(()) }
}

/// Refuses where the deck is empty or the own Bench is full.
pub fn deck_and_bench_have_room(duel: &mut Duel) -> Result<(), Message> {
    cards_in_deck(duel)?;
    room_on_bench(duel, duel.me())
}

/// Refuses where none of a duelist's Pokémon has damage.
pub fn damaged_pokemon(duel: &Duel, seat: Seat) -> Result<(), Message> {
    if duel.any_damage(seat) { Ok(()) } else { Err(Message::NoPokemonWithDamageCounters) }
}

/// Refuses with this reason where the list is empty.
pub fn any_of(list: CardList, otherwise: Message) -> Result<(), Message> {
    if list.as_slice().is_empty() { Err(otherwise) } else { Ok(()) }
}

/// Cards of a duelist's discard pile that pass, newest first.
pub fn in_discard(duel: &Duel, seat: Seat, passes: fn(&Card) -> bool) -> CardList {
    let mut list = duel.state.discard_list(seat);
    list.retain(|index| passes(duel.card(seat, index)));
    list
}

/// Basic Pokémon in a duelist's discard pile, newest first.
pub fn basics_in_discard(duel: &Duel, seat: Seat) -> CardList {
    in_discard(duel, seat, Card::is_basic_pokemon)
}

/// Basic Energy in the discard pile of the turn's owner, newest first.
pub fn basic_energy_in_discard(duel: &Duel) -> CardList {
    in_discard(duel, duel.me(), |card| card.kind.is_basic_energy())
}

/// Cards of the turn's owner's deck that pass, top first.
pub fn in_deck(duel: &Duel, passes: fn(&Card) -> bool) -> CardList {
    let me = duel.me();
    let mut list = duel.state.deck_list(me);
    list.retain(|index| passes(duel.card(me, index)));
    list
}

/// Slots of a duelist's play area that pass, as a mask.
pub fn occupied(duel: &Duel, seat: Seat, passes: impl Fn(Slot) -> bool) -> u8 {
    let occupied = duel.state.page(seat).occupied();
    occupied.filter(|&slot| passes(slot)).fold(0, |mask, slot| mask | 1 << slot)
}

/// The same for a menu that takes only Pokémon with hit points left, as most do.
pub fn slots(duel: &Duel, seat: Seat, passes: impl Fn(Slot) -> bool) -> u8 {
    occupied(duel, seat, passes) & duel.state.page(seat).alive()
}

/// Slots with damage that can be chosen.
pub fn damaged_slots(duel: &Duel, seat: Seat) -> u8 {
    slots(duel, seat, |slot| duel.damage_on(seat, slot) != 0)
}

/// Trainers in the discard pile of the turn's owner, newest first.
pub fn trainers_in_discard(duel: &Duel) -> CardList {
    in_discard(duel, duel.me(), |card| card.kind == Kind::Trainer)
}

/// Keeps the slot that was answered as the first argument; backs out if it was none.
pub fn slot_chosen(duel: &mut Duel) -> Next {
    let Some(slot) = duel.answered() else { return Next::Cancel };
    duel.state.work.slot = slot;
    duel.set_arg(0, slot);
    Next::Done
}

/// Begins choosing cards of a list, one by one. They will stand in the arguments from `first` on.
fn begin(duel: &mut Duel, list: CardList, first: u8) {
    duel.state.list = list;
    duel.state.work.picked = first;
}

/// Notes a card that was chosen, and takes it off the list; where the next one will stand.
fn note(duel: &mut Duel, card: DeckIndex) -> u8 {
    let work = &mut duel.state.work;
    let at = work.picked as usize;
    work.card = card;
    work.picked += 1;
    duel.set_arg(at, card);
    duel.state.list.remove(card);
    duel.state.work.picked
}

/// Chooses two cards of a list; they stand in the first two arguments.
pub fn choose_two(duel: &mut Duel, step: u8, list: impl FnOnce(&Duel) -> CardList, why: Message) -> Next {
    match step {
        0 => {
            let list = list(duel);
            begin(duel, list, 0);
            Next::Step(1)
        }
        1 => {
            let (me, list) = (duel.me(), duel.state.list);
            duel.ask_card(me, me, list, why).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Cancel };
            if note(duel, card) == 2 { Next::Done } else { Next::Step(1) }
        }
    }
}

/// The Trainer's owner chooses two other cards of the hand; they stand in the first two arguments.
pub fn choose_two_from_hand(duel: &mut Duel, step: u8, why: Message) -> Next {
    let other_cards = |duel: &Duel| {
        let mut hand = duel.state.hand_list(duel.me());
        hand.remove(duel.action_card());
        hand
    };
    choose_two(duel, step, other_cards, why)
}

/// Chooses as many cards of a duelist's list as one likes and as there are arguments, of these; a closing `ff` follows
/// them.
pub fn choose_up_to(
    duel: &mut Duel,
    step: u8,
    of: Seat,
    list: impl FnOnce(&Duel) -> CardList,
    arguments: Range<u8>,
    why: Message,
) -> Next {
    match step {
        0 => {
            let list = list(duel);
            begin(duel, list, arguments.start);
            Next::Step(1)
        }
        1 if duel.state.list.as_slice().is_empty() || duel.state.work.picked == arguments.end => Next::Step(3),
        1 => {
            let (me, list) = (duel.me(), duel.state.list);
            duel.ask_card(me, of, list, why).or_stop();
            Next::Ask(2)
        }
        2 => {
            let Some(card) = duel.answered() else { return Next::Step(3) };
            note(duel, card);
            Next::Step(1)
        }
        _ => {
            duel.set_arg(duel.state.work.picked as usize, NO_CARD);
            Next::Done
        }
    }
}

/// Chooses basic Energies of the discard pile, as many as one likes and as there are arguments, of these.
pub fn choose_basic_energies(duel: &mut Duel, step: u8, arguments: Range<u8>, why: Message) -> Next {
    choose_up_to(duel, step, duel.me(), basic_energy_in_discard, arguments, why)
}

/// Chooses an Energy of this colour attached to the attacker, to be discarded; it is the first argument.
pub fn choose_own_energy(duel: &mut Duel, step: u8, color: Color) -> Next {
    if step == 0 {
        let (me, list) = (duel.me(), attached_of(duel, color));
        duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard).or_back();
        return Next::Ask(1);
    }
    let Some(card) = duel.answered() else { return Next::Cancel };
    duel.state.work.card = card;
    duel.set_arg(0, card);
    Next::Done
}

/// The same as the cartridge's AI chooses: the first.
pub fn choose_first_own_energy(duel: &mut Duel, color: Color) {
    let first = attached_of(duel, color).as_slice().first().copied();
    duel.set_arg(0, first.unwrap_or(NO_CARD));
}

/// Chooses one of a duelist's Pokémon and an Energy attached to it; they stand in the first two arguments.
pub fn choose_energy_in_play(duel: &mut Duel, step: u8, area: Seat, why: Message) -> Next {
    let me = duel.me();
    match step {
        0 => {
            let mask = slots(duel, area, |slot| duel.energies(area, slot).total != 0);
            if mask == 0 {
                return Next::Refuse(Message::NoEnergyCards);
            }
            duel.ask_slot(me, area, mask, why).or_back();
            Next::Ask(1)
        }
        1 => {
            let Some(slot) = duel.answered() else { return Next::Cancel };
            duel.state.work.slot = slot;
            let list = duel.attached_energy(area, slot);
            duel.ask_card(me, area, list, Message::ChooseEnergyCardToDiscard).or_back();
            Next::Ask(2)
        }
        _ => {
            let Some(card) = duel.answered() else { return Next::Cancel };
            let slot = duel.state.work.slot;
            duel.set_arg(0, slot);
            duel.set_arg(1, card);
            Next::Done
        }
    }
}

/// Chooses a Benched Pokémon to come up when the Active one goes; it stands in the second argument. Nothing is asked if
/// the one that goes, in the first argument, is on the Bench itself.
pub fn choose_successor(duel: &mut Duel, step: u8) -> Next {
    let me = duel.me();
    if step == 0 {
        if duel.arg(0) != 0 {
            return Next::Done;
        }
        let bench = duel.state.page(me).alive_bench();
        if bench == 0 {
            return Next::Refuse(Message::EffectNoPokemonOnTheBench);
        }
        duel.ask_slot(me, me, bench, Message::SelectPokemonToPlaceInTheArena).or_back();
        return Next::Ask(1);
    }
    let Some(slot) = duel.answered() else { return Next::Cancel };
    duel.state.work.slot = slot;
    duel.set_arg(1, slot);
    Next::Done
}

//! Playing Pokémon and Energy from hand.

use crate::{
    Duel,
    checkpoints::{Checkpoint, CheckpointKind},
    effect::place,
    event::Action,
    flow::{Frame, Next},
    message::Message,
    moment::Moment,
    state::{DeckIndex, SLOTS, Seat, Slot},
    trace::Step,
};
use tallgrass_cards::{Category, Kind};

impl Duel {
    /// Whether a Pokémon may evolve into this card now.
    pub fn can_evolve(&self, seat: Seat, card: DeckIndex, slot: Slot) -> Result<(), Message> {
        let from = self.card_at(seat, slot);
        if self.card(seat, card).evolves_from != from.name_id {
            return Err(Message::NoPokemonCapableOfEvolving);
        }
        if self.state.page(seat).flags[slot as usize % SLOTS] & 0x80 == 0 {
            return Err(Message::CantEvolvePokemonInSameTurnItsPlaced);
        }
        Ok(())
    }

    /// Why this card can't evolve anything, if it can't.
    pub fn evolution_refusal(&self, seat: Seat, card: DeckIndex) -> Result<(), Message> {
        let mut reason = Message::NoPokemonCapableOfEvolving;
        for slot in self.state.page(seat).occupied() {
            match self.can_evolve(seat, card, slot) {
                Ok(()) => {
                    if self.evolution_stopped() {
                        return Err(Message::UnableToEvolveDueToPrehistoricPower);
                    }
                    match self.may_evolve(seat, card, slot) {
                        Ok(()) => return Ok(()),
                        Err(denial) => reason = denial.why,
                    }
                }
                Err(Message::CantEvolvePokemonInSameTurnItsPlaced) => {
                    reason = Message::CantEvolvePokemonInSameTurnItsPlaced;
                }
                Err(_) => {}
            }
        }
        Err(reason)
    }
}

/// What a Pokémon just played sets off: the card is in the first byte, its slot in the second.
pub(crate) fn played(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let card = frame.data[0];
    if frame.step != 0 {
        return Next::Done;
    }
    let id = duel.state.card_id(me, card);
    if duel.listens(id, CheckpointKind::StopsPowers) {
        for page in &mut duel.state.pages {
            page.changed_color = [0; SLOTS];
        }
    }
    duel.load_attack(me, card, place::FIRST);
    duel.set_combatants();
    duel.set_action_card(card);
    duel.state.work.attacker = id;
    if duel.loaded_category() != Category::Power {
        return Next::Done;
    }
    duel.say(Message::HavePokemonPower);
    if !duel.listens(id, CheckpointKind::StopsPowers) && duel.powers_stopped() {
        duel.say(Message::UnableToUsePkmnPowerDueToToxicGas);
        let why = Message::UnableDueToToxicGas;
        duel.note(|_| Step::Suppressed { kind: None, who: me, card: id, why });
        return Next::Done;
    }
    if duel.rulebook().handler(id, place::FIRST, Moment::PkmnPowerTrigger).is_none() {
        return Next::Done;
    }
    duel.say(Message::WillUseThePokemonPower);
    Next::Moment(Moment::PkmnPowerTrigger, 1)
}

/// A Basic Pokémon from hand to the Bench: the card is in the first byte.
pub(crate) fn play_basic(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let card = frame.data[0];
    if frame.step != 0 {
        return Next::Done;
    }
    duel.state.work.card = card;
    if let Err(denial) = duel.may_play_basic(me, card) {
        return duel.refuse(denial.why);
    }
    if duel.state.page(me).in_play as usize >= SLOTS {
        return duel.refuse(Message::NoSpaceOnTheBench);
    }
    duel.set_arg(0, card);
    let Some(slot) = duel.place_pokemon(me, card) else { return Next::Refuse(Message::NoSpaceOnTheBench) };
    duel.state.work.slot = slot;
    duel.state.page_mut(me).stage[slot as usize] = 0;
    duel.announce(Action::PlayBasic);
    duel.say(Message::PlacedOnTheBench);
    duel.card_played(me, card);
    Next::Call(Frame::played(card, slot), 1)
}

/// Keeps the slot that was answered in the second byte.
fn keep_slot(duel: &mut Duel) -> Next {
    let Some(slot) = duel.answered() else { return Next::Cancel };
    if let Some(frame) = duel.state.flow.top() {
        frame.data[1] = slot;
    }
    Next::Step(2)
}

/// An evolution from hand: the card is in the first byte, the slot in the second, `ff` to be asked.
pub(crate) fn evolve(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let [card, slot, ..] = frame.data;
    match frame.step {
        0 => {
            duel.state.work.card = card;
            if let Err(why) = duel.evolution_refusal(me, card) {
                return duel.refuse(why);
            }
            if slot != 0xff {
                return match duel.may_evolve(me, card, slot) {
                    Ok(()) => Next::Step(2),
                    Err(denial) => duel.refuse(denial.why),
                };
            }
            let alive = duel.state.page(me).alive();
            let evolves = |slot: &Slot| {
                let may = duel.can_evolve(me, card, *slot).is_ok() && duel.may_evolve(me, card, *slot).is_ok();
                alive & 1 << slot != 0 && may
            };
            let mask = (0..SLOTS as u8).filter(evolves).fold(0, |mask, slot| mask | 1 << slot);
            duel.ask_slot(me, me, mask, Message::ChooseBasicPokemonToEvolve).or_back();
            Next::Ask(1)
        }
        1 => keep_slot(duel),
        2 => {
            duel.set_arg(0, card);
            duel.set_arg(1, slot);
            duel.state.work.slot = slot;
            duel.evolve_pokemon(me, card, slot);
            duel.announce(Action::Evolve);
            duel.say(Message::PokemonEvolvedIntoPokemon);
            duel.card_played(me, card);
            duel.evolved(me, slot);
            Next::Call(Frame::played(card, slot), 3)
        }
        _ => Next::Done,
    }
}

impl Duel {
    /// Whether a Power lets this Energy go on this Pokémon without being the turn's Energy.
    pub(crate) fn energy_is_free(&self, seat: Seat, card: DeckIndex, slot: Slot) -> bool {
        let energy = self.card(seat, card).kind;
        if !self.free_energy_active(seat, energy) {
            return false;
        }
        let color = self.color_at(seat, slot);
        let page = self.state.page(seat);
        page.slots.iter().take_while(|&&index| index != crate::state::NO_CARD).any(|&index| {
            let id = self.state.card_id(seat, index);
            matches!(self.rulebook().checkpoint(id, CheckpointKind::FreeEnergy),
                     Some(&Checkpoint::FreeEnergy(own)) if Kind::Energy(own) == energy && own as u8 == color)
        })
    }
}

/// An Energy from hand: the card is in the first byte, the slot in the second, `ff` to be asked.
pub(crate) fn play_energy(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let [card, slot, ..] = frame.data;
    let refused = Message::MayOnlyAttachOneEnergyCard;
    match frame.step {
        0 => {
            duel.state.work.card = card;
            let energy = duel.card(me, card).kind;
            if duel.state.table.energy_played != 0 && !duel.free_energy_active(me, energy) {
                return duel.refuse(refused);
            }
            let may = |slot| duel.may_attach_energy(me, card, slot);
            if slot != 0xff {
                return match may(slot) {
                    Ok(()) => Next::Step(2),
                    Err(denial) => duel.refuse(denial.why),
                };
            }
            let alive = duel.state.page(me).alive();
            let (mut mask, mut reason) = (0, None);
            for slot in (0..SLOTS as Slot).filter(|slot| alive & 1 << slot != 0) {
                match may(slot) {
                    Ok(()) => mask |= 1 << slot,
                    Err(denial) => reason = Some(denial.why),
                }
            }
            if let Some(why) = reason.filter(|_| mask == 0) {
                return duel.refuse(why);
            }
            duel.ask_slot(me, me, mask, Message::ChoosePokemonToAttachEnergyCard).or_back();
            Next::Ask(1)
        }
        1 => keep_slot(duel),
        2 => {
            if !duel.energy_is_free(me, card, slot) {
                if duel.state.table.energy_played != 0 {
                    return duel.refuse(refused);
                }
                duel.state.table.energy_played = 1;
            }
            duel.state.work.slot = slot;
            duel.set_arg(1, slot);
            duel.set_arg(0, card);
            duel.state.page_mut(me).hand_to_slot(card, slot);
            duel.announce(Action::PlayEnergy);
            duel.say(Message::AttachedEnergyToPokemon);
            duel.card_played(me, card);
            duel.energy_attached(me, card, slot);
            Next::Done
        }
        _ => Next::Done,
    }
}

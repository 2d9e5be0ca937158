//! Attaching a basic Energy from hand by an effect. It isn't the turn's Energy: it neither counts as that nor is kept off
//! by one attached before.
//!
//! What the tutorial leaves open is settled so: Double Colorless isn't basic and stays in the hand, but for the variant that
//! takes any Energy; the Energy may go on any of one's Pokémon, whatever its colour.

use tallgrass_duel::{
    prelude::*,
    state::{ACTIVE, CardList, NO_CARD},
};

/// Why it can't be used.
pub(crate) const NO_ENERGY: Message = Message::refusal("there is no basic Energy in your hand");
pub(crate) const NONE_AT_ALL: Message = Message::refusal("there is no Energy in your hand");
const CHOOSE_ANY: Message = Message::prompt("Choose an Energy to attach");
const CHOOSE_ENERGY: Message = Message::prompt("Choose a basic Energy to attach");

/// The two arguments that say what is attached to whom, from this one on: the card, `ff` for none, and the slot.
#[derive(Clone, Copy)]
pub(crate) struct Attachment {
    pub first: usize,
    /// Any Energy will do, Double Colorless too.
    pub any: bool,
}

/// Refuses without a basic Energy in the hand.
pub(crate) fn has_basic_energy(duel: &mut Duel) -> Result<(), Message> {
    if (Attachment { first: 0, any: false }).in_hand(duel).as_slice().is_empty() { Err(NO_ENERGY) } else { Ok(()) }
}

/// Refuses without any Energy in the hand.
pub(crate) fn has_any_energy(duel: &mut Duel) -> Result<(), Message> {
    if (Attachment { first: 0, any: true }).in_hand(duel).as_slice().is_empty() { Err(NONE_AT_ALL) } else { Ok(()) }
}

impl Attachment {
    /// What may be attached.
    fn in_hand(self, duel: &Duel) -> CardList {
        let mut hand = duel.state.hand_list(duel.me());
        hand.retain(|card| {
            let kind = duel.card(duel.me(), card).kind;
            if self.any { kind.is_energy() } else { kind.is_basic_energy() }
        });
        hand
    }

    /// Chooses the card, then the Pokémon. There is no way back unless `may_decline`.
    pub fn choose(self, duel: &mut Duel, step: u8, may_decline: bool) -> Next {
        let me = duel.me();
        match step {
            0 => {
                let list = self.in_hand(duel);
                if list.as_slice().is_empty() {
                    // Between the check and now nothing takes cards from the hand, but a pack's effect might.
                    self.set(duel, NO_CARD, ACTIVE);
                    return Next::Done;
                }
                duel.ask_card(me, me, list, if self.any { CHOOSE_ANY } else { CHOOSE_ENERGY }).back = may_decline;
                Next::Ask(1)
            }
            1 => {
                let Some(card) = duel.answered() else { return Next::Cancel };
                duel.set_arg(self.first, card);
                let mask = duel.state.page(me).alive();
                duel.ask_slot(me, me, mask, Message::ChoosePokemonToAttachEnergyCard).back = may_decline;
                Next::Ask(2)
            }
            _ => {
                let Some(slot) = duel.answered() else { return Next::Cancel };
                duel.set_arg(self.first + 1, slot);
                Next::Done
            }
        }
    }

    /// The computer's choice: the newest basic Energy of its hand, to its Active Pokémon.
    pub fn choose_for_the_ai(self, duel: &mut Duel) {
        let list = self.in_hand(duel);
        self.set(duel, list.as_slice().first().copied().unwrap_or(NO_CARD), ACTIVE);
    }

    fn set(self, duel: &mut Duel, card: u8, slot: Slot) {
        duel.set_arg(self.first, card);
        duel.set_arg(self.first + 1, slot);
    }

    /// Attaches what was chosen.
    pub fn attach(self, duel: &mut Duel) {
        let (me, card, slot) = (duel.me(), duel.arg(self.first), duel.arg(self.first + 1));
        if card == NO_CARD {
            return;
        }
        duel.attach_energy(me, card, slot);
        if !duel.state.page(me).answers() {
            duel.say(Message::AttachedEnergyToPokemon);
        }
        duel.tell(Message::outcome("{who} attaches {card} to {pokemon}."), me, card, slot);
    }
}

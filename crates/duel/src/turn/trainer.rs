//! Trainers and Pokémon Powers, used by a duelist who answers.

use crate::{
    Duel,
    effect::place,
    event::Action,
    flow::{Frame, Next, Verdict},
    message::Message,
    moment::Moment,
    state::{DeckIndex, Loaded, Slot},
};

impl Duel {
    /// Loads a Trainer; which Trainer it is stands in `ff9f`.
    pub(crate) fn load_trainer(&mut self, card: DeckIndex) {
        self.state.work.card = card;
        self.set_action_card(card);
        let me = self.me();
        self.state.work.loaded = Loaded { card: self.state.card_id(me, card), place: place::CARD };
    }

    /// Loads the Power of the Pokémon in a slot.
    pub(crate) fn load_power(&mut self, slot: Slot) {
        let me = self.me();
        let card = self.state.page(me).slots[slot as usize % 6];
        self.state.work.card = card;
        self.state.work.slot = slot;
        self.load_attack(me, card, place::FIRST);
    }
}

/// A Trainer from hand: the card is in the first byte.
pub(crate) fn play_trainer(duel: &mut Duel, frame: Frame) -> Next {
    match frame.step {
        0 => {
            let me = duel.me();
            if let Err(denial) = duel.may_play_trainer(me, frame.data[0]) {
                return Next::Refuse(denial.why);
            }
            duel.load_trainer(frame.data[0]);
            Next::Moment(Moment::InitialEffect1, 1)
        }
        1 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                return duel.refuse(why);
            }
            Next::Moment(Moment::InitialEffect2, 2)
        }
        2 => {
            if !duel.state.flow.verdict.is_done() {
                return Next::Cancel;
            }
            duel.announce(Action::PlayTrainer);
            duel.say(Message::Used);
            duel.card_played(duel.me(), frame.data[0]);
            Next::Moment(Moment::DiscardEnergy, 3)
        }
        3 => Next::Moment(Moment::RequireSelection, 4),
        4 => {
            duel.announce(Action::ExecuteTrainerEffects);
            Next::Moment(Moment::BeforeDamage, 5)
        }
        _ => {
            // An effect that plays another card has set `ff9f` to that one.
            let me = duel.me();
            duel.state.page_mut(me).discard_from_hand(frame.data[0]);
            Next::Done
        }
    }
}

/// The Power of the Pokémon in the slot in the first byte.
pub(crate) fn use_power(duel: &mut Duel, frame: Frame) -> Next {
    match frame.step {
        0 => {
            if let Err(denial) = duel.may_use_power(duel.me(), frame.data[0]) {
                return duel.refuse(denial.why);
            }
            duel.load_power(frame.data[0]);
            Next::Moment(Moment::InitialEffect1, 1)
        }
        1 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                return Next::Refuse(why);
            }
            duel.set_arg(0, duel.state.work.card);
            duel.note_attack();
            Next::Moment(Moment::InitialEffect2, 2)
        }
        2 => {
            if let Verdict::Refused(why) = duel.state.flow.verdict {
                return duel.refuse(why);
            }
            Next::Moment(Moment::RequireSelection, 3)
        }
        3 => {
            match duel.state.flow.verdict {
                Verdict::Done => {}
                Verdict::Refused(_) | Verdict::Cancelled => return Next::Cancel,
            }
            duel.announce(Action::UsePower);
            duel.power_used(duel.me(), frame.data[0]);
            duel.announce(Action::ExecutePowerEffect);
            Next::Moment(Moment::BeforeDamage, 4)
        }
        _ => {
            duel.announce(Action::MainScene);
            Next::Done
        }
    }
}

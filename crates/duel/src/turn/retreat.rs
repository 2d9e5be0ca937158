//! Retreating, by a duelist who answers.

use crate::{
    Duel,
    event::Action,
    flow::{Frame, Next},
    message::Message,
    state::{ACTIVE, Condition, NO_CARD, Seat},
};
use tallgrass_cards::{Color, Kind};

const CONFUSED: u8 = Condition::Confused as u8;

impl Duel {
    /// Whether a special condition keeps the Active Pokémon from attacking and retreating.
    pub fn paralyzed_or_asleep(&self, seat: Seat) -> Result<(), Message> {
        match self.state.page(seat).status & Condition::LOW {
            s if s == Condition::Paralyzed as u8 => Err(Message::UnableDueToParalysis),
            s if s == Condition::Asleep as u8 => Err(Message::UnableDueToSleep),
            _ => Ok(()),
        }
    }

    /// Whether the turn's owner may try to retreat.
    pub fn can_retreat(&self) -> Result<(), Message> {
        let me = self.me();
        self.may_retreat(me)?;
        let page = self.state.page(me);
        if page.status & Condition::LOW == CONFUSED && self.state.table.retreat_failed != 0 {
            return Err(Message::UnableToRetreat);
        }
        if page.substatus2 == crate::state::Hindrance::Acid as u8 {
            return Err(Message::UnableToRetreatDueToAcid);
        }
        self.paralyzed_or_asleep(me)?;
        if page.alive_bench() == 0 || self.rulebook().card(self.state.card_id_at(me, ACTIVE)).kind == Kind::Trainer {
            return Err(Message::UnableToRetreat);
        }
        if self.energies(me, ACTIVE).total < self.retreat_cost(me) {
            return Err(Message::EnergyCardsRequiredToRetreat);
        }
        Ok(())
    }

    /// Discards the cards listed from `ffa2` on.
    fn discard_retreat_cost(&mut self) {
        let me = self.me();
        for &card in self.arg_list(2).as_slice() {
            self.state.page_mut(me).discard(card);
        }
    }

    /// Pays, tosses if confused, and switches; false if confusion won. Used by both kinds of duelist.
    pub(crate) fn attempt_retreat(&mut self) -> bool {
        let me = self.me();
        self.discard_retreat_cost();
        self.retreat_tried(me);
        if self.arg(0) & Condition::LOW == CONFUSED && !self.toss() {
            self.state.table.retreat_failed = 1;
            return false;
        }
        let slot = self.arg(1);
        self.state.page_mut(me).switch_active(slot);
        self.state.table.retreat_failed = 0;
        true
    }
}

/// Retreating. Keeps the cost in the first byte, what was paid in the second, how many cards in the third.
pub(crate) fn retreat(duel: &mut Duel, frame: Frame) -> Next {
    let me = duel.me();
    let [cost, paid, cards, _] = frame.data;
    match frame.step {
        0 => {
            let status = duel.state.page(me).status & Condition::LOW;
            duel.set_arg(0, status);
            if let Err(why) = duel.can_retreat() {
                return duel.refuse(why);
            }
            duel.set_arg(2, NO_CARD);
            let cost = duel.retreat_cost(me);
            let mut list = duel.attached_energy(me, ACTIVE);
            duel.state.sort_by_id(me, &mut list);
            duel.state.list = list;
            if let Some(frame) = duel.state.flow.top() {
                frame.data[0] = cost;
            }
            Next::Step(if cost == 0 { 3 } else { 1 })
        }
        1 => {
            let list = duel.state.list;
            duel.ask_card(me, me, list, Message::ChooseEnergyCardToDiscard).or_back();
            Next::Ask(2)
        }
        2 => {
            let Some(chosen) = duel.answered() else { return Next::Cancel };
            duel.state.work.card = chosen;
            duel.set_arg(2 + cards as usize, chosen);
            let double = duel.card(me, chosen).kind == Kind::Energy(Color::Colorless);
            let paid = paid + 1 + double as u8;
            if let Some(frame) = duel.state.flow.top() {
                frame.data[1] = paid;
                frame.data[2] = cards + 1;
            }
            if paid >= cost {
                duel.set_arg(3 + cards as usize, NO_CARD);
                return Next::Step(3);
            }
            duel.state.list.remove(chosen);
            Next::Step(1)
        }
        3 => {
            // Unless confusion may spoil it, the cards are laid aside while the Bench is shown. They go to the discard
            // pile and come back by way of the hand, which shows in what both leave behind.
            if duel.arg(0) != CONFUSED {
                duel.discard_retreat_cost();
            }
            let bench = duel.state.page(me).alive_bench();
            duel.ask_slot(me, me, bench, Message::SelectPkmnOnBenchToSwitchWithActive).or_back();
            Next::Ask(4)
        }
        4 => {
            let slot = duel.answered();
            if duel.arg(0) != CONFUSED {
                duel.set_arg(1, slot.unwrap_or(0xff));
                for &card in duel.arg_list(2).as_slice() {
                    let page = duel.state.page_mut(me);
                    page.take_from_discard(card);
                    page.add_to_hand(card);
                    page.hand_to_slot(card, ACTIVE);
                }
            }
            let Some(slot) = slot else { return Next::Cancel };
            duel.state.work.slot = slot;
            duel.set_arg(1, slot);
            duel.announce(Action::AttemptRetreat);
            if duel.attempt_retreat() {
                return Next::Done;
            }
            duel.say(Message::UnableToRetreat);
            // The attempt was made and paid for: not refused, but not a retreat either.
            Next::Done
        }
        _ => Next::Done,
    }
}

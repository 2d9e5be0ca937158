//! What happens between turns.

use crate::{
    Change, Duel,
    flow::{Frame, Next, Routine},
    message::Message,
    state::{ACTIVE, Condition, Defence, Seat, Substatus3},
};
use tallgrass_cards::id;

const ASLEEP: u8 = Condition::Asleep as u8;
const PARALYZED: u8 = Condition::Paralyzed as u8;

impl Duel {
    /// The end of a turn, for its owner: Headache and hindrances end, doubled damage unless it was just prepared.
    pub fn end_turn_conditions(&mut self) {
        let me = self.me();
        let page = self.state.page_mut(me);
        page.substatus3 &= !Substatus3::HEADACHE;
        page.substatus2 = 0;
        if page.substatus1 != Defence::DoubleNextTurn as u8 {
            page.substatus3 &= !Substatus3::DOUBLE_DAMAGE;
        }
    }

    /// The start of a turn, for its owner: protections end, and doubled damage that was prepared begins.
    pub fn start_turn_conditions(&mut self) {
        let me = self.me();
        let page = self.state.page_mut(me);
        if std::mem::take(&mut page.substatus1) == Defence::DoubleNextTurn as u8 {
            page.substatus3 |= Substatus3::DOUBLE_DAMAGE;
        }
    }

    fn asleep_or_poisoned(&self, seat: Seat) -> bool {
        let status = self.state.page(seat).status;
        status & Condition::POISON & 0xc0 != 0 || status & Condition::LOW == ASLEEP
    }

    fn discard_pluspowers(&mut self, seat: Seat) {
        self.state.page_mut(seat).pluspowers = [0; 6];
        self.state.discard_from_play(seat, id::PLUSPOWER);
    }

    fn discard_defenders(&mut self, seat: Seat) {
        self.state.page_mut(seat).defenders = [0; 6];
        self.state.discard_from_play(seat, id::DEFENDER);
    }

    /// Poison, then sleep; true if the poison knocked the Pokémon out.
    fn suffer(&mut self, seat: Seat) -> bool {
        self.state.work.defender = self.state.card_id_at(seat, ACTIVE);
        let status = self.state.page(seat).status;
        if status & 0x80 != 0 {
            let (damage, message) = if status & 0x40 != 0 {
                (20, Message::Received20DamageDueToPoison)
            } else {
                (10, Message::Received10DamageDueToPoison)
            };
            self.say(message);
            self.subtract_hp(seat, ACTIVE, damage);
            self.say_if_knocked_out(seat, ACTIVE);
            if self.state.page(seat).hp[0] == 0 {
                return true;
            }
        }
        if self.state.page(seat).status & Condition::LOW == ASLEEP {
            if self.toss() {
                self.state.page_mut(seat).status &= 0xc0;
                self.say(Message::IsCuredOfSleep);
            } else {
                self.say(Message::IsStillAsleep);
                self.tell_change(seat, |duel| Change::SleepsOn(duel.state.card_id_at(seat, ACTIVE)));
            }
        }
        false
    }
}

/// Between turns: poison, sleep, paralysis, PlusPowers and Defenders, knock-outs.
pub(crate) fn between_turns(duel: &mut Duel, frame: Frame) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    if frame.step != 0 {
        return Next::Done;
    }
    let paralyzed = duel.state.page(me).status & Condition::LOW == PARALYZED;
    if !duel.asleep_or_poisoned(me) && !paralyzed && !duel.asleep_or_poisoned(foe) {
        duel.discard_pluspowers(me);
        duel.discard_defenders(foe);
        return Next::Done;
    }
    duel.say(Message::BetweenTurns);
    if !duel.suffer(me) && duel.state.page(me).status & Condition::LOW == PARALYZED {
        duel.state.page_mut(me).status &= 0xc0;
        duel.say(Message::IsCuredOfParalysis);
    }
    duel.discard_pluspowers(me);
    duel.suffer(foe);
    duel.discard_defenders(foe);
    Next::Call(Frame::new(Routine::KnockOuts, [0; 4]), 1)
}

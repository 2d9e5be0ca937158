//! Judging knock-outs: prizes, replacements, and whether the duel is over.

use crate::{
    Duel,
    event::Event,
    flow::{Frame, Next, Routine, Verdict},
    message::Message,
    random::Purpose,
    state::{DeckIndex, Finish, Hindrance, NO_CARD, Seat},
};

/// Who wins, by four bits: the turn's owner took the last prize, the other did, the other has no Pokémon left, the
/// turn's owner has none. Whoever wins in more ways wins; in as many as the other, it is a tie. Four of the entries are
/// never looked at, since the duel is decided before.
const RESULTS: [u8; 16] = {
    const N: u8 = 0;
    const W: u8 = Finish::Won as u8;
    const L: u8 = Finish::Lost as u8;
    const T: u8 = Finish::Tied as u8;
    [N, L, W, T, L, L, T, L, W, T, W, W, T, L, W, T]
};

fn seat_of(byte: u8) -> Seat {
    if byte == 0 { Seat::Player } else { Seat::Opponent }
}

fn taking(seat: Seat) -> Frame {
    Frame::new(Routine::TakePrizes, [seat as u8, 0, 0, 0])
}

fn replacing(seat: Seat) -> Frame {
    Frame::new(Routine::ReplaceActive, [seat as u8, 0, 0, 0])
}

impl Duel {
    /// What a knocked-out Pokémon did to its opponent's attacks ends.
    fn clear_hindrances_of(&mut self, knocked_out: Seat) {
        if self.state.page(knocked_out).hp[0] != 0 {
            return;
        }
        self.state.page_mut(knocked_out.other()).end_hindrance_by_opponent();
    }

    /// The card that the cartridge's AI looked at last when it has decided who replaces its Active Pokémon: having weighed
    /// its Bench, it asks what the other's Active Pokémon can do, if that can attack at all.
    fn last_looked_at(&self, seat: Seat) -> DeckIndex {
        const UNABLE: [u8; 3] = [Hindrance::Leer as u8, Hindrance::TailWag as u8, Hindrance::BoneAttack as u8];
        let (own, other) = (self.state.page(seat), self.state.page(seat.other()));
        let attacks = self.paralyzed_or_asleep(seat.other()).is_ok() && !UNABLE.contains(&other.substatus2);
        if attacks { other.slots[0] } else { own.slots[(own.in_play as usize).clamp(1, 6) - 1] }
    }

    fn note_result(&mut self, bit: bool) {
        self.state.work.result = self.state.work.result << 1 | bit as u8;
    }

    /// Whether the routine called last refused or was backed out of: the sign of "yes" from the two below.
    fn said_so(&self) -> bool {
        self.state.flow.verdict == Verdict::Cancelled
    }

    fn clear_knocked_out(&mut self, finished: u8, table: bool) -> Next {
        if finished != 0 {
            self.state.table.finished = finished;
        }
        let bits = self.state.work.result;
        self.report(|_| Event::Judged { bits, finished, table });
        let me = self.me();
        for seat in [me, me.other()] {
            for slot in 0..self.state.page(seat).in_play {
                let page = self.state.page_mut(seat);
                if page.hp[slot as usize % 6] == 0 {
                    page.discard_slot(slot);
                }
            }
        }
        for seat in [me, me.other()] {
            self.state.page_mut(seat).close_gaps();
        }
        Next::Done
    }
}

/// Knock-outs on both sides.
pub(crate) fn knock_outs(duel: &mut Duel, frame: Frame) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    match frame.step {
        0 => {
            duel.clear_hindrances_of(me);
            duel.clear_hindrances_of(foe);
            duel.state.work.result = 0;
            duel.tell_knock_outs();
            let count = duel.knocked_out(foe);
            duel.state.work.prizes = count;
            if count == 0 { Next::Step(2) } else { Next::Call(taking(me), 1) }
        }
        1 => {
            if duel.said_so() {
                duel.say(Message::TookAllThePrizes);
            }
            Next::Step(2)
        }
        2 => {
            let took_last = frame_took_last(duel, me) && duel.state.work.prizes != 0;
            duel.note_result(took_last);
            if took_last && !duel.state.all_knocked_out(me) {
                let count = duel.knocked_out(me);
                duel.state.work.prizes = count;
                let left = duel.state.page(foe).prizes_left();
                if left.wrapping_sub(1) >= count {
                    // The other side's prizes are struck off without a card going to hand.
                    let left = left.saturating_sub(count);
                    if count != 0 {
                        duel.state.page_mut(foe).prizes = (1u8 << left) - 1;
                    }
                    return duel.clear_knocked_out(Finish::Won as u8, false);
                }
            }
            let count = duel.knocked_out(me);
            duel.state.work.prizes = count;
            if count == 0 { Next::Step(4) } else { Next::Call(taking(foe), 3) }
        }
        3 => {
            if duel.said_so() {
                duel.say(Message::TookAllThePrizes);
            }
            Next::Step(4)
        }
        4 => {
            let took_last = frame_took_last(duel, foe) && duel.state.work.prizes != 0;
            duel.note_result(took_last);
            if duel.state.work.result == 1 && !duel.state.all_knocked_out(foe) {
                return duel.clear_knocked_out(Finish::Lost as u8, false);
            }
            Next::Call(replacing(foe), 5)
        }
        5 => {
            duel.note_result(duel.said_so());
            Next::Call(replacing(me), 6)
        }
        _ => {
            duel.note_result(duel.said_so());
            let finished = RESULTS[duel.state.work.result as usize & 15];
            duel.clear_knocked_out(finished, duel.state.work.result != 0)
        }
    }
}

/// Whether this duelist has no prize left.
fn frame_took_last(duel: &Duel, seat: Seat) -> bool {
    duel.state.page(seat).prizes == 0
}

/// A duelist takes the prizes that are due. Ends as if backed out of if that was the last.
pub(crate) fn take_prizes(duel: &mut Duel, frame: Frame) -> Next {
    let seat = seat_of(frame.data[0]);
    let ended = |duel: &Duel| if duel.state.page(seat).prizes == 0 { Next::Cancel } else { Next::Done };
    match frame.step {
        0 => {
            let count = duel.state.work.prizes;
            duel.say(Message::WillDrawNPrizes);
            if duel.state.page(seat).answers() {
                duel.report(|_| Event::TakesPrizes(seat, count));
                return Next::Step(1);
            }
            for taken in 0..count {
                let page = duel.state.page(seat);
                // GLITCH: a computer player that is owed a prize when none is left would draw for ever; with no prize
                // left to begin with there is nothing to take.
                if page.prizes == 0 {
                    break;
                }
                let prizes = page.prizes;
                let prize = loop {
                    let prize = duel.random(Purpose::Prize, 6);
                    if prizes & 1 << prize != 0 {
                        break prize;
                    }
                };
                let page = duel.state.page_mut(seat);
                page.prizes &= !(1 << prize);
                page.add_to_hand(page.prize_cards[prize as usize]);
                let _ = taken;
            }
            duel.say(Message::DrewNPrizes);
            ended(duel)
        }
        1 => {
            // The choice is kept from ffa1 on, and what is left in ffa0.
            let taken = frame.data[1];
            if taken == duel.state.work.prizes || duel.state.page(seat).prizes == 0 {
                let left = duel.state.page(seat).prizes;
                duel.set_arg(0, left);
                duel.set_arg(1 + taken as usize, NO_CARD);
                return ended(duel);
            }
            duel.ask_prize(seat);
            Next::Ask(2)
        }
        _ => {
            let Some(prize) = duel.answered() else { return Next::Step(1) };
            let page = duel.state.page_mut(seat);
            page.prizes &= !(1 << prize);
            let card = page.prize_cards[prize as usize % 6];
            page.add_to_hand(card);
            duel.set_arg(1 + frame.data[1] as usize, card);
            if let Some(frame) = duel.state.flow.top() {
                frame.data[1] += 1;
            }
            Next::Step(1)
        }
    }
}

/// A duelist replaces a knocked-out Active Pokémon. Ends as if backed out of if there is nobody to do so.
pub(crate) fn replace_active(duel: &mut Duel, frame: Frame) -> Next {
    let seat = seat_of(frame.data[0]);
    match frame.step {
        0 => {
            if duel.state.page(seat).hp[0] != 0 {
                return Next::Done;
            }
            duel.state.page_mut(seat).clear_conditions();
            let bench = duel.state.page(seat).alive_bench();
            if bench == 0 {
                duel.say(Message::ThereAreNoPokemonInPlayArea);
                return Next::Cancel;
            }
            let bench = duel.teacher_lets_replace(seat, bench);
            duel.ask_slot(seat, seat, bench, Message::SelectPokemonToPlaceInTheArena);
            Next::Ask(1)
        }
        _ => {
            let Some(slot) = duel.answered() else { return Next::Step(0) };
            duel.state.work.slot = slot;
            if !duel.state.page(seat).answers() {
                // The AI gives its answer there.
                duel.set_arg(0, slot);
                let looked_at = duel.last_looked_at(seat);
                duel.set_action_card(looked_at);
            }
            duel.report(|duel| Event::Replaced { who: seat, slot, card: duel.state.card_id_at(seat, slot) });
            duel.state.page_mut(seat).swap_slots(slot, 0);
            duel.say(Message::DuelistPlacedACard);
            Next::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_in_more_ways_wins() {
        for (bits, &result) in RESULTS.iter().enumerate() {
            let [i_took_last, they_took_last, they_have_none, i_have_none] = [8, 4, 2, 1].map(|bit| bits & bit != 0);
            let (mine, theirs) = (i_took_last as u8 + they_have_none as u8, they_took_last as u8 + i_have_none as u8);
            let expected = match mine.cmp(&theirs) {
                std::cmp::Ordering::Greater => Finish::Won as u8,
                std::cmp::Ordering::Less => Finish::Lost as u8,
                _ if mine == 0 => 0,
                _ => Finish::Tied as u8,
            };
            assert_eq!(result, expected, "{bits:04b}");
        }
    }
}

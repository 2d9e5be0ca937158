//! A whole duel: set-up, turns, results, sudden death.

use crate::{
    Change, Duel,
    choice::Answer,
    event::{Action, Event},
    flow::{Frame, Next, Routine},
    state::{Finish, Marks, Seat},
    turn::practice,
};

impl Duel {
    /// Starts a duel for this many prizes (1 to 6).
    pub fn begin(&mut self, prizes: u8) {
        self.state.table.initial_prizes = prizes.clamp(1, 6);
        self.start(Frame::new(Routine::Game, [0; 4]));
    }

    /// Goes on from a position in the middle of a turn: its owner is asked what to do.
    pub fn continue_turn(&mut self) {
        self.start(Frame { step: 2, ..Frame::new(Routine::Game, [0; 4]) });
    }

    fn begin_variables(&mut self) {
        let opponent = self.state.pages.iter().map(|page| page.duelist).find(|duelist| duelist & 0x80 != 0);
        let table = &mut self.state.table;
        table.finished = 0;
        table.turns = 0;
        table.unused_cc0f = 0xff;
        table.attack_card = 0xff;
        table.attack_index = 0xff;
        table.duel_type = if table.practice != 0 { practice::KIND } else { opponent.unwrap_or(0) };
    }

    /// The beginning of a turn up to its draw: false if there is no card to draw.
    fn begin_turn(&mut self) -> bool {
        let me = self.me();
        self.state.table.duelist = self.state.page(me).duelist;
        if self.state.table.turns >= 2 {
            let page = self.state.page_mut(me);
            // GLITCH: the loop runs once even with nobody in play.
            for flags in &mut page.flags[..(page.in_play as usize).clamp(1, 6)] {
                *flags = *flags & !0x20 | 0x80;
            }
        }
        let table = &mut self.state.table;
        table.energy_played = 0;
        table.retreat_failed = 0;
        table.sand_heads = 0;
        table.whose_turn = me.page();
        self.state.flags = 0;
        self.state.marks = Marks::NONE;
        let Some(card) = self.state.page_mut(me).draw() else { return false };
        self.state.work.card = card;
        self.state.page_mut(me).add_to_hand(card);
        true
    }

    fn routine_for(&mut self, answer: Answer) -> Option<Frame> {
        let me = self.me();
        let frame = |routine, a, b| Some(Frame::new(routine, [a, b, 0, 0]));
        match answer {
            Answer::Attack(index) => {
                let card = self.state.page(me).slots[0];
                self.load_attack(me, card, index);
                frame(Routine::Attack, 0, 0)
            }
            Answer::Power(slot) => frame(Routine::UsePower, slot, 0),
            Answer::Retreat => frame(Routine::Retreat, 0, 0),
            Answer::Trainer(card) => frame(Routine::PlayTrainer, card, 0),
            Answer::Energy(card, slot) => frame(Routine::PlayEnergy, card, slot),
            Answer::Basic(card) => frame(Routine::PlayBasic, card, 0),
            Answer::Evolve(card, slot) => frame(Routine::Evolve, card, slot),
            _ => None,
        }
    }

    /// Starts what an answer to [`crate::Ask::Turn`] asks for, by itself, outside a duel; for replaying single actions.
    pub fn start_action(&mut self, answer: Answer) {
        self.state.work.written = 0;
        if let Some(frame) = self.routine_for(answer) {
            self.start(frame);
        }
    }
}

/// A whole duel.
pub(crate) fn game(duel: &mut Duel, frame: Frame) -> Next {
    match frame.step {
        0 => {
            duel.begin_variables();
            duel.state.turn = Seat::Player;
            Next::Call(Frame::new(Routine::Setup, [0; 4]), 1)
        }
        1 => {
            if duel.state.table.finished != 0 {
                // There was no Basic Pokémon to begin with. A tie is not followed by another duel.
                let (finished, turns, owner) = (duel.state.table.finished, duel.state.table.turns, duel.me());
                if finished != Finish::Tied as u8 {
                    duel.report(|_| Event::Finished { finished, turns, owner });
                }
                return Next::Step(7);
            }
            duel.start_turn_conditions();
            let (turns, me) = (duel.state.table.turns, duel.me());
            duel.report(|_| Event::Turn(turns, me));
            duel.note_suppressed_powers();
            if !duel.begin_turn() {
                duel.tell_change(me, |_| Change::DeckedOut);
                duel.state.table.finished = Finish::Lost as u8;
                return Next::Step(6);
            }
            duel.note_turn();
            Next::Step(2)
        }
        2 => {
            if duel.state.table.finished != 0 {
                return Next::Step(6);
            }
            duel.state.flow.attempting = false;
            duel.state.work.written = 0;
            let me = duel.me();
            duel.ask_turn(me);
            Next::Ask(3)
        }
        3 => {
            let answer = duel.state.flow.answer;
            if let Err(why) = duel.teacher_lets(duel.me(), answer) {
                duel.say(why);
                duel.restart_turn();
                return Next::Step(2);
            }
            if answer == Answer::Restart {
                duel.restart_turn();
                return Next::Step(2);
            }
            if answer == Answer::EndTurn {
                duel.announce(Action::FinishNoAttack);
                let foe = duel.foe();
                duel.state.page_mut(foe).clear_two_turn();
                return Next::Step(5);
            }
            match duel.routine_for(answer) {
                Some(frame) => Next::Call(frame, if matches!(answer, Answer::Attack(_)) { 4 } else { 2 }),
                None => Next::Step(2),
            }
        }
        // After an attack: the turn is over if it went through.
        4 => Next::Step(if duel.state.flow.verdict.is_done() { 5 } else { 2 }),
        5 => {
            if duel.state.table.finished != 0 {
                return Next::Step(6);
            }
            duel.end_turn_conditions();
            Next::Call(Frame::new(Routine::BetweenTurns, [0; 4]), 6)
        }
        6 => match duel.state.table.finished {
            0 => {
                let table = &mut duel.state.table;
                table.turns = table.turns.wrapping_add(1);
                if table.practice != 0 && table.turns >= practice::TURNS {
                    table.finished = Finish::Won as u8;
                    duel.state.turn = Seat::Player;
                    return Next::Step(7);
                }
                duel.state.turn = duel.foe();
                Next::Step(1)
            }
            finished => {
                let (turns, owner) = (duel.state.table.turns, duel.me());
                duel.report(|_| Event::Finished { finished, turns, owner });
                if finished != Finish::Tied as u8 {
                    return Next::Step(7);
                }
                duel.state.table.initial_prizes = 1;
                Next::Step(0)
            }
        },
        7 => {
            duel.ask_over();
            Next::Ask(7)
        }
        _ => {
            // A command of the AI has run.
            let over = std::mem::take(&mut duel.state.work.turn_over) || duel.state.table.finished != 0;
            Next::Step(if over { 5 } else { 2 })
        }
    }
}

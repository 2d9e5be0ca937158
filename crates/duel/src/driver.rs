//! How a duel gets on: one loop over the routines under way, until somebody must decide.

use crate::{
    Duel,
    choice::{Ask, Pending},
    dispatch,
    event::{Action, Event},
    flow::{Frame, Next, Routine, Verdict},
    turn,
};

impl Duel {
    /// Starts a routine where none runs, and goes on until someone must decide or it has ended.
    pub fn start(&mut self, frame: Frame) {
        self.state.flow.restart(frame);
        self.run();
    }

    /// Whether a routine that was started has ended.
    pub fn is_idle(&self) -> bool {
        self.state.flow.is_idle()
    }

    /// Goes on until someone must decide or nothing is under way.
    pub(crate) fn run(&mut self) {
        self.state.pending = Pending::NOTHING;
        while let Some(&mut frame) = self.state.flow.top() {
            match self.step(frame) {
                Next::Done => {
                    if frame.routine == Routine::Command && frame.data[2] == 0 {
                        self.report(|_| Event::Executed(Action::from_number(frame.data[0])));
                    }
                    self.state.flow.pop(Verdict::Done);
                }
                Next::Refuse(why) => self.state.flow.pop(Verdict::Refused(why)),
                Next::Cancel => self.state.flow.pop(Verdict::Cancelled),
                Next::Step(step) => self.go_to(step),
                Next::Ask(step) => {
                    self.go_to(step);
                    if self.state.pending.ask != Ask::Nothing {
                        // Within an action cards may lie elsewhere for a moment.
                        if matches!(self.state.pending.ask, Ask::Turn | Ask::Place { .. } | Ask::Over) {
                            self.tell_changes(None);
                        }
                        return;
                    }
                }
                Next::Moment(moment, step) => {
                    self.go_to(step);
                    if let Some(frame) = dispatch::dispatch(self, moment) {
                        self.state.flow.push(frame);
                    }
                }
                Next::Call(frame, step) => {
                    self.go_to(step);
                    self.state.flow.push(frame);
                }
            }
        }
    }

    fn go_to(&mut self, step: u8) {
        if let Some(frame) = self.state.flow.top() {
            frame.step = step;
        }
    }

    fn step(&mut self, frame: Frame) -> Next {
        match frame.routine {
            Routine::Game => turn::game(self, frame),
            Routine::Setup => turn::setup(self, frame),
            Routine::Attack => turn::attack(self, frame),
            Routine::DealDamage => turn::deal_damage(self, frame),
            Routine::ConfusionDamage => turn::confusion_damage(self, frame),
            Routine::KnockOuts => turn::knock_outs(self, frame),
            Routine::TakePrizes => turn::take_prizes(self, frame),
            Routine::ReplaceActive => turn::replace_active(self, frame),
            Routine::PlayTrainer => turn::play_trainer(self, frame),
            Routine::UsePower => turn::use_power(self, frame),
            Routine::PlayBasic => turn::play_basic(self, frame),
            Routine::Evolve => turn::evolve(self, frame),
            Routine::Played => turn::played(self, frame),
            Routine::PlayEnergy => turn::play_energy(self, frame),
            Routine::Retreat => turn::retreat(self, frame),
            Routine::BetweenTurns => turn::between_turns(self, frame),
            Routine::Command => turn::command(self, frame),
            Routine::Moment => dispatch::resume(self, frame),
        }
    }
}

//! A player with some sense: it tries every answer on duels it imagines, and takes the one that leaves it best off.

use crate::{Player, Stream, worth::worth};
use tallgrass_duel::{Answer, Answers, Ask, Duel, Routine, Seat, View};

/// How many imagined duels an answer is tried on.
const TRIES: u32 = 3;
/// An answer that doesn't end the turn must be worth this much to be given.
const WORTHWHILE: i32 = 2;
/// Questions that an answer leads to within a turn, at most.
const FOLLOW_UP: u32 = 40;
/// How many questions of a Power are thought through, one after the other.
const DEPTH: u32 = 3;
/// How many answers to each of them.
const BREADTH: usize = 12;

/// Attaches, evolves, plays Trainers, retreats and attacks as it seems best one answer ahead. It looks no further, and at
/// nothing that a person in its seat wouldn't see.
#[derive(Clone, Debug)]
pub struct Simple {
    stream: Stream,
}

impl Simple {
    /// A player; the seed decides what it imagines.
    pub const fn new(seed: u64) -> Self {
        Self { stream: Stream::new(seed) }
    }

    fn imagine(&mut self, view: &View<'_>) -> Duel {
        let [a, b, c, ..] = self.stream.next().to_le_bytes();
        view.imagine([a, b, c], |limit| self.stream.below(limit))
    }

    /// What the position is worth after an answer and what follows from it at once, summed over all tries.
    fn value(&mut self, view: &View<'_>, answer: Answer, imagined: &[Duel]) -> i32 {
        let me = view.who();
        imagined.iter().map(|duel| self.try_out(duel.clone(), answer, me)).sum()
    }

    fn try_out(&self, mut duel: Duel, answer: Answer, me: Seat) -> i32 {
        let (owner, at) = (duel.state.turn, Place::of(&duel));
        if duel.answer(answer).is_err() {
            return i32::MIN / 8;
        }
        follow(duel, me, owner, at, DEPTH)
    }
}

/// Where in the routines under way a question is asked: how deep, and at which step.
#[derive(Clone, Copy)]
struct Place(usize, u8);

impl Place {
    fn of(duel: &Duel) -> Self {
        let frames = duel.state.flow.frames();
        Self(frames.len(), frames.last().map_or(0, |frame| frame.step))
    }

    /// Whether a question here begins again what one there had begun.
    const fn begins_again(self, there: Self) -> bool {
        self.0 == there.0 && self.1 <= there.1
    }
}

/// What a duel is worth at most once the questions are answered that an answer, given at a place, led to. Of a Power's
/// questions every answer is tried, of others the first is taken.
///
/// A Power that may be used as often as one likes asks the same again and again. It is left after one round, so that
/// every round must be worth more than none, and damage that could go to and fro doesn't: what a position is worth lies
/// open, so nothing is ever promised by a round that the next one takes back.
fn follow(mut duel: Duel, me: Seat, owner: Seat, mut at: Place, depth: u32) -> i32 {
    let mut answers = Answers::new();
    for _ in 0..FOLLOW_UP {
        let pending = *duel.pending();
        if matches!(pending.ask, Ask::Turn | Ask::Over | Ask::Nothing | Ask::Place { .. }) || duel.state.turn != owner {
            break;
        }
        duel.fill_answers(&mut answers);
        let Some(&first) = answers.first() else { break };
        let mut answer = first;
        let before = std::mem::replace(&mut at, Place::of(&duel));
        if in_power(&duel) && pending.who == me {
            if pending.stop && at.begins_again(before) {
                answer = Answer::Stop;
            } else if depth > 0 {
                let tried = answers.iter().take(BREADTH).filter_map(|&answer| {
                    let mut duel = duel.clone();
                    duel.answer(answer).ok()?;
                    Some(follow(duel, me, owner, at, depth - 1))
                });
                return tried.max().unwrap_or_else(|| worth(&duel, me));
            }
        }
        if duel.answer(answer).is_err() {
            break;
        }
    }
    worth(&duel, me)
}

/// Whether a Power is being used.
fn in_power(duel: &Duel) -> bool {
    duel.state.flow.frames().iter().any(|frame| frame.routine == Routine::UsePower)
}

/// Whether an answer to the turn's question ends the turn.
fn ends_turn(answer: &Answer) -> bool {
    matches!(answer, Answer::Attack(_) | Answer::EndTurn)
}

impl Player for Simple {
    fn choose(&mut self, view: &View<'_>, answers: &Answers) -> Answer {
        if answers.len() == 1 {
            return answers[0];
        }
        let turn = view.pending().is_some_and(|pending| pending.ask == Ask::Turn);
        let imagined: Vec<Duel> = (0..TRIES).map(|_| self.imagine(view)).collect();
        let best = |player: &mut Self, of: &mut dyn Iterator<Item = Answer>| {
            let valued = of.map(|answer| (player.value(view, answer, &imagined), answer));
            valued.max_by_key(|(value, _)| *value)
        };
        if turn {
            let now: i32 = imagined.iter().map(|duel| worth(duel, view.who())).sum();
            let mut going_on = answers.iter().copied().filter(|answer| !ends_turn(answer));
            if let Some((value, answer)) = best(self, &mut going_on)
                && value > now + WORTHWHILE * TRIES as i32
            {
                return answer;
            }
            let mut ending = answers.iter().copied().filter(ends_turn);
            return best(self, &mut ending).map_or(Answer::EndTurn, |(_, answer)| answer);
        }
        best(self, &mut answers.iter().copied()).map_or(answers[0], |(_, answer)| answer)
    }
}

//! A player with some sense: it tries every answer on duels it imagines, and takes the one that leaves it best off.

use crate::{Player, Stream, worth::worth};
use tallgrass_duel::{Answer, Answers, Ask, Duel, Seat, View};

/// How many imagined duels an answer is tried on.
const TRIES: u32 = 3;
/// An answer that doesn't end the turn must be worth this much to be given.
const WORTHWHILE: i32 = 2;
/// Questions that an answer leads to within a turn, at most.
const FOLLOW_UP: u32 = 40;

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

    fn try_out(&mut self, mut duel: Duel, answer: Answer, me: Seat) -> i32 {
        let owner = duel.state.turn;
        if duel.answer(answer).is_err() {
            return i32::MIN / 8;
        }
        let mut answers = Answers::new();
        for _ in 0..FOLLOW_UP {
            let ask = duel.pending().ask;
            if matches!(ask, Ask::Turn | Ask::Over | Ask::Nothing | Ask::Place { .. }) || duel.state.turn != owner {
                break;
            }
            duel.fill_answers(&mut answers);
            let Some(&first) = answers.first() else { break };
            if duel.answer(first).is_err() {
                break;
            }
        }
        worth(&duel, me)
    }
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

//! A player with some sense: it tries every answer on duels it imagines, and takes the one after which the turn leaves it
//! best off.

use crate::{Player, Stream, worth::worth};
use tallgrass_cards::CardId;
use tallgrass_duel::{Answer, Answers, Ask, Duel, Routine, Seat, View, flow::Frame};

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

/// Attaches, evolves, plays Trainers, retreats and attacks as seems best by what the turn comes to: whatever it might do
/// now is followed by the best attack it then has. It looks no further, and at nothing that a person in its seat wouldn't
/// see.
#[derive(Clone, Debug)]
pub struct Simple {
    stream: Stream,
    /// It looks at what the turn comes to, not only at what an answer leads to at once.
    to_the_end: bool,
}

impl Simple {
    /// A player; the seed decides what it imagines.
    pub const fn new(seed: u64) -> Self {
        Self { stream: Stream::new(seed), to_the_end: true }
    }

    /// The same player in a hurry: it looks one answer ahead. A card that is good for something only later it doesn't
    /// play.
    pub const fn one_answer_ahead(seed: u64) -> Self {
        Self { stream: Stream::new(seed), to_the_end: false }
    }

    fn imagine(&mut self, view: &View<'_>) -> Duel {
        let [a, b, c, ..] = self.stream.next().to_le_bytes();
        view.imagine([a, b, c], |limit| self.stream.below(limit))
    }

    /// What the position is worth after an answer and what follows from it, summed over all tries.
    fn value(&self, me: Seat, answer: Answer, imagined: &[Duel]) -> i32 {
        let after: Vec<Option<Duel>> = imagined.iter().map(|duel| try_out(duel, answer, me)).collect();
        let at_once = |duel: &Option<Duel>| duel.as_ref().map_or(IMPOSSIBLE, |duel| worth(duel, me));
        let now = after.iter().map(at_once).sum();
        if !self.to_the_end || ends_turn(&answer) || imagined.first().is_some_and(may_come_again) {
            return now;
        }
        // A Power that may be used again and again, or a retreat that costs nothing, must be worth it at once, by what
        // lies open: luck that is imagined one way now and another way the next time would lead it to and fro.
        if matches!(answer, Answer::Power(_) | Answer::Retreat) && now <= worthwhile(me, imagined) {
            return IMPOSSIBLE;
        }
        // One attack for all tries: which coins will fall and cards will come nobody knows beforehand.
        let endings = ENDINGS.into_iter().map(|ending| {
            let ended = |duel: &Option<Duel>| match duel {
                Some(duel) if goes_on(duel, me) => {
                    let chosen = try_out(duel, ending, me).or_else(|| try_out(duel, Answer::EndTurn, me));
                    chosen.map_or_else(|| worth(duel, me), |duel| worth(&duel, me))
                }
                duel => at_once(duel),
            };
            after.iter().map(ended).sum::<i32>()
        });
        endings.max().unwrap_or(IMPOSSIBLE)
    }
}

/// What an answer that doesn't end the turn must be worth at once to be given.
fn worthwhile(me: Seat, imagined: &[Duel]) -> i32 {
    imagined.iter().map(|duel| worth(duel, me) + WORTHWHILE).sum()
}

/// The ways to end a turn.
const ENDINGS: [Answer; 3] = [Answer::EndTurn, Answer::Attack(0), Answer::Attack(1)];

/// What an answer is worth that doesn't go through.
const IMPOSSIBLE: i32 = i32::MIN / 8;

/// Whether it is still this duelist's turn, and theirs to say what to do.
fn goes_on(duel: &Duel, me: Seat) -> bool {
    duel.pending().ask == Ask::Turn && duel.pending().who == me
}

/// The duel after an answer and what follows from it at once.
fn try_out(duel: &Duel, answer: Answer, me: Seat) -> Option<Duel> {
    let (owner, at) = (duel.state.turn, Place::of(duel));
    let mut duel = duel.clone();
    duel.answer(answer).ok()?;
    Some(follow(duel, me, owner, at, DEPTH))
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

/// A duel once the questions are answered that an answer, given at a place, led to. Of a Power's
/// questions every answer is tried and the best is taken, of others the first.
///
/// A Power that may be used as often as one likes asks the same again and again. It is left after one round, so that
/// every round must be worth more than none, and damage that could go to and fro doesn't: what a position is worth lies
/// open, so nothing is ever promised by a round that the next one takes back.
fn follow(mut duel: Duel, me: Seat, owner: Seat, mut at: Place, depth: u32) -> Duel {
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
                return tried.max_by_key(|duel| worth(duel, me)).unwrap_or(duel);
            }
        }
        if duel.answer(answer).is_err() {
            break;
        }
    }
    duel
}

/// Whether a Power is being used.
fn in_power(duel: &Duel) -> bool {
    duel.state.flow.frames().iter().any(|frame| frame.routine == Routine::UsePower)
}

/// Whether an answer to the turn's question ends the turn.
fn ends_turn(answer: &Answer) -> bool {
    matches!(answer, Answer::Attack(_) | Answer::EndTurn)
}

/// Whether something is under way that may be done again and again in a turn.
fn may_come_again(duel: &Duel) -> bool {
    let again = |frame: &Frame| matches!(frame.routine, Routine::UsePower | Routine::Retreat);
    duel.state.flow.frames().iter().any(again)
}

/// What tells an answer to the turn's question from others that come to the same: cards that are alike are one.
fn look(duel: &Duel, answer: Answer) -> (Answer, Option<CardId>) {
    let id = |index| Some(duel.state.card_id(duel.state.turn, index));
    match answer {
        Answer::Energy(card, slot) => (Answer::Energy(0, slot), id(card)),
        Answer::Evolve(card, slot) => (Answer::Evolve(0, slot), id(card)),
        Answer::Basic(card) => (Answer::Basic(0), id(card)),
        Answer::Trainer(card) => (Answer::Trainer(0), id(card)),
        other => (other, None),
    }
}

impl Player for Simple {
    fn choose(&mut self, view: &View<'_>, answers: &Answers) -> Answer {
        if answers.len() == 1 {
            return answers[0];
        }
        let me = view.who();
        let turn = view.pending().is_some_and(|pending| pending.ask == Ask::Turn);
        let imagined: Vec<Duel> = (0..TRIES).map(|_| self.imagine(view)).collect();
        let best = |of: &mut dyn Iterator<Item = Answer>| {
            let valued = of.map(|answer| (self.value(me, answer, &imagined), answer));
            valued.max_by_key(|(value, _)| *value)
        };
        if !turn {
            return best(&mut answers.iter().copied()).map_or(answers[0], |(_, answer)| answer);
        }
        let ending = best(&mut answers.iter().copied().filter(ends_turn));
        let least = match ending {
            Some((value, _)) if self.to_the_end => value + WORTHWHILE * TRIES as i32,
            _ => worthwhile(me, &imagined),
        };
        let mut seen = Vec::new();
        let mut going_on = answers.iter().copied().filter(|answer| !ends_turn(answer)).filter(|&answer| {
            let look = look(&imagined[0], answer);
            let is_new = !seen.contains(&look);
            seen.push(look);
            is_new
        });
        match best(&mut going_on) {
            Some((value, answer)) if value > least => answer,
            _ => ending.map_or(Answer::EndTurn, |(_, answer)| answer),
        }
    }
}

//! The opponent of the practice duel, who does in each of his first seven turns what the lesson needs.

use crate::{Player, Simple};
use tallgrass_cards::{CardId, id};
use tallgrass_duel::{Answer, Answers, Ask, View, state::Slot};

/// After this many turns of his own Sam plays as he sees fit.
const SCRIPTED: u8 = 7;

/// Sam. He knows his part only in the practice duel, in the opponent's seat.
#[derive(Clone, Debug)]
pub struct Sam {
    /// The turn he is in, and what he has done of its script.
    turn: u8,
    done: usize,
    after: Simple,
}

/// Something Sam does.
#[derive(Clone, Copy)]
enum Act {
    /// Puts this Pokémon on the Bench.
    Play(CardId),
    /// Evolves what can become this.
    Evolve(CardId),
    /// Attaches an Energy to the first Pokémon with this name: (Energy, Pokémon, from this slot on).
    Attach(CardId, CardId, Slot),
    /// Retreats; who comes up is the first of the Bench.
    Retreat,
}

const SCRIPT: [&[Act]; SCRIPTED as usize] = [
    &[Act::Attach(id::FIGHTING_ENERGY, id::MACHOP, 0)],
    &[Act::Play(id::RATTATA), Act::Attach(id::FIGHTING_ENERGY, id::RATTATA, 0)],
    &[Act::Evolve(id::RATICATE), Act::Attach(id::LIGHTNING_ENERGY, id::RATICATE, 0)],
    &[Act::Attach(id::LIGHTNING_ENERGY, id::RATICATE, 0)],
    &[Act::Play(id::MACHOP), Act::Attach(id::FIGHTING_ENERGY, id::MACHOP, 1), Act::Retreat],
    &[Act::Attach(id::FIGHTING_ENERGY, id::MACHOP, 0)],
    &[Act::Attach(id::FIGHTING_ENERGY, id::MACHOP, 0)],
];

impl Sam {
    /// Sam; the seed decides what he imagines once he has to think for himself.
    pub const fn new(seed: u64) -> Self {
        Self { turn: 0xff, done: 0, after: Simple::new(seed) }
    }

    /// The answer that does this, if it is possible.
    fn answer(view: &View<'_>, answers: &Answers, act: Act) -> Option<Answer> {
        let is = |index: u8, id| {
            view.own().hand().is_some_and(|mut hand| hand.any(|seen| seen.index == index && seen.id == id))
        };
        answers.iter().copied().find(|&answer| match (act, answer) {
            (Act::Play(id), Answer::Basic(card)) | (Act::Evolve(id), Answer::Evolve(card, _)) => is(card, id),
            (Act::Attach(energy, pokemon, from), Answer::Energy(card, slot)) => {
                let named = |found: &tallgrass_duel::view::InPlay| found.slot >= from && found.top.id == pokemon;
                is(card, energy) && view.own().pokemon().find(named).is_some_and(|found| found.slot == slot)
            }
            (Act::Retreat, Answer::Retreat) => true,
            _ => false,
        })
    }
}

impl Player for Sam {
    fn choose(&mut self, view: &View<'_>, answers: &Answers) -> Answer {
        let number = view.turns() / 2;
        let Some(script) = SCRIPT.get(number as usize) else { return self.after.choose(view, answers) };
        match view.pending().map(|pending| pending.ask) {
            Some(Ask::Place { bench: false }) => {
                Self::answer(view, answers, Act::Play(id::MACHOP)).unwrap_or(answers[0])
            }
            Some(Ask::Place { bench: true }) => Answer::Stop,
            Some(Ask::Turn) => {
                if self.turn != number {
                    (self.turn, self.done) = (number, 0);
                }
                while let Some(&act) = script.get(self.done) {
                    self.done += 1;
                    if let Some(answer) = Self::answer(view, answers, act) {
                        return answer;
                    }
                }
                if answers.contains(&Answer::Attack(0)) { Answer::Attack(0) } else { Answer::EndTurn }
            }
            Some(Ask::Slot { .. }) => {
                let rat = |found: &tallgrass_duel::view::InPlay| {
                    found.slot != 0 && matches!(found.top.id, id::RATICATE | id::RATTATA)
                };
                let slot = view.own().pokemon().find(rat).map_or(1, |found| found.slot);
                let wanted = Answer::Slot(slot);
                if answers.contains(&wanted) { wanted } else { answers[0] }
            }
            _ => answers[0],
        }
    }
}

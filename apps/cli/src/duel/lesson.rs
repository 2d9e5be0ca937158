//! What the lesson of the practice duel asks of the player, turn by turn.

use tallgrass_duel::{Ask, Duel, Seat};

const SETTING_UP: &str = "Lesson: begin with Goldeen, and put Staryu on the Bench.";

/// For each turn of the player's. Cards are played before the attack, which ends the turn.
const TURNS: [&str; 7] = [
    "Lesson: attach Water Energy to Goldeen and attack. One of Water is enough for its Horn Attack.",
    "Lesson: evolve Goldeen into Seaking, attach Psychic Energy to it, and use Waterfall.",
    "Lesson: attach Water Energy to Staryu on the Bench, who will be needed later, and attack with Seaking.",
    "Lesson: put Drowzee on the Bench, attach Water Energy to it, and use Seaking's Waterfall.",
    "Lesson: attach Water Energy to Staryu, who now has two, and attack.",
    "Lesson: heal Staryu with Potion, attach Water Energy to it, and attack.",
    "Lesson: evolve Staryu into Starmie, attach Water Energy to it, and use Star Freeze.",
];

const LAST: &str = "Lesson: go on with Starmie's Star Freeze until the duel is over.";

/// Tells each lesson once.
#[derive(Default)]
pub struct Teacher {
    told: Option<&'static str>,
}

impl Teacher {
    /// The lesson of what is asked, if it wasn't told last.
    pub fn tells(&mut self, duel: &Duel) -> Option<&'static str> {
        let lesson = lesson(duel)?;
        (self.told.replace(lesson) != Some(lesson)).then_some(lesson)
    }

    /// The lesson that was told last.
    pub const fn lesson(&self) -> Option<&'static str> {
        self.told
    }

    /// The lesson is to be told once more: its turn is played again.
    pub fn repeats(&mut self) {
        self.told = None;
    }
}

/// The lesson of what is asked; nothing where the teacher leaves it open.
fn lesson(duel: &Duel) -> Option<&'static str> {
    let pending = duel.pending();
    if !duel.is_practice() || pending.who != Seat::Player {
        return None;
    }
    match pending.ask {
        Ask::Place { .. } => Some(SETTING_UP),
        Ask::Turn => Some(TURNS.get(duel.state.table.turns as usize / 2).copied().unwrap_or(LAST)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{
        PlayerKind,
        game::{Game, Start},
    };

    #[test]
    fn a_lesson_is_told_once_and_again_when_its_turn_is() {
        let start = Start::practice(PlayerKind::Human, tallgrass_duel::Rules::CARTRIDGE).unwrap();
        let mut game = Game::begin(start).unwrap();
        let (mut teacher, mut told) = (Teacher::default(), Vec::new());
        while game.turns() < 3 || !game.asks_a_person() {
            if game.asks_a_person() {
                told.extend(teacher.tells(&game.duel));
                // Everything else comes before the attack, which is the lesson's in the first turn.
                let answers = game.duel.answers();
                let attack = answers.iter().find(|answer| matches!(answer, tallgrass_duel::Answer::Attack(_)));
                game.answer(*attack.unwrap_or(&answers[0])).unwrap();
            } else {
                game.step().unwrap();
            }
        }
        assert_eq!(told, [SETTING_UP, TURNS[0]]);
        assert_eq!((teacher.tells(&game.duel), teacher.tells(&game.duel)), (Some(TURNS[1]), None));
        teacher.repeats();
        assert_eq!(teacher.tells(&game.duel), Some(TURNS[1]));
    }
}

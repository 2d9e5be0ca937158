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

/// The lesson of what is asked; nothing where the teacher leaves it open.
pub fn lesson(duel: &Duel) -> Option<&'static str> {
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

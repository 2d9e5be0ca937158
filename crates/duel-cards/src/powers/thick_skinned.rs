//! Thick Skinned: Snorlax can't become asleep, confused, paralysed or poisoned.

use crate::shared::works_by_itself;
use tallgrass_duel::prelude::*;

/// This Pokémon can't become asleep, confused, paralysed or poisoned.
pub static THICK_SKINNED: Effect = Effect {
    name: "Thick Skinned",
    of: &[(id::SNORLAX, place::FIRST)],
    on: &[on::initial_effect_1(works_by_itself)],
    at: &[at::keeps_conditions_off()],
    ..Effect::NEW
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    fn status_after(bench: CardId) -> u8 {
        let mine = Side { play: &[id::PARAS], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::SNORLAX, bench], ..Side::default() });
        attack(&mut duel, 1, &[]);
        duel.state.page(Seat::Opponent).status
    }

    #[test]
    fn it_gets_no_special_conditions() {
        assert_eq!(status_after(id::ABRA), 0);
        assert_eq!(status_after(id::MUK), Condition::Asleep as u8);
    }

    #[test]
    fn imakuni_doesn_t_confuse_it_either() {
        let mine = Side { play: &[id::SNORLAX], hand: &[id::IMAKUNI_CARD], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::ABRA], ..Side::default() });
        duel.start_action(tallgrass_duel::Answer::Trainer(1));
        assert_eq!(duel.state.page(Seat::Player).status, 0);
    }
}

//! Leek Slap: toss a coin; on tails it deals no damage. A Pokémon can't use it twice while it stays in play.

use tallgrass_duel::{prelude::*, state::PageFlags};

/// On tails, no damage. This Pokémon can use it only once while it stays in play.
pub static LEEK_SLAP: Effect = Effect {
    name: "Leek Slap",
    of: &[(id::FARFETCHD, place::FIRST)],
    on: &[on::initial_effect_1(was_never_used), on::discard_energy(mark_used), on::before_damage(no_damage_on_tails)],
    ..Effect::NEW
};

fn was_never_used(duel: &mut Duel) -> Result<(), Message> {
    let used = duel.state.page(duel.me()).flags[0] & PageFlags::USED_LEEK_SLAP != 0;
    if used { Err(Message::ThisAttackCannotBeUsedTwice) } else { Ok(()) }
}

/// Whoever backs out after Sand-attack has not used it.
fn mark_used(duel: &mut Duel) {
    duel.state.page_mut(duel.me()).flags[0] |= PageFlags::USED_LEEK_SLAP;
}

fn no_damage_on_tails(duel: &mut Duel) {
    if !duel.toss() {
        duel.set_damage(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, attack, duel};

    #[test]
    fn only_once() {
        let mine = Side { play: &[id::FARFETCHD], ..Side::default() };
        let mut duel = duel(mine, Side { play: &[id::CHANSEY], ..Side::default() });
        assert_eq!(attack(&mut duel, 0, &[0]), []);
        assert_eq!(duel.damage_on(Seat::Opponent, 0), 0);
        assert_eq!(attack(&mut duel, 0, &[]), [Message::ThisAttackCannotBeUsedTwice]);
    }
}

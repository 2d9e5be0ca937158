//! Gigashock: 10 damage to each of up to 3 Benched Pokémon of the opponent.

use tallgrass_duel::prelude::*;

/// 10 damage to each of 3 Benched Pokémon of the opponent, of your choice, or to all if there are fewer.
pub static GIGASHOCK: Effect = Effect {
    name: "Gigashock",
    of: &[(id::RAICHU_LV45, place::FIRST)],
    on: &[on::require_selection(choose_three), on::after_damage(damage_chosen), on::ai_selection(choose_for_the_ai)],
    ..Effect::NEW
};

fn choose_three(duel: &mut Duel, step: u8) -> Next {
    let (me, foe) = (duel.me(), duel.foe());
    let bench = duel.state.page(foe).in_play.clamp(1, 6) - 1;
    match step {
        0 => {
            duel.state.work.picked = 0;
            Next::Step(1)
        }
        1 => {
            let picked = duel.state.work.picked;
            if picked == bench.min(3) {
                duel.set_arg(picked as usize, NO_CARD);
                return Next::Done;
            }
            let chosen = (0..picked).fold(0, |mask, at| mask | 1u8 << (duel.arg(at as usize) % 8));
            let free = ((1u8 << bench) - 1) << 1 & !chosen;
            duel.ask_slot(me, foe, free, Message::ChooseUpTo3PkmnOnBenchToGiveDamage);
            Next::Ask(2)
        }
        _ => {
            if let Some(slot) = duel.answered() {
                let picked = duel.state.work.picked;
                duel.set_arg(picked as usize, slot);
                duel.state.work.picked = picked + 1;
            }
            Next::Step(1)
        }
    }
}

fn choose_for_the_ai(duel: &mut Duel) {
    let page = *duel.state.page(duel.foe());
    let bench = page.in_play.clamp(1, 6) as usize - 1;
    let mut slots = [1, 2, 3, 4, 5];
    if bench > 3 {
        // GLITCH: meant to find those with the least hit points left, it finds those with the most.
        for at in 0..bench {
            for other in at + 1..bench {
                if page.hp[slots[other] as usize] >= page.hp[slots[at] as usize] {
                    slots.swap(at, other);
                }
            }
        }
    }
    for (at, &slot) in slots[..bench].iter().enumerate() {
        duel.set_arg(at, slot);
    }
    if bench > 3 {
        // The list was closed with a 0 while it was sorted.
        duel.set_arg(bench, 0);
    }
    duel.set_arg(bench.min(3), NO_CARD);
}

fn damage_chosen(duel: &mut Duel) {
    let (foe, chosen) = (duel.foe(), duel.arg_list(0));
    for &slot in chosen.as_slice() {
        duel.damage_pokemon(foe, slot, 10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Side, answer, turn};
    use tallgrass_duel::Answer;

    fn shock(bench: usize) -> Duel {
        let play = [id::CHANSEY; 6];
        let mine = Side { play: &[id::RAICHU_LV45], attached: &[id::LIGHTNING_ENERGY; 4], ..Side::default() };
        turn(mine, Side { play: &play[..=bench], ..Side::default() })
    }

    #[test]
    fn three_of_the_bench_are_hit_once_each() {
        let mut duel = shock(4);
        answer(&mut duel, &[Answer::Attack(0), Answer::Slot(4), Answer::Slot(1)]);
        assert_eq!(duel.answers().as_slice(), [Answer::Slot(2), Answer::Slot(3)]);
        answer(&mut duel, &[Answer::Slot(2)]);
        assert_eq!(duel.state.page(Seat::Opponent).hp, [90, 110, 110, 120, 110, 0]);
    }

    #[test]
    fn a_small_bench_is_hit_altogether() {
        let mut duel = shock(1);
        answer(&mut duel, &[Answer::Attack(0), Answer::Slot(1)]);
        assert_eq!(duel.state.page(Seat::Opponent).hp[1], 110);
        let mut duel = shock(0);
        answer(&mut duel, &[Answer::Attack(0)]);
        assert_eq!(duel.state.turn, Seat::Opponent);
    }

    #[test]
    fn the_ai_picks_those_with_the_most_hit_points() {
        let mut duel = shock(5);
        duel.state.page_mut(Seat::Opponent).hp = [120, 30, 80, 20, 90, 70];
        choose_for_the_ai(&mut duel);
        assert_eq!([0, 1, 2, 3].map(|at| duel.arg(at)), [4, 2, 5, NO_CARD]);
    }
}

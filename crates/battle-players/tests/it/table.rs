//! Battles to play, and an imagination that shows what is.

use std::cell::RefCell;
use std::sync::Arc;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, PlayerOptions, PlayerView};
use tallgrass_battle_players::{Imagination, Player, step};
use tallgrass_pokedex::formats;

/// A battle that is about to begin, with random teams; an odd number has the teams of the even one before it, swapped.
pub fn battle(format: &str, number: u64) -> Battle {
    let format = Arc::new(formats::resolve(format).expect("a format"));
    let seed = format!("gen5,{:016x}", (number / 2 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: false };
    let mut battle = Battle::new(tallgrass_battle_effects::library(), &options).expect("a battle");
    battle.keep_knowledge(true);
    let sides: Vec<SideId> = battle.side_ids().collect();
    for side in sides {
        let team = side.0 as u64 ^ (number & 1);
        let seed = format!("gen5,{:016x}", (number / 2 * 8 + team + 1).wrapping_mul(0xD6E8_FEB8_6659_FD93));
        battle.add_player(side, &PlayerOptions { seed: Some(seed), ..Default::default() }).expect("a player");
    }
    battle
}

/// Shows the battle itself: what would hold if nothing were hidden.
#[derive(Default)]
pub struct Truth(RefCell<Option<Battle>>);

impl Imagination for Truth {
    fn imagine(&self, _: &PlayerView<'_>, seed: u64) -> Option<Battle> {
        self.0.borrow().as_ref().map(|battle| battle.fork(seed))
    }
}

impl Truth {
    /// Shows the battle as it is now.
    pub fn show(&self, battle: &Battle) {
        self.0.replace(Some(battle.fork(0)));
    }

    /// Plays to the end with players who are shown everything. Who won.
    pub fn play(&self, mut battle: Battle, players: &mut [&mut dyn Player]) -> Option<SideId> {
        loop {
            self.show(&battle);
            if !step(&mut battle, players, |_, _| ()).expect("a step") {
                return battle.state().winner;
            }
        }
    }
}

/// Plays so many battles, each pair of teams from both sides: how many the first player wins, ties counted half.
pub fn won<'a>(
    battles: u64,
    mut play: impl FnMut(Battle, &mut [&mut dyn Player]) -> Option<SideId>,
    one: impl Fn(u64) -> Box<dyn Player + 'a>,
    other: impl Fn(u64) -> Box<dyn Player + 'a>,
) -> f64 {
    let mut won = 0.0;
    for number in 0..battles {
        let own = SideId((number & 1) as u8);
        let (mut one, mut other) = (one(number), other(number + battles));
        let mut players: [&mut dyn Player; 2] = [&mut *one, &mut *other];
        if own.0 == 1 {
            players.reverse();
        }
        won += match play(battle("gen9randombattle", number), &mut players) {
            Some(winner) => (winner == own) as u8 as f64,
            None => 0.5,
        };
    }
    won
}

//! What players are shown, and what happens if they play otherwise.

use super::table::{Truth, battle};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, Decision, Decisions, PlayerView};
use tallgrass_battle_players::{Damage, Heuristic, Imagination, Player, Random, Stuck, balance, play, step, winning};

#[test]
fn battles_of_every_kind_are_played_to_their_end() {
    let formats = [
        "gen9randombattle",
        "gen9randomdoublesbattle",
        "gen9freeforallrandombattle",
        "gen9multirandombattle",
        "gen8randombattle",
    ];
    for (number, format) in formats.into_iter().enumerate() {
        let mut battle = battle(format, number as u64);
        let mut players: Vec<Random> = battle.side_ids().map(|side| Random::new(side.0 as u64)).collect();
        let mut players: Vec<&mut dyn Player> = players.iter_mut().map(|player| player as &mut dyn Player).collect();
        let winner = play(&mut battle, &mut players).expect(format);
        assert!(battle.state().ended && winner == battle.state().winner, "{format}");
        for side in battle.side_ids() {
            assert!([0.0, 0.5, 1.0].contains(&winning(&battle, side)), "{format}");
        }
    }
}

#[test]
fn several_pokemon_at_once_are_played_with_a_look_ahead() {
    let truth = Truth::default();
    let (mut one, mut other) = (Damage::new(&truth, 1), Random::new(2));
    truth.play(battle("gen9randomdoublesbattle", 3), &mut [&mut one, &mut other]);
}

#[test]
fn the_same_seeds_play_the_same_battle() {
    let truth = Truth::default();
    let played = || {
        let mut made: Vec<String> = vec![];
        let mut battle = battle("gen9randombattle", 4);
        let (mut one, mut other) = (Heuristic::new(&truth, 1), Damage::new(&truth, 2));
        for _ in 0..12 {
            truth.show(&battle);
            let note = |_, decision: &Decision| made.push(decision.to_string());
            step(&mut battle, &mut [&mut one, &mut other], note).expect("a step");
        }
        made
    };
    assert_eq!(played(), played());
}

/// Chooses what it is told to.
struct Told(Option<Decision>);

impl Player for Told {
    fn choose(&mut self, _: &PlayerView<'_>, _: &Decisions) -> Option<Decision> {
        self.0.clone()
    }
}

#[test]
fn who_decides_nothing_or_nonsense_is_told() {
    let mut begun = battle("gen9randombattle", 5);
    let mut random = Random::new(1);
    let nothing = play(&mut begun, &mut [&mut Told(None), &mut random]);
    assert_eq!(nothing, Err(Stuck::Undecided(SideId(0))));
    let team = Decision::Team(Default::default());
    let refused = play(&mut begun, &mut [&mut random, &mut Told(Some(team))]);
    assert!(matches!(refused, Err(Stuck::Refused { side: SideId(1), .. })), "{refused:?}");
    assert_eq!(play(&mut begun, &mut [&mut random]), Err(Stuck::Players { players: 1, sides: 2 }));
    begun.keep_knowledge(false);
    assert_eq!(play(&mut begun, &mut [&mut random, &mut Told(None)]), Err(Stuck::Unknowing));
}

/// Draws nothing.
struct Nothing;

impl Imagination for Nothing {
    fn imagine(&self, _: &PlayerView<'_>, _: u64) -> Option<Battle> {
        None
    }
}

#[test]
fn who_can_imagine_nothing_still_plays() {
    let (mut one, mut other) = (Heuristic::new(Nothing, 1), Damage::new(Nothing, 2));
    play(&mut battle("gen9randombattle", 6), &mut [&mut one, &mut other]).expect("an end");
}

#[test]
fn a_lead_counts() {
    let mut battle = battle("gen9randombattle", 7);
    assert!(balance(&battle, SideId(0)).abs() < 0.5);
    let mon = battle.side(SideId(1)).active()[0];
    battle.mon_mut(mon).hp = 1;
    assert!(balance(&battle, SideId(0)) > 0.3 && winning(&battle, SideId(0)) > 0.55);
    assert!(winning(&battle, SideId(1)) < 0.45);
}

//! The searching player, and positions looked at with everything seen.

use super::table::{Truth, battle, won};
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, Decision};
use tallgrass_battle_players::{Budget, Damage, Player, Random, Search, analyse, step};

const BUDGET: Budget = Budget::Iterations(300);

#[test]
fn a_search_beats_damage() {
    let truth = Truth::default();
    let won = won(
        20,
        |battle, players| truth.play(battle, players),
        |seed| Box::new(Search::new(&truth, BUDGET, seed)),
        |seed| Box::new(Damage::new(&truth, seed)),
    );
    eprintln!("an all-knowing search won {won} of 20");
    assert!(won >= 15.0, "won {won} of 20");
}

/// What a search on so many threads chooses first, and how many iterations that took.
fn chosen(battle: &Battle, threads: usize) -> (Decision, u64) {
    let truth = Truth::default();
    truth.show(battle);
    let mut search = Search::new(&truth, BUDGET, 5).threads(threads);
    let view = battle.seen_by(SideId(0));
    let decision = search.choose(&view, &view.offered()).expect("a decision");
    (decision, search.iterations())
}

#[test]
fn a_budget_in_iterations_gives_the_same_choice_again() {
    let mut battle = battle("gen9randombattle", 8);
    let (mut one, mut other) = (Random::new(1), Random::new(2));
    for _ in 0..10 {
        step(&mut battle, &mut [&mut one, &mut other], |_, _| ()).expect("a step");
        if battle.is_choice_done(SideId(0)) || battle.decisions(SideId(0)).count() < 2 {
            continue;
        }
        for threads in [1, 3] {
            let (decision, iterations) = chosen(&battle, threads);
            assert_eq!((decision, iterations), chosen(&battle, threads));
            assert_eq!(iterations, 300);
        }
    }
}

#[test]
fn a_search_plays_several_pokemon_at_once_and_several_foes() {
    for (number, format) in ["gen9randomdoublesbattle", "gen9freeforallrandombattle"].into_iter().enumerate() {
        let truth = Truth::default();
        let mut battle = battle(format, number as u64);
        let mut players: Vec<Search<&Truth>> =
            battle.side_ids().map(|side| Search::new(&truth, Budget::Iterations(40), side.0 as u64)).collect();
        let mut players: Vec<&mut dyn Player> = players.iter_mut().map(|player| player as &mut dyn Player).collect();
        for _ in 0..8 {
            truth.show(&battle);
            step(&mut battle, &mut players, |_, _| ()).expect(format);
        }
        assert!(battle.state().turn > 2, "{format}");
    }
}

#[test]
fn an_analysis_has_strategies_that_its_payoffs_bear_out() {
    let battle = battle("gen9randombattle", 9);
    let found = analyse(&battle, SideId(0), Budget::Iterations(1500), 1);
    assert_eq!(found.iterations, 1500);
    assert_eq!(found.visits.iter().flatten().sum::<u32>(), 1500);
    assert_eq!((found.strategy.len(), found.foe_strategy.len()), (found.payoffs.len(), found.payoffs[0].len()));
    for strategy in [&found.strategy, &found.foe_strategy] {
        assert!((strategy.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-6);
    }
    // No row gains much against the foe's strategy, no column against the side's.
    for payoffs in &found.payoffs {
        let gets: f64 = payoffs.iter().zip(&found.foe_strategy).map(|(payoff, (_, share))| payoff * share).sum();
        assert!(gets <= found.value + 0.01, "{found}");
    }
    for column in 0..found.foe_strategy.len() {
        let gives: f64 = found.payoffs.iter().zip(&found.strategy).map(|(row, (_, share))| row[column] * share).sum();
        assert!(gives >= found.value - 0.01, "{found}");
    }
    let text = found.to_string();
    assert!(text.starts_with("p1 wins ") && text.contains("after 1500 iterations"), "{text}");
    assert_eq!(text, analyse(&battle, SideId(0), Budget::Iterations(1500), 1).to_string());
}

#[test]
fn a_position_that_is_won_in_a_turn_is_seen_to_be() {
    let mut battle = battle("gen9randombattle", 10);
    let foes: Vec<_> = battle.side(SideId(1)).team().to_vec();
    let fast = battle.side(SideId(0)).active()[0];
    for mon in foes {
        battle.mon_mut(mon).hp = 1;
    }
    battle.mon_mut(fast).stats[4] = 900;
    let found = analyse(&battle, SideId(0), Budget::Iterations(600), 1);
    assert!(found.value > 0.8, "{found}");
}

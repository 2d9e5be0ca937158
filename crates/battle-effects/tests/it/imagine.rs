//! Battles that are imagined: they look as the one that was seen, and nothing hidden comes through.

use super::dealt::{battle_knowing, dealt_team, log, next, play, players};
use super::offered::any_battle;
use proptest::prelude::*;
use std::collections::HashSet;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::imagine::{Belief, RulesOnly, SetPool, Usage};
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, PlayerView};
use tallgrass_pokedex::{Dex, Generation, to_id};

fn config() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig { cases: usual.cases.div_ceil(5), failure_persistence: None, ..usual }
}

const CHAOS: &str = include_str!("usage.json");

/// Sources of sets, good and bad.
fn beliefs(seed: u64) -> Vec<Box<dyn Belief>> {
    let dex = Dex::of(Generation::Gen9);
    let teams = (0..3).map(|at| dealt_team(seed.wrapping_add(at), SideId(1), 6));
    vec![
        Box::new(RulesOnly),
        Box::new(SetPool::new(dex, teams)),
        Box::new(Usage::from_chaos(dex, CHAOS).expect("a usage file")),
    ]
}

/// Checks that what is true in an imagined battle is what was seen. More may have fallen than are seen to have: who fell in
/// the disguise of one that came back could be anybody.
fn agrees(imagined: &Battle, view: &PlayerView<'_>, side: SideId, exact: bool, falls: usize) {
    let unexplained = falls > view.team(side).filter(|seen| seen.fainted).count();
    let truth = imagined.seen_with(View::Everything);
    let all: Vec<_> = truth.team(side).collect();
    let context = || format!("{view:#?}\n{all:#?}");
    for seen in view.team(side).filter(|seen| !seen.name.is_empty()) {
        // Of two who look alike one is somebody else.
        let disguised =
            imagined.side(side).active().iter().any(|mon| !mon.is_none() && imagined.mon(*mon).illusion.is_some());
        let Some(real) = all.iter().find(|real| real.name == seen.name) else {
            assert!(disguised, "{} is nowhere: {}", seen.name, context());
            continue;
        };
        if disguised || unexplained && real.fainted {
            continue;
        }
        assert_eq!(real.position.is_some() && !real.fainted, seen.position.is_some() && !seen.fainted, "{}", context());
        assert_eq!((real.level, real.gender, real.shiny), (seen.level, seen.gender, seen.shiny), "{}", context());
        assert_eq!(real.fainted || real.hp.left == 0, seen.fainted, "{} {}", seen.name, context());
        if !seen.fainted {
            assert_eq!(real.status, seen.status, "{} {}", seen.name, context());
            let percent =
                (100 * real.hp.left).div_ceil(real.hp.of.max(1)).min(if real.hp.left < real.hp.of { 99 } else { 100 });
            assert!(exact && real.hp == seen.hp || !exact && percent == seen.hp.left, "{} {}", seen.name, context());
        }
        assert!(seen.item.is_none() || seen.item == real.item, "{} {}", seen.name, context());
        assert!(seen.base_ability.is_none() || seen.base_ability == real.base_ability, "{} {}", seen.name, context());
        assert!(
            seen.fainted || seen.position.is_none() || seen.ability.is_none() || seen.ability == real.ability,
            "{}",
            context()
        );
        assert!(seen.fainted || seen.terastallized == real.terastallized, "{} {}", seen.name, context());
        for known in &seen.moves {
            assert!(real.moves.iter().any(|own| own.id == known.id), "{}: {}", known.id, context());
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn an_imagined_battle_looks_as_the_one_that_was_seen((format, seed) in any_battle()) {
        let mut battle = battle_knowing(format, seed);
        let mut players = players(&battle, seed);
        let beliefs = beliefs(seed);
        let exact = format.contains("custom");
        for round in 0..20 {
            let asked = battle.side_ids().find(|&side| !battle.is_choice_done(side));
            let Some(side) = asked else { break };
            let view = battle.seen_by(side);
            let belief = &*beliefs[round % beliefs.len()];
            let mut imagined = match view.imagine(belief, seed) {
                Ok(imagined) => imagined,
                Err(error) => panic!("{error}"),
            };
            prop_assert!(imagined.log().is_none());
            let again = imagined.seen_by(side);
            prop_assert!(again == view, "{again:#?}\n{view:#?}");
            for other in battle.side_ids().filter(|&other| !view.is_own(other)) {
                let fell = format!("|faint|{}", other.name());
                let falls = super::dealt::log(&battle).iter().filter(|line| line.starts_with(&fell)).count();
                agrees(&imagined, &view, other, exact, falls);
            }
            prop_assert!(view.imagine(belief, seed).is_ok_and(|same| same.state() == imagined.state()));
            let mut same = players.clone();
            play(&mut imagined, &mut same, 12);
            play(&mut battle, &mut players, 3);
        }
    }

    #[test]
    fn equal_views_give_equal_imagined_battles((format, seed) in any_battle()) {
        let mut battle = battle_knowing(format, seed);
        let mut players = players(&battle, seed);
        let beliefs = beliefs(seed);
        for round in 0..15 {
            play(&mut battle, &mut players, 4);
            let Some(side) = battle.side_ids().find(|&side| !battle.is_choice_done(side)) else { break };
            let view = battle.seen_by(side);
            // Another battle that looks the same: everything hidden is something else in it.
            let other = view.imagine(&*beliefs[round % 3], !seed).expect("an imagined battle");
            let there = other.seen_by(side);
            prop_assert!(view == there);
            for belief in &beliefs {
                let one = view.imagine(&**belief, seed).expect("an imagined battle");
                let two = there.imagine(&**belief, seed).expect("an imagined battle");
                if one.state() != two.state() {
                    let (one, two) = (format!("{:#?}", one.state()), format!("{:#?}", two.state()));
                    let differ = one.lines().zip(two.lines()).enumerate().find(|(_, (a, b))| a != b);
                    let at = differ.map_or(0, |(at, _)| at);
                    let near: Vec<&str> = one.lines().skip(at.saturating_sub(40)).take(41).collect();
                    prop_assert!(false, "{differ:?}\n{}", near.join("\n"));
                }
            }
        }
    }

    #[test]
    fn true_sets_are_imagined_where_there_are_no_others((format, seed) in any_battle()) {
        let mut battle = battle_knowing(format, seed);
        let mut players = players(&battle, seed);
        play(&mut battle, &mut players, 10);
        if battle.state().ended || battle.side_ids().count() > 2 || format.contains("Fallen") {
            return Ok(());
        }
        let dex = battle.dex();
        let truth = dealt_team(seed, SideId(1), 6);
        let base = |name: &str| dex.species(dex.species_named(name).expect("a species")).base_species;
        let kinds: HashSet<_> = truth.iter().map(|set| base(&set.species)).collect();
        prop_assume!(kinds.len() == truth.len());
        let pool = SetPool::new(dex, [truth.clone()]);
        let imagined = battle.seen_by(SideId(0)).imagine(&pool, seed).expect("an imagined battle");
        let disguised = battle.side(SideId(1)).active().iter().any(|mon| battle.mon(*mon).illusion.is_some());
        for mon in imagined.mons().filter(|&mon| imagined.mon(mon).side == SideId(1)) {
            let set = imagined.set_of(mon);
            let Some(own) = truth.iter().find(|own| base(&own.species) == dex.species(set.species).base_species) else {
                prop_assert!(disguised, "{} is imagined", set.species);
                continue;
            };
            // What is sketched stays.
            if own.moves.iter().any(|name| to_id(name) == "sketch") {
                continue;
            }
            let moves: HashSet<String> = own.moves.iter().map(|name| to_id(name)).collect();
            let imagined: HashSet<String> = set.moves.iter().map(|id| id.as_str().to_owned()).collect();
            // What was told of somebody in disguise is believed of whom it looked like.
            let told = imagined.difference(&moves).next().is_some() && log(&battle).iter().any(|line| line.contains("Illusion"))
                || battle.mons().any(|mon| battle.mon(mon).ability.as_str() == "illusion");
            prop_assert!(disguised || told || moves == imagined, "{moves:?} {imagined:?}");
        }
    }
}

#[test]
fn a_stop_in_mid_turn_is_imagined_with_moves_that_are_to_come() {
    let mut stops = 0;
    for seed in 0..60 {
        let mut battle = battle_knowing("gen9doublesou", seed);
        let mut players = players(&battle, seed);
        let pool = SetPool::new(battle.dex(), [dealt_team(seed, SideId(1), 6)]);
        while let Some((side, decision)) = next(&mut battle, &mut players) {
            if battle.request_of(side) == RequestKind::Switch && battle.state().mid_turn {
                stops += 1;
                let view = battle.seen_by(side);
                let mut imagined = view.imagine(&pool, seed).expect("an imagined battle");
                assert!(imagined.seen_by(side) == view);
                let mut same = players.clone();
                play(&mut imagined, &mut same, 6);
                assert_eq!(imagined.fault(), None);
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
    }
    assert!(stops > 20, "{stops}");
}

#[test]
fn usage_files_that_are_none_say_why() {
    let dex = Dex::of(Generation::Gen9);
    for text in ["", "{}", r#"{"data":3}"#, r#"{"data":{"Garchomp":3}}"#, r#"{"data":{"Garchonp":{}}}"#] {
        assert!(Usage::from_chaos(dex, text).is_err_and(|error| error.to_string().contains("usage file")), "{text}");
    }
}

//! What a player may try, as the request shows it, and the numbers of it.

use super::dealt::{FORMATS, battle, below, dice, next, players, understood};
use proptest::prelude::*;
use std::collections::HashSet;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::state::RequestKind;
use tallgrass_battle::{Battle, ChoiceError, CodeList, Codes, Decision, Mask, RandomPlayer};

/// Those of every kind, and of generation 8, whose Pokémon dynamax.
const PLAYED: [&str; 12] = {
    let mut all = ["gen8customgame"; 12];
    all[11] = "gen8doublescustomgame";
    let mut at = 0;
    while at < FORMATS.len() {
        all[at + 1] = FORMATS[at];
        at += 1;
    }
    all
};

pub fn any_battle() -> impl Strategy<Value = (&'static str, u64)> {
    (prop::sample::select(&PLAYED[..]), any::<u64>())
}

fn config() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig { cases: usual.cases.div_ceil(6), failure_persistence: None, ..usual }
}

/// Whether the request tells that something may be otherwise than it says.
fn says_maybe(battle: &Battle, side: SideId) -> bool {
    let side = battle.side(side);
    side.request == RequestKind::Move
        && side.active_requests[..side.active().len()]
            .iter()
            .any(|request| request.maybe_trapped || request.maybe_disabled || request.maybe_locked)
}

/// Checks that a refusal of something offered is one that the request has warned of.
fn warned(battle: &Battle, side: SideId, decision: &Decision, error: &ChoiceError) {
    assert!(error.unavailable && says_maybe(battle, side), "{decision}: {error}\n{}", battle.request_json(side));
}

/// Codes that masks allow, one after the other.
fn pick(battle: &Battle, side: SideId, pick: impl FnMut(usize) -> usize) -> CodeList {
    pick_by(battle, side, pick, Battle::mask)
}

fn pick_by(
    battle: &Battle,
    side: SideId,
    mut pick: impl FnMut(usize) -> usize,
    mask: fn(&Battle, SideId, usize, &[i16]) -> Mask,
) -> CodeList {
    let count = match battle.request_of(side) {
        RequestKind::TeamPreview => battle.picked_team_size(side),
        _ => battle.side(side).active().len(),
    };
    let mut codes = CodeList::new();
    for position in 0..count {
        let mask = mask(battle, side, position, &codes);
        let nth = pick(mask.len());
        codes.push(mask.iter().nth(nth).expect("something can be chosen"));
    }
    codes
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_offered_goes_through_unless_the_request_says_maybe((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let mut random = dice(seed, 2);
        for _ in 0..60 {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            let offered: Vec<Decision> = battle.offered(side).take(2000).collect();
            if offered.len() < 2000 {
                let all: HashSet<&Decision> = offered.iter().collect();
                let hidden = battle.decisions(side).find(|listed| !all.contains(listed));
                prop_assert!(hidden.is_none() || says_maybe(&battle, side), "{hidden:?} isn't offered");
            }
            for _ in 0..offered.len().min(30) {
                let tried = &offered[below(&mut random, offered.len())];
                let mut copy = battle.clone();
                if let Err(error) = copy.decide(side, tried) {
                    warned(&battle, side, tried, &error);
                    prop_assert!(copy.request_json(side) != battle.request_json(side));
                }
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
    }

    #[test]
    fn codes_mean_what_is_offered_and_back((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let mut random = dice(seed, 3);
        for _ in 0..60 {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            let count = battle.codes().count();
            for offered in battle.offered(side).take(300) {
                let codes = battle.codes_of(side, &offered).expect("what is offered has a code");
                prop_assert_eq!(battle.decision_of(side, &codes), Some(offered.clone()));
                for (position, &code) in codes.iter().enumerate() {
                    prop_assert!(battle.mask(side, position, &codes[..position]).has(code), "{offered} {codes:?}");
                    prop_assert!((code as usize) < count || battle.codes().count() < Codes::MOST);
                }
            }
            for _ in 0..20 {
                let codes = pick(&battle, side, |count| below(&mut random, count));
                let means = battle.decision_of(side, &codes).expect("a mask has what means something");
                prop_assert_eq!(battle.codes_of(side, &means), Some(codes.clone()));
                let mut tried = battle.clone();
                if let Err(error) = tried.decide_coded(side, &codes) {
                    warned(&battle, side, &means, &error);
                }
                let sure = pick_by(&battle, side, |count| below(&mut random, count), Battle::accepted_mask);
                battle.clone().decide_coded(side, &sure).expect("what will go through");
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
        prop_assert!(battle.clone().decide_coded(SideId(0), &[Codes::FORFEIT]).is_ok());
    }

    #[test]
    fn no_mask_forbids_what_would_be_accepted((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut players = players(&battle, seed);
        let mut random = dice(seed, 4);
        for _ in 0..30 {
            let Some((side, decision)) = next(&mut battle, &mut players) else { break };
            let offered: Vec<Decision> = battle.offered(side).take(400).collect();
            let meanings: HashSet<String> = offered
                .iter()
                .filter_map(|offered| {
                    let mut tried = battle.clone();
                    tried.decide(side, offered).is_ok().then(|| understood(&tried, side))
                })
                .collect();
            let positions = battle.side(side).active().len();
            for _ in 0..if offered.len() < 400 { 200 } else { 0 } {
                let codes: CodeList = (0..positions).map(|_| below(&mut random, battle.codes().count() + 20) as i16).collect();
                let Some(means) = battle.decision_of(side, &codes) else { continue };
                let mut tried = battle.clone();
                if tried.decide(side, &means).is_ok() {
                    let meant = understood(&tried, side);
                    prop_assert!(meanings.contains(&meant), "{means}: {meant}\n{}", battle.request_json(side));
                }
            }
            battle.decide(side, &decision).expect("a decision that is listed");
        }
    }

    #[test]
    fn a_fork_has_its_own_dice((format, seed) in any_battle()) {
        let mut battle = battle(format, seed);
        let mut all = players(&battle, seed);
        super::dealt::play(&mut battle, &mut all, 12);
        let fork = battle.fork(7);
        prop_assert!(fork.log().is_none() && fork.tape().is_none());
        prop_assert!(fork.state().prng != battle.state().prng);
        let mut state = fork.state().clone();
        state.prng = battle.state().prng;
        prop_assert!(state == *battle.state());
        let mut over = battle.clone();
        over.fork_from(&battle, 7);
        prop_assert!(over.state() == fork.state() && battle.fork(8).state() != fork.state());
    }
}

#[test]
fn masks_codes_and_forks_allocate_nothing() {
    for format in PLAYED {
        for seed in 0..20 {
            let mut battle = battle(format, seed);
            battle.set_logging(false);
            let mut players: Vec<RandomPlayer> = players(&battle, seed);
            let mut fork = battle.fork(seed);
            while let Some((side, decision)) = next(&mut battle, &mut players) {
                let mut random = dice(seed, 5);
                let counted = allocation_counter::measure(|| {
                    let codes = pick(&battle, side, |count| below(&mut random, count));
                    let means = battle.decision_of(side, &codes).expect("a mask has what means something");
                    std::hint::black_box(battle.codes_of(side, &means));
                    fork.fork_from(&battle, seed);
                });
                assert_eq!(counted.count_total, 0, "{format} {seed} {decision}");
                battle.decide(side, &decision).expect("a decision that is listed");
                if battle.state().turn > 8 {
                    break;
                }
            }
        }
    }
}

//! What players see: it stands in what they were sent, and doesn't depend on anything hidden.

use super::dealt::{battle_knowing, log, next, play, players};
use super::offered::any_battle;
use proptest::prelude::*;
use std::collections::HashSet;
use tallgrass_battle::ids::{Mon, SideId};
use tallgrass_battle::knowledge::PokemonView;
use tallgrass_battle::protocol::view::View;
use tallgrass_battle::{Battle, Decision};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::{AbilityId, Dex, Generation, ItemId, MoveId};

fn config() -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig { cases: usual.cases.div_ceil(5), failure_persistence: None, ..usual }
}

/// What somebody was sent of the log.
fn sent(battle: &Battle, eyes: View) -> Vec<&str> {
    eyes.of(log(battle)).collect()
}

/// The name that lines give a Pokémon, if a part of a line names one.
fn named(part: &str) -> Option<&str> {
    let (place, name) = part.split_once(": ")?;
    (matches!(place.len(), 2 | 3) && place.starts_with('p')).then_some(name)
}

/// The HP and status that lines last told of a Pokémon.
fn last_health(lines: &[&str], name: &str) -> Option<String> {
    let mut last = None;
    for line in lines {
        let parts: Vec<&str> = line.split('|').collect();
        if parts.len() < 3 || named(parts[2]) != Some(name) {
            continue;
        }
        match parts[1] {
            "switch" | "drag" => last = Some(parts[4].to_owned()),
            "-damage" | "-heal" | "-sethp" => last = Some(parts[3].to_owned()),
            "faint" => last = Some("0 fnt".to_owned()),
            "-status" => {
                let hp = last.as_deref().unwrap_or_default().split(' ').next().unwrap_or_default().to_owned();
                last = Some(format!("{hp} {}", parts[3]));
            }
            "-curestatus" => {
                last = last.map(|last| {
                    if last.ends_with("fnt") { last } else { last.split(' ').next().unwrap_or_default().to_owned() }
                });
            }
            _ => {}
        }
    }
    last
}

fn written(seen: &PokemonView) -> String {
    if seen.hp.left == 0 {
        return "0 fnt".to_owned();
    }
    let color = if seen.hp.color == 0 { String::new() } else { char::from(seen.hp.color).to_string() };
    let status = if seen.status.is_some() { format!(" {}", seen.status) } else { String::new() };
    format!("{}/{}{color}{status}", seen.hp.left, seen.hp.of)
}

/// Checks that a Pokémon's view stands in lines, as the log tells it.
fn stands(battle: &Battle, lines: &[&str], seen: &PokemonView) {
    let dex = battle.dex();
    // What was told of a disguised Pokémon has another's name.
    let disguises = lines.iter().any(|line| line.starts_with("|replace|"));
    let here = |wanted: &str| {
        lines.iter().any(|line| {
            let parts: Vec<&str> = line.split('|').collect();
            (disguises || parts.iter().any(|part| named(part.trim_start_matches("[of] ")) == Some(seen.name)))
                && parts.iter().any(|part| part.contains(wanted))
        })
    };
    let context = || format!("{seen:?}\n{}", lines.join("\n"));
    let looks = dex.species(seen.species).name;
    assert!(lines.iter().any(|line| line.contains(looks)), "{looks}: {}", context());
    if seen.name.is_empty() {
        assert!(seen.moves.is_empty() && seen.item.is_none() && seen.ability.is_none() && seen.position.is_none());
        return;
    }
    if let Some(item) = seen.item.filter(|item| item.is_some()) {
        assert!(here(dex.item(item).name), "{item}: {}", context());
    }
    if seen.last_item.is_some() {
        assert!(here(dex.item(seen.last_item).name), "{}: {}", seen.last_item, context());
    }
    for ability in [seen.ability, seen.base_ability].into_iter().flatten() {
        assert!(here(dex.ability(ability).name) || seen.transformed, "{ability}: {}", context());
    }
    for known in &seen.moves {
        assert!(here(dex.mv(known.id).name), "{}: {}", known.id, context());
    }
    if let Some(kind) = seen.terastallized {
        assert!(here(kind.name()), "{kind}: {}", context());
    }
    // An illusion that ends gives back what was known before it.
    if !disguises {
        assert_eq!(last_health(lines, seen.name), Some(written(seen)), "{}", context());
    }
}

/// Plays a battle, and checks that all that anybody sees of it stands in what they were sent.
fn all_stands(format: &str, seed: u64) {
    let mut battle = battle_knowing(format, seed);
    let mut players = players(&battle, seed);
    for _ in 0..25 {
        play(&mut battle, &mut players, 3);
        let eyes = battle.side_ids().map(View::Player).chain([View::Spectator]);
        for eyes in eyes {
            let (view, lines) = (battle.seen_with(eyes), sent(&battle, eyes));
            for side in battle.side_ids() {
                if view.is_own(side) {
                    assert_eq!(view.team(side).count(), battle.side(side).team().len());
                    continue;
                }
                for seen in view.team(side) {
                    stands(&battle, &lines, &seen);
                }
                // Two may look like the same one, of whom one then seems to have fainted.
                let there = |mon: &&Mon| !mon.is_none() && !battle.mon(**mon).fainted;
                let active: HashSet<Mon> = battle
                    .side(side)
                    .active()
                    .iter()
                    .filter(there)
                    .map(|&mon| battle.mon(mon).illusion.unwrap_or(mon))
                    .collect();
                let doubled = battle.side(side).active().iter().filter(there).any(|&mon| {
                    battle.mon(mon).illusion.is_some_and(|shown| battle.mon(shown).active || battle.mon(shown).fainted)
                });
                let seen = view.team(side).filter(|seen| seen.position.is_some() && !seen.fainted).count();
                assert!(doubled || seen == active.len(), "{seen} of {active:?}");
            }
        }
        if battle.state().ended {
            break;
        }
    }
}

/// Two in battle look alike until one of them turns out to be somebody else.
#[test]
fn a_disguise_that_falls_takes_nothing_from_whom_it_looked_like() {
    all_stands("gen9doublesou", 1_583_054_571_026_982_812);
}

/// Who faints in disguise was the one it looked like, as far as anybody knows.
#[test]
fn who_faints_in_disguise_is_not_told_apart() {
    all_stands("gen9ou", 15_745_186_879_880_983_829);
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn everything_in_a_view_stands_in_what_was_sent((format, seed) in any_battle()) {
        all_stands(format, seed);
    }

    #[test]
    fn what_is_hidden_changes_no_view((format, seed) in any_battle(), of in 0..4usize) {
        let mut one = battle_knowing(format, seed);
        let mut other = super::dealt::battle_otherwise(format, seed, of);
        let mut players = players(&one, seed);
        for _ in 0..60 {
            for side in one.side_ids() {
                let eyes = View::Player(side);
                // The one whose set is another sees it, and a partner.
                if one.seen_with(eyes).is_own(SideId(1)) {
                    continue;
                }
                if sent(&one, eyes) == sent(&other, eyes) && one.request_json(side) == other.request_json(side) {
                    let (this, that) = (one.seen_with(eyes), other.seen_with(eyes));
                    prop_assert!(this == that, "{this:#?}\n{that:#?}\n{}", sent(&one, eyes).join("\n"));
                }
            }
            if log(&one) != log(&other) {
                break;
            }
            let Some((side, decision)) = next(&mut one, &mut players) else { break };
            if side == SideId(1) && other.decide(side, &decision).is_err() {
                break;
            }
            if side != SideId(1) && other.decide(side, &decision).is_err() {
                break;
            }
            one.decide(side, &decision).expect("a decision that is listed");
        }
    }

    #[test]
    fn knowledge_is_copied_and_saved_and_changes_nothing_else((format, seed) in any_battle()) {
        let mut knowing = battle_knowing(format, seed);
        let mut plain = super::dealt::battle(format, seed);
        let (mut players_of, mut same) = (players(&knowing, seed), players(&plain, seed));
        for _ in 0..12 {
            play(&mut knowing, &mut players_of, 4);
            play(&mut plain, &mut same, 4);
            prop_assert_eq!(log(&knowing), log(&plain));
            let loaded = Battle::load(library(), &knowing.save()).expect("what was saved");
            let copy = knowing.clone();
            for other in [&loaded, &copy, &knowing.fork(1)] {
                prop_assert!(other.knows());
                for side in knowing.side_ids() {
                    prop_assert!(other.seen_by(side) == knowing.seen_by(side));
                }
            }
            prop_assert!(loaded.state() == knowing.state() && copy.state() == knowing.state());
            let mut without = knowing.clone();
            without.keep_knowledge(false);
            prop_assert!(without.state() == plain.state());
        }
    }
}

#[test]
fn knowing_allocates_nothing() {
    for format in ["gen9ou", "gen9doublesou", "gen8customgame"] {
        for seed in 0..10 {
            let mut battle = battle_knowing(format, seed);
            battle.set_logging(false);
            let mut players = players(&battle, seed);
            while let Some((side, decision)) = next(&mut battle, &mut players) {
                let decision: Decision = decision;
                let counted = allocation_counter::measure(|| {
                    battle.decide(side, &decision).expect("a decision that is listed");
                    for eyes in battle.side_ids().map(View::Player).chain([View::Spectator]) {
                        let view = battle.seen_with(eyes);
                        for side in battle.side_ids() {
                            std::hint::black_box(view.team(side).count());
                            std::hint::black_box(view.side_conditions(side).count());
                        }
                    }
                });
                assert_eq!(counted.count_total, 0, "{format} {seed} {decision}");
                if battle.state().turn > 12 {
                    break;
                }
            }
        }
    }
}

/// What a set can have instead.
pub fn otherwise(seed: u64) -> (ItemId, AbilityId, MoveId) {
    let dex = Dex::of(Generation::Gen9);
    let at = seed as usize;
    let items: Vec<ItemId> =
        ItemId::all().filter(|&id| dex.item(id).name == "Leftovers" || dex.item(id).name == "Oran Berry").collect();
    let moves: Vec<MoveId> = MoveId::all().filter(|&id| ["tackle", "surf"].contains(&id.as_str())).collect();
    let abilities: Vec<AbilityId> =
        AbilityId::all().filter(|&id| ["sturdy", "overgrow"].contains(&id.as_str())).collect();
    (items[at % items.len()], abilities[at % abilities.len()], moves[at % moves.len()])
}

//! Replays recorded battles again and again, without a log: turns a second.
use serde_json::Value;
use std::sync::Arc;
use std::time::Instant;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, PlayerOptions};

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let repeat: usize = std::env::args().nth(2).map_or(20, |n| n.parse().unwrap());
    let log = std::env::args().nth(3).is_some();
    let rules = tallgrass_battle_effects::rulebook(tallgrass_pokedex::Generation::Gen9);
    let mut games = Vec::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let mut battle: Option<Battle> = None;
        let mut choices: Vec<(SideId, String)> = Vec::new();
        for line in record["input"].as_array().unwrap() {
            let (command, rest) = line.as_str().unwrap()[1..].split_once(' ').unwrap();
            match command {
                "start" => {
                    let o: Value = serde_json::from_str(rest).unwrap();
                    let format = tallgrass_pokedex::formats::resolve(o["formatid"].as_str().unwrap()).unwrap();
                    let o = BattleOptions {
                        format: Arc::new(format),
                        seed: o["seed"].as_str().unwrap().to_owned(),
                        debug: false,
                        force_random_chance: None,
                        rated: None,
                        log,
                    };
                    battle = Some(Battle::new(rules, &o).unwrap());
                }
                "player" => {
                    let (side, json) = rest.split_once(' ').unwrap();
                    let o: Value = serde_json::from_str(json).unwrap();
                    let team = tallgrass_pokedex::teams::unpack(o["team"].as_str().unwrap()).unwrap();
                    let player = PlayerOptions { name: "x".into(), team, ..Default::default() };
                    if battle.as_mut().unwrap().add_player(SideId::from_name(side).unwrap(), &player).is_err() {
                        battle = None;
                        break;
                    }
                }
                side => choices.push((SideId::from_name(side).unwrap(), rest.to_owned())),
            }
        }
        if let Some(battle) = battle {
            games.push((battle, choices));
        }
    }
    println!("{} games, {} bytes of state", games.len(), games[0].0.state().bytes());
    let start = Instant::now();
    let mut turns = 0u64;
    let mut copy = games[0].0.clone();
    for _ in 0..repeat {
        for (battle, choices) in &games {
            copy.clone_from(battle);
            let battle = &mut copy;
            for (side, text) in choices {
                let _ = battle.choose(*side, text);
            }
            turns += battle.state().turn as u64;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{turns} turns, {:.0} turns/s, {:.0} ns/turn", turns as f64 / seconds, seconds * 1e9 / turns as f64);
    if repeat == 1 {
        return;
    }
    let start = Instant::now();
    let mut sum = 0;
    for _ in 0..100_000 {
        let copy = std::hint::black_box(&games[0].0).clone();
        sum += copy.state().turn as usize;
    }
    println!("clone {:.0} ns {sum}", start.elapsed().as_nanos() as f64 / 1e5);
    let start = Instant::now();
    let mut copy = games[0].0.clone();
    for _ in 0..100_000 {
        copy.clone_from(std::hint::black_box(&games[0].0));
        sum += std::hint::black_box(&copy).state().turn as usize;
    }
    println!("clone_from {:.0} ns {sum}", start.elapsed().as_nanos() as f64 / 1e5);
}

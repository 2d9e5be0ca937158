//! Replays recorded battles and shows the first line that differs.
use serde_json::Value;
use std::sync::Arc;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, PlayerOptions};

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let (mut good, mut bad, mut refused) = (0, 0, 0);
    for line in std::fs::read_to_string(path).expect("readable").lines() {
        let record: Value = serde_json::from_str(line).expect("json");
        match replay(&record) {
            Ok(None) => good += 1,
            Ok(Some(difference)) => {
                bad += 1;
                if bad <= 3 {
                    println!("--- {}\n{difference}", record["id"]);
                }
            }
            Err(why) => {
                refused += 1;
                if refused <= 5 {
                    println!("{}: {why}", record["id"]);
                }
            }
        }
    }
    println!("{good} same, {bad} differ, {refused} refused");
}

fn replay(record: &Value) -> Result<Option<String>, String> {
    let mut battle: Option<Battle> = None;
    for line in record["input"].as_array().unwrap() {
        let line = line.as_str().unwrap();
        let (command, rest) = line[1..].split_once(' ').unwrap();
        match command {
            "start" => {
                let options: Value = serde_json::from_str(rest).unwrap();
                let format = tallgrass_pokedex::formats::resolve(options["formatid"].as_str().unwrap());
                let options = BattleOptions {
                    format: Arc::new(format.map_err(|e| e.to_string())?),
                    seed: options["seed"].as_str().unwrap().to_owned(),
                    debug: false,
                    force_random_chance: None,
                    rated: None,
                    log: true,
                };
                let rules = tallgrass_battle_effects::rulebook(tallgrass_pokedex::Generation::Gen9);
                battle = Some(Battle::new(rules, &options).map_err(|e| e.to_string())?);
            }
            "player" => {
                let (side, json) = rest.split_once(' ').unwrap();
                let options: Value = serde_json::from_str(json).unwrap();
                let team =
                    tallgrass_pokedex::teams::unpack(options["team"].as_str().unwrap()).map_err(|e| e.to_string())?;
                let player =
                    PlayerOptions { name: options["name"].as_str().unwrap().to_owned(), team, ..Default::default() };
                battle
                    .as_mut()
                    .unwrap()
                    .add_player(SideId::from_name(side).unwrap(), &player)
                    .map_err(|e| e.to_string())?;
            }
            side => {
                if let Err(error) = battle.as_mut().unwrap().choose(SideId::from_name(side).unwrap(), rest) {
                    let log: Vec<&str> = battle.as_ref().unwrap().log().unwrap().lines().collect();
                    return Ok(Some(format!("{line}: {error}\n{}", log[log.len().saturating_sub(15)..].join("\n"))));
                }
            }
        }
    }
    let battle = battle.unwrap();
    let ours: Vec<&str> = battle.log().unwrap().lines().collect();
    let theirs: Vec<&str> = record["log"].as_array().unwrap().iter().map(|l| l.as_str().unwrap()).collect();
    let at = ours.iter().zip(&theirs).position(|(a, b)| a != b).unwrap_or(ours.len().min(theirs.len()));
    if at == ours.len() && at == theirs.len() {
        return Ok(None);
    }
    let from = at.saturating_sub(8);
    let mut text = theirs[from..at].iter().map(|l| format!("   {l}\n")).collect::<String>();
    for line in theirs[at..].iter().take(4) {
        text += &format!(" - {line}\n");
    }
    for line in ours[at..].iter().take(4) {
        text += &format!(" + {line}\n");
    }
    Ok(Some(text))
}

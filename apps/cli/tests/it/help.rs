//! What the help of a command shows can be done as it stands there.

use super::{battle_file, output, transcripts};
use std::process::Command;

const COMMANDS: [&str; 11] =
    ["battle", "simulate-battle", "duel", "card", "decks", "teams", "verify", "trace", "dex", "coverage", "bench"];

/// The lines under "Examples:" in a command's help.
fn examples(command: &str) -> Vec<String> {
    let help = output(&[command, "--help"]);
    let examples = help.split("Examples:\n").nth(1).unwrap_or_else(|| panic!("{command} --help has no examples"));
    examples.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

#[test]
fn every_command_is_listed() {
    let help = output(&["--help"]);
    let listed = help.split("Commands:\n").nth(1).unwrap().lines().take_while(|line| !line.is_empty());
    let names: Vec<&str> =
        listed.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    let mut expected = COMMANDS.to_vec();
    expected.sort();
    let mut names = names;
    names.sort();
    assert_eq!(names, expected);
}

/// Each example is run in a folder that has the files they name.
#[cfg(unix)]
#[test]
fn examples_work() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let team = "Garchomp\nAbility: Rough Skin\n- Earthquake\n\nPikachu\nAbility: Static\n- Surf\n";
    let deck = "52 Grass Energy\n4 Grimer\n4 Muk\n";
    let battle = std::fs::read_to_string(battle_file().path()).unwrap();
    let record: serde_json::Value = serde_json::from_str(&battle).unwrap();
    let input: Vec<&str> = record["input"].as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    write("battle.jsonl", &battle);
    write("many.jsonl", &battle);
    write("input.log", &(input.join("\n") + "\n"));
    write("commands.txt", &(input.join("\n") + "\n"));
    let copy = |from: std::path::PathBuf, to: &str| {
        let to = folder.path().join(to);
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        std::fs::copy(from, to).unwrap();
    };
    copy(transcripts("gen9randombattle.jsonl.zst"), "gen9randombattle.jsonl.zst");
    copy(transcripts("gen9-innards-out-and-bide.jsonl.zst"), "transcripts/gen9randombattle.jsonl.zst");
    let golden = transcripts("").join("../golden");
    for name in ["golden/attacks.jsonl.zst", "golden/turns.jsonl.zst"] {
        copy(golden.join(name.trim_start_matches("golden/")), name);
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_tallgrass"));
    let path = format!("{}:{path}", program.parent().unwrap().display());
    let mut wrong = Vec::new();
    for command in COMMANDS {
        for example in examples(command) {
            // That needs Node.js and Showdown.
            if example.contains("--against-showdown") {
                continue;
            }
            let (mine, theirs) = if command == "duel" { (deck, deck) } else { (team, team) };
            write("mine.txt", mine);
            write("theirs.txt", theirs);
            let script = example.replace("tallgrass bench", "tallgrass bench --seconds 0.01 --battles 2");
            let script = script.replace("--games 10000", "--games 20").replace("--games 1000", "--games 4");
            let script = script.split(" | jq ").next().unwrap_or_default().to_owned();
            let result = Command::new("sh")
                .args(["-c", &script])
                .current_dir(folder.path())
                .env("PATH", &path)
                .stdin(std::process::Stdio::null())
                .output()
                .unwrap();
            let err = String::from_utf8_lossy(&result.stderr);
            if err.contains("error") || err.contains("panicked") || result.status.code() == Some(2) {
                wrong.push(format!("{example}\n  {:?}: {err}", result.status.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

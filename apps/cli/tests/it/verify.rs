use super::{all_transcripts, complaint, file, output, tallgrass, transcripts};
use std::io::Write;
use std::path::Path;

fn records(name: &str) -> Vec<String> {
    tallgrass_play::transcripts::lines(&transcripts(name)).unwrap().map(Result::unwrap).collect()
}

fn id(n: usize) -> String {
    let record: serde_json::Value = serde_json::from_str(&records("gen9randombattle.jsonl.zst")[n]).unwrap();
    record["id"].as_str().unwrap().to_owned()
}

fn changed(change: impl Fn(&mut serde_json::Value)) -> tempfile::NamedTempFile {
    let mut record: serde_json::Value = serde_json::from_str(&records("gen9randombattle.jsonl.zst")[0]).unwrap();
    change(&mut record);
    file(format!("{record}\n"))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn every_recorded_battle_and_session_is_played_the_same() {
    let files = all_transcripts();
    let mut arguments = vec!["verify"];
    arguments.extend(files.iter().map(|file| text(file)));
    let out = output(&arguments);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), files.len() + 1, "{out}");
    assert!(lines.iter().all(|line| line.ends_with(" passed, 0 failed")), "{out}");
}

#[test]
fn a_difference_is_shown_with_what_surrounds_it() {
    let file = changed(|record| record["log"][30] = "|-damage|nobody".into());
    let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
    let out = String::from_utf8(result.get_output().stdout.clone()).unwrap();
    assert!(out.contains(": 0 passed, 1 failed\n"), "{out}");
    let heading = format!("{}: log 30, turn ", id(0));
    assert!(out.contains(&heading) && out.contains(", after ") && out.contains(" draws"), "{out}");
    assert!(out.contains("\n  - |-damage|nobody\n") && out.contains("\n  + |"), "{out}");
    assert!(out.ends_with("\n0 passed, 1 failed\n"), "{out}");
}

#[test]
fn what_a_record_says_of_itself_is_checked() {
    let claims: [(&str, serde_json::Value); 7] = [
        ("gen", 8.into()),
        ("gametype", "doubles".into()),
        ("formatid", "gen9ou".into()),
        ("seed", "1,2,3,4".into()),
        ("winner", "Nobody".into()),
        ("turns", 1.into()),
        ("score", vec![6, 6].into()),
    ];
    for (what, claim) in claims {
        let file = changed(|record| record[what] = claim.clone());
        let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
        let out = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
        assert!(out.contains(&format!(": {what} 0, turn ")), "{out}");
        assert!(out.contains(&format!("  - \"{what}\": {claim}\n  + \"{what}\": ")), "{out}");
    }
    let battle = output(&["battle", "--json", "--seed", "5"]);
    let file = file(battle);
    assert!(output(&["verify", text(file.path())]).ends_with("\n1 passed, 0 failed\n"));
}

#[test]
fn requests_are_compared() {
    let file = changed(|record| record["requests"][4] = "p1 {}".into());
    let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
    assert!(String::from_utf8_lossy(&result.get_output().stdout).contains(": requests 4, turn "));
}

#[test]
fn json_tells_the_same() {
    let good = transcripts("gen9randombattle.jsonl.zst");
    let bad = changed(|record| record["log"][30] = "|-damage|nobody".into());
    let result = tallgrass(&["verify", "--json", text(&good), text(bad.path())]).assert().failure().code(1);
    let out = String::from_utf8(result.get_output().stdout.clone()).unwrap();
    let values: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let count = records("gen9randombattle.jsonl.zst").len();
    assert_eq!((&values[0]["passed"], &values[0]["failed"]), (&count.into(), &0.into()));
    assert_eq!(values[1]["failures"][0]["expected"][0], "|-damage|nobody");
    assert_eq!((&values[2]["total"], &values[2]["failed"]), (&true.into(), &1.into()));
}

#[test]
fn records_are_chosen_by_id_and_number() {
    let file = transcripts("gen9randombattle.jsonl.zst");
    assert!(output(&["verify", "--first", "2", text(&file)]).ends_with("\n2 passed, 0 failed\n"));
    assert!(output(&["verify", "--id", &id(3), text(&file)]).ends_with("\n1 passed, 0 failed\n"));
}

#[test]
fn compressed_files_are_read_whatever_their_name() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut gzip =
        flate2::write::GzEncoder::new(std::fs::File::create(file.path()).unwrap(), flate2::Compression::fast());
    writeln!(gzip, "{}", records("gen9randombattle.jsonl.zst")[1]).unwrap();
    gzip.finish().unwrap();
    assert!(output(&["verify", text(file.path())]).ends_with("\n1 passed, 0 failed\n"));
}

#[test]
fn what_is_no_transcript_is_named() {
    let record = &records("gen9randombattle.jsonl.zst")[0];
    for (content, complaint) in [
        (format!("{record}\n{}", &record[..record.len() / 2]), "line 2: not a transcript: it is cut off"),
        (
            "{\"id\":\"x\",\"input\":[]}".to_owned(),
            "line 1: not a transcript: it has neither log (a battle) nor output",
        ),
        ("hello".to_owned(), "line 1: not a transcript"),
        (
            "{\n  \"id\": \"x\"\n}\n".to_owned(),
            "line 1: not a transcript: it goes over several lines, and must be on one: jq -c . FILE",
        ),
        (
            record.replacen("\"input\":[", "\"input\":[\"p1 move 1\",", 1),
            "line 1: not a transcript: input 0 is \"p1 move 1\"; commands begin with >",
        ),
    ] {
        let file = file(content);
        let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
        let err = String::from_utf8_lossy(&result.get_output().stderr).into_owned();
        assert!(err.contains(complaint), "{err}");
    }
    let cut = tempfile::NamedTempFile::new().unwrap();
    let whole = std::fs::read(transcripts("gen9randombattle.jsonl.zst")).unwrap();
    std::fs::write(cut.path(), &whole[..whole.len() / 2]).unwrap();
    let result = tallgrass(&["verify", text(cut.path())]).assert().failure().code(1);
    assert!(String::from_utf8_lossy(&result.get_output().stderr).contains("can't be read"));
    let (err, code) = complaint(&["verify", "/nowhere.jsonl"]);
    assert!(err.contains("/nowhere.jsonl can't be opened") && code == Some(2), "{err}");
}

#[test]
fn what_is_not_implemented_is_counted_apart() {
    let file = changed(|record| record["input"][0] = ">start {\"formatid\":\"gen2ou\",\"seed\":\"1,2,3,4\"}".into());
    let out = output(&["verify", "--missing", text(file.path())]);
    assert!(out.contains("0 passed, 0 failed (1 refused: they need what isn't implemented)"), "{out}");
    assert!(out.contains("     1  format [Gen 2] OU: its rule set \"gen2\" isn't\n"), "{out}");
}

/// A recorded set of facts of the cartridge's duels.
fn golden(name: &str) -> std::path::PathBuf {
    std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/play/tests/golden").join(name)
}

#[test]
fn facts_of_the_cartridge_s_duels_are_judged_beside_battles() {
    let mut files: Vec<_> = std::fs::read_dir(golden("")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.push(transcripts("gen9randombattle.jsonl.zst"));
    let mut arguments = vec!["verify"];
    arguments.extend(files.iter().map(|file| text(file)));
    let out = output(&arguments);
    assert!(out.contains(" executed something, ") && out.contains(" were refused by the game; "), "{out}");
    assert!(out.contains(" needed RNG reloads (") && out.contains("; bytes masked: "), "{out}");
    let last: Vec<&str> = out.lines().rev().take(2).collect();
    assert!(last[1].contains(" passed, 0 failed"), "{out}");
    arguments.push("--json");
    let out = output(&arguments);
    let total: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    let facts = &total["duel_facts"];
    let figure = |value: &serde_json::Value| value.as_u64().unwrap();
    assert_eq!(figure(&facts["executed"]) + figure(&facts["refused_by_the_game"]), 994);
    assert!(figure(&facts["masked_bytes"]["times"]) > 0 && figure(&facts["reloads"]["records"]) > 0, "{total}");
}

#[test]
fn a_fact_that_differs_is_named() {
    let mut lines = tallgrass_play::transcripts::lines(&golden("draws.jsonl.zst")).unwrap().map(Result::unwrap);
    let line = lines.find(|line| line.contains("\"k\":\"coin\"")).unwrap();
    let broken = line.replacen("\"heads\":", "\"heads\":1", 1);
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(
        file.path(),
        format!(
            "{broken}\n{{\"k\":\"aifn\",\"i\":3,\"res\":\"ok\"}}\n{{\"k\":\"nothing\",\"res\":\"ok\",\"pre\":\"0\"}}\n"
        ),
    )
    .unwrap();
    let result = tallgrass(&["verify", "--missing", text(file.path())]).assert().failure().code(1);
    let out = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
    assert!(out.contains("0 passed, 1 failed (1 refused: they need what isn't implemented)"), "{out}");
    assert!(out.contains("\ncoin:") && out.contains("a coin or the RNG differs"), "{out}");
    assert!(out.contains("     1  judgement of the cartridge's AI\n"), "{out}");
    assert!(String::from_utf8_lossy(&result.get_output().stderr).contains("line 3: "), "{result:?}");
    let out = output(&["verify", "--id", "aifn:3", text(file.path())]);
    assert!(out.contains("0 passed, 0 failed (1 refused"), "{out}");
}

#[test]
fn duels_of_our_own_are_replayed() {
    let duel = output(&["duel", "--players", "random,random", "--seed", "4", "--json"]);
    let file = tempfile::NamedTempFile::new().unwrap();
    let write = |text: &str| std::fs::write(file.path(), text).unwrap();
    write(&duel);
    assert!(output(&["verify", text(file.path())]).ends_with("1 passed, 0 failed\n"));
    write(&duel.replacen("\"seed\":4", "\"seed\":5", 1));
    let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
    let out = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
    assert!(out.contains("\nduel:4, Charmander and Friends against Squirtle and Friends: answer "), "{out}");
}

#[test]
fn records_come_from_standard_input_and_what_cant_be_read_is_counted() {
    let duel = output(&["duel", "--players", "random,random", "--seed", "1", "--json"]);
    let mut files = vec!["-"];
    if cfg!(unix) {
        files.push("/dev/stdin");
    }
    for file in files {
        let assert = tallgrass(&["verify", file]).write_stdin(duel.clone()).assert().success();
        assert!(String::from_utf8_lossy(&assert.get_output().stdout).contains("1 passed, 0 failed\n"));
        for more in [&[][..], &["--id", "duel:1"]] {
            let assert = tallgrass(&[&["trace", file], more].concat()).write_stdin(duel.clone()).assert().success();
            assert!(String::from_utf8_lossy(&assert.get_output().stdout).contains("── turn 1 ──"));
        }
    }
    let assert = tallgrass(&["verify", "-"]).write_stdin(&duel[..duel.len() / 2]).assert().code(1);
    let out = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(out.contains("0 passed, 0 failed (1 can't be read)"), "{out}");
}

#[test]
fn a_command_that_is_none_is_told_of() {
    let file = changed(|record| record["input"].as_array_mut().unwrap().insert(5, ">foo".into()));
    let result = tallgrass(&["verify", text(file.path())]).assert().failure().code(1);
    let out = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
    assert!(out.contains(": it can't be played on in turn "), "{out}");
    assert!(out.contains("\n  + (error) line 6 of the input: >foo: there is no such command\n"), "{out}");
}

#[test]
fn draws_are_counted_up_to_a_request_that_differs() {
    let draws = |at: usize| {
        let file = changed(|record| record["requests"][at] = "p1 {}".into());
        let result = tallgrass(&["verify", "--json", text(file.path())]).assert().failure().code(1);
        let out = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
        let value: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        value["failures"][0]["draws"].as_u64().unwrap()
    };
    assert!(draws(4) < draws(12), "{} and {}", draws(4), draws(12));
}

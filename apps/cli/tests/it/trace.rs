use super::{battle_file, complaint, output};

#[test]
fn a_turn_is_told_with_its_log() {
    let battle = battle_file();
    let text = output(&["trace", "--turn", "1", battle.path().to_str().unwrap()]);
    assert!(text.starts_with("── turn 1 ──\n"), "{text}");
    assert!(text.contains("\n|move|p") && text.contains("  draw Accuracy: "), "{text}");
    assert!(text.contains(": order –, priority "), "{text}");
    assert!(!text.contains("── turn 2 ──"), "{text}");
}

#[test]
fn events_and_effects_are_picked() {
    let battle = battle_file();
    let file = battle.path().to_str().unwrap();
    let by_event = output(&["trace", "--event", "Residual", file]);
    assert!(by_event.contains("residual on the battle\n") && !by_event.contains("base_power on"), "{by_event}");
    let json = output(&["trace", "--effect", "leftovers", "--json", file]);
    let steps: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!steps.is_empty());
    assert!(steps.iter().all(|step| step["turn"].is_u64() && step["step"].is_string()));
    let listens = |step: &serde_json::Value| {
        step["listeners"].as_array().is_some_and(|list| list.iter().any(|one| one["effect"] == "item Leftovers"))
    };
    assert!(steps.iter().any(listens));
}

#[test]
fn an_input_log_will_do() {
    let battle = battle_file();
    let record: serde_json::Value = serde_json::from_slice(&std::fs::read(battle.path()).unwrap()).unwrap();
    let lines: Vec<&str> = record["input"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let input = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(input.path(), lines.join("\n")).unwrap();
    let trace = |file: &tempfile::NamedTempFile| output(&["trace", file.path().to_str().unwrap()]);
    assert_eq!(trace(&input), trace(&battle));
}

#[test]
fn wrong_names_are_named() {
    let battle = battle_file();
    let file = battle.path().to_str().unwrap();
    let (err, code) = complaint(&["trace", "--event", "breakfast", file]);
    assert!(err.contains("there is no event \"breakfast\"") && code == Some(2), "{err}");
    let (err, _) = complaint(&["trace", "--effect", "breakfast", file]);
    assert!(err.contains("\"breakfast\""), "{err}");
    let (err, _) = complaint(&["trace", "--turn", "999", file]);
    assert!(err.contains("there is no turn 999"), "{err}");
    let (err, _) = complaint(&["trace", "--id", "nobody", file]);
    assert!(err.contains("has no record \"nobody\""), "{err}");
}

#[test]
fn a_wrong_line_of_input_is_named() {
    let input = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(input.path(), ">start {\"formatid\":\"gen9ou\",\"seed\":\"1,2,3,4\"}\n>fly\n").unwrap();
    let (err, _) = complaint(&["trace", input.path().to_str().unwrap()]);
    assert!(err.contains("line 2 of the input: >fly: there is no such command"), "{err}");
}

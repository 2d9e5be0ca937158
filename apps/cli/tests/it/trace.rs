use super::{battle_file, complaint, file, output};

#[test]
fn a_turn_is_told_with_its_log() {
    let battle = battle_file();
    let text = output(&["trace", "--turn", "1", battle.path().to_str().unwrap()]);
    assert!(text.starts_with("── turn 1 ──\n"), "{text}");
    assert!(text.contains("\n|move|p") && text.contains("  draw Accuracy: "), "{text}");
    assert!(text.contains(": order –, priority "), "{text}");
    assert!(!text.contains("── turn 2 ──"), "{text}");
}

/// Nobody listens to anything before the first turn of this battle.
#[test]
fn turns_begin_where_they_are_announced() {
    let commands = concat!(
        ">start {\"formatid\":\"gen9customgame@@@!teampreview\",\"seed\":\"1,2,3,4\"}\n",
        ">player p1 {\"team\":\"Mew|||synchronize|splash|||||||\"}\n>player p2 {\"team\":\"Mew|||synchronize|splash|||||||\"}\n",
        ">p1 move splash\n>p2 move splash\n",
    );
    let input = file(commands);
    let file = input.path().to_str().unwrap();
    let all = output(&["trace", file]);
    assert!(all.starts_with("── turn 0 ──\n") && all.contains("── turn 1 ──\n|turn|1\n"), "{all}");
    let one = |turn: &str| output(&["trace", "--turn", turn, file]);
    assert!(all.starts_with(&["0", "1"].map(one).concat()), "{all}");
}

#[test]
fn events_and_effects_are_picked() {
    let battle = battle_file();
    let file = battle.path().to_str().unwrap();
    let by_event = output(&["trace", "--event", "Residual", file]);
    assert!(by_event.contains("residual on the battle\n") && !by_event.contains("base_power of"), "{by_event}");
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
fn what_is_not_there_is_told_with_what_is() {
    let battle = battle_file();
    let file = battle.path().to_str().unwrap();
    let (err, code) = complaint(&["trace", "--event", "modify_weight", "--turn", "1", file]);
    assert_eq!(code, Some(1));
    assert!(err.starts_with("nothing in this battle fits what is asked for; in turn 1 these events"), "{err}");
    assert!(err.contains(", residual"), "{err}");
    let (err, _) = complaint(&["trace", "--effect", "wonderguard", file]);
    assert!(err.contains("in its turns, 0 to ") && err.contains("these effects listened: "), "{err}");
    let begun = super::file(">start {\"formatid\":\"gen9ou\",\"seed\":\"1,2,3,4\"}\n");
    let (err, code) = complaint(&["trace", begun.path().to_str().unwrap()]);
    assert!(err.contains("it hasn't begun: its players are missing") && code == Some(1), "{err}");
}

#[test]
fn an_input_log_will_do() {
    let battle = battle_file();
    let record: serde_json::Value = serde_json::from_slice(&std::fs::read(battle.path()).unwrap()).unwrap();
    let lines: Vec<&str> = record["input"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    let input = file(lines.join("\n"));
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
    let input = file(">start {\"formatid\":\"gen9ou\",\"seed\":\"1,2,3,4\"}\n>fly\n");
    let (err, _) = complaint(&["trace", input.path().to_str().unwrap()]);
    assert!(err.contains("line 2 of the input: >fly: there is no such command"), "{err}");
}

fn steps(arguments: &[&str]) -> Vec<serde_json::Value> {
    output(arguments).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_duel_from_a_seed_is_told_with_who_listened() {
    let text = output(&["trace", "--seed", "7"]);
    assert!(text.contains("── turn 1 ──\n") && text.contains(" uses "), "{text}");
    assert!(text.contains("  damage to "), "{text}");
    let one = output(&["trace", "--seed", "7", "--turn", "2"]);
    assert!(one.starts_with("── turn 2 ──\n") && !one.contains("turn 3"), "{one}");
    assert!(text.contains(&one), "{one}");
    let damage = steps(&["trace", "--seed", "7", "--moment", "damage", "--json"]);
    assert!(!damage.is_empty() && damage.iter().all(|step| step["before"].is_i64() && step["turn"].is_u64()));
}

#[test]
fn what_toxic_gas_suppresses_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let deck = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let muk = deck("muk", "52 Grass Energy\n4 Grimer\n4 Muk\n");
    let shielded = deck("shielded", "52 Psychic Energy\n4 Mr. Mime\n4 Mew Lv8\n");
    let text = output(&["trace", "--seed", "3", "--decks", &format!("{muk},{shielded}")]);
    assert!(text.contains(") doesn't work: Toxic Gas prevents it\n"), "{text}");
    assert!(text.contains(" is not asked: Toxic Gas prevents it\n"), "{text}");
    let text = output(&["trace", "--seed", "2", "--decks", &format!("charmander and friends,{shielded}")]);
    assert!(text.contains("shield: Bob's Mew Lv8 (Neutralizing Shield) is asked"), "{text}");
    assert!(text.contains("damage to Bob's Mr. Mime: Invisible Wall 20 → 20"), "{text}");
}

#[test]
fn a_saved_duel_and_a_recorded_fact_are_traced() {
    let file = file(output(&["duel", "--players", "simple,simple", "--seed", "7", "--json"]));
    let path = file.path().to_str().unwrap();
    assert_eq!(output(&["trace", path]), output(&["trace", "--seed", "7"]));
    let golden = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/play/tests/golden");
    let attacks = golden.join("attacks.jsonl.zst");
    let moments = steps(&["trace", "--json", attacks.to_str().unwrap()]);
    assert!(moments.iter().any(|step| step["step"] == "moment"), "{moments:?}");
    let (err, code) = complaint(&["trace", "--turn", "300", path]);
    assert!(err.contains("there is no turn 300") && code == Some(2), "{err}");
    assert!(complaint(&["trace", "--id", "attack:999999", attacks.to_str().unwrap()]).0.contains("has no record"));
    assert!(
        complaint(&["trace", "--moment", "lunch", path])
            .0
            .contains("there is no moment \"lunch\"; there are initial_effect_1")
    );
    assert!(complaint(&["trace", "--event", "residual", path]).0.contains("--moment"));
    assert!(complaint(&["trace", "--card", "pikachoo", path]).0.contains("did you mean Pikachu?"));
    assert!(complaint(&["trace"]).1 == Some(2));
    let battle = battle_file();
    assert!(complaint(&["trace", "--card", "muk", battle.path().to_str().unwrap()]).0.contains("--effect"));
}

/// Battery, Technician and Grassy Terrain strengthen Grass Knot on a Pokémon of 6 kg: what a trace shows of that.
fn traced_grass_knot(format: &str) -> Vec<String> {
    let start = format!(">start {{\"formatid\":\"{format}@@@!teampreview\",\"seed\":\"1,2,3,4\"}}\n");
    let commands = concat!(
        ">player p1 {\"team\":\"Charjabug|||battery|splash|||||||]Roserade|||technician|grassknot,grassyterrain|||||||\"}\n",
        ">player p2 {\"team\":\"Helioptile|||dryskin|splash|||||||]Helioptile|||dryskin|splash|||||||\"}\n",
        ">p1 move splash, move grassyterrain\n>p2 move splash, move splash\n",
        ">p1 move splash, move grassknot +1\n>p2 move splash, move splash\n",
    );
    let input = file(start + commands);
    let file = input.path().to_str().unwrap();
    let text = output(&["trace", "--turn", "2", "--event", "base_power", file]);
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from).collect()
}

#[test]
fn chained_modifiers_are_shown_one_after_the_other() {
    assert_eq!(
        traced_grass_knot("gen9doublescustomgame"),
        [
            "── turn 2 ──",
            "base_power of p1: Roserade, against p2: Helioptile, move Grass Knot, value 20",
            "1. ability Technician of p1: Roserade: order –, priority 30, speed 216, sub-order 7",
            "2. ability Battery of p1: Charjabug: order –, priority 22, speed 108, sub-order 7",
            "3. ability Dry Skin of p2: Helioptile: order –, priority 17, speed 176, sub-order 7",
            "4. condition Grassy Terrain of the field: order –, priority 6, speed 0, sub-order 0",
            "ability Technician of p1: Roserade: 20 → no opinion, modifier 1.0000 → 1.5000",
            "ability Battery of p1: Charjabug: 20 → no opinion, modifier 1.5000 → 1.9502",
            "ability Dry Skin of p2: Helioptile: 20 → no opinion",
            "condition Grassy Terrain of the field: 20 → no opinion, modifier 1.9502 → 2.5354",
            "base_power = 51 (modifier 2.5354)",
        ]
    );
}

/// In generation 7 Battery comes before Technician, which still counts, and terrains strengthen by half.
#[test]
fn chained_modifiers_are_shown_in_the_order_of_the_generation() {
    assert_eq!(
        traced_grass_knot("gen7doublescustomgame"),
        [
            "── turn 2 ──",
            "base_power of p1: Roserade, against p2: Helioptile, move Grass Knot, value 20",
            "1. ability Battery of p1: Charjabug: order –, priority 22, speed 108, sub-order 7",
            "2. ability Technician of p1: Roserade: order –, priority 19, speed 216, sub-order 7",
            "3. ability Dry Skin of p2: Helioptile: order –, priority 17, speed 176, sub-order 7",
            "4. condition Grassy Terrain of the field: order –, priority 6, speed 0, sub-order 0",
            "ability Battery of p1: Charjabug: 20 → no opinion, modifier 1.0000 → 1.3000",
            "ability Technician of p1: Roserade: 20 → no opinion, modifier 1.3000 → 1.9502",
            "ability Dry Skin of p2: Helioptile: 20 → no opinion",
            "condition Grassy Terrain of the field: 20 → no opinion, modifier 1.9502 → 2.9253",
            "base_power = 59 (modifier 2.9253)",
        ]
    );
}

#[test]
fn a_card_that_is_nowhere_is_told_of() {
    let (err, code) = super::complaint(&["trace", "--seed", "7", "--card", "muk"]);
    assert!(err.contains("nothing in this duel fits") && code == Some(1), "{err}");
}

/// A duel of these in a file.
fn duel_file(arguments: &[&str]) -> tempfile::NamedTempFile {
    file(output(&[&["duel", "--json"], arguments].concat()))
}

#[test]
fn whoever_is_sent_out_is_named() {
    let arguments = ["--players", "simple,random", "--seed", "21", "--prizes", "2"];
    let file = duel_file(&arguments);
    let path = file.path().to_str().unwrap();
    let sent = |text: &str| -> Vec<String> {
        text.lines().map(str::trim).filter(|line| line.contains(" sends out ")).map(String::from).collect()
    };
    let told = sent(&output(&[&["duel"], &arguments[..]].concat()));
    assert_eq!(sent(&output(&["trace", path])), told);
    assert!(told.contains(&"Bob sends out Hitmonchan.".into()), "{told:?}");
    let replaced: Vec<_> =
        steps(&["trace", "--json", path]).into_iter().filter(|step| step["event"] == "replaced").collect();
    assert_eq!(replaced.len(), told.len());
    assert_eq!(replaced[0]["replaced"]["card"], "Hitmonchan");
}

#[test]
fn a_recorded_fact_of_the_opponents_turn_names_the_opponent() {
    let golden = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/play/tests/golden");
    let text = output(&["trace", "--id", "attack:8", golden.join("attacks.jsonl.zst").to_str().unwrap()]);
    assert!(text.contains("Opponent's Butterfree uses Whirlwind."), "{text}");
}

#[test]
fn turns_of_sudden_death_are_told_apart() {
    let decks = "boom boom selfdestruct,zapping selfdestruct";
    let file = duel_file(&["--players", "random,random", "--decks", decks, "--prizes", "1", "--seed", "3"]);
    let path = file.path().to_str().unwrap();
    let first = output(&["trace", "--turn", "17", path]);
    assert!(first.contains("── turn 17 ──\n") && first.contains("It is a tie"), "{first}");
    let both = output(&["trace", "--turn", "2", path]);
    assert!(both.contains("── turn 2 ──\n") && both.contains("── turn 2 of sudden death ──\n"), "{both}");
    let steps = steps(&["trace", "--json", "--turn", "2", path]);
    assert!(steps.iter().any(|step| step["sudden_death"] == 1) && steps[0].get("sudden_death").is_none());
}

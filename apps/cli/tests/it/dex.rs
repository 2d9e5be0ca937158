use super::{complaint, output};
use serde_json::Value;

fn json(arguments: &[&str]) -> Vec<Value> {
    let text = output(&[&["dex", "--json"], arguments].concat());
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn names(arguments: &[&str]) -> Vec<String> {
    json(arguments).iter().map(|thing| thing["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn an_ability_says_what_it_listens_to_and_where_it_is_written() {
    let text = output(&["dex", "Technician"]);
    assert!(text.contains("a move of power 60 or less gains half again"), "{text}");
    assert!(text.contains("base_power  priority 30, since generation 8"), "{text}");
    assert!(text.contains("crates/battle-effects/src/abilities/technician.rs"), "{text}");
    assert!(output(&["dex", "technician", "--gen", "4"]).contains("base_power  priority 19, until generation 7"));
    let listens = &json(&["technician"])[0]["listens_to"][0];
    assert_eq!((listens["event"].as_str(), listens["priority"].as_i64()), (Some("base_power"), Some(30)));
}

#[test]
fn names_are_understood_as_showdown_understands_them() {
    assert_eq!(names(&["landorus", "t"]), ["Landorus-Therian"]);
    assert_eq!(names(&["eq"]), ["Earthquake"]);
    assert_eq!(names(&["ou"]), ["[Gen 9] OU"]);
    assert_eq!(names(&["Base Power"]), ["base_power"]);
    assert_eq!(names(&["burn"]), ["brn"]);
}

#[test]
fn all_kinds_of_a_name_are_shown_or_the_one_that_is_asked_for() {
    let kinds = |arguments: &[&str]| -> Vec<String> {
        json(arguments).iter().map(|thing| thing["kind"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(kinds(&["metronome"]), ["move", "item", "condition"]);
    assert_eq!(kinds(&["metronome", "--kind", "item"]), ["item"]);
    assert_eq!(kinds(&["psychic"]), ["move", "type"]);
    // The rule and what it does in battle are one thing.
    assert_eq!(kinds(&["sleep clause mod"]), ["rule"]);
}

#[test]
fn numbers_are_those_of_the_generation() {
    assert_eq!(json(&["clefairy"])[0]["types"], serde_json::json!(["Fairy"]));
    assert_eq!(json(&["clefairy", "--gen", "1"])[0]["types"], serde_json::json!(["Normal"]));
    let steel = |generation| json(&["steel", "--kind", "type", "--gen", generation])[0]["takes"]["×½"].to_string();
    assert!(steel("5").contains("Ghost") && !steel("6").contains("Ghost"));
    let garchomp = &json(&["garchomp"])[0];
    assert_eq!((garchomp["base_stats"]["spe"].as_u64(), garchomp["takes"]["×4"][0].as_str()), (Some(102), Some("Ice")));
    assert_eq!(json(&["adamant"])[0]["raises"], "atk");
}

#[test]
fn all_generations_are_told_of_at_once() {
    let text = output(&["dex", "technician", "--gen", "all"]);
    assert!(text.contains("base_power  priority 30, since generation 8\n"), "{text}");
    assert!(text.contains("base_power  priority 19, until generation 7\n"), "{text}");
    let clefairy = &json(&["clefairy", "--gen", "all"])[0];
    assert_eq!(clefairy["rules"], "all");
    assert_eq!(clefairy["types"], serde_json::json!({"6-9": ["Fairy"], "1-5": ["Normal"]}));
    assert!(output(&["dex", "toxic", "--kind", "move", "--gen", "all"]).contains("90 (5-9); 85 (1-4)"));
    assert_eq!(json(&["max flare", "--gen", "all"]).len(), 1);
    assert_eq!(json(&["garchomp", "--gen", "gen8bdsp"])[0]["rules"], "gen8bdsp");
}

#[test]
fn lists_are_narrowed_down() {
    assert_eq!(names(&["--kind", "move", "--type", "fire", "--event", "base_power"]), ["Fusion Flare"]);
    let both = names(&["--kind", "species", "--type", "fire", "--type", "water"]);
    assert_eq!(both, ["Volcanion"]);
    let sounds = names(&["--kind", "move", "--flag", "sound", "--category", "status"]);
    assert!(sounds.contains(&"Sing".to_owned()) && !sounds.contains(&"Boomburst".to_owned()), "{sounds:?}");
    assert!(names(&["--ability", "technician", "--type", "bug"]).contains(&"Scizor".to_owned()));
    assert!(names(&["--search", "fang", "--kind", "move"]).contains(&"Ice Fang".to_owned()));
    let text = output(&["dex", "--search", "screens before"]);
    assert!(text.contains("Brick Break") && text.ends_with("found\n"), "{text}");
    let past = |all: &[&str]| names(&[&["--kind", "item", "--search", "garchompite"], all].concat()).len();
    assert_eq!(past(&["--all"]), 2);
}

#[test]
fn everything_can_be_shown_in_every_generation() {
    for generation in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        let kinds = ["species", "move", "ability", "item", "condition", "type", "nature", "format", "rule", "event"];
        let arguments: Vec<&str> = kinds.iter().flat_map(|kind| ["--kind", kind]).collect();
        let all = json(&[&["--all", "--gen", generation], &arguments[..]].concat());
        assert!(all.len() > 4000, "{}", all.len());
    }
}

#[test]
fn unknown_names_get_suggestions() {
    let (err, code) = complaint(&["dex", "flamethrowr"]);
    assert!(err.contains("nothing called \"flamethrowr\"; did you mean Flamethrower (move)?"), "{err}");
    assert_eq!(code, Some(1));
    assert!(complaint(&["dex", "fang"]).0.contains("Ice Fang (move)"));
    assert_eq!(complaint(&["dex", "--search", "qqqq"]).1, Some(1));
    for wrong in [&["dex"][..], &["dex", "--type", "wood"], &["dex", "--flag", "wet"], &["dex", "x", "--gen", "10"]] {
        assert_eq!(complaint(wrong).1, Some(2), "{wrong:?}");
    }
}

#[test]
fn colours_are_for_terminals() {
    assert!(!output(&["dex", "garchomp"]).contains('\u{1b}'));
}

#[test]
fn a_format_with_custom_rules_is_looked_up_with_them() {
    let text = output(&["dex", "gen9ou@@@inversemod"]);
    assert!(text.contains("[Gen 9] OU") && text.contains("Inverse Mod"), "{text}");
    let (err, code) = complaint(&["dex", "gen9ou@@@inversemodx"]);
    assert!(err.starts_with("error: ") && err.contains("inversemodx") && code == Some(2), "{err}");
}

#[test]
fn what_is_not_found_is_not_quoted_without_end() {
    let (err, _) = complaint(&["dex", &"x".repeat(100_000)]);
    assert!(err.len() < 200, "{}", err.len());
}

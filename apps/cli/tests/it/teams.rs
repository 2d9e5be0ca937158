//! `tallgrass teams`: random teams as Showdown makes them.

use super::{complaint, output};

const SEED: &str = "gen5,f9171be4b92598f6";
const FIRST: &str =
    "Girafarig||Eviolite|SapSipper|thunderbolt,psyshock,nastyplot,hypervoice||85,,85,85,85,85|F|,0,,,,||89|";

#[test]
fn a_seed_gives_showdowns_team_in_each_form() {
    let packed = output(&["teams", "gen9randombattle", SEED, "--packed"]);
    assert!(packed.starts_with(FIRST), "{packed}");
    assert_eq!(packed.lines().count(), 1);
    let export = output(&["teams", "gen9randombattle", SEED]);
    let wanted = format!("=== [gen9randombattle] {SEED} ===\n\nGirafarig (F) @ Eviolite  \nAbility: Sap Sipper  \n");
    assert!(export.starts_with(&wanted), "{export}");
    assert!(export.contains("- Nasty Plot  \n"), "{export}");
    let json: serde_json::Value =
        serde_json::from_str(&output(&["teams", "gen9randombattle", SEED, "--json"])).unwrap();
    assert_eq!((&json["format"], &json["seed"]), (&"gen9randombattle".into(), &SEED.into()));
    assert_eq!(json["team"].as_array().map(Vec::len), Some(6));
    assert_eq!(json["team"][0]["item"], "Eviolite");
}

#[test]
fn several_teams_are_of_seeds_that_follow_and_can_be_had_again() {
    let three = output(&["teams", "gen9randombattle", "7", "--count", "3", "--json"]);
    let teams: Vec<serde_json::Value> = three.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(teams.len(), 3);
    assert_ne!(teams[1]["team"], teams[2]["team"]);
    let again = output(&["teams", "gen9randombattle", teams[2]["seed"].as_str().unwrap(), "--json"]);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&again).unwrap(), teams[2]);
}

#[test]
fn custom_rules_count() {
    let line = output(&["teams", "gen9randombattle@@@Max Team Size = 2, Adjust Level = 50", "1", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&line).unwrap();
    let levels: Vec<_> = json["team"].as_array().unwrap().iter().map(|set| set["level"].as_u64()).collect();
    assert_eq!(levels, [Some(50), Some(50)]);
}

#[test]
fn what_can_not_be_made_is_told() {
    for (arguments, told) in [
        (&["teams", "gen9randombatle"][..], "gen9randombattle"),
        (&["teams", "gen9randombattle", "sodium,xyz"], "sodium,xyz"),
        (&["teams", "gen9randombattle@@@Force Monotype = Fier"], "Fier"),
        (&["teams", "gen9randombattle@@@-Pikachu"], "Custom bans are not currently supported"),
        (&["teams", "gen9superstaffbrosultimate"], "not implemented"),
        (&["teams", "gen9ou"], "players bring their own teams to [Gen 9] OU"),
    ] {
        let (text, code) = complaint(arguments);
        assert!(text.contains(told), "{arguments:?}: {text}");
        assert_eq!(code, Some(2));
    }
}

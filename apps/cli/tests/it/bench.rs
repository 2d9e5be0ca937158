use super::{complaint, output};

#[test]
fn rows_for_both_seeds_with_the_log_off_and_on() {
    let out = output(&["bench", "--seconds", "0.01", "--battles", "3", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rows = value["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 8);
    for row in rows {
        assert!(row["turns_per_s"].as_f64().unwrap() > 0.0);
        assert!(row["state_bytes"].as_u64().unwrap() <= 16 << 10);
        assert!(row["showdown_turns_per_s"].is_null() && row["ratio"].is_null());
        if row["log"] == "off" {
            assert_eq!(row["allocations_per_turn"], 0.0, "{row}");
        }
    }
    assert!(rows.iter().any(|row| row["seed"] == "sodium") && rows.iter().any(|row| row["seed"] == "gen5"));
}

#[test]
fn a_table_for_people() {
    let out = output(&["bench", "--seconds", "0.01", "--battles", "1", "--format", "gen9ou"]);
    assert!(out.starts_with("format "), "{out}");
    assert_eq!(out.lines().count(), 5, "{out}");
}

#[test]
fn wrong_options_are_named() {
    let (err, code) = complaint(&["bench", "--seconds", "0"]);
    assert!(err.contains("--seconds") && code == Some(2), "{err}");
    let (err, _) = complaint(&["bench", "--format", "nothing"]);
    assert!(err.contains("no format called \"nothing\""), "{err}");
}

#[test]
fn duels_are_measured_and_allocate_nothing() {
    let out = output(&["bench", "--duel", "--seconds", "0.01", "--battles", "12", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rows = value["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert!(row["actions_per_s"].as_f64().unwrap() > 0.0 && row["duels_per_s"].as_f64().unwrap() > 0.0);
        assert!(row["state_bytes"].as_u64().unwrap() <= 2048 && row["ns_per_clone"].as_f64().unwrap() > 0.0);
        assert_eq!(row["allocations_per_action"], 0.0, "{row}");
    }
    let out = output(&["bench", "--duel", "--seconds", "0.01", "--battles", "2"]);
    assert!(out.starts_with("duels ") && out.lines().count() == 4, "{out}");
    assert_eq!(complaint(&["bench", "--duel", "--format", "gen9ou"]).1, Some(2));
}

#[test]
fn random_teams_are_measured_for_both_seeds() {
    let out = output(&[
        "bench",
        "--teams",
        "--format",
        "gen9randombattle",
        "--format",
        "gen1randombattle",
        "--seconds",
        "0.01",
        "--battles",
        "3",
        "--json",
    ]);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rows = value["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 4);
    for row in rows {
        assert!(row["teams_per_s"].as_f64().unwrap() > 0.0 && row["draws_per_team"].as_f64().unwrap() > 20.0, "{row}");
        assert!(row["showdown_teams_per_s"].is_null() && row["ratio"].is_null());
    }
    let out = output(&["bench", "--teams", "--seed", "gen5", "--seconds", "0.001", "--battles", "1"]);
    assert!(out.starts_with("format "), "{out}");
    assert_eq!(out.lines().count(), 44, "{out}");
    let (err, code) = complaint(&["bench", "--teams", "--format", "gen9superstaffbrosultimate"]);
    assert!(err.contains("not implemented") && code == Some(2), "{err}");
    assert_eq!(complaint(&["bench", "--teams", "--log", "on"]).1, Some(2));
}

use super::{assert_may_be_left_unread, complaint, file, output, tallgrass};

const EXPORT: &str = "Sparky (Pikachu) @ Light Ball\nAbility: Static\nEVs: 252 SpA / 252 Spe\nTimid Nature\n\
                      - Thunderbolt\n- Surf\n\nGarchomp @ Leftovers\nAbility: Rough Skin\n- Earthquake\n";

#[test]
fn a_battle_reads_to_its_end_and_is_the_same_again() {
    let text = output(&["battle", "--seed", "7"]);
    assert!(text.starts_with("[Gen 9] OU: Ann against Bob\n"), "{text}");
    assert!(text.contains("\nTurn 1\n") && text.contains(" uses ") && text.contains("█"), "{text}");
    assert!(text.contains(" wins\n") && text.ends_with("--seed gen5,0000000000000007\n"), "{text}");
    assert!(!text.contains('\x1b'), "no colours where nobody sees them");
    assert_eq!(text, output(&["battle", "--seed", "gen5,0000000000000007"]));
}

#[test]
fn the_raw_log_is_showdowns() {
    let raw = output(&["battle", "--seed", "7", "--log", "raw"]);
    assert!(raw.starts_with("|gametype|singles\n|player|p1|Ann||\n"), "{raw}");
    assert!(raw.contains("\n|split|p1\n|switch|p1a: "), "{raw}");
}

#[test]
fn a_view_holds_no_secret_of_others() {
    let raw = output(&["battle", "--seed", "7", "--log", "raw"]);
    let lines: Vec<&str> = raw.lines().collect();
    let seen = output(&["battle", "--seed", "7", "--log", "raw", "--view", "p2"]);
    let mut secrets = 0;
    for (i, line) in lines.iter().enumerate() {
        if *line == "|split|p1" && lines[i + 1] != lines[i + 2] {
            secrets += 1;
            assert!(!seen.lines().any(|seen| seen == lines[i + 1]), "{}", lines[i + 1]);
        }
    }
    assert!(secrets > 0);
    assert!(!seen.contains("|split|"));
}

#[test]
fn json_is_a_transcript() {
    let battle = super::battle_file();
    let text = output(&["verify", battle.path().to_str().unwrap()]);
    assert!(text.ends_with("1 passed, 0 failed\n"), "{text}");
}

/// Showdown's own form of a choice names the target of a locked move, and is refused when it is made again.
#[test]
fn a_transcript_of_locked_moves_can_be_replayed() {
    let team = file("Xerneas\n- Geomancy\n\nXerneas\n- Geomancy\n");
    let team = team.path().to_str().unwrap();
    let options = ["--format", "gen9doublescustomgame", "--seed", "1", "--team1", team, "--json"];
    let battle = file(output(&[&["battle"], &options[..]].concat()));
    let text = output(&["verify", battle.path().to_str().unwrap()]);
    assert!(text.ends_with("1 passed, 0 failed\n"), "{text}");
}

#[test]
fn attacks_are_items_where_the_rules_say_so() {
    let team = file("Snorlax @ Nuzzle\n- Pound\n");
    let team = team.path().to_str().unwrap();
    let text = output(&["battle", "--format", "gen9fortemons", "--seed", "1", "--team1", team]);
    assert!(text.contains("Snorlax uses Pound"), "{text}");
    let (text, code) = complaint(&["battle", "--seed", "1", "--team1", team]);
    assert!(code == Some(2) && text.contains("no item called \"Nuzzle\""), "{text}");
}

#[test]
fn partners_win_together() {
    let arguments = ["battle", "--format", "gen9multirandombattle", "--games", "12", "--seed", "3", "--json"];
    let json: serde_json::Value = serde_json::from_str(&output(&arguments)).unwrap();
    let wins: Vec<u64> = json["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!((wins[0], wins[1]), (wins[2], wins[3]));
    assert_eq!(wins[0] + wins[1] + json["ties"].as_u64().unwrap(), 12);
}

#[test]
fn many_battles_are_summed_up() {
    let text = output(&["battle", "--games", "12", "--seed", "3"]);
    assert!(text.starts_with("12 battles, [Gen 9] OU") && text.contains(" battles/s, "), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&output(&["battle", "--games", "12", "--seed", "3", "--json"])).unwrap();
    let wins: u64 = json["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert_eq!(wins + json["ties"].as_u64().unwrap(), 12);
    assert_eq!(json["games"], 12);
}

#[test]
fn teams_come_in_three_forms() {
    let team = tallgrass_pokedex::teams::import(EXPORT).unwrap();
    let packed = file(tallgrass_pokedex::teams::pack(&team));
    let json = file(tallgrass_pokedex::teams::to_json(&team).to_string());
    let export = file(EXPORT);
    let play = |file: &tempfile::NamedTempFile| {
        output(&["battle", "--seed", "5", "--team1", file.path().to_str().unwrap(), "--log", "raw"])
    };
    assert!(play(&export).contains("|switch|p1a: Sparky|Pikachu"));
    assert_eq!(play(&export), play(&packed));
    assert_eq!(play(&export), play(&json));
}

#[test]
fn other_game_types_are_played() {
    for (format, heading) in [
        ("gen9doublesou", "[Gen 9] Doubles OU: Ann against Bob"),
        ("gen9freeforall", "[Gen 9] Free-For-All: Ann against Bob against Cleo against Dan"),
    ] {
        let text = output(&["battle", "--seed", "5", "--format", format]);
        assert!(text.starts_with(heading), "{text}");
    }
}

#[test]
fn levels_are_those_of_the_format_and_that_is_told() {
    for (format, level) in [("gen9vgc2024regg", "L50"), ("gen9lc", "L5")] {
        let assert = tallgrass(&["battle", "--seed", "5", "--log", "raw", "--format", format]).assert().success();
        let (out, err) = (&assert.get_output().stdout, &assert.get_output().stderr);
        let raw = String::from_utf8_lossy(out);
        let entries: Vec<&str> = raw.lines().filter(|line| line.starts_with("|switch|")).collect();
        assert!(!entries.is_empty() && entries.iter().all(|line| line.contains(&format!(", {level}"))), "{entries:?}");
        assert!(String::from_utf8_lossy(err).starts_with("note: levels are set as the rules of [Gen 9]"));
    }
    let high = file("Mew\nLevel: 60\n- Surf\n");
    let path = high.path().to_str().unwrap();
    let (err, code) = complaint(&["battle", "--format", "gen9lc", "--team1", path]);
    let expected = "[Gen 9] LC: Pokémon 1 (Mew): level 60 is not one from 1 to 5";
    assert!(err.contains(path) && err.contains(expected) && code == Some(2), "{err}");
}

#[test]
fn that_legality_is_not_checked_is_told_with_teams_from_files_only() {
    let export = file(EXPORT);
    let told = |arguments: &[&str]| {
        let assert = tallgrass(&[&["battle", "--seed", "5"], arguments].concat()).assert().success();
        String::from_utf8(assert.get_output().stderr.clone()).unwrap()
    };
    assert_eq!(
        told(&["--team1", export.path().to_str().unwrap()]),
        "note: teams from files are played as they are: whether [Gen 9] OU allows them is not checked\n"
    );
    assert_eq!(told(&[]), "");
}

#[test]
fn wrong_input_is_named() {
    let unknown = file(EXPORT.replace("Garchomp", "Garchompp"));
    let path = unknown.path().to_str().unwrap();
    let (text, code) = complaint(&["battle", "--team2", path]);
    assert_eq!(code, Some(2));
    assert!(text.contains("Pokémon 2") && text.contains("\"Garchompp\"; did you mean"), "{text}");

    let cut = file("[{\"species\":\"Pikachu\",\"moves\":[\"surf\"");
    let (text, _) = complaint(&["battle", "--team1", cut.path().to_str().unwrap()]);
    assert!(text.contains("line 1, column"), "{text}");

    let (text, _) = complaint(&["battle", "--team1", "/nowhere/team.txt"]);
    assert!(text.contains("/nowhere/team.txt can't be read"), "{text}");

    let (text, _) = complaint(&["battle", "--format", "gen9oo"]);
    assert!(text.contains("no format called \"gen9oo\"; did you mean \"gen9"), "{text}");

    let (text, _) = complaint(&["battle", "--seed", "seven"]);
    assert!(text.contains("\"seven\"") && text.contains("whole number"), "{text}");

    let export = file(EXPORT);
    let (text, _) = complaint(&["battle", "--team3", export.path().to_str().unwrap()]);
    assert!(text.contains("--team3") && text.contains("2 players"), "{text}");

    tallgrass(&["battle", "--games", "0"]).assert().failure().code(2);
    tallgrass(&["battle", "--games", "3", "--log", "raw"]).assert().failure().code(2);
    tallgrass(&["battle", "--view", "p5"]).assert().failure().code(2);
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    assert_may_be_left_unread(&["battle", "--log", "raw", "--seed", "1"]);
}

#[test]
fn help_has_examples() {
    for command in ["duel", "card", "decks", "battle", "simulate-battle", "verify", "trace", "bench"] {
        assert!(output(&[command, "--help"]).contains("Examples:"), "{command}");
    }
}

#[test]
fn who_can_not_choose_a_team_is_told_of() {
    for (format, why) in [("gen9ou@@@forceselect=Pikachu", "Pikachu"), ("gen9customgame@@@maxtotallevel=50", "50")] {
        for more in [&[][..], &["--games", "5"], &["--json"]] {
            let (err, code) = complaint(&[&["battle", "--format", format, "--seed", "4"], more].concat());
            assert!(err.contains("Ann can't choose a team: ") && err.contains(why) && code == Some(2), "{err}");
        }
    }
}

#[test]
fn one_of_a_thing_is_not_several() {
    let text = output(&["battle", "--games", "1", "--seed", "3"]);
    assert!(text.starts_with("1 battle, "), "{text}");
}

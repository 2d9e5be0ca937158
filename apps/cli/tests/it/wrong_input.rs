//! Whatever is wrong with what the program is given, it says what, where, and what would be right.

use super::{assert_may_be_left_unread, complaint, file, tallgrass, transcripts};
use std::io::Write;
use std::process::Stdio;

/// What a command that ends in a file complains about when the file has this in it, without the file's name.
fn complaint_about(arguments: &[&str], content: &[u8]) -> (String, Option<i32>) {
    let file = file(content);
    let name = file.path().to_str().unwrap();
    let (err, code) = complaint(&[arguments, &[name]].concat());
    (err.replace(name, "FILE"), code)
}

/// Nothing is read without a bound.
#[cfg(unix)]
#[test]
fn what_has_no_end_is_refused_with_the_bound() {
    for (arguments, expected) in [
        (&["verify", "/dev/zero"][..], "line 1 can't be read: it is longer than 64 MiB, the most that a line may have"),
        (&["trace", "/dev/zero"], "/dev/zero: line 1 can't be read: it is longer than 64 MiB"),
        (&["coverage", "/dev/zero"], "/dev/zero can't be read: it is longer than 64 MiB"),
        (&["duel", "--load", "/dev/zero"], "/dev/zero can't be read: it is longer than 64 MiB"),
        (&["duel", "--deck", "/dev/zero"], "/dev/zero has more than 1048576 bytes, too many for a deck"),
        (&["battle", "--team1", "/dev/zero"], "/dev/zero has more than 1048576 bytes, too many for a team"),
    ] {
        let (err, code) = complaint(arguments);
        assert!(err.contains(expected), "{arguments:?}: {err}");
        assert_ne!(code, Some(0), "{arguments:?}");
    }
}

#[test]
fn what_is_wrong_with_a_team_is_named_with_its_line() {
    for (content, complaint) in [
        ("", "error: FILE is no team: there is no team in it"),
        (
            "Pikachux\n- Surf\n",
            "error: FILE, line 1: Pokémon 1 (Pikachux): there is no species called \"Pikachux\"; did you mean \"Pikachu\"?",
        ),
        (
            "Pikachu\nAbility: Static\n- Surf\n- Srf\n",
            "error: FILE, line 4: Pokémon 1 (Pikachu): there is no move called \"Srf\"; did you mean \"Surf\"?",
        ),
        (
            "Pikachu @ Lftovers\nAbility: Statik\nTera Type: Watr\nBragh Nature\n- Surf\n",
            "error: FILE, line 1: Pokémon 1 (Pikachu): there is no item called \"Lftovers\"; did you mean \"Leftovers\"?\n\
             error: FILE, line 2: Pokémon 1 (Pikachu): there is no ability called \"Statik\"; did you mean \"Static\"?\n\
             error: FILE, line 4: Pokémon 1 (Pikachu): there is no nature called \"Bragh\"; did you mean \"Brave\"?\n\
             error: FILE, line 3: Pokémon 1 (Pikachu): there is no type called \"Watr\"; did you mean \"Water\"?",
        ),
        (
            "Pikachu\nEVs: 252 Foo\n- Surf\n",
            "error: FILE is no team: line 2 of the team: there is no stat \"Foo\"; stats are HP, Atk, Def, SpA, SpD, Spe",
        ),
        (
            "Pikachu||||Srf|||||||",
            "error: FILE: Pokémon 1 (Pikachu): there is no move called \"Srf\"; did you mean \"Surf\"?",
        ),
        (
            "Pikachu||||Surf|||",
            "error: FILE is no team: Pokémon 1 of the packed team, gender: the \"|\" after it is missing",
        ),
        (
            "[{\"species\":5}]",
            "error: FILE is no team: line 1, column 13 of the team: it has the number 5 where a text belongs",
        ),
        ("[{\"species\":", "error: FILE is no team: line 1, column 12 of the team: it is cut off"),
        ("{\"species\":", "error: FILE is no team: line 1, column"),
        (
            "=== [gen9ou] One ===\n\nMew\n- Surf\n\n=== [gen9ou] Two ===\n\nMew\n- Surf\n",
            "error: FILE is no team: line 6 of the file begins another team: a file has one team, so put each into a file of its own",
        ),
        (
            "Mew||||Surf|||||||\n\nMew||||Surf|||||||\n",
            "error: FILE is no team: line 3 of the file begins another team",
        ),
        (
            "Mew||||Surf|||||||\n- Fly\n",
            "error: FILE is no team: line 2 of the team: after a packed team, which is one",
        ),
        ("null", "error: FILE is no team: line 1, column 4 of the team: a JSON team is a list of objects"),
        ("[null]", "error: FILE is no team: line 1, column 5 of the team: a JSON team is a list of objects"),
        ("{}", "error: FILE is no team: line 1, column 0 of the team: a JSON team is a list of objects"),
        (
            "Mew \u{1b}[31m\u{7}\n- Surf\n",
            "error: FILE, line 1: Pokémon 1 (Mew \\u{1b}[31m\\u{7}): there is no species called",
        ),
    ] {
        let (err, code) = complaint_about(&["battle", "--team1"], content.as_bytes());
        assert!(err.starts_with(complaint), "{content}: {err}");
        assert_eq!(code, Some(2));
    }
    let (err, code) = complaint_about(&["battle", "--team1"], b"Pikachu\n- Surf\n- \xff\n");
    assert_eq!(err, "error: FILE, line 3: this is not UTF-8 text; a team is export text, packed, or JSON\n");
    assert_eq!(code, Some(2));
    let (err, _) = complaint(&["battle", "--team1", "/nowhere/team.txt"]);
    assert!(err.starts_with("error: /nowhere/team.txt can't be read: "), "{err}");
    let (err, _) = complaint(&["battle", "--team2", "/"]);
    assert!(err.starts_with("error: / can't be read: "), "{err}");
}

#[test]
fn options_beyond_reason_are_refused() {
    for (arguments, complaint) in [
        (&["battle", "--format", "gen9o"][..], "there is no format called \"gen9o\"; did you mean \"gen9ou\"?"),
        (&["battle", "--format", ""], "there is no format called \"\""),
        (&["battle", "--format", "gen9ou@@@sleepclausmod"], "did you mean \"Sleep Clause Mod\"?"),
        (&["battle", "--games", "0"], "'--games <N>': it takes a whole number from 1 to 100000000"),
        (&["battle", "--games", "-1"], "it takes a whole number from 1 to 100000000"),
        (&["battle", "--games", "99999999999999999999"], "it takes a whole number from 1 to 100000000"),
        (&["battle", "--seed", "-5"], "seed \"-5\" is none: a seed is like sodium,"),
        (&["battle", "--seed", "99999999999999999999"], "a whole number from 0 to 18446744073709551615 will do, too"),
        (&["battle", "--seed", "sodium,zz"], "seed \"sodium,zz\" is none"),
        (&["battle", "--view", "p5"], "\"p5\" is none of p1, p2, p3, p4, spectator, everything"),
        (&["battle", "--team3", "x"], "--team3 is given, but the format has 2 players"),
        (&["battle", "--view", "p3"], "--view p3: there are 2 players in [Gen 9] OU"),
        (&["battle", "--view", "p1", "--games", "2"], "cannot be used with"),
        (
            &["battle", "--format", "gen9mixandmega"],
            "format \"[Gen 9] Mix and Mega\" is not implemented yet: its rule set \"mixandmega\" is one of its own",
        ),
        (&["battle", "--format", "gen4ou"], "not implemented yet: its rule set \"gen4\" isn't"),
        (&["bench", "--battles", "99999999999"], "it takes a whole number from 1 to 10000"),
        (&["bench", "--battles", "0"], "it takes a whole number from 1 to 10000"),
        (&["bench", "--seconds", "inf"], "a number of seconds above 0 and up to 3600"),
        (&["bench", "--seconds", "NaN"], "a number of seconds above 0 and up to 3600"),
        (&["bench", "--seconds", "-1"], "a number of seconds above 0 and up to 3600"),
        (&["bench", "--format", "gen9xx"], "there is no format called \"gen9xx\""),
        (&["bench", "--format", "gen4ou"], "not implemented yet: its rule set \"gen4\" isn't"),
        (&["coverage", "--gen", "4", "x"], "battles by the rule set gen4 are not played yet"),
        (&["dex"], "what is to be looked up? Give a name, or what to list"),
        (&["dex", "--json"], "what is to be looked up? Give a name, or what to list"),
        (&["dex", "--kind", "event", "residul"], "did you mean residual (event)?"),
        (&["trace", "--event", "base_powr", "x"], "did you mean base_power (event)?"),
        (&["trace", "--seed", "abc"], "it takes a whole number from 0 to 16777215"),
        (&["dex", " "], "what is to be looked up?"),
        (&["dex", "--gen", "0", "x"], "there is no rule set called \"0\"; there are gen1, gen2, "),
        (&["dex", "--type", "wood"], "there is no type called \"wood\"; there are Normal, "),
        (&["verify", "--show", "x", "x"], "it takes a whole number from 0 to "),
        (&["trace", "--turn", "x", "x"], "it takes a whole number from 0 to 65535"),
        (&["duel", "--seed", "x"], "it takes a whole number from 0 to 16777215"),
        (&["verify", "--first", "0", "x"], "it takes a whole number from 1 to "),
        (&["batle"], "a similar subcommand exists: 'battle'"),
    ] {
        let output = tallgrass(arguments).output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(err.contains(complaint), "{arguments:?}: {err}");
        let code = if arguments.contains(&"residul") { 1 } else { 2 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}: nothing is printed before it is known that it can be");
    }
    let file = transcripts("gen9randombattle.jsonl.zst");
    let (err, _) = complaint(&["trace", "--effect", "technican", file.to_str().unwrap()]);
    assert!(err.contains("did you mean Technician (ability)?"), "{err}");
    let (err, code) = complaint(&["verify", "--id", "nobody:1", file.to_str().unwrap()]);
    assert!(err.contains("no file has a record \"nobody:1\"") && code == Some(2), "{err}");
}

#[test]
fn files_that_hold_nothing_or_something_else_are_named() {
    let whole = std::fs::read(transcripts("gen9randombattle.jsonl.zst")).unwrap();
    for (content, complaint) in [
        (&b""[..], "FILE: there is no record in it"),
        (b"\xff\xfe\n", "FILE: line 1 can't be read: it is not UTF-8 text"),
        (&whole[..whole.len() / 2], " can't be read: what is compressed in it is cut off"),
        (b"\x1f\x8b", "FILE: line 1 can't be read: "),
        (b"{\"id\":", "FILE: line 1: not a transcript: it is cut off; one is an object"),
    ] {
        let (err, code) = complaint_about(&["verify"], content);
        assert!(err.contains(complaint) && code == Some(1), "{err}");
    }
    for content in [&b""[..], b"\xff\xfe\n", b"{\"id\":", b"hello"] {
        for command in ["trace", "coverage"] {
            let (err, code) = complaint_about(&[command], content);
            assert!(err.contains("FILE") && code == Some(2), "{err}");
        }
    }
    for command in ["trace", "coverage", "verify"] {
        let (err, _) = complaint(&[command, "/nowhere"]);
        assert_eq!(err, "error: /nowhere can't be opened: No such file or directory\n");
    }
}

/// As editors of some systems write them.
#[test]
fn marks_and_line_ends_of_other_systems_do_no_harm() {
    let battle = super::output(&["battle", "--json", "--seed", "3"]);
    let record: serde_json::Value = serde_json::from_str(&battle).unwrap();
    let input: Vec<&str> = record["input"].as_array().unwrap().iter().filter_map(|line| line.as_str()).collect();
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    std::fs::write(path, format!("\u{feff}{}", battle.replace('\n', "\r\n"))).unwrap();
    assert!(super::output(&["verify", path]).ends_with("1 passed, 0 failed\n"));
    let trace = super::output(&["trace", "--turn", "1", path]);
    std::fs::write(path, format!("\u{feff}{}\r\n", input.join("\r\n"))).unwrap();
    assert_eq!(super::output(&["trace", "--turn", "1", path]), trace);
    std::fs::write(path, "\u{feff}Mew\r\n- Surf\r\n").unwrap();
    super::output(&["battle", "--team1", path]);
    // An error quotes no more than a line or two.
    std::fs::write(path, "a".repeat(100_000)).unwrap();
    assert!(complaint(&["battle", "--team1", path]).0.len() < 500);
}

/// Whoever reads the output, or the complaints, may stop doing so.
#[test]
fn closed_pipes_are_no_defect() {
    let program = env!("CARGO_BIN_EXE_tallgrass");
    assert_may_be_left_unread(&["battle", "--games", "50", "--json"]);
    let mut session = std::process::Command::new(program)
        .arg("simulate-battle")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(session.stderr.take());
    let mut input = session.stdin.take().unwrap();
    input.write_all(">fly\n".repeat(1000).as_bytes()).unwrap();
    drop(input);
    assert_eq!(session.wait_with_output().unwrap().status.code(), Some(1));
}

#[test]
fn nonsense_is_answered_line_by_line_and_the_battle_goes_on() {
    let start = ">start {\"formatid\":\"gen9customgame@@@!teampreview\",\"seed\":\"1,2,3,4\"}\n\
        >player p1 {\"team\":\"Pikachu||||surf|||||||\"}\n>player p2 {\"team\":\"Pikachu||||surf|||||||\"}\n";
    let nonsense: [&[u8]; 16] = [
        b">start []",
        b">start {\"formatid\":5}",
        b">player p9 {}",
        b">player p1 null",
        b">player",
        b">p3 move 1",
        b">editbattle v p1, pikachu, nonsense",
        b">requestteam",
        b">reseed x",
        b">requestteam p4",
        b">eval 1",
        b"> ",
        b">",
        b">\xff\xfe",
        b">p1\xff",
        b">show",
    ];
    let mut input = start.as_bytes().to_vec();
    for line in nonsense {
        input.extend(line);
        input.push(b'\n');
    }
    input.extend(b">p1 move 1\n>p2 move 1\n");
    let output = tallgrass(&["simulate-battle"]).write_stdin(input).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
    for (at, line) in err.lines().enumerate() {
        assert!(line.starts_with(&format!("error: line {}: >", at + 4)), "{err}");
    }
    assert_eq!(err.lines().count(), nonsense.len(), "{err}");
    assert!(out.contains("\n|turn|2\n"), "{out}");
}

#[test]
fn what_a_rule_or_a_file_does_is_not_blamed_on_a_team_that_ships() {
    let (err, code) = complaint(&["battle", "--format", "gen9ou@@@adjustlevel=1000", "--seed", "1"]);
    assert!(err.contains("the rule Adjust Level = 1000 sets a level that is not one from 1 to 100"), "{err}");
    assert_eq!(code, Some(2));
    let (err, code) = complaint_about(&["battle", "--seed", "1", "--team1"], "Mew\n- Surf\n\n".repeat(24).as_bytes());
    assert!(err.starts_with("error: 30 Pokémon are too many: at most 24 take part") && code == Some(2), "{err}");
    assert!(err.contains("24 from FILE, 6 from the built-in team "), "{err}");
}

#[test]
fn a_team_may_come_on_standard_input() {
    let result = tallgrass(&["battle", "--seed", "1", "--log", "raw", "--team1", "-"])
        .write_stdin("Nick (Mew)\n- Surf\n")
        .assert()
        .success();
    let text = String::from_utf8_lossy(&result.get_output().stdout).into_owned();
    assert!(text.contains("|switch|p1a: Nick|Mew"), "{text}");
    let (err, code) = complaint(&["battle", "--team1", "-"]);
    assert!(err.starts_with("error: standard input is no team: there is no team in it") && code == Some(2), "{err}");
    let (err, _) = complaint(&["battle", "--team1", "-", "--team2", "-"]);
    assert!(err.contains("standard input has one team"), "{err}");
}

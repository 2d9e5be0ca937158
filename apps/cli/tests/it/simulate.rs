use super::tallgrass;

const START: &str = ">start {\"formatid\":\"gen9customgame@@@!teampreview\",\"seed\":\"1,2,3,4\"}\n\
    >player p1 {\"name\":\"Ann\",\"team\":\"Pikachu||||surf|||||||\"}\n\
    >player p2 {\"name\":\"Bob\",\"team\":[{\"species\":\"Snorlax\",\"ability\":\"Immunity\",\"moves\":[\"splash\"]}]}\n";

/// Output, complaints and exit code of a session with these commands.
fn session(input: &str, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut all = vec!["simulate-battle"];
    all.extend(arguments);
    let output = tallgrass(&all).write_stdin(input).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn commands_that_come_together_are_answered_together() {
    let (out, err, code) = session(START, &[]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let messages: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(messages.len(), 4, "{out}");
    assert!(messages[0].starts_with("update\n|gametype|singles\n|player|p1|Ann||\n|player|p2|Bob||\n|gen|9\n"));
    assert!(messages[0].ends_with("\n|turn|1"));
    assert!(messages[1].starts_with("sideupdate\np1\n|request|{\"active\":[{\"moves\":[{\"move\":\"Surf\","));
    assert!(messages[2].starts_with("sideupdate\np2\n|request|{\"active\":"));
    assert_eq!(messages[3], "");
}

#[test]
fn a_battle_is_played_and_ends() {
    let input = format!("{START}>p1 move 3\n>p1 move surf\n>p2 move 1\n>chat hi\n>forcewin p2\n>requestlog\n");
    let (out, err, code) = session(&input, &[]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert!(out.contains("sideupdate\np1\n|error|[Invalid choice] Can't move: Your Pikachu doesn't have a move 3\n\n"));
    assert!(out.contains("\n|move|p1a: Pikachu|Surf|p2a: Snorlax\n"), "{out}");
    assert!(out.contains("requesteddata\n>start {") && out.contains("\n>p1 move surf\n>p2 move splash\n>chat hi\n"));
    let end = out.split("\n\n").find_map(|message| message.strip_prefix("end\n")).unwrap();
    let end: serde_json::Value = serde_json::from_str(end).unwrap();
    assert_eq!((&end["winner"], &end["turns"], &end["seed"]), (&"Bob".into(), &2.into(), &"1,2,3,4".into()));
    assert_eq!(end["inputLog"].as_array().unwrap().last().unwrap(), ">forcewin p2");
}

/// A driver on Windows ends its lines with a carriage return, too.
#[test]
fn a_battle_is_ended_by_a_driver_on_windows() {
    let input = format!("{START}>p1 move 1\n>p2 move 1\n>forcewin p2\n").replace('\n', "\r\n");
    let (out, err, code) = session(&input, &[]);
    assert_eq!((err.as_str(), code), ("", Some(0)));
    assert!(out.contains("\n|win|Bob\n") && out.contains("\nend\n{\"winner\":\"Bob\","), "{out}");
}

#[test]
fn what_is_requested_is_sent_with_the_log_only_too() {
    for flags in [&["--replay"][..], &["-R"], &["--spectate"], &["-S"], &["-D", "-S"]] {
        let (out, err, code) = session(&format!("{START}>requestteam p2\n>p1 move 1\n>p2 move 1\n"), flags);
        assert_eq!((err.as_str(), code), ("", Some(0)));
        assert!(out.starts_with("requesteddata\nSnorlax|||Immunity|splash|||||||\n\n|gametype|singles\n"), "{out}");
        assert!(!out.contains("sideupdate"), "{out}");
    }
}

#[test]
fn a_line_without_an_end_is_refused_with_the_bound() {
    let (_, err, code) = session(&"x".repeat(17 << 20), &[]);
    assert_eq!(err, "error: line 1: it is longer than 16777216 bytes, the most that a line may have\n");
    assert_eq!(code, Some(2));
}

#[test]
fn what_cannot_be_done_is_said_and_the_battle_goes_on() {
    let input =
        format!(">p1 move 1\n{START}>player p1 {{\"team\":\"x\"}}\n>fly\n>p4 move 1\n>p1 move 1\n>p2 move 1\n>p1 mo");
    let (out, err, code) = session(&input, &[]);
    assert_eq!(code, Some(1));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(
        lines,
        [
            "error: line 1: >p1 move 1: there is no battle yet: >start comes first",
            "error: line 5: >player p1 {\"team\":\"x\"}: Player p1 already has a team!",
            "error: line 6: >fly: there is no such command",
            "error: line 7: >p4 move 1: there is no p4: this format has 2 players",
            "error: line 10: the line has no end, and was left out",
        ]
    );
    assert!(out.contains("\n|turn|2\n"), "{out}");
}

#[test]
fn lines_that_are_no_commands_are_passed_over_with_a_note() {
    let (out, err, code) = session(&format!("hello\n\n{START}move 1\n>p1 undo\r\n"), &[]);
    assert_eq!(err, "note: line 1 doesn't begin with > and is passed over\nnote: so are 1 more lines\n");
    assert_eq!(code, Some(0));
    // Showdown keeps a carriage return too, so that this is no undo.
    assert!(out.contains("|error|[Invalid choice] Unrecognized choice: undo\r\n"), "{out}");
}

#[test]
fn the_end_has_the_teams_with_what_was_left_out() {
    let start = START.replace("\"moves\"", "\"level\":20000,\"evs\":{\"spe\":300},\"moves\"");
    let (out, ..) = session(&format!("{start}>forcetie\n>chat not sent any more\n"), &[]);
    let end = out.split("\n\n").find_map(|message| message.strip_prefix("end\n")).unwrap();
    assert!(
        end.contains(
            "\"p2team\":[{\"species\":\"Snorlax\",\"ability\":\"Immunity\",\"level\":9999,\"evs\":{\"spe\":255,\"hp\":0,\
             \"atk\":0,\"def\":0,\"spa\":0,\"spd\":0},\"moves\":[\"splash\"],\"name\":\"Snorlax\",\"ivs\":{\"hp\":31,"
        ),
        "{end}"
    );
    assert!(
        end.contains(">player p2 {\\\"name\\\":\\\"Bob\\\",\\\"team\\\":\\\"Snorlax|||Immunity|splash||,,,,,255|||")
    );
}

#[test]
fn wrong_setups_are_refused() {
    let player =
        |team: &str| format!(">start {{\"formatid\":\"gen9customgame\",\"seed\":\"1,2,3,4\"}}\n>player p1 {team}\n");
    for (input, complaint) in [
        (">start {\n".to_owned(), "the JSON can't be read"),
        (">start {\"seed\":\"1,2,3,4\"}\n".to_owned(), "`formatid` is missing"),
        (">start {\"formatid\":\"gen9o\"}\n".to_owned(), "no format called \"gen9o\""),
        (
            ">start {\"formatid\":\"gen9ou\",\"seed\":\"abc\"}\n".to_owned(),
            "seed \"abc\" is none: a seed is like sodium,",
        ),
        (player("{\"team\":\"Pikachu||||surf\"}"), "Pokémon 1 of the packed team"),
        (player("{\"team\":\"Pikachux||||surf|||||||\"}"), "no species called \"Pikachux\"; did you mean"),
        (player("{\"team\":\"Pikachu||||srf|||||||\"}"), "no move called \"srf\"; did you mean"),
        (
            player("{\"team\":\"Pikachu||||surf|||||||\"}").replace("gen9custom", "gen9doublescustom"),
            "1 Pokémon are too few: in doubles a player needs at least 2",
        ),
        (player("{\"team\":[]}"), "0 Pokémon are too few: in singles a player needs at least 1"),
        (player("{\"team\":\"Pikachu||Lftovers||surf|||||||\"}"), "no item called"),
        (
            player("{\"team\":\"Pikachu||||surf|||||||,,,,,Fir\"}"),
            "no Tera Type called \"Fir\"; did you mean \"Fire\"?",
        ),
        (
            player("{\"team\":\"Pikachu||||surf|||||||,,,,,fire\"}"),
            "no Tera Type called \"fire\"; did you mean \"Fire\"?",
        ),
        (player("{\"team\":\"Pikachu||||surf|||||||,Bird,,,,\"}"), "no Hidden Power type called \"Bird\""),
        (player("{\"team\":\"Pikachu||||recharge|||||||\"}"), "no move called \"recharge\""),
        (player("{\"team\":\"Pikachu||||surf|||||||1.5\"}"), "happiness: \"1.5\" is not whole"),
        (
            player("{\"team\":[{\"species\":\"Mew\",\"moves\":[\"surf\"],\"item\":\"band\"}]}"),
            "short for \"Choice Band\"",
        ),
        (player("{\"team\":[{\"species\":\"Mew\",\"moves\":[\"surf\"],\"name\":5}]}"), "`name` must be a text"),
        (player("{\"team\":[{\"species\":\"Mew\",\"moves\":[\"surf\"],\"pokeball\":0}]}"), "`pokeball` must be a text"),
        (player("{\"team\":[{\"species\":\"Mew\",\"moves\":[1]}]}"), "`moves` must be an array of texts"),
        (player("{\"team\":[{\"species\":\"Mew\",\"moves\":[\"surf\"],\"evs\":1}]}"), "`evs` must be an object"),
        (
            player(&format!("{{\"team\":[{{\"species\":\"Mew\",\"moves\":[\"surf\"{}]}}]}}", ",\"fly\"".repeat(24))),
            "25 moves are too many: a set has at most 24",
        ),
        (player("{\"name\":true,\"team\":\"Mew||||surf|||||||\"}"), "`name` must be a text"),
        (player("{\"team\":\"xxxxxxxxxxxxxxxxxxx💥|Mew|||surf|||||||\"}"), "has a character in its places 20 and 21"),
        (">start {\"formatid\":\"gen9ou\",\"p1\":\"Ann\"}\n".to_owned(), "`p1` must be an object"),
        (">start {\"formatid\":\"gen9ou\",\"format\":{}}\n".to_owned(), "`format` is not supported"),
    ] {
        let (_, err, code) = session(&input, &[]);
        assert!(err.contains(complaint), "{input}: {err}");
        assert_eq!(code, Some(1));
    }
}

#[test]
fn a_seed_is_made_up_if_none_is_given() {
    let input = START.replace(",\"seed\":\"1,2,3,4\"", "") + ">requestlog\n";
    let (out, ..) = session(&input, &[]);
    assert!(out.contains(",\"seed\":\"sodium,"), "{out}");
}

#[test]
fn spectators_see_the_log_only() {
    let (out, ..) = session(START, &["--spectate"]);
    assert!(out.starts_with("|gametype|singles\n") && !out.contains("|split|") && !out.contains("|request|"), "{out}");
}

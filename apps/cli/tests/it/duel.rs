use super::{assert_may_be_left_unread, complaint, file, output, tallgrass};
use std::path::Path;

/// Output, complaints and exit code of a duel with these lines typed.
fn typed(input: &str, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut all = vec!["duel"];
    all.extend(arguments);
    let output = tallgrass(&all).write_stdin(input).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&output(arguments)).expect("JSON")
}

#[test]
fn two_computer_players_are_told_of_and_play_the_same_again() {
    let text = output(&["duel", "--players", "simple,random", "--seed", "7"]);
    assert!(text.starts_with("Ann (simple, Charmander and Friends) against Bob (random, Squirtle and Friends)\n"));
    assert!(text.contains("\nTurn 1: ") && text.contains(" uses ") && text.contains("█"), "{text}");
    assert!(text.contains(" wins.\n") && text.ends_with(
            "The same duel again: tallgrass duel --players simple,random --decks \"charmander and friends,squirtle and friends\" --seed 7\n"
        ), "{text}");
    assert!(!text.contains('\x1b'), "no colours where nobody sees them");
    assert_eq!(text, output(&["duel", "--players", "simple,random", "--seed", "7"]));
    assert_ne!(text, output(&["duel", "--players", "simple,random", "--seed", "8"]));
}

#[test]
fn decks_prizes_and_rules_are_chosen() {
    let deck = file("56 Fire Energy # too many\n4 Charmander\n");
    let path = deck.path().to_str().unwrap();
    let both = format!("{path},go go rain dance");
    let value =
        json(&["duel", "--json", "--decks", &both, "--prizes", "2", "--rules", "halving,shuffle", "--seed", "1"]);
    assert_eq!(value["decks"][0]["cards"].as_array().unwrap().len(), 60);
    assert_eq!(value["decks"][1]["name"], "Go Go Rain Dance");
    assert_eq!((&value["prizes"], &value["rules"]), (&2.into(), &"halving,shuffle".into()));
    assert!(value["over"].as_bool().unwrap() && value["answers"].as_array().unwrap().len() > 2);
    let same = json(&["duel", "--json", "--deck", path, "--seed", "1"]);
    assert_eq!(same["decks"][1]["name"], "Squirtle and Friends");
}

#[test]
fn many_duels_are_summed_up() {
    let arguments = ["duel", "--players", "simple,random", "--games", "24", "--swap", "--seed", "3"];
    let text = output(&arguments);
    assert!(text.starts_with("24 duels for 6 prizes, cartridge rules, seed 3\n"), "{text}");
    assert!(text.contains("(simple, both decks)") && text.contains(" duels/s, "), "{text}");
    let value = json(&[&arguments[..], &["--json"]].concat());
    let wins: Vec<u64> = value["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!(wins[0] + wins[1] + value["undecided"].as_u64().unwrap(), 24);
    assert!(wins[0] > 16, "{value}");
}

#[test]
fn a_person_plays_by_numbers_and_words() {
    let (out, err, code) = typed("1\n1\n?\ntable\nhand\ncard 1\ncard charizard\nlist\nquit\n", &["--seed", "7"]);
    assert_eq!((err.as_str(), code), ("", Some(0)), "{out}");
    assert!(out.starts_with("Ann (you, Charmander and Friends) against Bob (simple, Squirtle and Friends)\n"), "{out}");
    assert!(out.contains("Ann: Choose your Active Pokémon.\n    1  Begin with "), "{out}");
    assert!(out.contains("words                  do what") && out.contains("Charizard\nStage 2 Fire Pokémon"), "{out}");
    assert!(out.contains("Stopped in turn 1. With --save FILE"), "{out}");
}

#[test]
fn bad_answers_say_why_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let play = |input: &str, name: &str| {
        let save = folder.path().join(name);
        let (out, ..) = typed(input, &["--seed", "7", "--save", save.to_str().unwrap()]);
        (out, std::fs::read_to_string(save).unwrap())
    };
    let (good, state) = play("2\n2\nenough\n", "good");
    let (bad, same) = play("0\n99\n-1\nfly\n\nretreat\n2\n2\nenough\nattack 1\nretreat\nattack 2\nattack 0\n", "bad");
    for why in [
        "there is no 0: the numbers go from 1 to ",
        "there is no 99: ",
        "\"fly\" fits nothing that can be done; ? shows what can be typed",
        "retreat: that can't be done now",
        "attack 1: there is not enough Energy",
        "retreat: there is not enough Energy to retreat",
        "attack 2: that can't be done now",
        "there is no attack 0: there are attack 1 and attack 2",
    ] {
        assert!(bad.contains(why), "{why}: {bad}");
    }
    assert!(good.contains("Ann: Your turn."), "{good}");
    assert_eq!(state, same);
}

#[test]
fn words_that_fit_several_choices_are_asked_again() {
    let (out, ..) = typed("begin\nquit\n", &["--seed", "7"]);
    assert!(out.contains("\"begin\" fits 1, 2"), "{out}");
}

#[test]
fn an_input_that_ends_leaves_a_hint_and_a_save() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let save = save.to_str().unwrap();
    let (_, err, code) = typed("1\n", &["--seed", "7"]);
    assert!(err.contains("The input ended in turn 1") && err.contains("--save FILE"), "{err}");
    assert_eq!(code, Some(1));
    let (out, err, code) = typed("1\n1\nenough\n", &["--seed", "7", "--save", save]);
    assert!(err.contains(&format!("tallgrass duel --load {save}")) && code == Some(1), "{err}");
    // It goes on in the middle of the turn, with the same list.
    let list = |text: &str| text.rsplit("Your turn.\n").next().unwrap().trim().to_owned();
    let (again, ..) = typed("", &["--load", save]);
    assert!(again.contains("Turn ") && again.contains(" goes on."), "{again}");
    assert_eq!(list(&out), list(&again));
}

#[test]
fn a_duel_that_is_gone_on_with_goes_on_as_it_would_have() {
    let folder = tempfile::tempdir().unwrap();
    let players = ["duel", "--players", "simple,random", "--seed", "12"];
    let whole = output(&[&players[..], &["--json"]].concat());
    for stop in ["0", "1", "17", "60"] {
        let save = folder.path().join(stop);
        let save = save.to_str().unwrap();
        let part = output(&[&players[..], &["--stop-after", stop, "--save", save]].concat());
        assert!(part.contains(&format!("Stopped after {stop} decisions")), "{part}");
        assert_eq!(output(&["duel", "--load", save, "--json"]), whole, "after {stop}");
    }
}

#[test]
fn bad_decks_are_named_with_file_line_and_fix() {
    for (text, complaint_of) in [
        ("60 Pikachoo", ": line 1: no card is called \"Pikachoo\""),
        ("# mine\n\n4 Charmandre\n", ": line 3: no card is called \"Charmandre\"; did you mean Charmander?"),
        (
            "four Bulbasaur",
            ": line 1: \"four Bulbasaur\" is not a number and the name of a card, as in \"4 Bulbasaur\"",
        ),
        ("0 Bulbasaur\n", ": line 1: \"0 Bulbasaur\" is not a number"),
        ("59 Fire Energy\n", ": a deck has 60 cards, this has 59"),
        ("56 Fire Energy\n4 Charmeleon\n", "no Basic Pokémon"),
        ("55 Fire Energy\n5 Charmander\n", ": line 2: 5 cards are called Charmander, and a deck may hold 4 of a name"),
        ("56 Fire Energy\n4 Mew\n", ": line 2: several cards are called \"Mew\": Mew Lv8"),
        ("", "this has 0"),
    ] {
        let deck = file(text);
        let path = deck.path().to_str().unwrap();
        let (err, code) = complaint(&["duel", "--players", "random,random", "--deck", path]);
        assert!(err.contains(path) && err.contains(complaint_of), "{text}: {err}");
        assert_eq!(code, Some(2));
    }
    let deck = file([0xff, 0xfe, 0]);
    assert!(complaint(&["duel", "--deck", deck.path().to_str().unwrap()]).0.contains("is not text"));
    let (err, _) = complaint(&["duel", "--deck", "charmandor and friends"]);
    assert!(err.contains("did you mean Charmander and Friends") && err.contains("tallgrass decks"), "{err}");
    assert!(complaint(&["duel", "--deck", "/nowhere/deck.txt"]).0.contains("there is no file /nowhere/deck.txt"));
    assert!(complaint(&["duel", "--deck", "/"]).0.contains("folder"));
    assert!(complaint(&["duel", "--decks", "a,b,c"]).0.contains("--decks takes two decks"));
}

#[test]
fn bad_saves_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let path = save.to_str().unwrap();
    output(&["duel", "--players", "random,random", "--seed", "5", "--stop-after", "30", "--save", path]);
    let good = std::fs::read_to_string(&save).unwrap();
    let broken = |text: &str| {
        std::fs::write(&save, text).unwrap();
        let (err, code) = complaint(&["duel", "--load", path]);
        assert_eq!(code, Some(2));
        assert!(err.contains(path), "{err}");
        err
    };
    assert!(broken("").contains("not a recorded duel: it is cut off"));
    for part in 1..10 {
        assert!(broken(&good[..good.len() * part / 10]).contains("cut off"));
    }
    assert!(broken("{}").contains(" is missing"));
    assert!(broken("TGDUEL").contains("not a recorded duel"));
    assert!(broken(&good.replacen("\"seed\":5", "\"seed\":6", 1)).contains("answer"));
    assert!(broken(&good.replacen("\"seed\":5", "\"seed\":99999999", 1)).contains("more than 16777215"));
    assert!(broken(&good.replacen("\"prizes\":6", "\"prizes\":7", 1)).contains("7 prizes"));
    assert!(broken(&good.replacen("\"rules\":\"cartridge\"", "\"rules\":\"mine\"", 1)).contains("no rules switch"));
    assert!(broken(&good.replacen("random", "me", 1)).contains("there is no player \"me\""));
    assert!(broken(&good.replacen("basic ", "fly ", 1)).contains("answer 1: \"fly "));
    let err = broken(&good.replacen("\"state\":\"54", "\"state\":\"55", 1));
    assert!(err.contains("\"state\": this is not a saved duel"), "{err}");
    let err = broken(&good.replacen("\"turns\":", "\"turns\":1", 1));
    assert!(err.contains("\"turns\" isn't as recorded"), "{err}");
    std::fs::remove_file(&save).unwrap();
    assert!(complaint(&["duel", "--load", path]).0.contains("can't be opened"));
    let (err, code) = complaint(&["duel", "--players", "random,random", "--save", "/nowhere/duel.json"]);
    assert!(err.contains("can't be saved to /nowhere/duel.json") && code == Some(2), "{err}");
    assert!(!Path::new("/nowhere").exists());
}

#[test]
fn wrong_options_are_named() {
    for (arguments, complaint_of) in [
        (&["--players", "human"][..], "two players are needed"),
        (&["--players", "human,clever"], "there is no player \"clever\"; there are human, random, simple and"),
        (&["--prizes", "7"], "it takes a whole number from 1 to 6"),
        (&["--prizes", "0"], "it takes a whole number from 1 to 6"),
        (
            &["--rules", "halvings"],
            "no rules switch is called \"halvings\"; there are \"cartridge\" or \"corrected\" alone, and halving",
        ),
        (&["--rules", "cartridge,halving"], "no rules switch is called \"cartridge\""),
        (&["--rules", ""], "no rules switch is called \"\""),
        (&["--seed", "16777216"], "it takes a whole number from 0 to 16777215"),
        (&["--games", "0"], "it takes a whole number from 1 to 100000000"),
        (&["--games", "2", "--players", "human,simple"], "--games is for computer players"),
        (&["--json", "--players", "human,simple"], "--json is for computer players"),
        (&["--load", "x", "--seed", "1"], "cannot be used with"),
        (&["--swap"], "--games"),
        (&["--players", "human,sam"], "sam plays only in the practice duel"),
        (&["--practice", "--players", "sam,human"], "in the practice duel human or random"),
        (&["--practice", "--players", "simple,sam"], "in the practice duel human or random"),
        (&["--practice", "--players", "human,simple"], "the second player is sam"),
        (&["--practice", "--seed", "1"], "cannot be used with"),
    ] {
        let (err, code) = complaint(&[&["duel"], arguments].concat());
        assert!(err.contains(complaint_of), "{arguments:?}: {err}");
        assert_eq!(code, Some(2));
    }
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    assert_may_be_left_unread(&["duel", "--players", "random,random", "--seed", "1"]);
}

/// The words of a command that was printed, as a shell splits them.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for (at, part) in command.trim().split('"').enumerate() {
        if at % 2 == 1 {
            words.last_mut().unwrap().push_str(part);
            continue;
        }
        let mut pieces = part.split(' ');
        words.last_mut().unwrap().push_str(pieces.next().unwrap());
        words.extend(pieces.map(str::to_owned));
    }
    words
}

#[test]
fn the_command_that_is_printed_plays_the_same_again() {
    let deck = file("56 Fire Energy\n4 Charmander\n");
    let decks = format!("{},sam's practice", deck.path().display());
    let first = ["duel", "--players", "random,simple", "--decks", &decks, "--prizes", "2", "--rules", "halving"];
    let text = output(&first);
    let again = words(text.rsplit("again: tallgrass ").next().unwrap());
    let again: Vec<&str> = again.iter().map(String::as_str).collect();
    assert_eq!(output(&again), text, "{again:?}");
    for part in ["--prizes 2", "--rules halving", "--players random,simple"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_file_that_was_saved_to_on_the_way_is_named_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let path = save.to_str().unwrap();
    let (out, ..) = typed(&format!("save {path}\nquit\n"), &["--seed", "7"]);
    assert!(
        out.contains(&format!("To go on from where it was saved: tallgrass duel --load {path} --save {path}")),
        "{out}"
    );
    let text = output(&["duel", "--load", path, "--players", "random,random", "--stop-after", "3", "--save", path]);
    assert!(text.contains(&format!("tallgrass duel --load {path} --save {path}")), "{text}");
    // What isn't a duel stays as it is.
    let precious = file("precious");
    let path = precious.path().to_str().unwrap();
    let (out, ..) = typed(&format!("save {path}\nquit\n"), &["--seed", "7"]);
    assert!(out.contains("it isn't a duel"), "{out}");
    let (err, code) = complaint(&["duel", "--players", "random,random", "--save", path]);
    assert!(err.contains(path) && err.contains("it isn't a duel") && code == Some(2), "{err}");
    assert_eq!(std::fs::read_to_string(path).unwrap(), "precious");
}

#[test]
fn a_save_that_cant_be_written_is_told_before_the_duel() {
    let output = tallgrass(&["duel", "--players", "random,random", "--save", "/nowhere/duel.json"]).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
}

#[test]
fn compressed_duels_and_standard_input_are_gone_on_with() {
    use std::io::Write;
    let whole = output(&["duel", "--players", "simple,random", "--seed", "12", "--json"]);
    let part = output(&["duel", "--players", "simple,random", "--seed", "12", "--stop-after", "20", "--json"]);
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(part.as_bytes()).unwrap();
    let packed = file(encoder.finish().unwrap());
    assert_eq!(output(&["duel", "--load", packed.path().to_str().unwrap(), "--json"]), whole);
    let assert = tallgrass(&["duel", "--load", "-", "--json"]).write_stdin(part).assert().success();
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stdout), whole);
}

#[test]
fn a_file_in_a_folder_is_meant_before_a_deck_of_that_name() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("ghost"), "56 Fire Energy\n4 Charmander\n").unwrap();
    let first = |name: &str| {
        let output = tallgrass(&["duel", "--players", "random,random", "--seed", "1", "--json", "--deck", name])
            .current_dir(folder.path())
            .output()
            .unwrap();
        let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        value["decks"][0]["name"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        (first("./ghost"), first("ghost"), first("2")),
        ("ghost".into(), "Ghost".into(), "Sam's Practice".into())
    );
}

#[cfg(unix)]
#[test]
fn a_deck_comes_from_a_pipe() {
    let value = tallgrass(&["duel", "--players", "random,random", "--json", "--seed", "1", "--deck", "/dev/stdin"])
        .write_stdin(output(&["decks", "wonders of science"]))
        .output()
        .unwrap();
    let value: serde_json::Value = serde_json::from_slice(&value.stdout).expect("a duel");
    assert_eq!(value["decks"][0]["name"], "stdin");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_of() {
    let full = std::fs::File::create("/dev/full").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_tallgrass"))
        .args(["duel", "--players", "random,random", "--seed", "1"])
        .stdout(full)
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.contains("the output can't be written") && output.status.code() == Some(2), "{err}");
}

#[test]
fn the_example_of_typed_lines_attacks() {
    let help = output(&["duel", "--help"]);
    let line = help.lines().find(|line| line.trim_start().starts_with("printf")).unwrap();
    let input = line.split('\'').nth(1).unwrap().replace("\\n", "\n");
    let (out, ..) = typed(&input, &["--seed", "7"]);
    assert!(!out.contains("can't be done now") && out.contains("Ann's ") && out.contains(" uses "), "{out}");
}

/// The lesson, followed.
const LESSON: &str = "goldeen\nstaryu\nenough\nattach water goldeen\nattack 1\nevolve goldeen\nattach psychic seaking\nattack 2\n\
    attach water staryu\nattack 1\nprize 1\ndrowzee\nattach water drowzee\nattack 2\nstaryu\nattach water staryu (active)\nattack 1\n\
    potion\nstaryu\nattach water staryu (active)\nattack 1\nevolve staryu\nattach water starmie\nattack 2\nattack 2\nprize 2\n";

#[test]
fn the_practice_duel_is_played_kept_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("practice.json");
    let save = save.to_str().unwrap();
    let (out, err, code) = typed(LESSON, &["--practice", "--save", save]);
    assert!(code == Some(0) && out.contains("Lesson: ") && out.contains("Ann wins."), "{out}\n{err}");
    assert!(out.contains("The same start again: tallgrass duel --practice --players human,sam\n"), "{out}");
    assert!(output(&["verify", save]).contains("1 passed, 0 failed"));
    assert!(output(&["trace", save]).contains("Seaking"));
    let whole = std::fs::read_to_string(save).unwrap();
    assert!(whole.contains("\"practice\":true"));
    // Whoever stops anywhere, in Sam's turn too, goes on as it would have been.
    let players = ["duel", "--practice", "--players", "random,sam", "--json"];
    let whole = output(&players);
    for stop in 4..40 {
        let stop = stop.to_string();
        output(&[&players[..], &["--stop-after", &stop, "--save", save, "--force"]].concat());
        assert_eq!(output(&["duel", "--load", save, "--json"]), whole, "after {stop}");
    }
}

#[test]
fn a_retreat_begun_by_mistake_is_left_kept_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let save = save.to_str().unwrap();
    let input = "1\n1\nenough\nback\nretreat\nback\ndiscards\nretreat\n1\nend\nquit\n";
    let (out, ..) = typed(input, &["--seed", "7", "--save", save]);
    assert!(out.contains("back: that can't be done now") && out.contains("    2  Go back\n"), "{out}");
    assert!(out.contains("  Bob: nothing\n  Ann: nothing\n"), "{out}");
    let answers = serde_json::from_str::<serde_json::Value>(&std::fs::read_to_string(save).unwrap()).unwrap();
    let answers: Vec<_> = answers["answers"].as_array().unwrap().iter().filter_map(|answer| answer.as_str()).collect();
    assert!(answers.windows(3).any(|three| three == ["retreat", "back", "retreat"]), "{answers:?}");
    assert!(output(&["verify", save]).contains("1 passed, 0 failed"));
    assert!(output(&["trace", save]).contains("turn 2"));
}

#[test]
fn a_changed_record_says_what_is_wrong_with_it() {
    let record = json(&["duel", "--players", "random,random", "--json", "--seed", "4", "--stop-after", "20"]);
    let failure = |field: &str, value: serde_json::Value| {
        let mut changed = record.clone();
        changed[field] = value;
        let file = file(changed.to_string());
        complaint(&["duel", "--load", file.path().to_str().unwrap()]).0
    };
    for (field, value, why) in [
        ("rules", "halving".into(), "by the rules \"halving\", recorded by \"cartridge\""),
        ("state", "zz".into(), "\"state\": no hexadecimal digits from character 1 on"),
        ("prizes", 9.into(), "9 prizes: there are 1 to 6"),
    ] {
        let error = failure(field, value);
        assert!(error.contains(why), "{field}: {error}");
    }
    assert_eq!(complaint(&["duel", "--decks", "ghost,"]).0.lines().next(), Some("error: no deck is called \"\""));
}

#[test]
fn sudden_death_is_told_as_it_comes() {
    let decks = "boom boom selfdestruct,zapping selfdestruct";
    let duel = ["duel", "--players", "random,random", "--decks", decks, "--prizes", "1", "--seed", "3"];
    let text = output(&duel);
    assert!(text.contains("Bob sends out Magnemite Lv13.") && !text.contains("sends out nothing"), "{text}");
    assert!(text.contains("sudden death, for one prize.\n  Ann shuffles."), "no table before there is one: {text}");
}

#[test]
fn what_befell_the_fallen_is_not_told_of_the_next() {
    let text = output(&["duel", "--players", "random,random", "--seed", "22", "--prizes", "1"]);
    let end = text.split("Bob's Squirtle uses Bubble.").last().unwrap_or_default();
    assert!(end.contains("Heads.\n  Ann's Magmar Lv24 (Active) takes 20 damage and has 0 HP left."), "{text}");
    assert!(!end.contains("paralysed"), "{text}");
}

#[test]
fn only_what_plays_the_same_again_is_said_to() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let path = save.to_str().unwrap();
    let part = ["duel", "--players", "simple,random", "--seed", "12", "--stop-after", "20", "--save", path];
    output(&part);
    let same = |text: &str| (text.contains("The same duel again:"), text.contains("The same start again:"));
    assert_eq!(same(&output(&["duel", "--load", path])), (true, false));
    assert_eq!(same(&output(&["duel", "--load", path, "--players", "random,random"])), (false, true));
}

#[test]
fn another_duel_is_replaced_only_by_force() {
    let folder = tempfile::tempdir().unwrap();
    let (save, other) = (folder.path().join("duel.json"), folder.path().join("other.json"));
    let (path, other) = (save.to_str().unwrap(), other.to_str().unwrap());
    let stop = |seed, more: &[&'static str]| {
        let duel = ["duel", "--players", "simple,random", "--seed", seed, "--stop-after", "5", "--save", path];
        tallgrass(&[&duel[..], more].concat()).output().unwrap()
    };
    assert!(stop("12", &[]).status.success());
    let kept = std::fs::read_to_string(path).unwrap();
    let refused = stop("13", &[]);
    let err = String::from_utf8_lossy(&refused.stderr);
    assert!(err.contains("another duel is kept there") && err.contains("--force"), "{err}");
    assert_eq!((refused.status.code(), std::fs::read_to_string(path).unwrap()), (Some(2), kept.clone()));
    let (out, ..) = typed(&format!("save {path}\nsave {other}\nquit\n"), &["--seed", "13"]);
    assert!(out.contains("another duel is kept there") && out.contains("Saved to "), "{out}");
    assert_eq!(std::fs::read_to_string(path).unwrap(), kept);
    output(&["duel", "--load", path, "--stop-after", "5", "--save", path]);
    assert!(stop("13", &["--force"]).status.success());
    assert!(std::fs::read_to_string(path).unwrap().contains("\"duel:13\""));
}

#[test]
fn what_is_played_on_from_a_file_is_not_kept_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let path = save.to_str().unwrap();
    typed("1\nquit\n", &["--seed", "7", "--save", path]);
    let (out, ..) = typed("quit\n", &["--load", path]);
    assert!(out.contains("still has the duel as it was loaded"), "{out}");
    assert!(out.contains(&format!("tallgrass duel --load {path} --save {path}")), "{out}");
}

#[test]
fn a_pack_is_played_shown_saved_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("duel.json");
    let path = save.to_str().unwrap();
    let part = ["duel", "--pack", "tutorial", "--players", "simple,random", "--seed", "11", "--save", path];
    let text = output(&[&part[..], &["--stop-after", "40"]].concat());
    assert!(text.contains("Ann (simple, Tangled Garden) against Bob (random, Long Night)"), "{text}");
    assert!(text.contains("By the rules of tutorial: one retreat a turn; one Supporter a turn."), "{text}");
    let rest = output(&["duel", "--load", path, "--save", path]);
    assert!(rest.contains(" wins.") && rest.contains("--pack tutorial"), "{rest}");
    assert!(output(&["verify", path]).contains("1 passed, 0 failed"));
    assert!(output(&["trace", path, "--card", "erika"]).contains("of Erika's Invitation"));
    // Of a duel that is over it is said who won.
    assert!(output(&["duel", "--load", path]).contains("The duel is over: "));
    let card = output(&["card", "--pack", "tutorial", "vileplume"]);
    assert!(card.contains("attach a basic Energy from your") && !card.contains("comes off"), "{card}");
    let (complaint, _) = complaint(&["duel", "--pack", "nope"]);
    assert!(complaint.starts_with("error: there is no pack \"nope\"; there is \"tutorial\""), "{complaint}");
}

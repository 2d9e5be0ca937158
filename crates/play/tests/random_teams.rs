//! Teams made of recorded seeds are Showdown's, to the letter. Each format that makes its own teams has a file of 20 records; in
//! further files are teams under custom rules.

use std::path::Path;
use tallgrass_play::random_teams::{Outcome, Record, judge};
use tallgrass_play::transcripts::lines;
use tallgrass_pokedex::formats;
use tallgrass_random_teams::Generator;

/// How many records each format has.
const OF_A_FORMAT: usize = 20;

/// Files of teams under custom rules, and how many records they have.
const UNDER_RULES: [(&str, usize); 7] = [
    ("cups-with-rules", 18),
    ("extreme-levels", 10),
    ("factories-with-rules", 50),
    ("gen9-others-with-rules", 45),
    ("gen9-with-rules", 60),
    ("older-with-rules", 99),
    ("gen9randombattle-cap", 20),
];

/// Formats whose rule sets have generators of their own, which aren't written.
const NOT_MADE: [&str; 8] = [
    "gen9ccapm2025randombattle",
    "gen9chatbats",
    "gen9livepatchbattlesver100",
    "gen9randombattlemayhem",
    "gen9randombattlesharedpowerb12p6",
    "gen9randomroulette",
    "gen9superstaffbrosultimate",
    "gen9woomodrandombattle",
];

fn records(file: &str) -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams").join(format!("{file}.jsonl.zst"));
    let lines = lines(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    lines.map(|line| Record::parse(&line.expect("readable")).expect("a record")).collect()
}

fn are_made_again(file: &str, records: &[Record], count: usize) {
    assert_eq!(records.len(), count, "records of {file}");
    for record in records {
        assert_eq!(judge(record), Outcome::Passed, "{}", record.id());
    }
}

#[test]
fn recorded_teams_of_every_format_are_made_again() {
    let making = formats::all().iter().filter(|format| format.team.is_some());
    let (mut made, mut not_made) = (0, vec![]);
    for format in making {
        let id = format.id.as_str();
        let resolved = formats::resolve(id).expect("it is listed");
        if Generator::new(&resolved, "gen5,0000000000000000".parse().expect("a seed")).is_err() {
            not_made.push(id);
            continue;
        }
        let records = records(id);
        assert!(records.iter().all(|record| record.format == id), "{id} has records of another format");
        are_made_again(id, &records, OF_A_FORMAT);
        made += 1;
    }
    not_made.sort_unstable();
    assert_eq!(not_made, NOT_MADE);
    assert_eq!(made, 43);
}

#[test]
fn recorded_teams_under_custom_rules_are_made_again() {
    for (file, count) in UNDER_RULES {
        let records = records(file);
        assert!(records.iter().all(|record| record.format.contains("@@@")), "{file} has records without rules");
        are_made_again(file, &records, count);
    }
    let files = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams")).expect("the files");
    assert_eq!(files.count(), 43 + UNDER_RULES.len(), "files that nothing reads");
}

/// Each kind of object that Showdown's generators make, for the first team of a seed.
#[test]
fn sets_are_the_objects_that_showdown_makes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/random-team-objects.jsonl.zst");
    let mut count = 0;
    for line in lines(&path).expect("it can be opened") {
        let record: serde_json::Value = serde_json::from_str(&line.expect("readable")).expect("JSON");
        let text = |key: &str| record[key].as_str().expect("a text");
        let format = formats::resolve(text("format")).expect("a format");
        let mut generator = Generator::new(&format, text("seed").parse().expect("a seed")).expect("it is written");
        generator.team().expect("a team");
        // As text, since the order of the keys counts.
        let made = serde_json::Value::from_iter(generator.objects()).to_string();
        assert_eq!(made, record["team"].to_string(), "{}", text("format"));
        count += 1;
    }
    assert_eq!(count, 20);
}

#[test]
fn what_differs_is_told() {
    let line = r#"{"format":"gen9randombattle","seeds":["gen5,f9171be4b92598f6"],"teams":["Girafarig||Leftovers"]}"#;
    let Outcome::Failed { team, why } = judge(&Record::parse(line).unwrap()) else { panic!("it differs") };
    assert_eq!(team, "team 1 of gen5,f9171be4b92598f6");
    assert!(why.contains("draws: item \"Eviolite\" but should be \"Leftovers\""), "{why}");
}

#[test]
fn what_is_no_record_is_told() {
    let uneven = r#"{"format":"gen9randombattle","seeds":[],"teams":[""]}"#;
    assert!(Record::parse(uneven).unwrap_err().contains("0 seeds for 1 teams"));
    let unknown = Record::parse(r#"{"format":"gen9nothing","seeds":["gen5,0000000000000000"],"teams":[""]}"#).unwrap();
    assert!(matches!(judge(&unknown), Outcome::Failed { why, .. } if why.contains("gen9nothing")));
}

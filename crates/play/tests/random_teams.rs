//! Teams made of recorded seeds are Showdown's, to the letter. Each generator that is written has a file of its formats.

use std::path::Path;
use tallgrass_play::random_teams::{Outcome, Record, judge};
use tallgrass_play::transcripts::lines;

#[test]
fn recorded_teams_are_made_again() {
    let mut files = 0;
    for entry in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/teams")).expect("the files") {
        let path = entry.expect("a file").path();
        let records: Vec<Record> = lines(&path)
            .expect("it can be opened")
            .map(|line| Record::parse(&line.expect("readable")).expect("a record"))
            .collect();
        assert!(records.len() >= 10, "{} has only {} records", path.display(), records.len());
        for record in &records {
            assert_eq!(judge(record), Outcome::Passed, "{}", record.id());
        }
        files += 1;
    }
    assert!(files >= 31, "only {files} files");
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

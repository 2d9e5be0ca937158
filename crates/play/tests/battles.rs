//! Recorded battles and sessions are played line by line as Showdown played them.

use std::path::Path;
use tallgrass_play::transcripts::{Outcome, Record, judge, lines};

fn records(name: &str) -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    lines(&path)
        .expect("the file is there")
        .map(|line| Record::parse(&line.expect("readable")).expect("a record"))
        .collect()
}

fn play(name: &str, least: usize) {
    let records = records(name);
    assert!(records.len() >= least, "{name} has only {} records", records.len());
    for record in &records {
        let report = judge(record);
        assert!(matches!(report.outcome, Outcome::Passed), "{name}: {report:#?}");
    }
}

#[test]
fn random_battles() {
    play("gen9randombattle.jsonl.zst", 20);
}

#[test]
fn sessions_with_refused_and_reconsidered_choices() {
    play("sessions-gen9randombattle.jsonl.zst", 8);
}

#[test]
fn everything_there_is_in_singles() {
    play("gen9customgame.jsonl.zst", 14);
}

#[test]
fn everything_there_is_in_doubles() {
    play("gen9doublescustomgame.jsonl.zst", 12);
}

#[test]
fn other_game_types() {
    play("gen9randomdoublesbattle.jsonl.zst", 5);
    play("gen9triples.jsonl.zst", 5);
    play("gen9multirandombattle.jsonl.zst", 3);
    play("gen9freeforallrandombattle.jsonl.zst", 2);
}

/// A status by a secondary effect's own code is not blamed on the move: Dire Claw's sleep.
#[test]
fn statuses_without_a_cause() {
    play("gen9-status-without-cause.jsonl.zst", 2);
}

/// Bide strikes outside of a move's hits, whose total Innards Out then doesn't find.
#[test]
fn innards_out_and_bide() {
    play("gen9-innards-out-and-bide.jsonl.zst", 1);
}

#[test]
fn a_changed_line_is_noticed() {
    let mut record = records("gen9randombattle.jsonl.zst").swap_remove(0);
    let log = record.log.as_mut().expect("a battle has a log");
    let at = log.iter().position(|line| line.starts_with("|move|")).expect("somebody moves");
    log[at].push('!');
    match judge(&record).outcome {
        Outcome::Failed(difference) => assert_eq!((difference.what.as_str(), difference.at), ("log", at)),
        other => panic!("not noticed: {other:?}"),
    }
}

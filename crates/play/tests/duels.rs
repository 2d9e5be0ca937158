//! Recorded facts of the cartridge's duels: every attack, Trainer and Power at least once, steps of turns, whole duels.
//!
//! A larger set is judged too if `TALLGRASS_GOLDEN` names a folder of such files.

use std::{
    fs::read_dir,
    path::{Path, PathBuf},
};
use tallgrass_play::duel_golden::{Outcome, Totals, judge};
use tallgrass_play::transcripts::lines;

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.to_string_lossy().ends_with(".jsonl.zst"));
    files.sort();
    files
}

fn judge_all(path: &Path) -> Totals {
    let mut totals = Totals::default();
    for line in lines(path).expect("a file of records") {
        let report = judge(&line.expect("a line")).unwrap_or_else(|error| panic!("{}: {error:#}", path.display()));
        if let Outcome::Failed(why) | Outcome::Missing(why) = &report.outcome {
            panic!("{}: {} {} {}: {why}", path.display(), report.kind, report.id, report.subject);
        }
        // The cartridge's AI draws while it thinks, which is seen only in whole duels: all else the engine draws itself.
        assert!(report.kind == "duel" || report.reloads == 0, "{}: {report:?}", path.display());
        totals.add(&report);
    }
    totals
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn the_engine_does_what_the_cartridge_did() {
    let files = files(&folder());
    assert_eq!(files.len(), 6);
    let mut all = 0;
    for file in files {
        let totals = judge_all(&file);
        all += totals.executed + totals.refused;
    }
    assert_eq!(all, 994);
}

#[test]
fn so_it_does_in_a_larger_set() {
    let Some(folder) = std::env::var_os("TALLGRASS_GOLDEN") else { return };
    for file in files(Path::new(&folder)) {
        // What the cartridge's AI thinks of a position waits for that AI.
        if !file.to_string_lossy().contains("aifn") {
            judge_all(&file);
        }
    }
}

#[test]
fn a_record_that_is_broken_is_refused() {
    assert!(judge("{").is_err());
    assert!(judge("{\"k\":\"no such thing\",\"res\":\"ok\"}").is_err());
    assert!(judge("{\"k\":\"attack\",\"res\":\"ok\",\"pre\":\"00\"}").is_err());
    assert!(judge("{\"k\":\"duel\",\"res\":\"ok\"}").is_err());
}

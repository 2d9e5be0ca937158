use super::{complaint, output, transcripts};
use serde_json::Value;

fn file(name: &str) -> String {
    transcripts(name).to_str().unwrap().to_owned()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(&[&["coverage", "--json"], arguments].concat())).unwrap()
}

fn fired(coverage: &Value) -> u64 {
    coverage["kinds"].as_object().unwrap().values().map(|kind| kind["fired"].as_u64().unwrap()).sum()
}

#[test]
fn what_is_fired_and_what_is_not() {
    let bide = file("gen9-innards-out-and-bide.jsonl.zst");
    let text = output(&["coverage", "--list", &bide]);
    assert!(text.starts_with("kind        effects  fired  listeners  called\nmove "), "{text}");
    assert!(!text.contains("\n  ability innardsout\n") && text.contains("\n  ability intimidate\n"), "{text}");
    let coverage = json(&[&bide]);
    assert!(coverage["unfired"].as_array().unwrap().contains(&"ability intimidate".into()));
    assert!(fired(&coverage) > 0 && fired(&coverage) < 50);
    let (err, code) = complaint(&["coverage", &bide, "--gen", "4"]);
    assert!(err.contains("battles by the rule set gen4 are not played yet") && code == Some(2), "{err}");
}

#[test]
fn a_few_battles_that_fire_as_much_as_many_are_picked() {
    let many = file("gen9randombattle.jsonl.zst");
    let folder = tempfile::tempdir().unwrap();
    let few = folder.path().join("few.jsonl").to_str().unwrap().to_owned();
    let all = json(&[&many, "--pick", &few]);
    assert_eq!(json(&[&few]), all);
    // What is there already needn't be picked again.
    let (err, code) = complaint(&["coverage", &many, "--pick", &few, "--beside", &many]);
    assert!(err.contains("none of the records calls anything new") && code == Some(2), "{err}");
    let effects = folder.path().join("effects.jsonl").to_str().unwrap().to_owned();
    output(&["coverage", &many, "--pick", &effects, "--effects-only"]);
    assert_eq!(fired(&json(&[&effects])), fired(&all));
    let size = |path: &str| std::fs::metadata(path).unwrap().len();
    assert!(size(&effects) <= size(&few));
}

#[test]
fn what_is_no_transcript_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.jsonl");
    std::fs::write(&path, "{}\n").unwrap();
    let (err, code) = complaint(&["coverage", path.to_str().unwrap()]);
    assert!(err.contains("x.jsonl: line 1") && code == Some(2), "{err}");
}

#[test]
fn what_is_read_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.jsonl");
    std::fs::write(&path, "{}\n").unwrap();
    let many = file("gen9randombattle.jsonl.zst");
    let (name, other) = (path.to_str().unwrap(), folder.path().join(".").join("x.jsonl"));
    for arguments in [&["coverage", name, "--pick"][..], &["coverage", &many, "--beside", name, "--pick"]] {
        let (err, code) = complaint(&[arguments, &[other.to_str().unwrap()]].concat());
        assert!(err.contains("would overwrite") && err.contains("choose another file") && code == Some(2), "{err}");
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "{}\n");
}

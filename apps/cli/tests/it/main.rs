//! The command line as people and programs use it.

mod battle;
mod bench;
mod card;
mod coverage;
mod dex;
mod duel;
mod help;
#[cfg(target_os = "linux")]
mod screen;
mod simulate;
mod teams;
mod trace;
mod verify;
mod wrong_input;

use assert_cmd::Command;
use std::path::PathBuf;

/// The program with these arguments.
fn tallgrass(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tallgrass"));
    command.args(arguments);
    command
}

/// What the program prints with these arguments, if all is well.
fn output(arguments: &[&str]) -> String {
    let assert = tallgrass(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("text")
}

/// What the program complains about with these arguments, and its exit code.
fn complaint(arguments: &[&str]) -> (String, Option<i32>) {
    let assert = tallgrass(arguments).assert().failure();
    let output = assert.get_output();
    (String::from_utf8(output.stderr.clone()).expect("text"), output.status.code())
}

/// Whoever reads what the program prints stops doing so at once, which is no error.
fn assert_may_be_left_unread(arguments: &[&str]) {
    use std::process::Stdio;
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_tallgrass"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

/// A recorded set of transcripts.
fn transcripts(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../crates/play/tests/transcripts").join(name)
}

/// All recorded sets.
fn all_transcripts() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(transcripts("")).expect("the recorded sets").map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// A file that holds this.
fn file(content: impl AsRef<[u8]>) -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), content).unwrap();
    file
}

/// A battle of our own as a transcript, in a file.
fn battle_file() -> tempfile::NamedTempFile {
    file(output(&["battle", "--json", "--seed", "11"]))
}

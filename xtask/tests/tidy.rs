//! What documents and generated files promise.

use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository")
}

/// Words in backticks that look like paths of this repository.
fn paths(document: &str) -> Vec<&str> {
    let top = ["apps/", "crates/", "oracle/", "xtask/", ".ci/"];
    document.split('`').skip(1).step_by(2).filter(|word| top.iter().any(|start| word.starts_with(start))).collect()
}

#[test]
fn every_path_that_documents_name_exists() {
    let mut checked = 0;
    for name in ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"] {
        let text = std::fs::read_to_string(root().join(name)).expect(name);
        for path in paths(&text) {
            if path.contains('*') || path.contains('…') {
                continue;
            }
            assert!(root().join(path).exists(), "{name} names {path}, which does not exist");
            checked += 1;
        }
    }
    assert!(checked > 20, "only {checked} paths found: has the way they are written changed?");
}

#[test]
fn paths_are_found() {
    assert_eq!(paths("see `crates/x/y.rs` and `cargo test`, or `apps/cli/`"), ["crates/x/y.rs", "apps/cli/"]);
}

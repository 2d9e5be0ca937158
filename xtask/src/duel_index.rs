//! Makes the index of the card effects from the files that are there.

use crate::cards::write_or_check;
use std::{fmt::Write as _, fs, path::Path};

/// Writes `crates/duel-cards/src/index.rs`; with `check`, only says whether it is what it should be.
pub fn run(root: &Path, check: bool) -> Result<(), String> {
    let source = root.join("crates/duel-cards/src");
    let (mut modules, mut statics, mut texts) = (String::new(), String::new(), String::new());
    for folder in ["attacks", "powers", "trainers", "energies"] {
        let dir = source.join(folder);
        let entries = fs::read_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
        let mut files: Vec<String> = entries
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".rs"))
            .collect();
        files.sort();
        for file in files {
            let module = format!("{folder}_{}", file.trim_end_matches(".rs"));
            let text = fs::read_to_string(dir.join(&file)).map_err(|error| format!("{file}: {error}"))?;
            let _ = writeln!(modules, "#[path = \"{folder}/{file}\"]\nmod {module};");
            let mut said: Vec<&str> = Vec::new();
            for line in text.lines() {
                if let Some(doc) = line.strip_prefix("///") {
                    said.push(doc.trim());
                    continue;
                }
                let said = std::mem::take(&mut said);
                let Some(rest) = line.strip_prefix("pub static ") else { continue };
                let Some((name, kind)) = rest.split_once(':') else { continue };
                if kind.trim_start().starts_with("Effect ") || kind.trim_start().starts_with("Effect=") {
                    if said.is_empty() {
                        return Err(format!("{folder}/{file}: {name} has no rules text (`///`) before it"));
                    }
                    let _ = writeln!(statics, "    &{module}::{name},");
                    let _ = writeln!(texts, "    {:?},", said.join(" "));
                }
            }
        }
    }
    let text = format!(
        "// Made by `cargo xtask duel-index` from the files in `attacks/`, `powers/`, `trainers/` and `energies/`.\n\n\
         use tallgrass_duel::Effect;\n\n{modules}\npub(crate) static ALL: &[&Effect] = &[\n{statics}];\n\n\
         /// What stands before each in its file: its rules text.\npub(crate) static TEXTS: &[&str] = &[\n{texts}];\n"
    );
    write_or_check(&source.join("index.rs"), &text, check)
}

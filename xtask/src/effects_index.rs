//! Makes the index of the battle's effects from the files that are there.

use crate::cards::write_or_check;
use std::{fmt::Write as _, fs, path::Path};

const FOLDERS: [&str; 6] = ["abilities", "conditions", "formats", "items", "moves", "species"];

/// Writes `crates/battle-effects/src/index.rs`; with `check`, only says whether it is what it should be.
pub fn run(root: &Path, check: bool) -> Result<(), String> {
    let source = root.join("crates/battle-effects/src");
    let mut modules = String::new();
    let (mut sources, mut rules) = (String::new(), String::new());
    for folder in FOLDERS {
        let dir = source.join(folder);
        let Ok(entries) = fs::read_dir(&dir) else { continue };
        let mut files: Vec<String> = entries
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".rs"))
            .collect();
        files.sort();
        for file in files {
            let module = format!("{folder}_{}", file.trim_end_matches(".rs"));
            let text = fs::read_to_string(dir.join(&file)).map_err(|error| format!("{file}: {error}"))?;
            let _ = writeln!(modules, "#[path = \"{folder}/{file}\"]\nmod {module};");
            let mut own = String::new();
            for line in text.lines() {
                let Some(rest) = line.strip_prefix("pub static ") else { continue };
                let Some((name, kind)) = rest.split_once(':') else { continue };
                let kind = kind.trim_start();
                if kind.starts_with("Behaviour ") {
                    let _ = write!(own, "&[{module}::{name}], ");
                } else if kind.starts_with("[Behaviour;") || kind.starts_with("&[Behaviour]") {
                    let _ = write!(own, "&{module}::{name}, ");
                } else if kind.starts_with("RuleHooks ") {
                    let _ = writeln!(rules, "    {module}::{name},");
                }
            }
            if !own.is_empty() {
                let path = format!("crates/battle-effects/src/{folder}/{file}");
                let _ = writeln!(sources, "Source {{ path: {path:?}, about: {:?}, effects: &[{own}] }},", about(&text));
            }
        }
    }
    let text = format!(
        "// Made by `cargo xtask effects-index` from the files in this folder's folders.\n\n\
         use crate::Source;\nuse tallgrass_battle::behaviour::RuleHooks;\n\n{modules}\n\
         /// All files with effects.\npub(crate) static SOURCES: &[Source] = &[\n{sources}];\n\n\
         /// What rules do outside of events.\npub(crate) static RULES: &[RuleHooks] = &[\n{rules}];\n"
    );
    write_or_check(&source.join("index.rs"), &text, check)
}

/// What a file says of its effects: the first paragraph of its documentation.
fn about(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

//! Makes the index of the battle's effects from the files that are there.

use crate::cards::write_or_check;
use std::{fmt::Write as _, fs, path::Path};

const FOLDERS: [&str; 6] = ["abilities", "conditions", "formats", "items", "moves", "species"];

/// Writes `crates/battle-effects/src/index.rs`; with `check`, only says whether it is what it should be.
pub fn run(root: &Path, check: bool) -> Result<(), String> {
    let source = root.join("crates/battle-effects/src");
    let mut index = Index::default();
    for folder in FOLDERS {
        for name in names_in(&source.join(folder))? {
            let module = format!("{folder}_{name}");
            let within = source.join(folder).join(&name);
            let is_folder = within.is_dir();
            let file = if is_folder { format!("{folder}/{name}/mod.rs") } else { format!("{folder}/{name}.rs") };
            let _ = writeln!(index.modules, "#[path = \"{file}\"]\nmod {module};");
            index.read(&source, &file, &module)?;
            // A file that has grown too long becomes a folder, whose files stand in its `mod.rs` as public modules.
            for child in if is_folder { names_in(&within)? } else { Vec::new() } {
                if child != "mod" {
                    index.read(&source, &format!("{folder}/{name}/{child}.rs"), &format!("{module}::{child}"))?;
                }
            }
        }
    }
    let Index { modules, sources, rules } = index;
    let text = format!(
        "// Made by `cargo xtask effects-index` from the files in this folder's folders.\n\n\
         use crate::Source;\nuse tallgrass_battle::behaviour::RuleHooks;\n\n{modules}\n\
         /// All files with effects.\npub(crate) static SOURCES: &[Source] = &[\n{sources}];\n\n\
         /// What rules do outside of events.\npub(crate) static RULES: &[RuleHooks] = &[\n{rules}];\n"
    );
    write_or_check(&source.join("index.rs"), &text, check)
}

/// What the index is made of.
#[derive(Default)]
struct Index {
    modules: String,
    sources: String,
    rules: String,
}

impl Index {
    /// Adds the effects and rules of a file, which is this module.
    fn read(&mut self, source: &Path, file: &str, module: &str) -> Result<(), String> {
        let text = fs::read_to_string(source.join(file)).map_err(|error| format!("{file}: {error}"))?;
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
                let _ = writeln!(self.rules, "    {module}::{name},");
            }
        }
        if !own.is_empty() {
            let path = format!("crates/battle-effects/src/{file}");
            let _ =
                writeln!(self.sources, "Source {{ path: {path:?}, about: {:?}, effects: &[{own}] }},", about(&text));
        }
        Ok(())
    }
}

/// What files and folders of effects are called, in order.
fn names_in(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let name_of = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.ok()?.path();
        let is_one = path.extension().is_some_and(|end| end == "rs") || path.join("mod.rs").exists();
        is_one.then(|| path.file_stem()?.to_str().map(str::to_owned))?
    };
    let mut names: Vec<String> = entries.filter_map(name_of).collect();
    names.sort();
    Ok(names)
}

/// What a file says of its effects: the first paragraph of its documentation.
fn about(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

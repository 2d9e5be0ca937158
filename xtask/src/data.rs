//! `cargo xtask data`: what the committed data files are made of, and whether they are what it makes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

/// Directories of which every file is made by the extraction, and single files.
const OWNED: [&str; 5] = [
    COMPRESSED,
    "crates/pokedex/data",
    "crates/pokedex/src/ids",
    "crates/pokedex/tests/expect",
    "crates/battle-effects/data/shape.tsv",
];

/// The directory whose files are kept compressed, under their names with `.zst`. They are compared by what is in them.
const COMPRESSED: &str = "crates/random-teams/data";
const SUFFIX: &str = ".zst";
const LEVEL: i32 = 19;

pub fn run(root: &Path, check: bool) -> Result<()> {
    let made = extract(root)?;
    let committed = files(root, &OWNED)?;
    let mut differences = vec![];
    for (name, text) in &made {
        match committed.get(name) {
            Some(own) if own == text => {}
            Some(own) => differences.push(format!("{name}: {}", first_difference(own, text))),
            None => differences.push(format!("{name}: is missing")),
        }
    }
    for name in committed.keys().filter(|name| !made.contains_key(*name)) {
        differences.push(format!("{name}: the extraction doesn't make it"));
    }
    if check {
        for difference in &differences {
            println!("{difference}");
        }
        ensure!(differences.is_empty(), "{} of {} files differ; run `cargo xtask data`", differences.len(), made.len());
        println!("{} files are what the extraction makes", made.len());
        return Ok(());
    }
    for (name, text) in &made {
        let path = committed_path(root, name);
        fs::create_dir_all(path.parent().context("a file lies in a directory")?)?;
        if committed.get(name) != Some(text) {
            let writing = || format!("writing {name}");
            let packed = if name.starts_with(COMPRESSED) { &zstd::encode_all(&**text, LEVEL)? } else { text };
            fs::write(&path, packed).with_context(writing)?;
        }
    }
    for name in committed.keys().filter(|name| !made.contains_key(*name)) {
        fs::remove_file(committed_path(root, name)).with_context(|| format!("removing {name}"))?;
    }
    println!("{} files made, {} changed", made.len(), differences.len());
    Ok(())
}

/// Where a file is kept.
fn committed_path(root: &Path, name: &str) -> PathBuf {
    root.join(if name.starts_with(COMPRESSED) { format!("{name}{SUFFIX}") } else { name.to_owned() })
}

/// What the extraction makes, by path.
fn extract(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let out = root.join("target/xtask/data");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    let status = Command::new("node")
        .arg(root.join("oracle/extract.js"))
        .arg("--out")
        .arg(&out)
        .status()
        .context("running Node.js, which the extraction needs (`node` is not on the PATH?)")?;
    if !status.success() {
        bail!("the extraction failed");
    }
    files(&out, &OWNED)
}

/// The files of some directories, and single files, by path.
fn files(root: &Path, paths: &[&str]) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut left: Vec<PathBuf> = paths.iter().map(|path| root.join(path)).filter(|path| path.exists()).collect();
    while let Some(path) = left.pop() {
        let reading = || format!("reading {}", path.display());
        if path.is_dir() {
            for entry in fs::read_dir(&path).with_context(reading)? {
                left.push(entry?.path());
            }
        } else {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            let bytes = fs::read(&path).with_context(reading)?;
            match name.strip_suffix(SUFFIX) {
                Some(name) => found.insert(name.to_owned(), zstd::decode_all(&*bytes).with_context(reading)?),
                None => found.insert(name, bytes),
            };
        }
    }
    Ok(found)
}

/// The first line in which two texts differ.
fn first_difference(own: &[u8], made: &[u8]) -> String {
    let (own, made) = (String::from_utf8_lossy(own), String::from_utf8_lossy(made));
    let (mut own, mut made) = (own.lines(), made.lines());
    let short = |line: Option<&str>| {
        line.map_or("nothing".to_owned(), |l| format!("`{}`", l.chars().take(160).collect::<String>()))
    };
    for number in 1.. {
        match (own.next(), made.next()) {
            (None, None) => break,
            (a, b) if a == b => {}
            (a, b) => return format!("line {number} is {} but should be {}", short(a), short(b)),
        }
    }
    "line ends differ".to_owned()
}

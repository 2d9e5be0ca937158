//! `cargo xtask coverage`: which effects that do something are not written yet, or listen otherwise than recorded; and
//! `cargo xtask left`: the lists of them, by which they are refused.

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path, path::PathBuf, process::Command};

/// What is to be shown.
#[derive(Args)]
pub struct Coverage {
    /// Only the rule set of this generation, 1 to 9 (may be given several times).
    #[arg(long = "gen", value_parser = clap::value_parser!(u8).range(1..=9))]
    generations: Vec<u8>,
    /// Only this rule set, as gen8bdsp (may be given several times).
    #[arg(long = "rules", value_name = "NAME")]
    rule_sets: Vec<String>,
    /// Only this table: moves, abilities, items, conditions, species, rules or formats (may be given several times).
    #[arg(long = "table")]
    tables: Vec<String>,
    /// Only effects whose ids stand in this file, one a line.
    #[arg(long)]
    ids: Option<PathBuf>,
    /// Only effects that Pokémon of random battles have: moves and abilities, as the installed oracle's sets list them.
    #[arg(long)]
    used_by_random_battles: bool,
    /// Name the effects too, not only their numbers.
    #[arg(long)]
    list: bool,
    /// As JSON: one object with the lists.
    #[arg(long)]
    json: bool,
}

/// What the effects' own crate says of a rule set.
#[derive(Deserialize)]
struct Survey {
    effects: Vec<Entry>,
    /// The lines of the list of what isn't done.
    list: Vec<String>,
}

#[derive(Deserialize)]
struct Entry {
    table: String,
    name: String,
    written: bool,
    left: Vec<String>,
}

impl Entry {
    fn id(&self) -> &str {
        self.name.split('/').nth(1).unwrap_or_default()
    }
}

/// One table of one rule set.
#[derive(Default, Serialize)]
struct Row {
    /// Effects that do something.
    all: usize,
    /// Those written that are as recorded.
    right: usize,
    /// Those not written.
    missing: Vec<String>,
    /// Those written that listen otherwise, or for other code, and how.
    differing: BTreeMap<String, Vec<String>>,
}

/// Shows the coverage.
pub fn run(root: &Path, wanted: &Coverage) -> Result<()> {
    const TABLES: [&str; 7] = ["moves", "abilities", "items", "conditions", "species", "rules", "formats"];
    for table in &wanted.tables {
        ensure!(TABLES.contains(&table.as_str()), "there is no table {table:?}: it is one of {}", TABLES.join(", "));
    }
    let ids = match &wanted.ids {
        None => None,
        Some(path) => {
            let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
            Some(text.lines().map(|line| line.trim().to_owned()).collect::<BTreeSet<_>>())
        }
    };
    let random = if wanted.used_by_random_battles { Some(random_battles(root)?) } else { None };
    let surveys = surveys(root)?;
    let mut chosen: Vec<String> = wanted.generations.iter().map(|number| format!("gen{number}")).collect();
    chosen.extend(wanted.rule_sets.iter().cloned());
    if let Some(unknown) = chosen.iter().find(|name| !surveys.contains_key(*name)) {
        let names: Vec<&str> = surveys.keys().map(String::as_str).collect();
        bail!("there is no rule set {unknown:?}: it is one of {}", names.join(", "));
    }
    let mut rows = BTreeMap::<(String, usize), Row>::new();
    for (name, survey) in surveys.into_iter().filter(|(name, _)| chosen.is_empty() || chosen.contains(name)) {
        let used = |entry: &Entry| match &random {
            Some(random) => {
                random.get(&(name.clone(), entry.table.clone())).is_some_and(|ids| ids.contains(entry.id()))
            }
            None => true,
        };
        for entry in survey.effects {
            if (!wanted.tables.is_empty() && !wanted.tables.contains(&entry.table))
                || ids.as_ref().is_some_and(|ids| !ids.contains(entry.id()))
                || !used(&entry)
            {
                continue;
            }
            let table = TABLES.iter().position(|&table| table == entry.table);
            let row = rows.entry((name.clone(), table.context("the record has an unknown table")?)).or_default();
            row.all += 1;
            let shown = entry.name.split_once('/').map_or(&*entry.name, |(_, shown)| shown).to_owned();
            if !entry.written {
                row.missing.push(shown);
            } else if entry.left.is_empty() {
                row.right += 1;
            } else {
                row.differing.insert(shown, entry.left);
            }
        }
    }
    if wanted.json {
        let mut out = BTreeMap::<String, BTreeMap<&str, Row>>::new();
        for ((rule_set, table), row) in rows {
            out.entry(rule_set).or_default().insert(TABLES[table], row);
        }
        println!("{}", serde_json::to_string_pretty(&out)?);
        return Ok(());
    }
    println!("{:<14} {:<10} {:>5} {:>5} {:>7} {:>6}", "rule set", "table", "all", "right", "missing", "differ");
    for ((rule_set, table), row) in &rows {
        let (table, all, right) = (TABLES[*table], row.all, row.right);
        println!("{rule_set:<14} {table:<10} {all:>5} {right:>5} {:>7} {:>6}", row.missing.len(), row.differing.len());
        if wanted.list {
            if !row.missing.is_empty() {
                println!("    missing: {}", row.missing.join(" "));
            }
            for (name, differences) in &row.differing {
                println!("    {name} {}", differences.join("; "));
            }
        }
    }
    Ok(())
}

/// Writes the lists of what isn't done, or only says whether they are what they should be.
pub fn lists(root: &Path, check: bool) -> Result<()> {
    let folder = root.join("crates/battle-effects/data/left");
    let mut wrong = 0;
    for (name, survey) in surveys(root)? {
        let path = folder.join(format!("{name}.tsv"));
        let text: String = survey.list.iter().map(|line| format!("{line}\n")).collect();
        if fs::read_to_string(&path).is_ok_and(|own| own == text) {
            continue;
        }
        wrong += 1;
        println!("{}: {} are left", path.display(), survey.list.len());
        if !check {
            fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
        }
    }
    ensure!(!check || wrong == 0, "{wrong} lists aren't what is left; run `cargo xtask left`");
    Ok(())
}

/// What the effects' own crate says of itself, by rule set.
fn surveys(root: &Path) -> Result<BTreeMap<String, Survey>> {
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--package", "tallgrass-battle-effects", "--example", "coverage"])
        .current_dir(root)
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("running cargo")?;
    if !output.status.success() {
        bail!("the effects don't compile");
    }
    serde_json::from_slice(&output.stdout).context("reading what the example `coverage` prints")
}

/// Moves and abilities of random battles, by rule set and table.
fn random_battles(root: &Path) -> Result<BTreeMap<(String, String), BTreeSet<String>>> {
    let output = Command::new("node")
        .arg(root.join("oracle/random-battles.js"))
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("running Node.js, which the list of random battles' sets needs (`node` is not on the PATH?)")?;
    if !output.status.success() {
        bail!("the sets of random battles could not be listed");
    }
    let lists: Vec<(u8, String, BTreeSet<String>)> =
        serde_json::from_slice(&output.stdout).context("reading what oracle/random-battles.js prints")?;
    Ok(lists.into_iter().map(|(generation, table, ids)| ((format!("gen{generation}"), table), ids)).collect())
}

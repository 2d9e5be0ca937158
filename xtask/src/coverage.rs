//! `cargo xtask coverage`: which effects that do something are not written yet, or listen otherwise than recorded.

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path, path::PathBuf, process::Command};

/// What is to be shown.
#[derive(Args)]
pub struct Coverage {
    /// Only this generation, 1 to 9 (may be given several times).
    #[arg(long = "gen", value_parser = clap::value_parser!(u8).range(1..=9))]
    generations: Vec<u8>,
    /// Only this table: moves, abilities, items, conditions, species or rules (may be given several times).
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

#[derive(Deserialize)]
struct Entry {
    generation: u8,
    table: String,
    id: String,
    nested: bool,
    written: bool,
    differences: Vec<String>,
}

impl Entry {
    fn name(&self) -> String {
        format!("{}{}", self.id, if self.nested { "/condition" } else { "" })
    }
}

/// One table of one generation.
#[derive(Default, Serialize)]
struct Row {
    /// Effects that do something.
    all: usize,
    /// Those written that listen as recorded.
    right: usize,
    /// Those not written.
    missing: Vec<String>,
    /// Those written that listen otherwise, and how.
    differing: BTreeMap<String, Vec<String>>,
}

/// Shows the coverage.
pub fn run(root: &Path, wanted: &Coverage) -> Result<()> {
    const TABLES: [&str; 6] = ["moves", "abilities", "items", "conditions", "species", "rules"];
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
    let mut rows = BTreeMap::<(u8, usize), Row>::new();
    for entry in entries(root)? {
        let key = (entry.generation, entry.table.clone());
        if (!wanted.generations.is_empty() && !wanted.generations.contains(&entry.generation))
            || (!wanted.tables.is_empty() && !wanted.tables.contains(&entry.table))
            || ids.as_ref().is_some_and(|ids| !ids.contains(&entry.id))
            || random.as_ref().is_some_and(|used| !used.get(&key).is_some_and(|ids| ids.contains(&entry.id)))
        {
            continue;
        }
        let table = TABLES.iter().position(|&table| table == entry.table).context("the record has an unknown table")?;
        let row = rows.entry((entry.generation, table)).or_default();
        row.all += 1;
        if !entry.written {
            row.missing.push(entry.name());
        } else if entry.differences.is_empty() {
            row.right += 1;
        } else {
            row.differing.insert(entry.name(), entry.differences);
        }
    }
    if wanted.json {
        let mut out = BTreeMap::<u8, BTreeMap<&str, Row>>::new();
        for ((generation, table), row) in rows {
            out.entry(generation).or_default().insert(TABLES[table], row);
        }
        println!("{}", serde_json::to_string_pretty(&out)?);
        return Ok(());
    }
    println!("{:<3} {:<10} {:>5} {:>5} {:>7} {:>6}", "gen", "table", "all", "right", "missing", "differ");
    for ((generation, table), row) in &rows {
        let (missing, differing) = (row.missing.len(), row.differing.len());
        println!("{generation:<3} {:<10} {:>5} {:>5} {missing:>7} {differing:>6}", TABLES[*table], row.all, row.right);
        if wanted.list {
            if missing > 0 {
                println!("    missing: {}", row.missing.join(" "));
            }
            for (name, differences) in &row.differing {
                println!("    {name} {}", differences.join("; "));
            }
        }
    }
    Ok(())
}

/// What the effects' own crate says of itself.
fn entries(root: &Path) -> Result<Vec<Entry>> {
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

/// Moves and abilities of random battles, by generation and table.
fn random_battles(root: &Path) -> Result<BTreeMap<(u8, String), BTreeSet<String>>> {
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
    Ok(lists.into_iter().map(|(generation, table, ids)| ((generation, table), ids)).collect())
}

//! How many instructions a turn takes, counted by valgrind's callgrind and compared with committed figures.
//!
//! Unlike time, the count is the same on a busy machine. Only what runs in the program itself counts: the C library
//! picks its block copies by the processor it finds.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Map, Value, json};
use std::{fs, path::Path, process::Command};

/// The committed figures.
const FIGURES: &str = "xtask/instructions.json";
/// By how much a count may rise, in percent.
const TOLERANCE: f64 = 2.0;
/// How many battles are played.
const BATTLES: &str = "10";
/// How often a battle is copied: what `tallgrass bench` does.
const COPIES: f64 = 100_000.0;

/// What is counted: a row of `tallgrass bench`, and in which of its functions.
struct Row {
    name: &'static str,
    format: &'static str,
    log: &'static str,
    function: &'static str,
}

const ROWS: [Row; 4] = [
    Row { name: "a turn of singles, log off", format: "gen9ou", log: "off", function: "*bench::play*" },
    Row { name: "a turn of singles, log on", format: "gen9ou", log: "on", function: "*bench::play*" },
    Row { name: "a turn of doubles, log off", format: "gen9doublesou", log: "off", function: "*bench::play*" },
    Row { name: "a copy of a battle", format: "gen9ou", log: "off", function: "*bench::copy_often*" },
];

/// Counts and compares; with `update`, writes the figures.
pub fn run(root: &Path, update: bool) -> Result<()> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind isn't installed, so instructions are not counted (Debian: apt-get install valgrind)");
        return Ok(());
    }
    let built = Command::new("cargo").args(["build", "--release", "--package", "tallgrass"]).current_dir(root).status();
    ensure!(built.context("cargo can't be run")?.success(), "the command can't be built");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
    let program = target.join("release").join("tallgrass");
    let compiler = Command::new("rustc").arg("--version").output().context("rustc can't be run")?;
    let compiler = String::from_utf8_lossy(&compiler.stdout).trim().to_owned();
    let mut counted = Map::new();
    for row in &ROWS {
        counted.insert(row.name.to_owned(), json!(count(&program, row).with_context(|| row.name)?));
    }
    let path = root.join(FIGURES);
    if update {
        let text = serde_json::to_string_pretty(&json!({"compiler": compiler, "instructions": counted}))?;
        return fs::write(&path, text + "\n").with_context(|| path.display().to_string());
    }
    let text = fs::read_to_string(&path)
        .with_context(|| format!("{FIGURES}: `cargo xtask instructions --update` writes it"))?;
    let committed: Value = serde_json::from_str(&text).with_context(|| FIGURES)?;
    compare(&committed, &counted, &compiler)
}

fn compare(committed: &Value, counted: &Map<String, Value>, compiler: &str) -> Result<()> {
    let same_compiler = committed["compiler"] == compiler;
    if !same_compiler {
        println!("the figures are of {}, this is {compiler}: nothing is judged", committed["compiler"]);
    }
    let mut risen = Vec::new();
    for (name, now) in counted {
        let (now, before) = (now.as_f64().unwrap_or(0.0), committed["instructions"][name].as_f64().unwrap_or(0.0));
        let change = 100.0 * (now / before - 1.0);
        println!("{name:<28} {now:>7.0} instructions, {change:+.1} % of {before:.0}");
        if change > TOLERANCE {
            risen.push(name.as_str());
        } else if change < -TOLERANCE {
            println!("  that is less than committed: `cargo xtask instructions --update` keeps it from rising again");
        }
    }
    if same_compiler && !risen.is_empty() {
        bail!(
            "{} takes more than {TOLERANCE} % more instructions. If that can't be helped, say why in CHANGELOG.md and \
             commit what `cargo xtask instructions --update` writes to {FIGURES}",
            risen.join(", ")
        );
    }
    Ok(())
}

/// Instructions for each turn or copy of a row.
fn count(program: &Path, row: &Row) -> Result<u64> {
    let profile = std::env::temp_dir().join(format!("tallgrass-instructions-{}", std::process::id()));
    let output = Command::new("valgrind")
        .args(["--quiet", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no"])
        .arg(format!("--toggle-collect={}", row.function))
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(program)
        .args(["bench", "--format", row.format, "--seed", "gen5", "--log", row.log, "--json"])
        .args(["--battles", BATTLES, "--seconds", "0.001"])
        .output()
        .context("valgrind can't be run")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told: Value = serde_json::from_slice(&output.stdout).context("what tallgrass bench printed")?;
    let told = &told["rows"][0];
    let played = told["turns"].as_f64().unwrap_or(0.0) * told["passes"].as_f64().unwrap_or(0.0);
    let times = if row.function.contains("copy") { COPIES } else { played };
    let text = fs::read_to_string(&profile).with_context(|| profile.display().to_string())?;
    fs::remove_file(&profile)?;
    let instructions = own_cost(&text, &program.display().to_string());
    ensure!(times > 0.0 && instructions > 0, "nothing was counted: is {} still a function?", row.function);
    Ok((instructions as f64 / times).round() as u64)
}

/// What a profile says ran in one object file, calls into others apart.
fn own_cost(profile: &str, object: &str) -> u64 {
    let (mut own, mut total, mut called) = (false, 0, false);
    for line in profile.lines() {
        if let Some(name) = line.strip_prefix("ob=") {
            own = name == object;
        } else if line.starts_with("calls=") {
            // The next line is what the call cost, which is counted where it was spent.
            called = true;
        } else if line.starts_with(|first: char| first.is_ascii_digit()) {
            let cost = line.split_whitespace().nth(1).and_then(|cost| cost.parse().ok()).unwrap_or(0);
            if own && !called {
                total += cost;
            }
            called = false;
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ran_in_the_program_itself_counts() {
        let profile = "events: Ir\n\nob=/bin/it\nfl=a.rs\nfn=play\n3 10\ncob=/lib/c\ncfn=copy\ncalls=2 7\n4 500\n5 1\n\n\
                       ob=/lib/c\nfl=c.c\nfn=copy\n7 500\n";
        assert_eq!(own_cost(profile, "/bin/it"), 11);
    }

    #[test]
    fn a_rise_is_refused_unless_the_compiler_is_another() {
        let committed = json!({"compiler": "rustc 1", "instructions": {"a turn": 1000}});
        let counted = |n: u64| Map::from_iter([("a turn".to_owned(), json!(n))]);
        assert!(compare(&committed, &counted(1019), "rustc 1").is_ok());
        assert!(compare(&committed, &counted(1021), "rustc 1").unwrap_err().to_string().contains("a turn"));
        assert!(compare(&committed, &counted(1021), "rustc 2").is_ok());
        assert!(compare(&committed, &counted(500), "rustc 1").is_ok());
    }
}

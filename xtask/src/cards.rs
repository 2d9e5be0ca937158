//! Makes the card tables from the tab-separated files beside them.

use std::fmt::Write as _;
use std::{fs, io, path::Path, process::Command};

const COLORS: [&str; 7] = ["Fire", "Grass", "Lightning", "Water", "Fighting", "Psychic", "Colorless"];
const LETTERS: &str = "RGLWFPC";
const HINTS: [&str; 18] = [
    "inflict-poison",
    "inflict-sleep",
    "inflict-paralysis",
    "inflict-confusion",
    "low-recoil",
    "damage-to-opponent-bench",
    "high-recoil",
    "draw-card",
    "switch-opponent-pokemon",
    "heal-user",
    "nullify-or-weaken-attack",
    "discard-energy",
    "attached-energy-boost",
    "ignore-this-attack",
    "encourage-this-attack",
    "flag-2-bit-7",
    "boost-if-taken-damage",
    "special-ai-handling",
];

/// Writes `crates/cards/src/generated.rs`; with `check`, only says whether it is what it should be.
pub fn run(root: &Path, check: bool) -> Result<(), String> {
    let text = generate(&root.join("crates/cards/data"))?;
    write_or_check(&root.join("crates/cards/src/generated.rs"), &text, check)
}

/// Formats and writes a generated file, or compares it with what is there.
pub fn write_or_check(path: &Path, text: &str, check: bool) -> Result<(), String> {
    let text = rustfmt(text).map_err(|error| format!("rustfmt: {error}"))?;
    if check {
        return match fs::read_to_string(path) {
            Ok(old) if old == text => Ok(()),
            _ => Err(format!("{} is not what the generator makes; run it without --check", path.display())),
        };
    }
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn rustfmt(text: &str) -> io::Result<String> {
    use std::process::Stdio;
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=120,use_small_heuristics=Max"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let input = text.to_owned();
    let mut stdin = child.stdin.take().ok_or_else(|| io::Error::other("no stdin"))?;
    let writer = std::thread::spawn(move || io::Write::write_all(&mut stdin, input.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| io::Error::other("writer"))??;
    if !output.status.success() {
        return Err(io::Error::other("the generated text does not parse"));
    }
    String::from_utf8(output.stdout).map_err(io::Error::other)
}

fn rows(dir: &Path, name: &str) -> Result<Vec<Vec<String>>, String> {
    let path = dir.join(name);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    Ok(lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect())
}

fn color(name: &str) -> Result<usize, String> {
    let name = if name == "double-colorless" { "colorless" } else { name };
    COLORS.iter().position(|color| color.eq_ignore_ascii_case(name)).ok_or_else(|| format!("no colour {name:?}"))
}

fn number(text: &str) -> Result<u8, String> {
    if text == "-" { Ok(0) } else { text.parse().map_err(|_| format!("{text:?} is not a number up to 255")) }
}

fn kind(text: &str) -> Result<String, String> {
    if text == "trainer" {
        return Ok("Kind::Trainer".into());
    }
    let (kind, name) = text.split_once('-').ok_or_else(|| format!("no kind {text:?}"))?;
    let color = COLORS[color(name)?];
    let kind = if kind == "energy" { "Energy" } else { "Pokemon" };
    Ok(format!("Kind::{kind}(Color::{color})"))
}

fn bits(text: &str) -> Result<u8, String> {
    if text == "-" { Ok(0) } else { Ok(0x80 >> color(text)?) }
}

fn attack(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Ok("Attack::NONE".into());
    }
    let parts: Vec<&str> = text.split('|').collect();
    let [name, cost, damage, category, hints, parameter, effect] = parts[..] else {
        return Err(format!("an attack has seven parts: {text:?}"));
    };
    let mut costs = [0u8; 7];
    for letter in cost.chars().filter(|&c| c != '-') {
        costs[LETTERS.find(letter).ok_or_else(|| format!("no Energy {letter:?}"))?] += 1;
    }
    let category = match category {
        "normal" => "Normal",
        "plus" => "Plus",
        "minus" => "Minus",
        "times" => "Times",
        "residual" => "Residual",
        "power" => "Power",
        other => return Err(format!("no category {other:?}")),
    };
    let mut mask = 0u32;
    for hint in hints.split('+').filter(|&hint| hint != "-") {
        mask |= 1 << HINTS.iter().position(|&known| known == hint).ok_or_else(|| format!("no hint {hint:?}"))?;
    }
    let parameter = match parameter {
        "heal-10" => 1,
        "heal-half" | "boost-limited" => 2,
        "heal-all" | "boost-unlimited" => 3,
        other => number(other)?,
    };
    let effect = effect == "effect";
    Ok(format!(
        "Attack {{ name: Name::new({name:?}), cost: {costs:?}, damage: {damage}, category: Category::{category}, \
         hints: {mask:#x}, parameter: {parameter}, has_effect: {effect} }}"
    ))
}

fn generate(dir: &Path) -> Result<String, String> {
    let cards = rows(dir, "cards.tsv")?;
    let mut names: Vec<&str> = Vec::new();
    for row in &cards {
        if row.len() != 17 {
            return Err(format!("cards.tsv: {} columns instead of 17 in {row:?}", row.len()));
        }
        if !names.contains(&&*row[2]) {
            names.push(&row[2]);
        }
    }
    let name_id = |name: &str| names.iter().position(|&known| known == name).map_or(0, |at| at + 1);
    let id_of = |constant: &str| {
        cards
            .iter()
            .find(|row| row[1] == constant)
            .map(|row| row[0].clone())
            .ok_or_else(|| format!("no card {constant}"))
    };

    let mut out = String::from(
        "// Made by `cargo xtask cards` from the files in `data/`. Change those, not this.\n\n\
         use crate::{Attack, Card, Category, Color, Deck, Kind, Name, Opponent};\n\n\
         /// Constants for the card ids.\n#[allow(missing_docs)]\npub mod id {\n    use crate::CardId;\n",
    );
    for row in &cards {
        let _ = writeln!(out, "    pub const {}: CardId = {};", row[1], row[0]);
    }
    let _ = writeln!(out, "}}\n\npub(crate) static CARDS: [Card; {}] = [\n    Card::NONE,", cards.len() + 1);
    for row in &cards {
        let _ = writeln!(
            out,
            "    Card {{ id: {}, constant: Name::new({:?}), name: Name::new({:?}), name_id: {}, namesakes: {}, kind: {}, hp: {}, stage: {}, evolves_from: {}, \
             weakness: {:#04x}, resistance: {:#04x}, retreat: {}, dex: {}, level: {}, attacks: [{}, {}], tags: Vec::new() }},",
            row[0],
            row[1],
            row[2],
            name_id(&row[2]),
            cards.iter().filter(|other| other[2] == row[2]).count() > 1,
            kind(&row[3])?,
            number(&row[6])?,
            number(&row[7])?,
            if row[8] == "-" { 0 } else { name_id(&row[8]) },
            bits(&row[9])?,
            bits(&row[10])?,
            number(&row[11])?,
            number(&row[12])?,
            number(&row[13])?,
            attack(&row[15])?,
            attack(&row[16])?,
        );
    }
    let decks = rows(dir, "decks.tsv")?;
    let _ = writeln!(out, "];\n\npub(crate) static DECKS: [Deck; {}] = [", decks.len());
    for row in &decks {
        let _ = write!(out, "    Deck {{ id: {}, name: {:?}, list: &[", row[0], row[1]);
        for entry in row[2].split(',') {
            let (count, constant) = entry.split_once(' ').ok_or_else(|| format!("decks.tsv: {entry:?}"))?;
            let _ = write!(out, "({count}, {}),", id_of(constant)?);
        }
        out.push_str("] },\n");
    }
    let opponents = rows(dir, "opponents.tsv")?;
    let _ = writeln!(out, "];\n\npub(crate) static OPPONENTS: [Opponent; {}] = [", opponents.len());
    for row in &opponents {
        let rank = if row[1] == "-" { "" } else { &row[1] };
        let _ = writeln!(
            out,
            "    Opponent {{ name: {:?}, rank: {rank:?}, deck: {}, prizes: {} }},",
            row[0], row[2], row[3]
        );
    }
    out.push_str("];\n");
    Ok(out)
}

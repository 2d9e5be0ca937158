//! The same inputs on Pokémon Showdown's simulator, run by Node.js.

use super::inputs::Inputs;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How fast it was, and how each battle ended.
#[derive(Deserialize)]
pub struct Measured {
    /// Time, battles' beginnings apart.
    pub seconds: f64,
    /// Turns played in that time.
    pub turns: u64,
    ends: Vec<(u32, String)>,
}

/// Where the simulator is: `PS_ROOT`, or `node_modules` here or further up.
///
/// # Errors
/// If it is in none of these places.
pub fn find() -> Result<PathBuf> {
    let is_there = |root: &Path| root.join("dist/sim/battle.js").is_file();
    if let Some(root) = std::env::var_os("PS_ROOT") {
        let root = PathBuf::from(root);
        ensure!(is_there(&root), "PS_ROOT is {}, but there is no dist/sim/battle.js in it", root.display());
        return Ok(root);
    }
    let here = std::env::current_dir().context("the current folder can't be read")?;
    for folder in here.ancestors() {
        for place in ["node_modules/pokemon-showdown", "oracle/node_modules/pokemon-showdown"] {
            let root = folder.join(place);
            if is_there(&root) {
                return Ok(root);
            }
        }
    }
    bail!("Pokémon Showdown isn't here: run `npm install pokemon-showdown@0.11.11`, or set PS_ROOT to where it is")
}

/// Plays the inputs for at least so many seconds, and checks that every battle ends as it does here.
///
/// # Errors
/// If Node.js can't be run or the simulator plays differently.
pub fn measure(root: &Path, inputs: &Inputs, seconds: f64) -> Result<Measured> {
    let battles: Vec<_> = inputs
        .battles
        .iter()
        .map(|battle| {
            let choices: Vec<_> =
                battle.choices.iter().map(|(side, decision)| json!([side.name(), decision.to_string()])).collect();
            json!({"seed": battle.seed, "players": battle.players, "choices": choices})
        })
        .collect();
    let request = json!({"formatid": inputs.format, "seconds": seconds, "battles": battles});
    let measured: Measured = run(root, include_str!("showdown.js"), &request)?;
    for (i, (battle, (turns, winner))) in inputs.battles.iter().zip(&measured.ends).enumerate() {
        ensure!(
            battle.turns == *turns && battle.winner == *winner,
            "battle {i} (seed {}) ends differently there: turn {turns}, winner \"{winner}\"; here turn {}, winner \"{}\"",
            battle.seed,
            battle.turns,
            battle.winner
        );
    }
    Ok(measured)
}

/// Has Node.js run a script with the simulator, and reads its answer.
///
/// # Errors
/// If Node.js can't be run, or the script fails.
pub fn run<T: DeserializeOwned>(root: &Path, script: &str, request: &Value) -> Result<T> {
    let mut node = Command::new("node")
        .args(["-e", script])
        .env("TALLGRASS_SHOWDOWN", root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("Node.js (`node`) can't be run, and Showdown needs it")?;
    if let Some(mut stdin) = node.stdin.take() {
        stdin.write_all(request.to_string().as_bytes()).context("Node.js takes no input")?;
    }
    let output = node.wait_with_output().context("Node.js has stopped")?;
    ensure!(output.status.success(), "Showdown's simulator has failed ({})", output.status);
    serde_json::from_slice(&output.stdout).context("Node.js has answered something else")
}

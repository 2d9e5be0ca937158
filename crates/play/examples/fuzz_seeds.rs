//! Makes the fuzz targets' first inputs from recorded battles: `cargo run --example fuzz_seeds -p tallgrass-play`.

use anyhow::{Context, Result};
use std::path::Path;
use tallgrass_battle::protocol::session::Session;
use tallgrass_battle_effects::library;
use tallgrass_play::transcripts::{Record, lines};
use tallgrass_pokedex::teams;

fn main() -> Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = here.join("../../fuzz/corpus");
    for target in ["input_log", "choices", "teams", "saves"] {
        std::fs::create_dir_all(corpus.join(target))?;
    }
    let write = |target: &str, name: &str, seed: &[u8]| {
        let path = corpus.join(target).join(name.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
        std::fs::write(&path, seed).with_context(|| format!("{} can't be written", path.display()))
    };
    for file in std::fs::read_dir(here.join("tests/transcripts"))? {
        for line in lines(&file?.path())? {
            let record = Record::parse(&line?)?;
            write("input_log", &record.id, record.input.join("\n").as_bytes())?;
            let chosen = record.input.iter().filter_map(|line| line.strip_prefix(">p")?.split_once(' '));
            let choices: Vec<&str> = chosen.map(|(_, choice)| choice).take(60).collect();
            write("choices", &record.id, choices.join("\n").as_bytes())?;
            let mut session = Session::new(library());
            for (at, line) in record.input.iter().enumerate() {
                // What is refused is part of some records.
                let _ = session.write(line);
                if let Some(json) = line.strip_prefix(">player p1 ") {
                    // So are players without a team, and teams that can't be read.
                    let player: serde_json::Value = serde_json::from_str(json).unwrap_or_default();
                    if let Ok(team) = teams::unpack(player["team"].as_str().unwrap_or_default()) {
                        write("teams", &record.id, teams::pack(&team).as_bytes())?;
                        write("teams", &format!("{} text", record.id), teams::export(&team).as_bytes())?;
                        write("teams", &format!("{} json", record.id), teams::to_json(&team).to_string().as_bytes())?;
                    }
                }
                if at == record.input.len() / 2
                    && let Some(battle) = session.battle()
                {
                    write("saves", &record.id, &battle.save())?;
                }
            }
        }
    }
    Ok(())
}

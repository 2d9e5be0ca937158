use std::sync::LazyLock;

use serde::Deserialize;
use tallgrass_pokedex::{MoveId, SpeciesId};

use crate::data::{file, text};

/// A species and the moves that are listed for it, by what they are for.
#[derive(Debug)]
pub struct Listed {
    pub id: SpeciesId,
    pub level: Option<u8>,
    /// Any of them; one that is listed twice comes more often.
    pub moves: Vec<MoveId>,
    /// Of these one.
    pub exclusive: Vec<MoveId>,
    /// These all.
    pub essential: Vec<MoveId>,
    /// These together, half of the time.
    pub combo: Vec<MoveId>,
}

/// All of them, in the file's order.
pub static LISTED: LazyLock<Vec<Listed>> = LazyLock::new(|| text(file!("moves-gen1")).lines().map(read).collect());

fn read(line: &str) -> Listed {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase", deny_unknown_fields, default)]
    #[derive(Default)]
    struct Written {
        level: Option<u8>,
        moves: Vec<MoveId>,
        exclusive_moves: Vec<MoveId>,
        essential_moves: Vec<MoveId>,
        combo_moves: Vec<MoveId>,
    }
    let (id, json) = line.split_once('\t').unwrap_or_else(|| panic!("two columns: {line}"));
    let written: Written = serde_json::from_str(json).unwrap_or_else(|error| panic!("{id}: {error}"));
    Listed {
        id: SpeciesId::from_id(id).unwrap_or_else(|| panic!("the tables lack {id}")),
        level: written.level,
        moves: written.moves,
        exclusive: written.exclusive_moves,
        essential: written.essential_moves,
        combo: written.combo_moves,
    }
}

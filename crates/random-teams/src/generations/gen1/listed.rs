use std::sync::LazyLock;

use serde::Deserialize;
use tallgrass_pokedex::rule_sets::GEN1;
use tallgrass_pokedex::{Dex, MoveId, SpeciesId, Type, Types};

use crate::data::{file, text};

/// A species and the moves that are listed for it, by what they are for.
#[derive(Debug)]
pub struct Listed {
    pub id: SpeciesId,
    pub level: Option<u8>,
    pub types: Types,
    /// What it is weak to, of what is counted: a bit each.
    pub weak: u32,
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
    let id = SpeciesId::from_id(id).unwrap_or_else(|| panic!("the tables lack {id}"));
    let types = Dex::of(GEN1).species(id).types;
    Listed {
        id,
        level: written.level,
        types,
        weak: weaknesses(types),
        moves: written.moves,
        exclusive: written.exclusive_moves,
        essential: written.essential_moves,
        combo: written.combo_moves,
    }
}

/// Weaknesses that are counted.
const WEAKNESSES: [Type; 6] = [Type::Electric, Type::Psychic, Type::Water, Type::Ice, Type::Ground, Type::Fire];

fn weaknesses(types: Types) -> u32 {
    let dex = Dex::of(GEN1);
    let is_weak = |attack: &Type| {
        let effectiveness: i8 = types.iter().map(|kind| dex.type_effectiveness(*attack, kind)).sum();
        effectiveness > 0 && !types.iter().any(|kind| dex.immune(*attack, kind))
    };
    WEAKNESSES.into_iter().filter(is_weak).fold(0, |sum, kind| sum | kind.bit())
}

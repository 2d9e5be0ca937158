//! Which effects that do something are written, generation by generation. `cargo xtask coverage` shows it.
//!
//! Prints a JSON list with an entry for every effect a generation has:
//! `{"generation":9,"table":"moves","id":"protect","nested":false,"written":true,"differences":[]}`.

use serde_json::{Value, json};
use tallgrass_battle_effects::{rulebook, shape::compare};
use tallgrass_pokedex::Generation;

fn main() {
    let list: Vec<Value> = Generation::ALL.into_iter().flat_map(of_generation).collect();
    println!("{}", Value::Array(list));
}

fn of_generation(generation: Generation) -> Vec<Value> {
    let rules = rulebook(generation);
    let effects = compare::expected(generation);
    let existing = effects.into_iter().filter(|(_, expected)| expected.exists);
    existing
        .map(|(effect, expected)| {
            let written = rules.is_written(effect);
            let differences = if written { compare::differences(rules, effect, &expected) } else { Vec::new() };
            json!({
                "generation": generation.number(),
                "table": expected.table,
                "id": expected.id,
                "nested": expected.nested,
                "written": written,
                "differences": differences,
            })
        })
        .collect()
}

//! Which effects and rules that do something are written as recorded, rule set by rule set. `cargo xtask coverage` shows it,
//! `cargo xtask left` keeps it in lists.
//!
//! Prints a JSON object: for every rule set `effects`, with an entry for each that it has,
//! `{"table":"moves","name":"moves/protect","written":true,"left":[]}`, and `list`, the lines of its list.

use serde_json::{Value, json};
use tallgrass_battle_effects::shape::survey::{list, survey};
use tallgrass_battle_effects::{library, rulebook};
use tallgrass_pokedex::RuleSet;

fn main() {
    let of_rule_set = |rule_set: RuleSet| {
        let effects = survey(rulebook(rule_set)).into_iter().map(
            |found| json!({ "table": found.table, "name": found.name, "written": found.written, "left": found.left }),
        );
        let effects: Vec<Value> = effects.collect();
        (rule_set.name().to_owned(), json!({ "effects": effects, "list": list(library(), rule_set) }))
    };
    println!("{}", Value::Object(RuleSet::all().map(of_rule_set).collect()));
}

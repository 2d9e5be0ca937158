//! What of each rule set isn't done, as its list in `data/left` says. A test compares the lists with the effects;
//! `cargo xtask left` writes them.

use crate::shape::named;
use tallgrass_battle::Left;
use tallgrass_pokedex::{RuleId, RuleSet};

macro_rules! lists {
    ($($name:literal)*) => {
        /// The list of a rule set, a line for each: its name, and what is left of it.
        pub fn list(rule_set: RuleSet) -> &'static str {
            match rule_set.name() {
                $($name => include_str!(concat!("../data/left/", $name, ".tsv")),)*
                other => unreachable!("{other} has no list"),
            }
        }
    };
}

lists! {
    "gen1" "gen2" "gen3" "gen4" "gen5" "gen6" "gen7" "gen8" "gen9"
    "champions" "championsregma" "gen1jpn" "gen1stadium" "gen2stadium2" "gen3colosseum" "gen3frlg" "gen3rs" "gen4pt"
    "gen5bw1" "gen6xy" "gen7letsgo" "gen7sm" "gen8bdsp" "gen8dlc1" "gen9dlc1" "gen9predlc"
}

/// What isn't done of a rule set, and, if it is another game's, of those it stands on down to its generation's.
pub(crate) fn of(rule_set: RuleSet) -> Left {
    let mut left = Left::default();
    let games = rule_set.lineage().take_while(|set| !set.is_main());
    for set in games.chain([rule_set.generation().into()]) {
        for name in list(set).lines().filter_map(|line| line.split('\t').next()) {
            left.effects.extend(named(name));
            left.rules.extend(name.strip_prefix("rules/").and_then(RuleId::from_id));
        }
    }
    left
}

use std::sync::OnceLock;

use tallgrass_pokedex::{AbilityId, ItemId, MoveId, Nature, SpeciesId, Type};

use super::{file, text};
use crate::engine::MoveSet;

/// Everything a rule set (mod) has, in the order in which it lists it, and facts of moves that draws depend on.
///
/// SHOWDOWN: a rule set's own entries come first, then those of the one it is built on.
#[derive(Debug, Default)]
pub struct Order {
    pub types: Vec<Type>,
    pub natures: Vec<Nature>,
    pub abilities: Vec<AbilityId>,
    pub items: Vec<ItemId>,
    pub moves: Vec<MoveId>,
    pub species: Vec<SpeciesId>,
    /// Moves that compute their power.
    pub power_callback: MoveSet,
    /// Moves that compute their damage.
    pub damage_callback: MoveSet,
    /// Moves with one secondary effect. SHOWDOWN: those with a list of them don't count.
    pub secondary: MoveSet,
}

impl Order {
    /// The orders of a rule set.
    ///
    /// # Panics
    /// If the data files have no such rule set.
    pub fn of(mod_name: &str) -> &'static Order {
        static ORDERS: OnceLock<Vec<(String, Order)>> = OnceLock::new();
        let orders = ORDERS.get_or_init(|| read(&text(file!("order"))));
        let found = orders.iter().find(|(name, _)| name == mod_name);
        &found.expect("every rule set with a generator has its orders extracted").1
    }
}

fn read(text: &str) -> Vec<(String, Order)> {
    let mut orders: Vec<(String, Order)> = Vec::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [mod_name, kind, ids] = columns[..] else { panic!("three columns: {line}") };
        if orders.last().is_none_or(|(name, _)| name != mod_name) {
            orders.push((mod_name.to_owned(), Order::default()));
        }
        let (_, order) = orders.last_mut().expect("one was just put there");
        match kind {
            "types" => order.types = list(ids, Type::from_id),
            "natures" => order.natures = list(ids, Nature::from_id),
            "abilities" => order.abilities = list(ids, AbilityId::from_id),
            "items" => order.items = list(ids, ItemId::from_id),
            "moves" => order.moves = list(ids, MoveId::from_id),
            "species" => order.species = list(ids, SpeciesId::from_id),
            "power_callback" => order.power_callback = MoveSet::of(&list(ids, MoveId::from_id)),
            "damage_callback" => order.damage_callback = MoveSet::of(&list(ids, MoveId::from_id)),
            "secondary" => order.secondary = MoveSet::of(&list(ids, MoveId::from_id)),
            _ => panic!("what are {kind}?"),
        }
    }
    orders
}

/// What a list of ids means. The ids must be known: a gap would shift what is drawn.
pub fn list<T>(ids: &str, from_id: impl Fn(&str) -> Option<T>) -> Vec<T> {
    let known = |id| from_id(id).unwrap_or_else(|| panic!("the tables lack {id}"));
    ids.split(' ').filter(|id| !id.is_empty()).map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_computed_differs_by_rule_set() {
        use tallgrass_pokedex::moves;
        assert_eq!(Order::of("gen1").types[..3], [Type::Bug, Type::Fire, Type::Ghost]);
        assert!(Order::of("gen9").damage_callback.has(moves::SUPER_FANG));
        assert!(!Order::of("gen9").secondary.has(moves::FIRE_FANG));
    }
}

use std::sync::{LazyLock, OnceLock};

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
    /// The orders of a rule set, read when they are first asked for.
    ///
    /// # Panics
    /// If the data files have no such rule set.
    pub fn of(mod_name: &str) -> &'static Order {
        static TEXT: LazyLock<String> = LazyLock::new(|| text(file!("order")));
        static ORDERS: LazyLock<Vec<(&str, OnceLock<Order>)>> = LazyLock::new(|| {
            let mut names: Vec<&str> = TEXT.lines().filter_map(|line| line.split('\t').next()).collect();
            names.dedup();
            names.into_iter().map(|name| (name, OnceLock::new())).collect()
        });
        let found = ORDERS.iter().find(|(name, _)| *name == mod_name);
        let (_, order) = found.expect("every rule set with a generator has its orders extracted");
        order.get_or_init(|| Order::read(&TEXT, mod_name))
    }

    fn read(text: &str, mod_name: &str) -> Order {
        let mut order = Order::default();
        for line in text.lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [name, kind, ids] = columns[..] else { panic!("three columns: {line}") };
            if name != mod_name {
                continue;
            }
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
        order
    }
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

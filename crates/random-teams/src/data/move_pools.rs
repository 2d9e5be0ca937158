use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tallgrass_pokedex::{MoveId, SpeciesId};

use super::order::list;
use super::{file, text};

/// The moves that the species of a rule set can have, in an order that matters.
#[derive(Debug)]
pub struct MovePools(Vec<Vec<MoveId>>);

impl MovePools {
    /// Those of a rule set, read when they are first asked for.
    pub fn of(mod_name: &str) -> &'static MovePools {
        static POOLS: Mutex<BTreeMap<String, &MovePools>> = Mutex::new(BTreeMap::new());
        let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
        pools.entry(mod_name.to_owned()).or_insert_with(|| Box::leak(Box::new(MovePools::read(mod_name))))
    }

    fn read(mod_name: &str) -> MovePools {
        let mut pools = MovePools(vec![vec![]; SpeciesId::count()]);
        for line in text(file!("move_pools")).lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [name, species, moves] = columns[..] else { panic!("three columns: {line}") };
            if name == mod_name {
                let [species] = list(species, SpeciesId::from_id)[..] else { panic!("one species: {line}") };
                pools.0[species.0 as usize] = list(moves, MoveId::from_id);
            }
        }
        pools
    }

    /// The moves of a species; none if it can't have any.
    pub fn of_species(&self, species: SpeciesId) -> &[MoveId] {
        &self.0[species.0 as usize]
    }
}

use tallgrass_pokedex::{Dex, Nonstandard, Species, SpeciesId};

use crate::TeamsError;
use crate::data::Order;
use crate::engine::Draws;

/// Species by their number in the National Dex. All numbers are drawn alike, and then all formes of a number.
#[derive(Debug)]
pub struct Numbers {
    /// The formes of each number.
    formes: Vec<Vec<SpeciesId>>,
}

impl Numbers {
    /// The species that fit, under numbers that are in the order in which a species `brings` them.
    pub fn new(
        dex: &Dex,
        order: &Order,
        brings: impl Fn(&Species) -> bool,
        fits: impl Fn(&Species) -> bool,
    ) -> Numbers {
        let mut numbers: Vec<(i32, Vec<SpeciesId>)> = vec![];
        let all = || order.species.iter().map(|id| dex.species(*id));
        for species in all().filter(|species| brings(species)) {
            if !numbers.iter().any(|(number, _)| *number == species.num) {
                numbers.push((species.num, vec![]));
            }
        }
        for species in all().filter(|species| fits(species)) {
            if let Some((_, formes)) = numbers.iter_mut().find(|(number, _)| *number == species.num) {
                formes.push(species.id);
            }
        }
        Numbers { formes: numbers.into_iter().map(|(_, formes)| formes).collect() }
    }

    /// Draws so many species of different numbers. `left` is what is drawn from, whatever it was.
    ///
    /// # Errors
    /// If there are not so many.
    pub fn draw(&self, draws: &mut Draws, count: usize, left: &mut Vec<u16>) -> Result<Vec<SpeciesId>, TeamsError> {
        left.clear();
        left.extend(0..self.formes.len() as u16);
        let numbers: Vec<u16> = (0..count).map_while(|_| draws.take(left)).collect();
        if numbers.len() < count {
            return Err(TeamsError::Other(format!(
                "Legal Pokemon forme count insufficient to support Max Team Size: ({} / {count}).",
                numbers.len()
            )));
        }
        numbers.into_iter().map(|number| draws.sample(&self.formes[usize::from(number)])).collect()
    }
}

/// Whether the games have a species, if perhaps nobody can get it.
pub fn is_in_the_games(species: &Species) -> bool {
    matches!(species.nonstandard, Nonstandard::No | Nonstandard::Unobtainable)
}

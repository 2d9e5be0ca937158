//! Teams that a format makes itself: one generator serves all players of a battle, one after the other.

use super::SetupError;
use crate::battle::Battle;
use serde_json::{Map, Value};
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_random_teams::Generator;

/// A team that a format has made.
pub(crate) struct MadeTeam {
    pub sets: Vec<PokemonSet>,
    /// The same as Showdown's generator makes it.
    pub objects: Vec<Map<String, Value>>,
}

impl Battle {
    /// The team that the format makes of a seed for a player who comes next and brings none. Teams made before count: the
    /// generator remembers what it has to (a tier, a match-up), so that the same seed may give another team.
    ///
    /// # Errors
    /// If the seed can't be read, the format's generator isn't written, or it stops with an error as Showdown's does.
    pub fn random_team(&self, seed: &str) -> Result<Vec<PokemonSet>, SetupError> {
        Ok(self.make_team(seed)?.sets)
    }

    /// The same, as the objects that Showdown's generator makes, too.
    pub(crate) fn make_team(&self, seed: &str) -> Result<MadeTeam, SetupError> {
        let mut generator = self.generator(seed)?;
        Ok(MadeTeam { sets: generator.sets()?, objects: generator.objects() })
    }

    /// The tier that the generator of this battle's teams has drawn: empty if it draws none. Nothing if it has made no team.
    pub fn factory_tier(&self) -> Option<String> {
        let seed = self.setup.team_seeds.last()?;
        Some(self.generator(seed).ok()?.factory_tier().unwrap_or_default().to_owned())
    }

    /// The format's generator after the teams that it has made so far, with the seed of the next.
    fn generator(&self, seed: &str) -> Result<Generator, SetupError> {
        let mut seeds = self.setup.team_seeds.iter().map(String::as_str).chain([seed]);
        let first = seeds.next().unwrap_or(seed);
        let mut generator = Generator::new(&self.setup.format, first.parse()?)?;
        for next in seeds {
            generator.team()?;
            generator.set_seed(next.parse()?);
        }
        Ok(generator)
    }
}

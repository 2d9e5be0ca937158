use tallgrass_pokedex::formats::ResolvedFormat;
use tallgrass_pokedex::{Dex, teams};
use tallgrass_random::Prng;

use crate::engine::Draws;
use crate::settings::Settings;
use crate::{Member, TeamsError, Unsupported, registry};

/// One of Showdown's generators, with what it remembers from team to team.
pub(crate) trait Maker: Send {
    /// Makes the next team, into an empty list.
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError>;

    /// The tier it has drawn, if it draws one.
    fn factory_tier(&self) -> Option<&str> {
        None
    }
}

/// Makes the teams of a format.
pub struct Generator {
    settings: Settings,
    maker: Box<dyn Maker>,
    draws: Draws,
    team: Vec<Member>,
}

impl Generator {
    /// The generator of a format, with the seed of the first team.
    ///
    /// # Errors
    /// If the format has none, or it isn't written.
    pub fn new(format: &ResolvedFormat, seed: Prng) -> Result<Generator, Unsupported> {
        let settings = Settings::of(format);
        let maker = registry::maker(format, &settings)?;
        Ok(Generator { team: Vec::with_capacity(settings.max_team_size), settings, maker, draws: Draws::new(seed) })
    }

    /// Sets the seed of the next team. What the generator remembers stays.
    pub fn set_seed(&mut self, seed: Prng) {
        self.draws = Draws::new(seed);
    }

    /// Makes a team.
    ///
    /// # Errors
    /// If Showdown's generator stops with an error.
    pub fn team(&mut self) -> Result<&[Member], TeamsError> {
        self.team.clear();
        self.maker.make(&self.settings, &mut self.draws, &mut self.team)?;
        Ok(&self.team)
    }

    /// Makes a team and writes it in one line.
    ///
    /// # Errors
    /// As [`Generator::team`].
    pub fn packed_team(&mut self) -> Result<String, TeamsError> {
        let dex = Dex::of(self.settings.generation);
        let sets: Vec<_> = self.team()?.iter().map(|member| member.to_set(dex)).collect();
        Ok(teams::pack(&sets))
    }

    /// The tier that was drawn with the first team, in formats whose teams all are of one.
    pub fn factory_tier(&self) -> Option<&str> {
        self.maker.factory_tier()
    }

    /// How many numbers have been drawn since the seed was set.
    pub fn draws(&self) -> u64 {
        self.draws.count()
    }

    /// The seed as it stands.
    pub fn seed(&self) -> Prng {
        self.draws.prng()
    }
}

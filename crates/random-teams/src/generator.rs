use serde_json::{Map, Value};
use tallgrass_pokedex::Dex;
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::teams::{self, PokemonSet};
use tallgrass_random::Prng;

use crate::engine::Draws;
use crate::settings::Settings;
use crate::{Error, Member, TeamsError, Unsupported, registry};

/// One of Showdown's generators, with what it remembers from team to team.
pub(crate) trait Maker: Send {
    /// Makes the next team, into an empty list.
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError>;

    /// The tier it has drawn, if it draws one.
    fn factory_tier(&self) -> Option<&str> {
        None
    }
}

/// A random team of a format, with custom rules after `@@@` if there are any, of a seed as Showdown writes them.
///
/// ```
/// use tallgrass_random_teams::random_team;
///
/// let team = random_team("gen9randombattle@@@Max Team Size = 2, Adjust Level = 50", "gen5,f9171be4b92598f6")?;
/// let said: Vec<_> = team.iter().map(|set| (set.species.as_str(), set.level)).collect();
/// assert_eq!(said, [("Girafarig", Some(50)), ("Metagross", Some(50))]);
/// # Ok::<(), tallgrass_random_teams::Error>(())
/// ```
///
/// # Errors
/// If there is no such format or its rules are wrong, the seed can't be read, the format has no generator here, or it stops with
/// an error as Showdown's does.
pub fn random_team(format: &str, seed: &str) -> Result<Vec<PokemonSet>, Error> {
    Ok(Generator::new(&formats::resolve(format)?, seed.parse()?)?.sets()?)
}

/// Makes the teams of a format: of all players of a battle, one after the other, since it remembers what Showdown's does from one
/// to the next. The factory's second player has a team of the same tier:
///
/// ```
/// use tallgrass_pokedex::formats;
/// use tallgrass_random_teams::Generator;
///
/// let format = formats::resolve("gen9battlefactory")?;
/// let mut generator = Generator::new(&format, "gen5,f9171be4b92598f6".parse()?)?;
/// let first = generator.sets()?;
/// let tier = generator.factory_tier().map(str::to_owned);
/// generator.set_seed("gen5,155a0dd2c7135f0d".parse()?);
/// let second = generator.sets()?;
/// assert_eq!(generator.factory_tier(), tier.as_deref());
/// assert_eq!((first.len(), second.len()), (6, 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// Makes a team, as players would write it.
    ///
    /// # Errors
    /// As [`Generator::team`].
    pub fn sets(&mut self) -> Result<Vec<PokemonSet>, TeamsError> {
        let dex = Dex::of(self.settings.generation);
        Ok(self.team()?.iter().map(|member| member.to_set(dex)).collect())
    }

    /// Makes a team and writes it in one line.
    ///
    /// # Errors
    /// As [`Generator::team`].
    pub fn packed_team(&mut self) -> Result<String, TeamsError> {
        Ok(teams::pack(&self.sets()?))
    }

    /// The team that was made last as the objects that Showdown's generator makes, as a battle keeps them: with the same keys, in
    /// the same order.
    pub fn objects(&self) -> Vec<Map<String, Value>> {
        let dex = Dex::of(self.settings.generation);
        self.team.iter().map(|member| member.to_object(dex)).collect()
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

#[cfg(test)]
mod tests {
    use tallgrass_pokedex::{Type, Types};

    use super::*;

    fn team_of(format: &str) -> Result<String, TeamsError> {
        let format = tallgrass_pokedex::formats::resolve(format).expect("a format");
        let seed = "gen5,f9171be4b92598f6".parse().expect("a seed");
        Generator::new(&format, seed).expect("it is written").packed_team()
    }

    #[test]
    fn plain_teams_heed_no_bans_and_are_not_made_where_there_are_any() {
        let refused = |name: &str| Err(TeamsError::CustomBans(name.to_owned()));
        assert_eq!(team_of("gen9ou"), refused("[Gen 9] OU"));
        assert_eq!(team_of("gen9customgame@@@-Pikachu"), refused("[Gen 9] Custom Game"));
        assert!(team_of("gen1hackmonscup").is_ok(), "that what doesn't exist is banned is no matter");
    }

    #[test]
    fn levels_of_any_height_are_reckoned_with() {
        for format in
            ["gen9randombattle", "gen9freeforallrandombattle", "gen9championsrandombattle", "gen1randombattle"]
        {
            let team = team_of(&format!("{format}@@@Adjust Level = 4294967295")).expect("a team");
            assert!(team.contains(&format!("|{}|", i32::MAX)), "{team}");
        }
    }

    #[test]
    fn cups_that_bans_leave_too_little_for_say_so() {
        let said = |format: &str| team_of(format).expect_err("too little").to_string();
        assert_eq!(
            said("gen9hackmonscup@@@-All Moves,+Tackle"),
            "Legal move count is insufficient to support Max Team Size * Max Move Count (1 / 24)."
        );
        assert_eq!(
            said("gen9hackmonscup@@@-All Pokemon,+Pikachu,+Mew"),
            "Legal Pokemon forme count insufficient to support Max Team Size: (2 / 6)."
        );
        assert_eq!(
            said("gen9hackmonscup@@@-Leftovers + Tackle"),
            "Complex bans are not currently supported in [Gen 9] Hackmons Cup."
        );
    }

    #[test]
    fn types_and_stats_of_hackmons_are_made_up() {
        let format = tallgrass_pokedex::formats::resolve("gen1hackmonscup").expect("a format");
        let seed = "sodium,5fbc30b1c5da6e1f54877fac489e86ba".parse().expect("a seed");
        let mut generator = Generator::new(&format, seed).expect("it is written");
        let team = generator.team().expect("a team");
        let (krabby, seadra) = (team[0].made_up.expect("it is made up"), team[5].made_up.expect("it is made up"));
        assert_eq!(krabby.types, Types::two(Type::Flying, Type::Electric));
        assert_eq!(krabby.base_stats, [54, 133, 25, 98, 98, 239]);
        assert_eq!(seadra.types, Types::one(Type::Poison));
    }
}

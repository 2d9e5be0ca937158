use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, abilities};

use super::Build;
use crate::TeamsError;

/// How a generation chooses an ability among those of a set.
pub struct AbilityRules {
    /// Abilities that are given whenever something holds. The first that fits wins.
    pub given: &'static [Given],
    /// Whether an ability is of no use with these moves and this team.
    pub is_useless: fn(&Build, AbilityId) -> bool,
    /// Those that one takes after all where none is of use: they want a weather.
    pub of_weather: &'static [AbilityId],
}

/// An ability, and when it is given.
pub type Given = (AbilityId, fn(&Build) -> bool);

impl AbilityRules {
    /// The ability of a set whose moves are chosen; No Ability if the set lists none.
    ///
    /// # Errors
    /// If there is none to choose from.
    pub fn choose(&self, b: &mut Build) -> Result<AbilityId, TeamsError> {
        let choice = &b.set.abilities;
        match choice[..] {
            [] => return Ok(abilities::NO_ABILITY),
            [only] => return Ok(only),
            _ => {}
        }
        if let Some((ability, _)) = self.given.iter().find(|(_, when)| when(b)) {
            return Ok(*ability);
        }
        let among = |fits: &dyn Fn(AbilityId) -> bool| -> ArrayVec<AbilityId, 4> {
            choice.iter().copied().filter(|ability| fits(*ability)).collect()
        };
        let useful = among(&|ability| !(self.is_useless)(b, ability));
        let of_weather = among(&|ability| self.of_weather.contains(&ability));
        let best = [useful, of_weather].into_iter().find(|best| !best.is_empty());
        b.draws.sample(best.as_ref().unwrap_or(choice))
    }
}

use arrayvec::ArrayVec;
use tallgrass_pokedex::AbilityId;

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
    /// The ability of a set whose moves are chosen.
    ///
    /// # Errors
    /// If there is none to choose from.
    pub fn choose(&self, b: &mut Build) -> Result<AbilityId, TeamsError> {
        let abilities = &b.set.abilities;
        if abilities.len() <= 1 {
            return Ok(abilities.first().copied().unwrap_or_default());
        }
        if let Some((ability, _)) = self.given.iter().find(|(_, when)| when(b)) {
            return Ok(*ability);
        }
        let among = |fits: &dyn Fn(AbilityId) -> bool| -> ArrayVec<AbilityId, 4> {
            abilities.iter().copied().filter(|ability| fits(*ability)).collect()
        };
        let useful = among(&|ability| !(self.is_useless)(b, ability));
        let of_weather = among(&|ability| self.of_weather.contains(&ability));
        let choice = [useful, of_weather].into_iter().find(|choice| !choice.is_empty());
        b.draws.sample(choice.as_ref().unwrap_or(abilities))
    }
}

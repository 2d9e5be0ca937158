use tallgrass_pokedex::SpeciesId;

use super::{Draws, Roster, Stock, Team};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::{Member, TeamsError};

/// Makes teams whose species are drawn one by one from what a generation has in stock.
pub struct Random {
    stock: &'static Stock,
    fill: Fill,
    /// Teams of one type may be smaller than they should be.
    may_lack_of_one_type: bool,
    /// The base species that are left, while a team is made.
    left: Vec<u16>,
    /// Species that no further team has.
    spent: Vec<SpeciesId>,
}

/// How a generation fills a team from a roster.
pub type Fill = fn(&mut Team, &Roster) -> Result<(), TeamsError>;

impl Random {
    pub fn new(stock: &'static Stock, fill: Fill) -> Random {
        Random { stock, fill, may_lack_of_one_type: false, left: vec![], spent: vec![] }
    }

    /// One whose teams of one type may be smaller than they should be.
    pub fn lacking_of_one_type(stock: &'static Stock, fill: Fill) -> Random {
        Random { may_lack_of_one_type: true, ..Random::new(stock, fill) }
    }
}

impl Maker for Random {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, members: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let seed = draws.prng();
        // SHOWDOWN: a type is drawn even where teams aren't of one type.
        let kind = match settings.force_monotype {
            Some(kind) => kind,
            None => draws.sample(&self.stock.types)?,
        };
        let kind = settings.is_monotype().then_some(kind);
        let roster = self.stock.rosters.of(kind);
        let mut team = Team::new(self.stock, settings, kind, draws, members, &mut self.left, &mut self.spent);
        (self.fill)(&mut team, roster)?;
        let may_lack = self.may_lack_of_one_type && settings.is_monotype();
        if members.len() < settings.max_team_size.min(12) && !may_lack {
            return Err(TeamsError::TooFew { format: settings.name.to_owned(), seed });
        }
        Ok(())
    }
}

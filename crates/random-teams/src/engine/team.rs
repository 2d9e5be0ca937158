use tallgrass_pokedex::{SpeciesId, Type};

use super::{Candidate, Company, Details, Draws, Limits, Roster, Stock};
use crate::settings::Settings;
use crate::{Member, TeamsError};

/// A team under way.
pub struct Team<'a> {
    pub stock: &'a Stock,
    pub settings: &'a Settings,
    /// The type that all are to have, if so.
    pub kind: Option<Type>,
    pub draws: &'a mut Draws,
    pub members: &'a mut Vec<Member>,
    pub limits: Limits,
    pub details: Details,
    company: Company,
    /// The base species that are left to draw, as places in the roster.
    left: &'a mut Vec<u16>,
    /// Species that the generator remembers to give no further team.
    pub spent: &'a mut Vec<SpeciesId>,
}

impl<'a> Team<'a> {
    pub fn new(
        stock: &'a Stock,
        settings: &'a Settings,
        kind: Option<Type>,
        draws: &'a mut Draws,
        members: &'a mut Vec<Member>,
        left: &'a mut Vec<u16>,
        spent: &'a mut Vec<SpeciesId>,
    ) -> Team<'a> {
        Team {
            limits: Limits::new(settings.limit_factor()),
            details: Details::default(),
            company: Company::default(),
            stock,
            settings,
            kind,
            draws,
            members,
            left,
            spent,
        }
    }

    /// How many Pokémon are still to be found.
    pub fn room(&self) -> usize {
        self.settings.max_team_size.saturating_sub(self.members.len())
    }

    // --- drawing --------------------------------------------------------------------------------------------------

    /// From here on a roster's Pokémon are drawn.
    pub fn draw_from(&mut self, roster: &Roster) {
        roster.weighted().clone_into(self.left);
    }

    /// Whether base species are left to draw.
    pub fn has_some_left(&self) -> bool {
        !self.left.is_empty()
    }

    /// Draws one of the base species that are left, while there is room.
    pub fn draw_base<'r>(&mut self, roster: &'r Roster) -> Option<&'r [Candidate]> {
        if self.room() == 0 {
            return None;
        }
        self.draws.take(self.left).map(|place| roster.formes(place))
    }

    /// Draws one of those that are left, while there is room.
    pub fn draw<'r>(&mut self, roster: &'r Roster) -> Option<&'r Candidate> {
        let formes = self.draw_base(roster)?;
        Some(&formes[self.draws.below(formes.len())])
    }

    /// Draws one of those that are left, while there is room: of the formes of a species one that mega evolves if there is one and
    /// nobody in the team does, else one that doesn't.
    pub fn draw_with_mega<'r>(
        &mut self,
        roster: &'r Roster,
        has_mega: bool,
    ) -> Result<Option<&'r Candidate>, TeamsError> {
        let Some(formes) = self.draw_base(roster) else { return Ok(None) };
        let is_wanted = !has_mega && formes.iter().any(|forme| forme.is_mega);
        let fits = |forme: &&Candidate| forme.is_mega == is_wanted;
        let count = formes.iter().filter(fits).count();
        if count == 0 {
            return Err(TeamsError::NothingToSample);
        }
        let at = self.draws.below(count);
        Ok(formes.iter().filter(fits).nth(at))
    }

    // --- asking ---------------------------------------------------------------------------------------------------

    /// Whether someone in the team is of the species.
    pub fn has_species(&self, base: SpeciesId) -> bool {
        self.members.iter().any(|member| member.name == base)
    }

    /// Whether a Pokémon doesn't go with those in the team: too many have its types, its weaknesses or level 100, or someone
    /// can't stand it.
    pub fn refuses(&self, candidate: &Candidate) -> bool {
        let settings = self.settings;
        if settings.is_monotype() {
            return settings.force_monotype.is_none() && self.limits.refuse_combination(candidate);
        }
        let level = || settings.level(self.stock.sets_of(candidate.index).level);
        self.limits.refuse(candidate)
            || settings.adjust_level.is_none() && level() == 100 && self.limits.refuse_level_100()
            || self.stock.companions.refuse(self.company, candidate.index)
    }

    // --- adding ---------------------------------------------------------------------------------------------------

    /// Takes in a Pokémon, at the end.
    pub fn push(&mut self, candidate: &Candidate, member: Member) {
        self.note(candidate, &member);
        self.members.push(member);
    }

    /// Takes in a Pokémon, at the head.
    pub fn push_front(&mut self, candidate: &Candidate, member: Member) {
        self.note(candidate, &member);
        self.members.insert(0, member);
    }

    /// What those who follow need to know of it.
    fn note(&mut self, candidate: &Candidate, member: &Member) {
        if self.room() == 1 {
            return;
        }
        self.limits.add(candidate, member);
        self.details.add(self.stock.book.dex, member);
        self.stock.companions.add(&mut self.company, candidate.index);
    }
}

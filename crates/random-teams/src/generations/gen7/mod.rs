//! Generation 7: Random Battle, with a Mega Evolution and a Z-Move a team.

pub mod abilities;
mod clashes;
pub mod companions;
pub mod items;
pub mod lists;
pub mod moves;
pub mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN7;
use tallgrass_pokedex::{SpeciesId, abilities as ability, moves as mv, species};

use crate::data::{Role, file, text};
use crate::engine::{Limits, Random, Roster, Steps, Stock, Team};
use crate::{Member, TeamsError};

static STOCK: LazyLock<Stock> = LazyLock::new(|| {
    Stock::new(GEN7, &text(file!("sets-gen7")), lists::NO_STAB, clashes::CLASHES, companions::IN_GENERATION_7)
});

/// Random Battle.
pub fn random() -> Random {
    Random::new(&STOCK, |team, roster| fill(team, roster, &set::STEPS))
}

/// Fills a team from its end, as generation 6 does, too. If there aren't enough Pokémon that go together, the rest needn't.
pub fn fill(team: &mut Team, roster: &Roster, steps: &Steps) -> Result<(), TeamsError> {
    // SHOWDOWN: this is meant to ask who is doubly weak, and asks who is weak.
    team.limits = Limits::fearing_double_weakness(team.settings.limit_factor());
    let mut filling = Filling { steps, goes_together: true, has_mega: false };
    filling.draw(team, roster)?;
    if team.room() > 0 {
        let there: Vec<SpeciesId> = team.members.iter().map(|member| member.forme).collect();
        filling.goes_together = false;
        filling.draw(team, &roster.without(&there))?;
    }
    Ok(())
}

struct Filling<'a> {
    steps: &'a Steps,
    /// Pokémon that don't go with those in the team are refused.
    goes_together: bool,
    /// Someone mega evolves.
    has_mega: bool,
}

impl Filling<'_> {
    fn draw(&mut self, team: &mut Team, roster: &Roster) -> Result<(), TeamsError> {
        team.draw_from(roster);
        while let Some(candidate) = team.draw_with_mega(roster, self.has_mega)? {
            if team.has_species(candidate.base) || self.goes_together && team.refuses(candidate) {
                continue;
            }
            let is_lead = team.room() == 1 && !team.settings.no_leads;
            let (mut member, role) = team.make(self.steps, candidate.index, is_lead)?;
            let item = team.stock.book.dex.item(member.item);
            let is_second_z_move = item.z_move.is_some() && team.details.z_move;
            let is_last_as_nobody = member.ability == ability::ILLUSION && team.members.is_empty();
            if is_second_z_move || is_last_as_nobody {
                continue;
            }
            if candidate.id == species::PORYGON_Z && role == Role::ZMoveUser {
                put_z_move_first(&mut member)?;
            }
            self.has_mega |= !item.mega_stone.is_empty() || candidate.id == species::RAYQUAZA_MEGA;
            team.push_front(candidate, member);
        }
        Ok(())
    }
}

/// Conversion takes the type of the first move.
fn put_z_move_first(member: &mut Member) -> Result<(), TeamsError> {
    let first = if member.knows(mv::SHADOW_BALL) { mv::SHADOW_BALL } else { mv::THUNDERBOLT };
    let place = member.moves.iter().position(|other| *other == first).ok_or(TeamsError::NotThere)?;
    member.moves.swap_remove(place);
    member.moves.insert(0, first);
    Ok(())
}

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN8;
use tallgrass_pokedex::{Dex, Gender, SpeciesId};

use crate::data::factory::{self, FactorySet};
use crate::data::{file, text};
use crate::engine::Draws;
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

static SPECIES: LazyLock<Vec<(SpeciesId, Vec<FactorySet>)>> = LazyLock::new(|| {
    let tiers = factory::read(&text(file!("factory-gen8-cap-1v1")));
    tiers.into_iter().flat_map(|(_, species)| species).collect()
});

/// CAP 1v1: Pokémon of the Create-A-Pokémon project, whatever the others of the team are.
#[derive(Debug, Default)]
pub struct Cap1v1;

impl Maker for Cap1v1 {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let dex = Dex::of(GEN8);
        let mut pool: Vec<&(SpeciesId, Vec<FactorySet>)> = SPECIES.iter().collect();
        while team.len() < settings.max_team_size
            && let Some((species, sets)) = draws.take(&mut pool)
        {
            let entry = dex.species(*species);
            if settings.force_monotype.is_some_and(|kind| !entry.types.contains(kind)) {
                continue;
            }
            let set = &sets[draws.below(sets.len())];
            let mut member = Member::new(entry.base_species, entry.id, written::CAP_1V1);
            member.names_moves = true;
            let either = || if draws.below(2) == 1 { Gender::Female } else { Gender::Male };
            member.gender = Some(entry.gender.unwrap_or_else(either));
            member.item = set.item.pick(draws)?;
            member.ability = set.ability.pick(draws)?;
            member.shiny = draws.chance(1, 1024);
            member.level = settings.adjust_level.unwrap_or(100);
            member.evs = Some(set.evs.map(i16::from));
            member.ivs = Some(set.ivs);
            member.nature = Some(set.nature.pick(draws)?);
            for choice in &set.moves {
                member.moves.push(choice.pick(draws)?);
            }
            member.drawn = draws.count();
            team.push(member);
        }
        Ok(())
    }
}

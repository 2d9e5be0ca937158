//! Challenge Cup: any Pokémon with any moves it can have.

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN1;
use tallgrass_pokedex::{Dex, MoveId, Nature, Species, Type, abilities};

use super::individual_values;
use crate::data::{MovePools, Order};
use crate::engine::Draws;
use crate::generations::cups::{Numbers, balanced_level, is_in_the_games};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// Challenge Cup.
#[derive(Default)]
pub struct ChallengeCup {
    /// What is left of what is drawn from.
    numbers: Vec<u16>,
    moves: Vec<MoveId>,
}

/// Everybody, or everybody of a type.
pub fn numbers(kind: Option<Type>) -> Numbers {
    let fits = |species: &Species| is_in_the_games(species) && kind.is_none_or(|kind| species.types.contains(kind));
    Numbers::new(Dex::of(GEN1), Order::of(GEN1.name()), |species| fits(species) && species.num > 0, fits)
}

/// Everybody.
pub static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| numbers(None));

impl Maker for ChallengeCup {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let of_type = settings.force_monotype.map(|kind| numbers(Some(kind)));
        let numbers = of_type.as_ref().unwrap_or(&NUMBERS);
        for id in numbers.draw(draws, settings.max_team_size, &mut self.numbers)? {
            let species = Dex::of(GEN1).species(id);
            let mut member = Member::new(species.base_species, id, written::CHALLENGE_CUP_OF_GEN_1);
            member.level = settings.adjust_level.unwrap_or_else(|| balanced_level(species.base_stats, 30, 63));
            member.ivs = Some(individual_values([(); 4].map(|()| draws.below(16) as u8)));
            member.evs = Some([255; 6]);
            MovePools::of(GEN1.name()).of_species(id).clone_into(&mut self.moves);
            member.moves.extend((0..4).map_while(|_| draws.take(&mut self.moves)));
            member.ability = abilities::NO_ABILITY;
            member.happiness = Some(0);
            member.nature = Some(Nature::Serious);
            member.drawn = draws.count();
            team.push(member);
        }
        Ok(())
    }
}

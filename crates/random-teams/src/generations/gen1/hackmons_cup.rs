//! Hackmons Cup: any Pokémon with any moves, types and stats.

use tallgrass_pokedex::rule_sets::GEN1;
use tallgrass_pokedex::{Dex, MoveId, Type, Types, abilities};

use super::challenge_cup::NUMBERS;
use super::individual_values;
use crate::data::Order;
use crate::engine::Draws;
use crate::generator::Maker;
use crate::member::MadeUp;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// The sum of stats that everyone is to have.
const WANTED: u32 = 425;

/// Hackmons Cup.
pub struct HackmonsCup {
    /// Types to draw from.
    types: Vec<Type>,
    /// What is left of what is drawn from.
    numbers: Vec<u16>,
    moves: Vec<MoveId>,
}

impl HackmonsCup {
    pub fn new() -> HackmonsCup {
        let types = std::iter::once(Type::Bird).chain(Order::of(GEN1.name()).types.iter().copied());
        HackmonsCup { types: types.collect(), numbers: vec![], moves: vec![] }
    }
}

impl Maker for HackmonsCup {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        // What a team has used is used up for it; what doesn't exist is drawn and passed over.
        Order::of(GEN1.name()).moves.clone_into(&mut self.moves);
        for id in NUMBERS.draw(draws, settings.max_team_size, &mut self.numbers)? {
            let dex = Dex::of(GEN1);
            let species = dex.species(id);
            let made_up = MadeUp { types: self.types(settings, draws)?, base_stats: base_stats(draws) };
            let mut member = Member::new(species.base_species, id, written::HACKMONS_CUP_OF_GEN_1);
            while member.moves.len() < settings.max_move_count.max(1) {
                let mv = draws.take(&mut self.moves).ok_or_else(nothing_left)?;
                if dex.exists(mv) {
                    member.moves.push(mv);
                }
            }
            let [hp, atk, def, special, speed] = [(); 5].map(|()| draws.below(256) as u8);
            let evs = [hp, atk, def, special, special, speed];
            let ivs = individual_values([(); 4].map(|()| draws.below(16) as u8));
            member.level = settings.adjust_level.unwrap_or_else(|| level(made_up.base_stats, evs, ivs));
            member.evs = Some(evs.map(i16::from));
            member.ivs = Some(ivs);
            member.gender = species.gender;
            member.ability = abilities::NO_ABILITY;
            member.made_up = Some(made_up);
            member.drawn = draws.count();
            team.push(member);
        }
        Ok(())
    }
}

impl HackmonsCup {
    fn types(&self, settings: &Settings, draws: &mut Draws) -> Result<Types, TeamsError> {
        let (one, mut other) = (draws.sample(&self.types)?, draws.sample(&self.types)?);
        if let Some(kind) = settings.force_monotype
            && one != kind
        {
            other = kind;
        }
        Ok(if one == other { Types::one(one) } else { Types::two(one, other) })
    }
}

/// Base HP, Atk, Def, SpA, SpD, Spe, of which both of Special are the same.
fn base_stats(draws: &mut Draws) -> [u16; 6] {
    let [hp, atk, def, special, speed] = [(); 5].map(|()| draws.below(256).max(1) as u16);
    [hp, atk, def, special, special, speed]
}

/// The level at which the stats come to about as much as everyone's.
///
/// SHOWDOWN: the sum of a level is added to those of all levels tried before, so that the first or second nearly always does.
fn level(base_stats: [u16; 6], evs: [u8; 6], ivs: [u8; 6]) -> u32 {
    let doubled: Vec<u32> =
        (0..6).map(|stat| 2 * u32::from(base_stats[stat]) + u32::from(ivs[stat]) + u32::from(evs[stat]) / 4).collect();
    let sum_at = |level: u32| doubled.iter().map(|value| value * level / 100 + 5).sum::<u32>() + 5;
    let mut sum = sum_at(100);
    let mut level = 100 * WANTED / sum;
    while level < 100 {
        sum += sum_at(level);
        if sum >= WANTED {
            break;
        }
        level += 1;
    }
    level.min(100)
}

fn nothing_left() -> TeamsError {
    TeamsError::Other("Cannot read properties of null (reading 'gen')".to_owned())
}

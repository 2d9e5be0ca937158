//! Challenge Cup of generation 9: what a Pokémon can have, but at random.

use std::sync::{LazyLock, OnceLock};

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{AbilityId, Dex, ItemId, MoveId, Species, SpeciesId, Type, species};

use super::numbers::{Numbers, is_in_the_games};
use super::{any_efforts, any_gender, any_values, balanced_level};
use crate::data::{MovePools, Order};
use crate::engine::Draws;
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

/// What the generators of all battles share.
struct Shared {
    dex: &'static Dex,
    order: &'static Order,
    pools: &'static MovePools,
    /// Types of teams of one type.
    types: Vec<Type>,
    /// What Smeargle can have.
    sketches: Vec<MoveId>,
    of_any_type: OnceLock<Numbers>,
    of_type: [OnceLock<Numbers>; Type::COUNT],
}

static SHARED: LazyLock<Shared> = LazyLock::new(|| {
    let (dex, order) = (Dex::of(GEN9), Order::of(GEN9.name()));
    let can_be_sketched = |mv: &MoveId| dex.exists(*mv) && dex.mv(*mv).placeholder_for.is_none();
    Shared {
        dex,
        order,
        pools: MovePools::of(GEN9.name()),
        types: order.types.iter().copied().filter(|kind| *kind != Type::Stellar).collect(),
        sketches: order.moves.iter().copied().filter(can_be_sketched).collect(),
        of_any_type: OnceLock::new(),
        of_type: [const { OnceLock::new() }; Type::COUNT],
    }
});

impl Shared {
    /// Who may be drawn: whose number has someone with moves.
    fn numbers(&self, kind: Option<Type>) -> &Numbers {
        let numbers = kind.map_or(&self.of_any_type, |kind| &self.of_type[kind as usize]);
        numbers.get_or_init(|| {
            let fits =
                |species: &Species| is_in_the_games(species) && kind.is_none_or(|kind| species.types.contains(kind));
            let has_moves = |species: &Species| !self.pools.of_species(species.id).is_empty();
            Numbers::new(self.dex, self.order, |species| fits(species) && species.num > 0 && has_moves(species), fits)
        })
    }
}

impl Maker for ChallengeCup {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let shared = &*SHARED;
        let kind = match settings.force_monotype {
            None if settings.same_type_clause => Some(draws.sample(&shared.types)?),
            forced => forced,
        };
        for species in shared.numbers(kind).draw(draws, settings.max_team_size, &mut self.numbers)? {
            let member = self.member(shared, settings, draws, kind, species)?;
            team.push(member);
        }
        Ok(())
    }
}

impl ChallengeCup {
    fn member(
        &mut self,
        shared: &Shared,
        settings: &Settings,
        draws: &mut Draws,
        kind: Option<Type>,
        drawn: SpeciesId,
    ) -> Result<Member, TeamsError> {
        let Chosen { species, forme, item } = choose(shared, draws, kind, drawn)?;
        let abilities = species.abilities.into_iter().filter(|ability| ability.is_some());
        let mut member = Member::new(species.base_species, species.id, written::CUP);
        member.item = item;
        member.ability = draws.sample(&abilities.collect::<arrayvec::ArrayVec<AbilityId, 4>>())?;
        let pool = if forme == species::SMEARGLE { &shared.sketches[..] } else { shared.pools.of_species(species.id) };
        pool.clone_into(&mut self.moves);
        member.moves.extend((0..settings.max_move_count).map_while(|_| draws.take(&mut self.moves)));
        member.evs = Some(any_efforts(draws));
        member.ivs = Some(any_values(draws, 32));
        member.nature = Some(draws.sample(&shared.order.natures)?);
        let strongest = match species.base_species {
            species::WISHIWASHI => shared.dex.species(species::WISHIWASHI_SCHOOL),
            species::TERAPAGOS => shared.dex.species(species::TERAPAGOS_TERASTAL),
            _ => species,
        };
        member.level = settings.adjust_level.unwrap_or_else(|| balanced_level(strongest.base_stats, 31, 21));
        member.happiness = Some(draws.below(256) as u8);
        member.shiny = draws.chance(1, 1024);
        member.gender = Some(any_gender(species, draws));
        member.tera_type = Some(match species.required_tera_type.or(settings.force_tera_type) {
            Some(kind) => kind,
            None => draws.sample(&shared.order.types)?,
        });
        member.drawn = draws.count();
        Ok(member)
    }
}

/// A species, what it holds, and the forme that it was taken for when its item was looked at.
struct Chosen<'a> {
    species: &'a Species,
    forme: SpeciesId,
    item: ItemId,
}

/// Finds an item for a species, and the forme that goes with it.
fn choose<'a>(
    shared: &'a Shared,
    draws: &mut Draws,
    kind: Option<Type>,
    drawn: SpeciesId,
) -> Result<Chosen<'a>, TeamsError> {
    let dex = shared.dex;
    let (mut species, mut forme) = (dex.species(drawn), drawn);
    if !dex.exists(drawn) {
        species = dex.species(species.base_species);
    }
    let mut item = any_item(shared, draws)?;
    if let Some(kind) = kind
        && !species.required_items.is_empty()
        && !changed_from(dex, species)?.types.contains(kind)
    {
        // Without its item it would be of another type.
        let legal: Vec<ItemId> = species.required_items.iter().copied().filter(|item| dex.exists(*item)).collect();
        if legal.is_empty() {
            return Err(TeamsError::Other(format!("{} has no legal required items", species.name)));
        }
        item = draws.sample(&legal)?;
    }
    match species.battle_only {
        [] => {}
        [before] => (species, forme) = (dex.species(*before), *before),
        several => {
            forme = draws.sample(several)?;
            species = dex.species(forme);
        }
    }
    if !species.required_items.is_empty() && !species.required_items.contains(&item) {
        species = changed_from(dex, species)?;
        forme = species.id;
    }
    let changes_it = |item: ItemId| {
        let forced = dex.item(item).forced_forme;
        forced.is_some() && dex.species(forced).base_species == forme
    };
    while changes_it(item) {
        item = draws.sample(&shared.order.items)?;
        while !dex.exists(item) {
            item = draws.sample(&shared.order.items)?;
        }
    }
    Ok(Chosen { species, forme, item })
}

/// What a forme that an item makes is without it.
fn changed_from<'a>(dex: &'a Dex, species: &Species) -> Result<&'a Species, TeamsError> {
    if species.changes_from.is_none() {
        return Err(TeamsError::Other(format!("{} needs a changesFrom value", species.name)));
    }
    Ok(dex.species(species.changes_from))
}

/// Any item; Technical Records and Poké Balls, of which there are many, seldom.
fn any_item(shared: &Shared, draws: &mut Draws) -> Result<ItemId, TeamsError> {
    loop {
        let item = draws.sample(&shared.order.items)?;
        if shared.dex.exists(item) && !(is_dull(shared.dex, item) && draws.chance(19, 20)) {
            return Ok(item);
        }
    }
}

/// Whether an item is a Technical Record or a Poké Ball.
pub fn is_dull(dex: &Dex, item: ItemId) -> bool {
    let item = dex.item(item);
    item.name.starts_with("TR") || item.is_pokeball
}

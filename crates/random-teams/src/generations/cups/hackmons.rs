//! Hackmons Cup: anything that exists, even together. What a team has used is used up for it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tallgrass_pokedex::formats::{ResolvedFormat, RuleTable};
use tallgrass_pokedex::{
    AbilityId, Dex, FormatId, Generation, ItemId, MoveId, Nature, Nonstandard, Species, SpeciesId, moves, to_id,
};

use super::challenge::is_dull;
use super::numbers::{Numbers, is_in_the_games};
use super::{any_gender, any_values, balanced_level};
use crate::data::Order;
use crate::engine::Draws;
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// Hackmons Cup.
pub struct HackmonsCup {
    pools: Arc<Pools>,
    /// What is left of them.
    numbers: Vec<u16>,
    items: Vec<ItemId>,
    abilities: Vec<AbilityId>,
    moves: Vec<MoveId>,
}

/// What may be drawn in a format.
struct Pools {
    dex: &'static Dex,
    order: &'static Order,
    items: Vec<ItemId>,
    abilities: Vec<AbilityId>,
    moves: Vec<MoveId>,
    natures: Vec<Nature>,
    numbers: Numbers,
    /// There must be enough items, and enough abilities, as nobody may be without.
    needs_items: bool,
    needs_abilities: bool,
    /// There must be enough moves.
    needs_moves: bool,
}

impl HackmonsCup {
    pub fn new(format: &ResolvedFormat, settings: &Settings) -> HackmonsCup {
        // What a format without custom rules draws from is worked out once.
        static POOLS: Mutex<BTreeMap<FormatId, Arc<Pools>>> = Mutex::new(BTreeMap::new());
        let new = || Arc::new(Pools::new(format, settings));
        let pools = match format.custom_rules.is_empty() {
            false => new(),
            true => POOLS.lock().unwrap_or_else(PoisonError::into_inner).entry(format.id).or_insert_with(new).clone(),
        };
        HackmonsCup { pools, numbers: vec![], items: vec![], abilities: vec![], moves: vec![] }
    }
}

// --- what may be drawn ---------------------------------------------------------------------------------------------------

impl Pools {
    fn new(format: &ResolvedFormat, settings: &Settings) -> Pools {
        let (dex, order) = (Dex::of(settings.generation), Order::of(settings.mod_name));
        let bans = settings.has_custom_bans().then(|| Bans::new(&format.rules));
        let bans = bans.as_ref();
        let items = order.items.iter().copied().filter(|item| {
            let why = dex.item(*item).nonstandard;
            bans.map_or(why == Nonstandard::No, |bans| bans.let_in("item", item.as_str(), "allitems", why, true))
        });
        let abilities = order.abilities.iter().copied().filter(|ability| {
            let why = dex.ability(*ability).nonstandard;
            // SHOWDOWN: of what exists but can't be had, items and moves are let in, but no abilities.
            bans.map_or(why == Nonstandard::No, |bans| {
                bans.let_in("ability", ability.as_str(), "allabilities", why, false)
            })
        });
        let moves = order.moves.iter().copied().filter(|mv| !is_hidden_power_of_a_type(*mv)).filter(|mv| {
            let why = dex.mv(*mv).nonstandard;
            bans.map_or(why == Nonstandard::No, |bans| bans.let_in("move", mv.as_str(), "allmoves", why, true))
        });
        let natures = order.natures.iter().copied().filter(|nature| {
            let id = nature.name().to_ascii_lowercase();
            bans.is_none_or(|bans| bans.let_in("nature", &id, "allnatures", Nonstandard::No, true))
        });
        let is_of_type = |species: &Species| settings.force_monotype.is_none_or(|kind| species.types.contains(kind));
        let numbers = match bans {
            None => {
                let fits = |species: &Species| is_in_the_games(species) && is_of_type(species);
                Numbers::new(dex, order, |species| fits(species) && species.num > 0, fits)
            }
            Some(bans) => {
                let fits = |species: &Species| is_of_type(species) && !bans.table.bans_forme(dex, species.id);
                Numbers::new(dex, order, fits, fits)
            }
        };
        Pools {
            dex,
            order,
            items: items.collect(),
            abilities: abilities.collect(),
            moves: moves.collect(),
            natures: natures.collect(),
            numbers,
            needs_items: bans.is_some_and(|bans| bans.bans("item:noitem")),
            needs_abilities: bans.is_some_and(|bans| bans.bans("ability:noability")),
            needs_moves: bans.is_some(),
        }
    }

    /// # Errors
    /// If bans leave too little for a team.
    fn refuse_if_too_small(&self, settings: &Settings) -> Result<(), TeamsError> {
        let size = settings.max_team_size;
        let move_count = size * settings.max_move_count;
        let enough = [
            (self.needs_items, "item", self.items.len(), size, "Max Team Size"),
            (self.needs_abilities, "ability", self.abilities.len(), size, "Max Team Size"),
            (self.needs_moves, "move", self.moves.len(), move_count, "Max Team Size * Max Move Count"),
        ];
        for (is_needed, what, count, wanted, why) in enough {
            if is_needed && count < wanted {
                return Err(TeamsError::Other(format!(
                    "Legal {what} count is insufficient to support {why} ({count} / {wanted})."
                )));
            }
        }
        Ok(())
    }
}

fn is_hidden_power_of_a_type(mv: MoveId) -> bool {
    mv != moves::HIDDEN_POWER && mv.as_str().starts_with(moves::HIDDEN_POWER.as_str())
}

/// What a format with bans says of things.
struct Bans<'a> {
    table: &'a RuleTable,
    /// What doesn't exist is let in.
    lets_anything_in: bool,
}

impl Bans<'_> {
    fn new(table: &RuleTable) -> Bans<'_> {
        Bans { table, lets_anything_in: table.has_key("+nonexistent") }
    }

    /// Whether something is allowed, or banned, if either is said.
    fn says(&self, thing: &str) -> Option<bool> {
        if self.table.has_key(&format!("+{thing}")) {
            return Some(true);
        }
        self.table.has_key(&format!("-{thing}")).then_some(false)
    }

    fn bans(&self, thing: &str) -> bool {
        self.says(thing) == Some(false)
    }

    /// Whether something may be drawn: by name, as one of all of its kind, or by why it doesn't exist.
    fn let_in(&self, kind: &str, id: &str, all: &str, why: Nonstandard, even_unobtainable: bool) -> bool {
        if let Some(is_allowed) = self.says(&format!("{kind}:{id}")) {
            return is_allowed;
        }
        if self.bans(&format!("tag:{all}")) {
            return false;
        }
        if why == Nonstandard::No {
            return true;
        }
        self.says(&format!("tag:{}", to_id(why.name())))
            .unwrap_or(self.lets_anything_in || even_unobtainable && why == Nonstandard::Unobtainable)
    }
}

// --- drawing -------------------------------------------------------------------------------------------------------------

impl Maker for HackmonsCup {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        if settings.has_custom_bans() {
            settings.refuse_complex_bans()?;
        }
        let pools = self.pools.clone();
        pools.refuse_if_too_small(settings)?;
        pools.items.clone_into(&mut self.items);
        pools.abilities.clone_into(&mut self.abilities);
        pools.moves.clone_into(&mut self.moves);
        for species in pools.numbers.draw(draws, settings.max_team_size, &mut self.numbers)? {
            let member = self.member(&pools, settings, draws, species)?;
            team.push(member);
        }
        Ok(())
    }
}

impl HackmonsCup {
    fn member(
        &mut self,
        pools: &Pools,
        settings: &Settings,
        draws: &mut Draws,
        species: SpeciesId,
    ) -> Result<Member, TeamsError> {
        let species = pools.dex.species(species);
        let mut member = Member::new(species.base_species, species.id, written::CUP);
        member.item = self.item(pools, settings, draws)?;
        member.ability = draws.take(&mut self.abilities).unwrap_or_default();
        loop {
            member.moves.push(draws.take(&mut self.moves).ok_or_else(nothing_left)?);
            if member.moves.len() >= settings.max_move_count {
                break;
            }
        }
        member.evs = Some(any_values(draws, 256).map(i16::from));
        member.ivs = Some(any_values(draws, 32));
        if !pools.natures.is_empty() {
            member.nature = Some(draws.sample(&pools.natures)?);
        }
        member.level = settings.adjust_level.unwrap_or_else(|| balanced_level(species.base_stats, 31, 21));
        member.happiness = Some(draws.below(256) as u8);
        member.shiny = draws.chance(1, 1024);
        member.gender = Some(any_gender(species, draws));
        if settings.generation == Generation::Gen9 {
            member.tera_type = Some(match settings.force_tera_type {
                Some(kind) => kind,
                None => draws.sample(&pools.order.types)?,
            });
        }
        member.drawn = draws.count();
        Ok(member)
    }

    /// An item; Technical Records and Poké Balls seldom, while there are others enough.
    fn item(&mut self, pools: &Pools, settings: &Settings, draws: &mut Draws) -> Result<ItemId, TeamsError> {
        loop {
            let item = draws.take(&mut self.items).ok_or_else(no_item_left)?;
            let is_refused = is_dull(pools.dex, item) && draws.chance(19, 20);
            if !is_refused || self.items.len() <= settings.max_team_size {
                return Ok(item);
            }
        }
    }
}

fn no_item_left() -> TeamsError {
    TeamsError::Other("Cannot read properties of undefined (reading 'startsWith')".to_owned())
}

fn nothing_left() -> TeamsError {
    TeamsError::Other("Cannot read properties of null (reading 'id')".to_owned())
}

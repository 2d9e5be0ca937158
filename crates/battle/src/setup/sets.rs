//! From a set, as a team has it, to a Pokémon.

use super::{MonSetup, SetupError};
use crate::battle::Battle;
use crate::ids::{Holder, Mon, SideId};
use crate::random::Purpose;
use crate::state::{CanTerastallize, Forme, MAX_MOVES, MON_NOTES, MoveList, MoveSlot, OWN_SLOTS, Pokemon};
use arrayvec::ArrayVec;
use tallgrass_pokedex::Generation::{Gen2, Gen6, Gen7, Gen9};
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{
    AbilityId, Dex, Gender, Generation, ItemId, MoveId, Nature, SpeciesId, Type, UnknownName, items, moves, to_id,
};

/// A Hidden Power type and power from individual values: hp, atk, def, spa, spd, spe.
fn hidden_power(ivs: &[u8; 6], generation: Generation) -> (Type, u8) {
    use Type::*;
    const TYPES: [Type; 16] = [
        Fighting, Flying, Poison, Ground, Rock, Bug, Ghost, Steel, Fire, Water, Grass, Electric, Psychic, Ice, Dragon,
        Dark,
    ];
    let [hp, atk, def, spa, spd, spe] = ivs.map(u32::from);
    if generation <= Gen2 {
        let [atk, def, spe, spc] = [atk, def, spe, spa].map(|iv| iv / 2);
        let kind = TYPES[(4 * (atk % 4) + def % 4) as usize];
        let power = (5 * ((spc >> 3) + 2 * (spe >> 3) + 4 * (def >> 3) + 8 * (atk >> 3)) + spc % 4) / 2 + 31;
        return (kind, power as u8);
    }
    let order = [hp, atk, def, spe, spa, spd];
    let sum = |bit: u32| order.iter().enumerate().map(|(i, iv)| (iv >> bit & 1) << i).sum::<u32>();
    let power = if generation < Gen6 { sum(1) * 40 / 63 + 30 } else { 60 };
    (TYPES[(sum(0) * 15 / 63) as usize], power as u8)
}

/// How many UTF-16 units of a name are kept.
const NAME_UNITS: usize = 20;

/// The first units of a name; nothing if they end within a character.
fn first_units(name: &str) -> Option<String> {
    let mut left = NAME_UNITS;
    let kept = name.chars().take_while(|c| {
        let before = left;
        left = left.saturating_sub(c.len_utf16());
        before > 0 && c.len_utf16() <= before
    });
    let kept: String = kept.collect();
    let units = kept.encode_utf16().count();
    (units == NAME_UNITS || kept.len() == name.len()).then_some(kept)
}

/// A type by its own name. Showdown keeps whatever else is written there, shows it, and fails when it comes to be used.
fn type_called(text: &str, kind: &'static str, dex: &Dex) -> Result<Option<Type>, UnknownName> {
    match Type::from_name(text) {
        _ if text.is_empty() => Ok(None),
        Some(found) if found != Type::Bird => Ok(Some(found)),
        _ => {
            let meant = match dex.type_named(text) {
                Ok(found) => Some(found.name().to_owned()).filter(|_| found != Type::Bird),
                Err(unknown) => unknown.nearest,
            };
            Err(UnknownName::new(kind, text, meant))
        }
    }
}

/// Whether it is Hidden Power with its type in its name.
fn is_typed_hidden_power(id: MoveId, dex: &Dex) -> bool {
    id.as_str().starts_with("hiddenpower") && dex.mv(id).kind != Type::Normal
}

impl Battle {
    /// What never changes about a Pokémon, and its set with everything filled in and cut down as Showdown does.
    pub(crate) fn prepare_set(&self, set: &PokemonSet, place: &str) -> Result<(MonSetup, PokemonSet), SetupError> {
        let dex = self.dex();
        let named = |unknown| SetupError::Name { place: place.to_owned(), unknown };
        let species_name = if set.species.is_empty() { &set.name } else { &set.species };
        let species = dex.species_named(species_name).map_err(named)?;
        let data = dex.species(species);
        let name = if set.name == set.species || set.name.is_empty() {
            dex.species(data.base_species).name.to_owned()
        } else {
            set.name.clone()
        };
        let ability = match &set.ability {
            text if to_id(text).is_empty() => AbilityId::NONE,
            text => dex.ability_named(text).map_err(named)?,
        };
        let item = match &set.item {
            text if to_id(text).is_empty() => ItemId::NONE,
            text if self.fills_item_slot(text) => ItemId::NONE,
            text => dex.item_named(text).map_err(named)?,
        };
        self.check_pokemon_is_done(species, ability, item, place)?;
        let mut known = Vec::new();
        // SHOWDOWN: what has no letters is passed over, be it all there is: a Pokémon without moves struggles.
        for text in set.moves.iter().filter(|text| !to_id(text).is_empty()) {
            let id = dex.move_named(text).map_err(named)?;
            // A move in name only, which Showdown doesn't have among the moves of sets.
            if id == moves::RECHARGE {
                return Err(named(UnknownName::new("move", text, None)));
            }
            self.check_move_is_done(id, place)?;
            known.push(id);
        }
        if set.moves.is_empty() {
            return Err(SetupError::Limit { place: place.to_owned(), what: "the set has no moves".to_owned() });
        }
        if known.len() > MAX_MOVES {
            let what = format!("{} moves are too many: a set has at most {MAX_MOVES}", known.len());
            return Err(SetupError::Limit { place: place.to_owned(), what });
        }
        let nature = Nature::from_id(&to_id(&set.nature)).unwrap_or(Nature::Serious);
        let level = set.level.filter(|&level| level != 0).unwrap_or(100).clamp(1, 9999) as u16;
        let mut ivs = set.ivs.unwrap_or([31; 6]).map(|iv| iv.clamp(0, 31) as u8);
        if self.until(Gen2) {
            ivs = ivs.map(|iv| iv & 30);
        }
        let tera_type = type_called(&set.tera_type, "Tera Type", dex).map_err(named)?.unwrap_or(data.types.first());
        let mut settled = set.clone();
        let hp_type = type_called(&set.hp_type, "Hidden Power type", dex).map_err(named)?;
        if hp_type == Some(Type::Unknown) {
            return Err(named(UnknownName::new("Hidden Power type", &set.hp_type, None)));
        }
        if hp_type.is_none() {
            let typed = known.iter().find(|id| is_typed_hidden_power(**id, dex));
            settled.hp_type = typed.map_or("", |&id| dex.mv(id).kind.name()).to_owned();
        }
        let Some(shown_name) = first_units(&name) else {
            let what =
                format!("the name \"{name}\" has a character in its places {NAME_UNITS} and 21, and only 20 are shown");
            return Err(SetupError::Limit { place: place.to_owned(), what });
        };
        settled.name = name;
        settled.level = Some(i32::from(level));
        settled.evs = Some(set.evs.unwrap_or_default().map(|ev| ev.clamp(0, 255)));
        settled.ivs = Some(ivs.map(i32::from));
        let pokeball = to_id(&set.pokeball);
        let mut mon = MonSetup {
            name: shown_name,
            shiny: set.shiny,
            pokeball: if pokeball.is_empty() { "pokeball".to_owned() } else { pokeball },
            species,
            ability,
            item,
            moves: known,
            level,
            evs: set.evs.unwrap_or_default().map(|ev| ev.clamp(0, 255) as u8),
            ivs,
            nature,
            tera_type,
            notes: [0; MON_NOTES],
        };
        self.read_set_by_rules(&settled, &mut mon)
            .map_err(|what| SetupError::Limit { place: place.to_owned(), what })?;
        Ok((mon, settled))
    }

    /// Whether a rule of the battle lets sets have this in their item slots, though it is no item.
    pub fn fills_item_slot(&self, text: &str) -> bool {
        self.rule_hooks().filter_map(|hooks| hooks.fills_item_slot).any(|fills| fills(self.dex(), text))
    }

    /// Lets rules see what a set says of them.
    fn read_set_by_rules(&self, set: &PokemonSet, mon: &mut MonSetup) -> Result<(), String> {
        self.rule_hooks().filter_map(|hooks| hooks.read_set).try_for_each(|read| read(self, set, mon))
    }

    /// Brings a Pokémon into being. Draws a gender if its set leaves it open.
    pub(super) fn create_mon(&mut self, mon: Mon, side: SideId, position: u8, set: &PokemonSet) {
        let (pokemon, others) = self.newborn(mon, side, position, set);
        debug_assert_eq!(self.state.mons.len(), mon.index());
        self.state.mons.push(pokemon);
        for slot in others {
            if let Some(at) = self.new_slot(slot) {
                self.mon_mut(mon).base_moves.push(at);
                self.mon_mut(mon).moves.push(at);
            }
        }
        if self.knows() {
            self.state.knowledge.add_mon();
        }
        self.grow_up(mon);
    }

    /// A Pokémon as its set has it, and the moves for which it has no room itself.
    pub(crate) fn newborn(
        &mut self,
        mon: Mon,
        side: SideId,
        position: u8,
        set: &PokemonSet,
    ) -> (Pokemon, ArrayVec<MoveSlot, MAX_MOVES>) {
        let setup = self.setup.mon(mon).clone();
        let data = self.dex().species(setup.species);
        let gender = match Gender::from_name(&set.gender).or(data.gender) {
            Some(gender) => gender,
            None if self.random(Purpose::Gender, 2) == 0 => Gender::Male,
            None => Gender::Female,
        };
        let mut pokemon = Pokemon::NOBODY;
        pokemon.notes = setup.notes;
        pokemon.side = side;
        pokemon.position = position;
        pokemon.level = setup.level;
        pokemon.gender = gender;
        pokemon.happiness = set.happiness.unwrap_or(255).clamp(0, 255) as u8;
        pokemon.species = setup.species;
        pokemon.base_species = setup.species;
        pokemon.base_forme = Forme::of(self.dex(), setup.species);
        pokemon.details_species = setup.species;
        pokemon.ability = setup.ability;
        pokemon.base_ability = setup.ability;
        pokemon.item = setup.item;
        pokemon.tera_type = setup.tera_type;
        pokemon.dynamax_level = set.dynamax_level.unwrap_or(10).clamp(0, 10) as u8;
        pokemon.gigantamax = set.gigantamax;
        let (hp_type, hp_power) = hidden_power(&setup.ivs, self.generation());
        let mut slots = ArrayVec::<MoveSlot, MAX_MOVES>::new();
        for &id in &setup.moves {
            // The moves named after its types are sets' way to say the type.
            let id = if id.as_str().starts_with("hiddenpower") { moves::HIDDEN_POWER } else { id };
            let ups = self.pp_ups(mon, slots.len());
            slots.push(self.full_slot(id, ups));
        }
        let (own, others) = slots.split_at(slots.len().min(OWN_SLOTS));
        pokemon.set_slots[..own.len()].copy_from_slice(own);
        pokemon.base_moves = MoveList::of_set(mon, own.len());
        pokemon.moves = pokemon.base_moves;
        pokemon.hp_type = Type::from_name(&set.hp_type).unwrap_or(hp_type);
        pokemon.base_hp_type = pokemon.hp_type;
        pokemon.hp_power = hp_power;
        pokemon.base_hp_power = hp_power;
        (pokemon, others.iter().copied().collect())
    }

    /// Gives a Pokémon that has just been born what follows from its set.
    pub(crate) fn grow_up(&mut self, mon: Mon) {
        let (ability, item) = (self.mon(mon).ability, self.mon(mon).item);
        let state = self.new_state(ability.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).ability_state = state;
        let state = self.new_state(item.into(), Some(Holder::Mon(mon)));
        self.mon_mut(mon).item_state = state;
        self.mon_mut(mon).can_mega_evo = self.mega_species(mon);
        self.mon_mut(mon).can_ultra_burst = self.ultra_species(mon);
        if self.can_terastallize(mon) {
            self.mon_mut(mon).can_terastallize = CanTerastallize::Yes;
        }
        self.clear_volatile(mon, true);
        let pokemon = self.mon_mut(mon);
        pokemon.hp = pokemon.max_hp;
    }

    fn can_terastallize(&self, mon: Mon) -> bool {
        if let Some(own) = self.flow().can_terastallize {
            return own(self, mon);
        }
        let pokemon = self.mon(mon);
        self.only_in(Gen9) && self.dex().item(pokemon.item).z_move.is_none() && pokemon.can_mega_evo.is_none()
    }

    /// The species a Pokémon can mega evolve into, given what it is and holds.
    pub fn mega_species(&self, mon: Mon) -> SpeciesId {
        if let Some(own) = self.flow().mega_species {
            return own(self, mon);
        }
        let species = self.mon(mon).base_species;
        let new = || self.mega_by_stone(mon, species).filter(|&mega| self.dex().species(mega).generation >= 9);
        let old = || self.mega_by_stone(mon, self.dex().species(species).base_species).filter(|&mega| mega != species);
        self.mega_by_move(mon).or_else(new).or_else(old).unwrap_or(SpeciesId::NONE)
    }

    /// The species a Pokémon can mega evolve into for a move that it knows.
    pub fn mega_by_move(&self, mon: Mon) -> Option<SpeciesId> {
        let dex = self.dex();
        let past =
            self.until(Gen7) || self.setup.format.rules.keys().any(|key| key == "+tag:past" || key == "+tag:future");
        let &alt = dex.species(self.mon(mon).base_species).other_formes.first()?;
        let data = dex.species(alt);
        let knows = data.required_move.is_some() && self.setup.mon(mon).moves.contains(&data.required_move);
        (past && data.is_mega && knows && dex.item(self.mon(mon).item).z_move.is_none()).then_some(alt)
    }

    /// The species that the stone a Pokémon holds lets some species mega evolve into.
    pub fn mega_by_stone(&self, mon: Mon, of: SpeciesId) -> Option<SpeciesId> {
        let item = self.dex().item(self.mon(mon).item);
        item.mega_stone.iter().find(|(from, _)| *from == of).map(|&(_, to)| to)
    }

    /// What a Pokémon can burst into: the rule of ultra burst itself, which is there for one species.
    fn ultra_species(&self, mon: Mon) -> SpeciesId {
        use tallgrass_pokedex::species;
        let pokemon = self.mon(mon);
        let fused = matches!(pokemon.base_species, species::NECROZMA_DAWN_WINGS | species::NECROZMA_DUSK_MANE);
        if fused && pokemon.item == items::ULTRANECROZIUM_Z { species::NECROZMA_ULTRA } else { SpeciesId::NONE }
    }
}

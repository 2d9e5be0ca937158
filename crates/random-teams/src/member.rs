use arrayvec::ArrayVec;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{AbilityId, Dex, Gender, ItemId, MoveId, Nature, SpeciesId, Type, Types};

use crate::written::Key;

/// Most moves of a Pokémon.
pub const MOST_MOVES: usize = 24;

/// Most Pokémon of a team.
pub const MOST_MEMBERS: usize = 24;

/// A Pokémon of a team, as ids. What is `None` isn't said in the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The species whose name it has for a nickname.
    pub name: SpeciesId,
    /// The forme that is in the set.
    pub forme: SpeciesId,
    /// The forme it was made as; a battle-only one is another than `forme`. Only generators look at it.
    pub made_as: SpeciesId,
    /// How many numbers had been drawn when it was complete: where to look, if it isn't Showdown's.
    pub drawn: u64,
    /// Its gender.
    pub gender: Option<Gender>,
    /// It has the rarer coloring.
    pub shiny: bool,
    /// Its level.
    pub level: u32,
    /// Its moves.
    pub moves: ArrayVec<MoveId, MOST_MOVES>,
    /// Its moves are written by name, not by id.
    pub names_moves: bool,
    /// Its ability.
    pub ability: AbilityId,
    /// The item it holds, or none.
    pub item: ItemId,
    /// Effort values: HP, Atk, Def, SpA, SpD, Spe. SHOWDOWN: where HP are lowered in vain they end up a little below 0.
    pub evs: Option<[i16; 6]>,
    /// Individual values in the same order.
    pub ivs: Option<[u8; 6]>,
    /// Its nature.
    pub nature: Option<Nature>,
    /// Its Tera Type.
    pub tera_type: Option<Type>,
    /// Its friendship.
    pub happiness: Option<u8>,
    /// Whether it can Gigantamax.
    pub gigantamax: bool,
    /// Its Dynamax level.
    pub dynamax_level: Option<u8>,
    /// It may Terastallize where only captains may.
    pub tera_captain: bool,
    /// What its set is called, if it has a name: `Bulky Attacker`. Sets don't say it.
    pub role: Option<&'static str>,
    /// Its set is built around Terastallizing. Sets don't say it.
    pub wants_tera: bool,
    /// What it has in place of its species', where that is made up. Sets don't say it.
    pub made_up: Option<MadeUp>,
    /// What Showdown's generator writes of it, in which order.
    pub(crate) keys: &'static [Key],
}

/// Types and base stats that are made up for a Pokémon, as in generation 1's Hackmons Cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeUp {
    /// Its types; Bird may be one.
    pub types: Types,
    /// Its base HP, Atk, Def, SpA, SpD, Spe.
    pub base_stats: [u16; 6],
}

impl Member {
    /// One of this forme of which nothing else is said.
    pub(crate) fn new(name: SpeciesId, forme: SpeciesId, keys: &'static [Key]) -> Member {
        Member {
            name,
            forme,
            made_as: forme,
            drawn: 0,
            gender: None,
            shiny: false,
            level: 100,
            moves: ArrayVec::new(),
            names_moves: false,
            ability: AbilityId::NONE,
            item: ItemId::NONE,
            evs: None,
            ivs: None,
            nature: None,
            tera_type: None,
            happiness: None,
            gigantamax: false,
            dynamax_level: None,
            tera_captain: false,
            role: None,
            wants_tera: false,
            made_up: None,
            keys,
        }
    }

    /// Whether it has the move.
    pub fn knows(&self, mv: MoveId) -> bool {
        self.moves.contains(&mv)
    }

    /// As a player would write it. Moves are written by id or by name, as Showdown's generator does.
    pub fn to_set(&self, dex: &Dex) -> PokemonSet {
        let move_text = |mv: &MoveId| if self.names_moves { dex.mv(*mv).name } else { mv.as_str() };
        PokemonSet {
            name: dex.species(self.name).name.to_owned(),
            species: dex.species(self.forme).name.to_owned(),
            item: dex.item(self.item).name.to_owned(),
            ability: dex.ability(self.ability).name.to_owned(),
            moves: self.moves.iter().map(|mv| move_text(mv).to_owned()).collect(),
            nature: self.nature.map(|nature| nature.name().to_owned()).unwrap_or_default(),
            gender: self.gender.map(|gender| gender.name().to_owned()).unwrap_or_default(),
            evs: self.evs.map(|values| values.map(i32::from)),
            ivs: self.ivs.map(|values| values.map(i32::from)),
            level: Some(i32::try_from(self.level).unwrap_or(i32::MAX)),
            shiny: self.shiny,
            happiness: self.happiness.map(i32::from),
            gigantamax: self.gigantamax,
            dynamax_level: self.dynamax_level.map(i32::from),
            tera_type: self.tera_type.map(|kind| kind.name().to_owned()).unwrap_or_default(),
            tera_captain: self.tera_captain,
            ..PokemonSet::default()
        }
    }
}

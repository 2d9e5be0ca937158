//! What a factory's rules are made of, and what several of them have in common.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{AbilityId, ItemId, MoveId, Type, abilities, items};

use super::making::{Making, Offer};
use super::team::Weather;
use crate::data::factory::FactorySet;
use crate::{Member, TeamsError};

/// The rules of a factory.
pub struct Rules {
    /// Tiers one of which is drawn for all teams of a battle.
    pub tiers: &'static [&'static str],
    /// The tier of its teams, where none is drawn.
    pub tier: &'static str,
    /// A type is drawn for each team, if only those of one type look at it.
    pub draws_type: bool,
    /// Species come by their weight; else all come alike.
    pub weighs_species: bool,
    /// So are sets.
    pub weighs_sets: bool,
    /// After so many attempts that came to nothing whatever comes is taken.
    pub attempts: u32,
    /// How often what is limited may come in a team of a size.
    pub limit: fn(usize) -> u8,
    /// How many may have a type, that many times, before others of it seldom come.
    pub most_of_a_type: u8,
    /// How many may share a weakness, that many times.
    pub most_weak: u8,
    /// Who is refused before a set is chosen, in order.
    pub before: &'static [fn(&mut Making) -> bool],
    /// What of a set is drawn beforehand; nothing if it may not be had.
    pub offer: fn(&mut Making, usize, &FactorySet) -> Result<Option<Offer>, TeamsError>,
    /// Families of moves of which one in a team is enough.
    pub once: &'static [&'static [MoveId]],
    /// Abilities that count as a move.
    pub counts_as: &'static [(AbilityId, MoveId)],
    /// Families of moves of which a team needs one.
    pub needed: &'static [&'static [MoveId]],
    /// What is drawn of a Pokémon after its moves, in order.
    pub parts: &'static [Part],
    /// Sets say the forme; else it is the species itself, before the battle.
    pub takes_forme_of_set: bool,
    /// It is called as its forme is; else as its species is.
    pub names_forme: bool,
    pub level: u32,
    /// Levels are those that a rule sets.
    pub adjusts_level: bool,
    /// Who is refused with the set that was chosen, in order.
    pub after: &'static [fn(&mut Making, &Member) -> bool],
    /// Those who make sun or rain count as of one combination of types.
    pub counts_weather: bool,
    /// Abilities that make up for weaknesses, in lists; nothing if resistances don't, either.
    pub resistances: Option<&'static [Resistances]>,
    /// Whether an attempt came to nothing.
    pub fails: fn(&Making) -> bool,
}

/// Something of a Pokémon that is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    Item,
    Ability,
    Nature,
    Tera,
    Gender,
    /// Nothing is drawn: a battle decides about the gender.
    GenderOfTier,
    Shiny,
}

/// One for six Pokémon, and one more for each six that are begun.
pub fn for_each_six(size: usize) -> u8 {
    size.div_ceil(6) as u8
}

/// One for six Pokémon, the next from nine on.
pub fn for_about_six(size: usize) -> u8 {
    ((size + 3) / 6).max(1) as u8
}

/// Abilities, and the weaknesses that they make up for.
pub type Resistances = &'static [(AbilityId, &'static [Type])];

/// Those that do everywhere.
pub const RESISTANCES: Resistances = &[
    (abilities::WATER_ABSORB, &[Type::Water]),
    (abilities::FLASH_FIRE, &[Type::Fire]),
    (abilities::LIGHTNING_ROD, &[Type::Electric]),
    (abilities::VOLT_ABSORB, &[Type::Electric]),
    (abilities::THICK_FAT, &[Type::Ice, Type::Fire]),
    (abilities::LEVITATE, &[Type::Ground]),
];

/// Those that do in Battle Factories.
pub const MORE_RESISTANCES: Resistances = &[
    (abilities::DRY_SKIN, &[Type::Water]),
    (abilities::STORM_DRAIN, &[Type::Water]),
    (abilities::HEATPROOF, &[Type::Fire]),
    (abilities::MOTOR_DRIVE, &[Type::Electric]),
    (abilities::SAP_SIPPER, &[Type::Grass]),
];

/// Moves of which one in a team is enough before generation 9.
pub const ONCE: &[&[MoveId]] = &[&[RAPID_SPIN], &[BATON_PASS], &[STEALTH_ROCK], &[DEFOG], &[SPIKES], &[TOXIC_SPIKES]];

/// What a team needs before generation 9: to set hazards and to clear them.
pub const NEEDED: &[&[MoveId]] = &[&[STEALTH_ROCK], &[RAPID_SPIN, DEFOG]];

// --- who is refused ---------------------------------------------------------------------------------------------------

/// It hasn't the type that was asked for.
pub fn is_of_other_type(m: &mut Making) -> bool {
    m.settings.force_monotype.is_some_and(|kind| !m.species.entry.types.contains(kind))
}

/// Its species is there.
pub fn is_there(m: &mut Making) -> bool {
    m.team.has_base(m.species.entry.base_species)
}

/// There are enough of a type of its. One in five comes all the same.
pub fn types_are_full(m: &mut Making) -> bool {
    let most = m.rules.most_of_a_type * m.limit;
    m.types.iter().any(|kind| m.team.of_type(kind) >= most && m.draws.chance(4, 5))
}

/// The same, except in a team of a type that was asked for.
pub fn types_are_full_unless_asked_for(m: &mut Making) -> bool {
    !m.is_of_forced_type() && types_are_full(m)
}

/// There are enough who share a weakness of its.
pub fn weaknesses_are_full(m: &mut Making) -> bool {
    let weak = m.species.defense.weak & !m.species.defense.immune;
    !m.takes_anything && !m.is_of_forced_type() && m.team.shares(weak, m.rules.most_weak * m.limit)
}

/// All its sets mega evolve, and someone does.
pub fn is_second_mega(m: &mut Making) -> bool {
    m.team.megas >= 1 && m.species.is_always_mega
}

/// There are enough of its types, or enough who make its weather.
pub fn combination_is_full(m: &mut Making, member: &Member) -> bool {
    m.team.has_combination(m.combination(member.ability), m.limit)
}

/// The same, except in a team of a type that was asked for.
pub fn combination_is_full_unless_asked_for(m: &mut Making, member: &Member) -> bool {
    !m.is_of_forced_type() && combination_is_full(m, member)
}

/// Someone holds its item.
pub fn item_is_held(m: &mut Making, member: &Member) -> bool {
    m.team.items.has(member.item)
}

// --- which sets may be had --------------------------------------------------------------------------------------------

/// A Choice item that is held in the team.
pub fn is_held_choice(m: &Making, item: ItemId) -> bool {
    matches!(item, items::CHOICE_SPECS | items::CHOICE_BAND | items::CHOICE_SCARF) && m.team.items.has(item)
}

/// An ability that makes weather, where someone makes some.
pub fn is_second_weather(m: &Making, ability: AbilityId) -> bool {
    m.team.weather.is_some() && Weather::of(ability).is_some()
}

/// A set of which only the moves are drawn beforehand.
pub fn offer_moves(m: &mut Making, at: usize, set: &FactorySet) -> Result<Option<Offer>, TeamsError> {
    let drawn = m.draw_moves(set)?;
    Ok(drawn.map(|(moves, is_needed)| Offer { moves: Some(moves), is_needed, ..Offer::whole(at) }))
}

// --- which teams come to nothing --------------------------------------------------------------------------------------

/// There are too few, or three who share a weakness.
pub fn is_short_or_weak(m: &Making) -> bool {
    m.is_short() || !m.takes_anything && m.team.shares_weakness(3)
}

/// There are too few, or three who share a weakness, or nobody has what a team needs.
pub fn is_short_or_weak_or_lacks(m: &Making) -> bool {
    is_short_or_weak(m) || !m.takes_anything && m.rules.needed.iter().any(|family| !m.team.knows_any(family))
}

/// There are too few, or too many who share a weakness, unless a type was asked for.
pub fn is_short_or_weaker(m: &Making) -> bool {
    let is_weak = || !m.is_of_forced_type() && m.team.shares_weakness(m.rules.most_weak * m.limit);
    !m.takes_anything && (m.is_short() || is_weak())
}

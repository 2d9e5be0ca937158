use arrayvec::ArrayVec;
use tallgrass_pokedex::species::GRENINJA;
use tallgrass_pokedex::{AbilityId, Dex, Gender, ItemId, Species, SpeciesId, Type};

use super::{Build, Cull, Draws, Spread, Team};
use crate::data::{Role, RoleSet, SpeciesSets};
use crate::settings::Settings;
use crate::written::Key;
use crate::{Member, TeamsError};

/// Most sets of a species.
const MOST_SETS: usize = 16;

/// How a generation makes a Pokémon of a species, in the order in which it is done.
pub struct Steps {
    /// Which sets are drawn from.
    pub sets: SetsDrawn,
    /// The forme it is put into the set as.
    pub forme: fn(&Dex, &Settings, &mut Draws, &Species) -> Result<SpeciesId, TeamsError>,
    /// Who is given attacks of its types that go first, even such as usually don't count.
    pub priority_pokemon: &'static [SpeciesId],
    /// Moves are chosen for the ability that a forme has in battle, even if the set's is another.
    pub for_battle_forme: bool,
    pub cull: Cull,
    pub moves: fn(&mut Build) -> Result<(), TeamsError>,
    pub ability: fn(&mut Build) -> Result<AbilityId, TeamsError>,
    pub item: fn(&mut Build) -> Result<ItemId, TeamsError>,
    /// Effort and individual values with this item at this level.
    pub spread: fn(&Build, ItemId, u32) -> Spread,
    /// Its gender; nothing if that is left to the battle.
    pub gender: fn(&mut Draws, &Species) -> Option<Gender>,
    /// It may be shiny.
    pub may_shine: bool,
    /// What the types of a set are.
    pub kinds: Kinds,
    /// What is written of it, in which order.
    pub keys: &'static [Key],
}

/// What the types of a set are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds {
    /// Tera Types, of which one is drawn.
    Tera,
    /// Types of which one is drawn that it should have an attack of.
    OnePreferred,
    /// Types that it should have attacks of.
    Preferred,
}

/// Which sets of a species are drawn from.
pub enum SetsDrawn {
    /// It has only one, and no number is drawn.
    None,
    /// All.
    All,
    /// Those that fit beside the team. Last is whether it is to lead.
    Fitting(fn(&Team, &SpeciesSets, &RoleSet, bool) -> bool),
}

impl Team<'_> {
    /// Makes a Pokémon of a species, and says which role it has.
    ///
    /// # Errors
    /// If there is no set or move where there has to be one.
    pub fn make(&mut self, steps: &Steps, index: usize, is_lead: bool) -> Result<(Member, Role), TeamsError> {
        let stock = self.stock;
        let settings = self.settings;
        let sets = stock.sets_of(index);
        let entry = stock.book.dex.species(sets.id);
        let forme = (steps.forme)(stock.book.dex, settings, self.draws, entry)?;
        let set = self.sample_set(steps, sets, is_lead)?;
        let kind = match steps.kinds {
            Kinds::Tera | Kinds::OnePreferred if !set.types.is_empty() => self.draws.sample(&set.types)?,
            _ => Type::Unknown,
        };
        let draws = &mut *self.draws;
        let mut b = Build::new(&stock.book, steps.cull, settings, draws, &self.details, entry, set, kind);
        b.is_lead = is_lead;
        b.wants_priority = steps.priority_pokemon.contains(&entry.id);
        if steps.for_battle_forme {
            b.abilities = abilities_for_moves(entry, set);
        }
        (steps.moves)(&mut b)?;
        b.ability = (steps.ability)(&mut b)?;
        let item = (steps.item)(&mut b)?;
        let level = settings.level(sets.level);
        let spread = (steps.spread)(&b, item, level);

        let mut member = Member::new(entry.base_species, forme, steps.keys);
        member.made_as = entry.id;
        member.moves = b.moves.as_slice().iter().copied().collect();
        member.ability = b.ability;
        member.item = item;
        member.level = level;
        member.evs = Some(spread.evs);
        member.ivs = Some(spread.ivs);
        member.tera_type = (steps.kinds == Kinds::Tera).then(|| settings.force_tera_type.unwrap_or(kind));
        member.role = Some(set.role.name());
        member.gigantamax = entry.name.ends_with("-Gmax");
        draws.shuffle(&mut member.moves);
        member.gender = (steps.gender)(draws, entry);
        member.shiny = steps.may_shine && draws.chance(1, 1024);
        member.drawn = draws.count();
        Ok((member, set.role))
    }

    /// One of the sets that may be chosen.
    fn sample_set<'s>(
        &mut self,
        steps: &Steps,
        sets: &'s SpeciesSets,
        is_lead: bool,
    ) -> Result<&'s RoleSet, TeamsError> {
        let sets_drawn = match steps.sets {
            SetsDrawn::None => return sets.sets.first().ok_or(TeamsError::NothingToSample),
            SetsDrawn::All => sets.sets.iter().collect::<ArrayVec<_, MOST_SETS>>(),
            SetsDrawn::Fitting(fits) => sets.sets.iter().filter(|set| fits(self, sets, set, is_lead)).collect(),
        };
        self.draws.sample(&sets_drawn)
    }
}

/// The abilities that moves are chosen for: of a forme that is taken in battle whatever the ability was before, those it has
/// then.
fn abilities_for_moves(entry: &Species, set: &RoleSet) -> ArrayVec<AbilityId, 4> {
    if entry.battle_only.is_empty() || entry.required_ability.is_some() {
        return set.abilities.clone();
    }
    entry.abilities.into_iter().filter(|ability| ability.is_some()).collect()
}

/// The gender of a species, or any.
pub fn own_gender_or_drawn(draws: &mut Draws, species: &Species) -> Option<Gender> {
    let any = || if draws.below(2) == 1 { Gender::Female } else { Gender::Male };
    Some(species.gender.unwrap_or_else(any))
}

/// The same, but Greninja is male: only such have Battle Bond.
pub fn own_gender_or_drawn_and_male_greninja(draws: &mut Draws, species: &Species) -> Option<Gender> {
    if species.base_species == GRENINJA { Some(Gender::Male) } else { own_gender_or_drawn(draws, species) }
}

/// The gender of a species, or any that a battle decides about.
pub fn own_gender_or_any_in_battle(_: &mut Draws, species: &Species) -> Option<Gender> {
    species.gender
}

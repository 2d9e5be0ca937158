//! What sets others are believed to have.

use crate::battle::Battle;
use crate::ids::SideId;
use crate::knowledge::{PlayerView, PokemonView};
use crate::random::Prng;
use crate::setup::SetupError;
use tallgrass_pokedex::teams::PokemonSet;
use tallgrass_pokedex::{Category, Dex, MoveId, Nonstandard, SpeciesId, moves, to_id};

/// What a player believes of sets, spreads, speeds and items. What is known for certain is put into whatever it gives: it
/// need not repeat it, but should choose what goes well with it.
pub trait Belief {
    /// A set for somebody who was seen.
    fn set_of(&self, view: &PlayerView<'_>, seen: &PokemonView<'_>, dice: &mut Prng) -> PokemonSet;

    /// A set for somebody who wasn't, beside those of its team that are settled.
    fn unseen(&self, view: &PlayerView<'_>, side: SideId, team: &[PokemonSet], dice: &mut Prng) -> PokemonSet;
}

/// The species that sets say for what was seen in battle.
pub(super) fn set_species(dex: &Dex, seen: SpeciesId) -> SpeciesId {
    let data = dex.species(seen);
    match data.battle_only.first() {
        Some(&from) => from,
        None if data.is_mega || data.is_primal => data.base_species,
        None => seen,
    }
}

/// Nothing but the rules: moves of a Pokémon's own types beside those it has shown, its first ability, no item.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesOnly;

impl RulesOnly {
    fn set(self, dex: &Dex, species: SpeciesId, dice: &mut Prng) -> PokemonSet {
        let data = dex.species(species);
        let fits = |id: &MoveId| {
            let mv = dex.mv(*id);
            mv.nonstandard == Nonstandard::No
                && mv.category != Category::Status
                && (60..=100).contains(&mv.base_power)
                && data.types.contains(mv.kind)
                && *id != moves::STRUGGLE
        };
        let all: Vec<MoveId> = MoveId::all().filter(fits).collect();
        let mut set = PokemonSet {
            species: data.name.to_owned(),
            ability: dex.ability(data.abilities[0]).name.to_owned(),
            evs: Some([84; 6]),
            ..PokemonSet::default()
        };
        for _ in 0..32 {
            if set.moves.len() == 4 || all.is_empty() {
                break;
            }
            let id = dice.sample(&all).as_str().to_owned();
            if !set.moves.contains(&id) {
                set.moves.push(id);
            }
        }
        if set.moves.is_empty() {
            set.moves.push(moves::TACKLE.as_str().to_owned());
        }
        set
    }
}

impl Belief for RulesOnly {
    fn set_of(&self, view: &PlayerView<'_>, seen: &PokemonView<'_>, dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        self.set(dex, set_species(dex, seen.species), dice)
    }

    fn unseen(&self, view: &PlayerView<'_>, _: SideId, team: &[PokemonSet], dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        let plain = |id: &SpeciesId| {
            let data = dex.species(*id);
            data.nonstandard == Nonstandard::No && data.forme.is_empty() && data.evos.is_empty()
        };
        let all: Vec<SpeciesId> = SpeciesId::all().filter(plain).collect();
        let mut set = self.set(dex, dice.sample(&all), dice);
        for _ in 0..32 {
            if !team.iter().any(|other| to_id(&other.species) == to_id(&set.species)) {
                break;
            }
            set = self.set(dex, dice.sample(&all), dice);
        }
        set
    }
}

/// Sets that exist, each as likely as another: of random teams, of a file of teams.
#[derive(Clone, Debug)]
pub struct SetPool {
    sets: Vec<(SpeciesId, PokemonSet)>,
}

impl SetPool {
    /// The sets of these teams.
    pub fn new(dex: &Dex, teams: impl IntoIterator<Item = Vec<PokemonSet>>) -> SetPool {
        let named = |set: PokemonSet| {
            let name = if set.species.is_empty() { &set.name } else { &set.species };
            Some((dex.species_named(name).ok()?, set))
        };
        SetPool { sets: teams.into_iter().flatten().filter_map(named).collect() }
    }

    /// The sets of so many random teams of a battle's format.
    ///
    /// # Errors
    /// If the format has no random teams, or they aren't made here.
    pub fn random_teams(battle: &Battle, teams: usize, seed: u64) -> Result<SetPool, SetupError> {
        let mut dice = Prng::of_number(seed);
        let mut all = Vec::new();
        for _ in 0..teams {
            let seed = (dice.next_u32() as u64) << 32 | dice.next_u32() as u64;
            all.push(battle.random_team(&format!("gen5,{seed:016x}"))?);
        }
        Ok(SetPool::new(battle.dex(), all))
    }

    /// How many of the things known a set contradicts.
    fn contradictions(set: &PokemonSet, seen: &PokemonView<'_>) -> usize {
        let ids: Vec<String> = set.moves.iter().map(|name| to_id(name)).collect();
        let typed = |own: &String, id: &str| id == "hiddenpower" && own.starts_with(id);
        let missing = seen
            .moves
            .iter()
            .filter(|known| !ids.iter().any(|own| own == known.id.as_str() || typed(own, known.id.as_str())));
        let item =
            seen.item.map(|item| if item.is_some() { item } else { seen.last_item }).filter(|item| item.is_some());
        let other_item = item.is_some_and(|item| to_id(&set.item) != item.as_str());
        let other_ability = seen.base_ability.is_some_and(|ability| to_id(&set.ability) != ability.as_str());
        let other_type = seen.tera_type.is_some_and(|kind| !set.tera_type.eq_ignore_ascii_case(kind.name()));
        let other_level = set.level.is_some_and(|level| level != seen.level as i32);
        let other_name = !seen.name.is_empty() && !set.name.is_empty() && set.name != seen.name;
        missing.count()
            + [other_item, other_ability, other_type, other_level, other_name].iter().filter(|&&other| other).count()
    }
}

impl Belief for SetPool {
    fn set_of(&self, view: &PlayerView<'_>, seen: &PokemonView<'_>, dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        let wanted = [seen.species, set_species(dex, seen.species)];
        let base = dex.species(seen.species).base_species;
        let ranked = |exact: bool| {
            let mut best = usize::MAX;
            let mut found: Vec<&PokemonSet> = Vec::new();
            for (species, set) in &self.sets {
                let fits = if exact { wanted.contains(species) } else { dex.species(*species).base_species == base };
                if !fits {
                    continue;
                }
                let wrong = Self::contradictions(set, seen);
                if wrong < best {
                    found.clear();
                    best = wrong;
                }
                if wrong == best {
                    found.push(set);
                }
            }
            found
        };
        let mut found = ranked(true);
        if found.is_empty() {
            found = ranked(false);
        }
        if found.is_empty() { RulesOnly.set_of(view, seen, dice) } else { dice.sample(&found).clone() }
    }

    fn unseen(&self, view: &PlayerView<'_>, side: SideId, team: &[PokemonSet], dice: &mut Prng) -> PokemonSet {
        let dex = view.dex();
        let base = |name: &str| dex.species_named(name).map(|id| dex.species(id).base_species).ok();
        let taken: Vec<Option<SpeciesId>> = team.iter().map(|set| base(&set.species)).collect();
        let free: Vec<&PokemonSet> = self
            .sets
            .iter()
            .filter(|(species, _)| !taken.contains(&Some(dex.species(*species).base_species)))
            .map(|(_, set)| set)
            .collect();
        if free.is_empty() { RulesOnly.unseen(view, side, team, dice) } else { dice.sample(&free).clone() }
    }
}

use std::sync::OnceLock;

use tallgrass_pokedex::{AbilityId, Dex, RuleSet, SpeciesId, Type, Types, abilities, moves, species};

use crate::data::Order;

/// A species that may be drawn, with what refusals ask of it.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub id: SpeciesId,
    pub base: SpeciesId,
    /// Where it is in the generator's list.
    pub index: usize,
    pub types: Types,
    pub is_mega: bool,
    /// Types it is weak to, a bit each.
    pub weak: u32,
    /// Types it is doubly weak to.
    pub doubly_weak: u32,
    /// Whether Freeze-Dry is super effective, if there is such a move.
    pub weak_to_freeze_dry: bool,
    /// Fire is neutral, but may not be, with an ability it may have.
    pub may_fear_fire: bool,
    /// Fire is neutral.
    pub fire_is_neutral: bool,
}

impl Candidate {
    fn new(dex: &Dex, order: &Order, index: usize, id: SpeciesId) -> Candidate {
        let entry = dex.species(id);
        let weakness =
            |attack: Type| -> i8 { entry.types.iter().map(|defend| dex.type_effectiveness(attack, defend)).sum() };
        let beyond = |limit: i8| {
            order.types.iter().filter(|kind| weakness(**kind) > limit).fold(0, |sum, kind| sum | kind.bit())
        };
        let ice = weakness(Type::Ice);
        let fire_is_neutral = weakness(Type::Fire) == 0;
        let fears_fire = |ability: &AbilityId| matches!(*ability, abilities::DRY_SKIN | abilities::FLUFFY);
        Candidate {
            id,
            base: entry.base_species,
            index,
            types: entry.types,
            is_mega: entry.is_mega,
            weak: beyond(0),
            doubly_weak: beyond(1),
            weak_to_freeze_dry: dex.exists(moves::FREEZE_DRY)
                && (ice > 0 || ice > -2 && entry.types.contains(Type::Water)),
            may_fear_fire: fire_is_neutral && entry.abilities.iter().any(fears_fire),
            fire_is_neutral,
        }
    }
}

/// Who may be drawn: formes by their base species, and these as often as they may come.
#[derive(Clone, Debug)]
pub struct Roster {
    /// Formes of one base species after the other, in the order in which the list first names the species.
    bases: Vec<Vec<Candidate>>,
    /// Places in `bases`, more than once for species with many formes.
    weighted: Vec<u16>,
}

impl Roster {
    /// All species of a list, or those with a type.
    fn new(dex: &Dex, order: &Order, list: &[SpeciesId], kind: Option<Type>) -> Roster {
        let has_type = |id: SpeciesId| kind.is_none_or(|kind| dex.species(id).types.contains(kind));
        let mut bases: Vec<Vec<Candidate>> = Vec::new();
        for (index, &id) in list.iter().enumerate() {
            let entry = dex.species(id);
            if !has_type(id) {
                continue;
            }
            // The forme it is before the battle must have the type, too, and it counts as that one's species.
            let before = match entry.battle_only {
                [before] if kind.is_some() => *before,
                _ => id,
            };
            if !has_type(before) {
                continue;
            }
            let base = dex.species(before).base_species;
            let candidate = Candidate::new(dex, order, index, id);
            match bases.iter_mut().find(|base_formes| base_formes[0].base == base) {
                Some(formes) => formes.push(candidate),
                None => bases.push(vec![candidate]),
            }
        }
        Roster::weigh(bases)
    }

    fn weigh(bases: Vec<Vec<Candidate>>) -> Roster {
        let weight = |formes: &Vec<Candidate>| match formes[0].base {
            species::SQUAWKABILLY => 1,
            _ => formes.len().div_ceil(3).min(3),
        };
        let weighted = (0..).zip(&bases).flat_map(|(at, formes)| std::iter::repeat_n(at, weight(formes))).collect();
        Roster { bases, weighted }
    }

    /// Those of them that aren't among these.
    pub fn without(&self, these: &[SpeciesId]) -> Roster {
        let left = |formes: &Vec<Candidate>| -> Vec<Candidate> {
            formes.iter().filter(|candidate| !these.contains(&candidate.id)).cloned().collect()
        };
        let mut bases: Vec<_> = self.bases.iter().map(left).filter(|formes| !formes.is_empty()).collect();
        bases.sort_by_key(|formes| formes[0].index);
        Roster::weigh(bases)
    }

    /// The base species to draw from, as places.
    pub fn weighted(&self) -> &[u16] {
        &self.weighted
    }

    /// The formes of the base species at a place.
    pub fn formes(&self, place: u16) -> &[Candidate] {
        &self.bases[place as usize]
    }
}

/// Who may be drawn for a team of any types, and for one of one type; made when it is first asked for.
pub struct Rosters {
    dex: &'static Dex,
    order: &'static Order,
    list: Vec<SpeciesId>,
    of_any_type: OnceLock<Roster>,
    of_type: [OnceLock<Roster>; Type::COUNT],
}

impl Rosters {
    /// The species of a list, as a rule set has them.
    pub fn new(rule_set: RuleSet, list: impl Iterator<Item = SpeciesId>) -> Rosters {
        Rosters {
            dex: Dex::of(rule_set),
            order: Order::of(rule_set.name()),
            list: list.collect(),
            of_any_type: OnceLock::new(),
            of_type: [const { OnceLock::new() }; Type::COUNT],
        }
    }

    /// All of them, or those with a type.
    pub fn of(&self, kind: Option<Type>) -> &Roster {
        let roster = kind.map_or(&self.of_any_type, |kind| &self.of_type[kind as usize]);
        roster.get_or_init(|| Roster::new(self.dex, self.order, &self.list, kind))
    }
}

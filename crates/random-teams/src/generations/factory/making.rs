//! A Pokémon under consideration for a team, and how a set is chosen for it.

use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, Gender, ItemId, MoveId, Type, Types};

use super::rules::{Part, Rules};
use super::team::{Combination, Defense, Team};
use super::{Candidate, Tier};
use crate::data::factory::{Choice, FactorySet};
use crate::engine::Draws;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// As many moves as sets have.
type Moves = ArrayVec<MoveId, 4>;

/// Most choices that anything has.
const MOST_CHOICES: usize = 16;

/// A team under way, and who is under consideration for it.
pub struct Making<'a> {
    pub rules: &'static Rules,
    pub settings: &'a Settings,
    pub draws: &'a mut Draws,
    pub tier: &'a Tier,
    /// Too many attempts came to nothing: whatever comes is taken.
    pub takes_anything: bool,
    /// The type that was drawn for a team of one type.
    pub kind: Option<Type>,
    /// How often what is limited may come, where six Pokémon may have it once.
    pub limit: u8,
    pub team: Team,
    /// How many are in the team.
    pub size: usize,
    /// Who is under consideration.
    pub species: &'a Candidate,
    /// Its types as they count here.
    pub types: Types,
}

/// A set that may be had, with what was drawn of it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Which of the species' sets.
    pub set: usize,
    pub item: Option<ItemId>,
    pub ability: Option<AbilityId>,
    pub moves: Option<Moves>,
    /// It has a move that the team needs.
    pub is_needed: bool,
}

impl Offer {
    /// A set of which nothing was drawn.
    pub fn whole(set: usize) -> Offer {
        Offer { set, item: None, ability: None, moves: None, is_needed: false }
    }
}

impl<'a> Making<'a> {
    /// One of what is listed, among what fits; nothing if nothing fits.
    pub fn draw_fitting<T: Copy>(
        &mut self,
        choice: &Choice<T>,
        fits: impl Fn(&mut Making<'a>, T) -> bool,
    ) -> Result<Option<T>, TeamsError> {
        let fitting: ArrayVec<T, MOST_CHOICES> = choice.all().iter().copied().filter(|one| fits(self, *one)).collect();
        if fitting.is_empty() { Ok(None) } else { self.draws.sample(&fitting).map(Some) }
    }

    /// A move for each slot, among those that the team doesn't have enough of.
    pub fn draw_fitting_moves(&mut self, set: &FactorySet) -> Result<Option<Moves>, TeamsError> {
        let mut moves = Moves::new();
        for slot in &set.moves {
            match self.draw_fitting(slot, |m, mv| !m.has_enough(mv))? {
                Some(mv) => moves.push(mv),
                None => return Ok(None),
            }
        }
        Ok(Some(moves))
    }

    /// A move for each slot; nothing as soon as one comes that the team has enough of. Says also whether one is needed.
    pub fn draw_moves(&mut self, set: &FactorySet) -> Result<Option<(Moves, bool)>, TeamsError> {
        let mut moves = Moves::new();
        let mut is_needed = false;
        for slot in &set.moves {
            let mv = self.draws.sample(slot.all())?;
            if self.has_enough(mv) {
                return Ok(None);
            }
            is_needed |= self.rules.needed.iter().any(|family| family.contains(&mv) && !self.team.knows_any(family));
            moves.push(mv);
        }
        Ok(Some((moves, is_needed)))
    }

    /// Whether a move, or another that does the same, is known in the team and once is enough.
    pub fn has_enough(&self, mv: MoveId) -> bool {
        self.rules.once.iter().any(|family| family.contains(&mv) && self.team.knows_any(family))
    }

    /// Whether the team is one of a type that was asked for.
    pub fn is_of_forced_type(&self) -> bool {
        self.settings.force_monotype.is_some()
    }

    /// Chooses a set of the species; nothing if none may be had.
    pub fn choose(&mut self) -> Result<Option<(&'a FactorySet, Offer)>, TeamsError> {
        let sets = &self.species.sets;
        let mut offers = Vec::with_capacity(sets.len());
        for (at, set) in sets.iter().enumerate() {
            offers.extend((self.rules.offer)(self, at, set)?);
        }
        if offers.iter().any(|offer| offer.is_needed) {
            offers.retain(|offer| offer.is_needed);
        }
        if offers.is_empty() {
            if !self.takes_anything {
                return Ok(None);
            }
            offers.extend((0..sets.len()).map(Offer::whole));
        }
        let even = self.draws.below(offers.len());
        let at = if self.rules.weighs_sets { self.weigh(&offers) } else { even };
        let offer = offers.swap_remove(at);
        Ok(Some((&sets[offer.set], offer)))
    }

    /// One of the sets offered, by their weight. SHOWDOWN: one is drawn evenly before, for nothing.
    fn weigh(&mut self, offers: &[Offer]) -> usize {
        let weight = |offer: &Offer| self.species.sets[offer.set].weight as usize;
        let total = offers.iter().map(weight).sum();
        let drawn = self.draws.below(total);
        let mut sum = 0;
        let reaches = |offer: &Offer| {
            sum += self.species.sets[offer.set].weight as usize;
            sum > drawn
        };
        offers.iter().position(reaches).unwrap_or(0)
    }

    /// A Pokémon of the set. What is drawn is drawn in the rules' order.
    pub fn complete(&mut self, set: &FactorySet, offer: Offer) -> Result<Member, TeamsError> {
        let entry = self.species.entry;
        let rules = self.rules;
        let forme = match entry.battle_only {
            _ if rules.takes_forme_of_set => set.species,
            [before] => *before,
            _ => entry.id,
        };
        let name = match rules.names_forme {
            true => forme,
            false if set.nickname.is_some() => set.nickname,
            false => entry.base_species,
        };
        let mut member = Member::new(name, forme, written::FACTORY);
        member.names_moves = true;
        match offer.moves {
            Some(moves) => member.moves.extend(moves),
            None => {
                for slot in &set.moves {
                    member.moves.push(self.draws.sample(slot.all())?);
                }
            }
        }
        for part in rules.parts {
            match part {
                // SHOWDOWN: whoever was to hold nothing is drawn for again.
                Part::Item => {
                    let drawn = offer.item.filter(|item| item.is_some());
                    member.item = drawn.map_or_else(|| set.item.pick(self.draws), Ok)?;
                }
                Part::Ability => member.ability = offer.ability.map_or_else(|| set.ability.pick(self.draws), Ok)?,
                Part::Nature => member.nature = Some(set.nature.pick(self.draws)?),
                Part::Tera => {
                    member.tera_type = set.tera_type.as_ref().map(|choice| choice.pick(self.draws)).transpose()?;
                }
                Part::Gender => {
                    let either = |m: &mut Self| if m.draws.chance(1, 2) { Gender::Male } else { Gender::Female };
                    member.gender = set.gender.or(entry.gender).or_else(|| Some(either(self)));
                }
                Part::GenderOfTier => member.gender = set.gender.or(entry.gender).or(self.tier.gender()),
                Part::Shiny => member.shiny = set.shiny || self.draws.chance(1, 1024),
            }
        }
        let adjusted = self.settings.adjust_level.filter(|_| rules.adjusts_level);
        let level = set.level.map_or_else(|| self.tier.level().unwrap_or(rules.level), u32::from);
        member.level = adjusted.unwrap_or(level);
        member.happiness = Some(set.happiness.unwrap_or(255));
        member.gigantamax = set.gigantamax;
        member.wants_tera = set.wants_tera;
        member.evs = Some(set.evs.map(i16::from));
        member.ivs = Some(set.ivs);
        member.drawn = self.draws.count();
        Ok(member)
    }

    /// The combination of types a Pokémon counts as.
    pub fn combination(&self, ability: AbilityId) -> Combination {
        Combination::of(self.types, ability)
    }

    /// Adds a Pokémon to the team.
    pub fn add(&mut self, member: &Member, set: &FactorySet) {
        let combination = match self.rules.counts_weather {
            true => self.combination(member.ability),
            false => Combination::of_types(self.types),
        };
        self.team.add(self.species.entry.base_species, self.types, combination, member);
        let item = self.species.dex.item(member.item);
        self.team.megas += !item.mega_stone.is_empty() as u8;
        self.team.z_moves += item.z_move.is_some() as u8;
        self.team.want_tera += set.wants_tera as u8;
        let defense = match self.types == self.species.entry.types {
            true => self.species.defense,
            false => Defense::of(self.species.dex, self.types),
        };
        match self.rules.resistances {
            Some(lists) => {
                let by_ability = lists.iter().copied().flatten().filter(|(ability, _)| *ability == member.ability);
                let by_ability = by_ability.flat_map(|(_, types)| *types).fold(0, |sum, kind| sum | kind.bit());
                self.team.add_defense(defense.weak, defense.resistant | defense.immune | by_ability);
            }
            None => self.team.add_defense(defense.weak, 0),
        }
        for (ability, mv) in self.rules.counts_as {
            if *ability == member.ability {
                self.team.moves.insert(*mv);
            }
        }
        self.size += 1;
    }

    /// Whether there are fewer than there should be.
    pub fn is_short(&self) -> bool {
        self.size < self.settings.max_team_size
    }
}

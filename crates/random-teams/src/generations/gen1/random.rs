//! Random Battle.

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN1;
use tallgrass_pokedex::{AbilityId, Category, Dex, MoveDamage, MoveId, Type, abilities, moves, species};

use super::listed::{LISTED, Listed};
use crate::data::Order;
use crate::engine::{Draws, MoveList, Rosters};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

/// Random Battle.
#[derive(Default)]
pub struct Random {
    /// The species that are left, while a team is made, as places in the roster.
    left: Vec<u16>,
    /// Ditto has been in a team.
    has_ditto: bool,
}

static ROSTERS: LazyLock<Rosters> = LazyLock::new(|| Rosters::new(GEN1, LISTED.iter().map(|listed| listed.id)));

/// Weaknesses that are counted.
const WEAKNESSES: [Type; 6] = [Type::Electric, Type::Psychic, Type::Water, Type::Ice, Type::Ground, Type::Fire];

/// How many in a team are of a type, weak to one, and of level 100.
#[derive(Default)]
struct Counts {
    types: [u8; Type::COUNT],
    weak: [u8; Type::COUNT],
    of_level_100: u8,
}

impl Maker for Random {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let seed = draws.prng();
        // SHOWDOWN: a type is drawn even where teams aren't of one type.
        let kind = match settings.force_monotype {
            Some(kind) => kind,
            None => draws.sample(&Order::of(GEN1.name()).types)?,
        };
        let roster = ROSTERS.of(settings.is_monotype().then_some(kind));
        roster.weighted().clone_into(&mut self.left);
        let mut counts = Counts::default();
        let mut refused: Vec<&Listed> = vec![];
        while team.len() < settings.max_team_size
            && let Some(place) = draws.take(&mut self.left)
        {
            let listed = &LISTED[roster.formes(place)[0].index];
            if listed.id == species::DITTO && self.has_ditto {
                continue;
            }
            if counts.refuse(settings, listed) {
                refused.push(listed);
                continue;
            }
            team.push(member(settings, draws, listed)?);
            counts.add(settings, listed);
            self.has_ditto |= listed.id == species::DITTO;
        }
        // Rather too many of a kind than too few.
        while team.len() < settings.max_team_size
            && let Some(listed) = draws.take(&mut refused)
        {
            team.push(member(settings, draws, listed)?);
        }
        if team.len() < settings.max_team_size && team.len() < 12 && !settings.is_monotype() {
            return Err(TeamsError::TooFew { format: settings.name.to_owned(), seed });
        }
        Ok(())
    }
}

impl Counts {
    /// Whether there are too many like it.
    fn refuse(&self, settings: &Settings, listed: &Listed) -> bool {
        let most = 2 * settings.limit_factor();
        let mut types = Dex::of(GEN1).species(listed.id).types.iter();
        !settings.is_monotype() && types.any(|kind| self.types[kind as usize] >= most)
            || weaknesses(listed).any(|kind| self.weak[kind as usize] >= most)
            || settings.adjust_level.is_none()
                && settings.level(listed.level) == 100
                && self.of_level_100 >= settings.limit_factor()
    }

    fn add(&mut self, settings: &Settings, listed: &Listed) {
        for kind in Dex::of(GEN1).species(listed.id).types.iter() {
            self.types[kind as usize] += 1;
        }
        for kind in weaknesses(listed) {
            self.weak[kind as usize] += 1;
        }
        self.of_level_100 += (settings.level(listed.level) == 100) as u8;
    }
}

/// What it is weak to, of what is counted.
fn weaknesses(listed: &Listed) -> impl Iterator<Item = Type> {
    let dex = Dex::of(GEN1);
    let types = dex.species(listed.id).types;
    WEAKNESSES.into_iter().filter(move |attack| {
        let effectiveness: i8 = types.iter().map(|kind| dex.type_effectiveness(*attack, kind)).sum();
        effectiveness > 0 && !types.iter().any(|kind| dex.immune(*attack, kind))
    })
}

fn member(settings: &Settings, draws: &mut Draws, listed: &Listed) -> Result<Member, TeamsError> {
    let dex = Dex::of(GEN1);
    let entry = dex.species(listed.id);
    let moveset = choose_moves(settings, draws, listed)?;
    let level = settings.level(listed.level);
    let (mut evs, mut ivs) = ([255; 6], [30; 6]);
    if moveset.has(moves::SUBSTITUTE) {
        // Four Substitutes are to leave something.
        let hp = |effort: i16| (2 * u32::from(entry.base_stats[0]) + 30 + effort as u32 / 4 + 100) * level / 100 + 10;
        while evs[0] > 3 && hp(evs[0]).is_multiple_of(4) {
            evs[0] -= 4;
        }
    }
    let copies = moveset.has(moves::MIMIC) || moveset.has(moves::TRANSFORM);
    if !copies && !moveset.as_slice().iter().any(|mv| uses_attack(dex, *mv)) && !settings.force_of_the_fallen {
        (evs[1], ivs[1]) = (0, 2);
    }
    let mut member = Member::new(entry.id, entry.id, written::RANDOM_OF_GEN_1);
    member.moves.extend(moveset.as_slice().iter().copied());
    draws.shuffle(&mut member.moves);
    member.ability = NO_ABILITY;
    member.evs = Some(evs);
    member.ivs = Some(ivs);
    member.level = level;
    member.drawn = draws.count();
    Ok(member)
}

const NO_ABILITY: AbilityId = abilities::NO_ABILITY;

/// The moves of a species: those that go together, one of those that exclude each other, those it can't do without, and any.
fn choose_moves(settings: &Settings, draws: &mut Draws, listed: &Listed) -> Result<MoveList, TeamsError> {
    let most = settings.max_move_count;
    let mut chosen = MoveList::default();
    if !listed.combo.is_empty() && listed.combo.len() <= most && draws.chance(1, 2) {
        listed.combo.iter().for_each(|mv| chosen.push(*mv));
    }
    if chosen.len() < most && !listed.exclusive.is_empty() {
        chosen.push(draws.sample(&listed.exclusive)?);
    }
    for mv in &listed.essential {
        if chosen.len() < most {
            chosen.push(*mv);
        }
    }
    let mut pool = listed.moves.clone();
    while chosen.len() < most
        && let Some(mv) = draws.take(&mut pool)
    {
        chosen.push(mv);
    }
    Ok(chosen)
}

/// Whether a move asks for the Attack of its user.
fn uses_attack(dex: &Dex, id: MoveId) -> bool {
    let mv = dex.mv(id);
    let has_fixed_damage = mv.damage != MoveDamage::None || Order::of(GEN1.name()).damage_callback.has(id);
    mv.category == Category::Physical && !has_fixed_damage
}

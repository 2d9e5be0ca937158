//! Random Battle.

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN1;
use tallgrass_pokedex::{Category, Dex, MoveDamage, MoveId, Type, abilities, moves, species};

use super::listed::{LISTED, Listed};
use crate::data::Order;
use crate::engine::{Draws, MoveList, MoveSet, Rosters};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::{Member, TeamsError, written};

/// Random Battle.
#[derive(Default)]
pub struct Random {
    /// The species that are left, while a team is made, as places in the roster.
    left: Vec<u16>,
    /// Those that were refused.
    refused: Vec<&'static Listed>,
    /// The moves that are left, while a Pokémon is made.
    moves: Vec<MoveId>,
    /// Ditto has been in a team.
    has_ditto: bool,
}

static ROSTERS: LazyLock<Rosters> = LazyLock::new(|| Rosters::new(GEN1, LISTED.iter().map(|listed| listed.id)));
static TYPES: LazyLock<&[Type]> = LazyLock::new(|| &Order::of(GEN1.name()).types);

/// Moves that ask for the Attack of their users.
static USING_ATTACK: LazyLock<MoveSet> = LazyLock::new(|| {
    let computes_damage = &Order::of(GEN1.name()).damage_callback;
    let uses_attack = |id: &MoveId| {
        let mv = Dex::of(GEN1).mv(*id);
        mv.category == Category::Physical && mv.damage == MoveDamage::None && !computes_damage.has(*id)
    };
    let mut using = MoveSet::EMPTY;
    MoveId::all().filter(uses_attack).for_each(|mv| using.insert(mv));
    using
});

/// How many in a team are of a type, weak to one, and of level 100; and of which types there are enough, a bit each.
#[derive(Default)]
struct Counts {
    types: [u8; Type::COUNT],
    weak: [u8; Type::COUNT],
    full: u32,
    fully_weak: u32,
    of_level_100: u8,
}

impl Maker for Random {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let seed = draws.prng();
        // SHOWDOWN: a type is drawn even where teams aren't of one type.
        let kind = match settings.force_monotype {
            Some(kind) => kind,
            None => draws.sample(&TYPES)?,
        };
        let roster = ROSTERS.of(settings.is_monotype().then_some(kind));
        roster.weighted().clone_into(&mut self.left);
        let mut counts = Counts::default();
        self.refused.clear();
        while team.len() < settings.max_team_size
            && let Some(place) = draws.take(&mut self.left)
        {
            let listed = &LISTED[roster.formes(place)[0].index];
            if listed.id == species::DITTO && self.has_ditto {
                continue;
            }
            if counts.refuse(settings, listed) {
                self.refused.push(listed);
                continue;
            }
            team.push(self.member(settings, draws, listed)?);
            counts.add(settings, listed);
            self.has_ditto |= listed.id == species::DITTO;
        }
        // Rather too many of a kind than too few.
        while team.len() < settings.max_team_size
            && let Some(listed) = draws.take(&mut self.refused)
        {
            team.push(self.member(settings, draws, listed)?);
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
        !settings.is_monotype() && listed.types.iter().any(|kind| self.full & kind.bit() != 0)
            || listed.weak & self.fully_weak != 0
            || settings.adjust_level.is_none()
                && settings.level(listed.level) == 100
                && self.of_level_100 >= settings.limit_factor()
    }

    fn add(&mut self, settings: &Settings, listed: &Listed) {
        let most = 2 * settings.limit_factor();
        for kind in listed.types.iter() {
            count(&mut self.types, &mut self.full, most, kind as usize);
        }
        let mut left = listed.weak;
        while left != 0 {
            count(&mut self.weak, &mut self.fully_weak, most, left.trailing_zeros() as usize);
            left &= left - 1;
        }
        self.of_level_100 += (settings.level(listed.level) == 100) as u8;
    }
}

fn count(counts: &mut [u8; Type::COUNT], full: &mut u32, most: u8, kind: usize) {
    counts[kind] += 1;
    if counts[kind] >= most {
        *full |= 1 << kind;
    }
}

impl Random {
    fn member(&mut self, settings: &Settings, draws: &mut Draws, listed: &Listed) -> Result<Member, TeamsError> {
        let entry = Dex::of(GEN1).species(listed.id);
        let moveset = self.choose_moves(settings, draws, listed)?;
        let level = settings.level(listed.level);
        let (mut evs, mut ivs) = ([255; 6], [30; 6]);
        if moveset.has(moves::SUBSTITUTE) {
            // Four Substitutes are to leave something.
            let hp = |effort: i16| {
                (2 * u64::from(entry.base_stats[0]) + 30 + effort as u64 / 4 + 100) * u64::from(level) / 100 + 10
            };
            while evs[0] > 3 && hp(evs[0]).is_multiple_of(4) {
                evs[0] -= 4;
            }
        }
        let copies = moveset.has(moves::MIMIC) || moveset.has(moves::TRANSFORM);
        if !copies && !moveset.as_slice().iter().any(|mv| USING_ATTACK.has(*mv)) && !settings.force_of_the_fallen {
            (evs[1], ivs[1]) = (0, 2);
        }
        let mut member = Member::new(entry.id, entry.id, written::RANDOM_OF_GEN_1);
        member.moves.extend(moveset.as_slice().iter().copied());
        draws.shuffle(&mut member.moves);
        member.ability = abilities::NO_ABILITY;
        member.evs = Some(evs);
        member.ivs = Some(ivs);
        member.level = level;
        member.drawn = draws.count();
        Ok(member)
    }

    /// The moves of a species: those that go together, one of those that exclude each other, those it can't do without, and any.
    fn choose_moves(
        &mut self,
        settings: &Settings,
        draws: &mut Draws,
        listed: &Listed,
    ) -> Result<MoveList, TeamsError> {
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
        listed.moves.clone_into(&mut self.moves);
        while chosen.len() < most
            && let Some(mv) = draws.take(&mut self.moves)
        {
            chosen.push(mv);
        }
        Ok(chosen)
    }
}

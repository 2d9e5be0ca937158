//! Generation 9: Random Battle in singles and doubles, and what is played with its teams.

mod abilities;
mod clashes;
mod companions;
mod items;
mod items_in_doubles;
mod items_in_singles;
mod lists;
mod moves;
mod set;

use std::sync::LazyLock;

use tallgrass_pokedex::rule_sets::GEN9;
use tallgrass_pokedex::{GameType, SpeciesId, Type, species};

use crate::data::{Order, Role, Sets, file, text};
use crate::engine::{Book, Candidate, Companions, Company, Count, Details, Draws, Limits, Pair, Roster, Rosters};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::{Member, TeamsError};

/// Random Battle.
pub struct Random {
    shared: &'static Shared,
    /// The base species that are left, while a team is made.
    pool: Vec<u16>,
}

/// What the generators of all battles share, made for the first of them.
pub struct Shared {
    book: Book,
    sets: Sets,
    companions: Companions,
    /// Types to draw from for a team of one type.
    types: Vec<Type>,
    rosters: Rosters,
}

static IN_SINGLES: LazyLock<Shared> = LazyLock::new(|| Shared::new(text(file!("sets-gen9")), companions::IN_SINGLES));
static IN_DOUBLES: LazyLock<Shared> =
    LazyLock::new(|| Shared::new(text(file!("sets-gen9-doubles")), companions::IN_DOUBLES));

const LISTS: &[(Count, &[tallgrass_pokedex::MoveId])] = &[
    (Count::Recovery, lists::RECOVERY),
    (Count::Contrary, lists::CONTRARY),
    (Count::PhysicalSetup, lists::PHYSICAL_SETUP),
    (Count::SpecialSetup, lists::SPECIAL_SETUP),
    (Count::MixedSetup, lists::MIXED_SETUP),
    (Count::SpeedSetup, lists::SPEED_SETUP),
    (Count::SpeedControl, lists::SPEED_CONTROL),
    (Count::Setup, lists::SETUP),
    (Count::Hazards, lists::HAZARDS),
];

/// What counts as a Tera Blast user in a team, and is refused beside one.
const TERA_USERS: &[SpeciesId] = &[species::OGERPON, species::OGERPON_HEARTHFLAME, species::TERAPAGOS];

impl Shared {
    fn new(sets: String, pairs: &[Pair]) -> Shared {
        let sets = Sets::read(&sets);
        let ids = || sets.species.iter().map(|species| species.id);
        let types = &Order::of(GEN9.name()).types;
        Shared {
            book: Book::new(GEN9, lists::NO_STAB, LISTS, clashes::CLASHES),
            companions: Companions::new(pairs, ids()),
            types: types.iter().copied().filter(|kind| *kind != Type::Stellar).collect(),
            rosters: Rosters::new(GEN9, ids()),
            sets,
        }
    }
}

impl Random {
    pub fn new(settings: &Settings) -> Random {
        Random { shared: if settings.is_doubles() { &IN_DOUBLES } else { &IN_SINGLES }, pool: vec![] }
    }

    fn may_lead(&self, settings: &Settings, base: SpeciesId) -> bool {
        let list = if settings.is_doubles() { lists::NO_LEADS_IN_DOUBLES } else { lists::NO_LEADS };
        !list.contains(&base)
    }
}

impl Maker for Random {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let seed = draws.prng();
        // SHOWDOWN: a type is drawn even where teams aren't of one type.
        let kind = match settings.force_monotype {
            Some(kind) => kind,
            None => draws.sample(&self.shared.types)?,
        };
        let mut pool = std::mem::take(&mut self.pool);
        let roster = self.shared.rosters.of(settings.is_monotype().then_some(kind));
        roster.weighted().clone_into(&mut pool);
        let made = self.fill(settings, draws, team, roster, &mut pool);
        self.pool = pool;
        made?;
        if team.len() < settings.max_team_size && team.len() < 12 {
            return Err(TeamsError::TooFew { format: settings.name.to_owned(), seed });
        }
        Ok(())
    }
}

impl Random {
    fn fill(
        &self,
        settings: &Settings,
        draws: &mut Draws,
        team: &mut Vec<Member>,
        roster: &Roster,
        pool: &mut Vec<u16>,
    ) -> Result<(), TeamsError> {
        let size = settings.max_team_size;
        let mut state = State::new(settings);
        while !pool.is_empty() && team.len() < size {
            let Some(base) = draws.take(pool) else { break };
            let formes = roster.formes(base);
            let candidate = &formes[draws.below(formes.len())];
            if self.refuse(settings, &state, team, candidate) {
                continue;
            }
            let sets = &self.shared.sets.species[candidate.index];
            let leads = state.leads > 0 && self.may_lead(settings, candidate.base);
            if state.leads > 0 && !leads && team.len() + state.leads == size {
                continue;
            }
            let (member, role) = set::make(self.shared, settings, draws, sets, &state.details, leads)?;
            if team.len() + 1 < size {
                state.add(candidate, &member, role);
                self.shared.companions.add(&mut state.company, candidate.index);
            }
            if leads {
                state.leads -= 1;
                team.insert(0, member);
            } else {
                team.push(member);
            }
        }
        Ok(())
    }

    /// Whether a Pokémon doesn't go with those in the team.
    fn refuse(&self, settings: &Settings, state: &State, team: &[Member], candidate: &Candidate) -> bool {
        let is_there = |base: SpeciesId| team.iter().any(|member| member.name == base);
        is_there(candidate.base)
            || state.details.tera_blast && TERA_USERS.contains(&candidate.id)
            || candidate.base == species::ZOROARK && team.len() + 1 >= settings.max_team_size
            || !settings.is_monotype() && self.refuse_among_types(settings, state, candidate)
            || settings.force_monotype.is_none() && settings.is_monotype() && state.limits.refuse_combination(candidate)
    }

    fn refuse_among_types(&self, settings: &Settings, state: &State, candidate: &Candidate) -> bool {
        let level = || set::level(settings, &self.shared.sets.species[candidate.index]);
        state.limits.refuse(candidate)
            || settings.adjust_level.is_none() && level() == 100 && state.limits.refuse_level_100()
            || self.shared.companions.refuse(state.company, candidate.index)
    }
}

/// What is known of a team under way.
struct State {
    limits: Limits,
    details: Details,
    company: Company,
    /// How many Pokémon at its head are still to be found.
    leads: usize,
}

impl State {
    fn new(settings: &Settings) -> State {
        let leads = match settings.game_type {
            _ if settings.no_leads => 0,
            GameType::Doubles => 2,
            _ => 1,
        };
        State {
            limits: Limits::new(settings.limit_factor()),
            details: Details::default(),
            company: Company::default(),
            leads,
        }
    }

    fn add(&mut self, candidate: &Candidate, member: &Member, role: Role) {
        use tallgrass_pokedex::{abilities, moves};
        let ability = member.ability;
        let knows = |mv| member.knows(mv);
        let fears_fire = matches!(ability, abilities::DRY_SKIN | abilities::FLUFFY);
        self.limits.add(candidate, member.level, fears_fire);
        let team = &mut self.details;
        team.rain |= ability == abilities::DRIZZLE || knows(moves::RAIN_DANCE);
        team.sun |= matches!(ability, abilities::DROUGHT | abilities::ORICHALCUM_PULSE) || knows(moves::SUNNY_DAY);
        team.sand |= ability == abilities::SAND_STREAM;
        team.snow |= ability == abilities::SNOW_WARNING || knows(moves::SNOWSCAPE) || knows(moves::CHILLY_RECEPTION);
        team.status_cure |= knows(moves::HEAL_BELL);
        team.spikes += (knows(moves::SPIKES) || knows(moves::CEASELESS_EDGE)) as u8;
        team.toxic_spikes |= knows(moves::TOXIC_SPIKES) || ability == abilities::TOXIC_DEBRIS;
        team.stealth_rock |= knows(moves::STEALTH_ROCK) || knows(moves::STONE_AXE);
        team.sticky_web |= knows(moves::STICKY_WEB);
        team.defog |= knows(moves::DEFOG);
        team.rapid_spin |= knows(moves::RAPID_SPIN) || knows(moves::MORTAL_SPIN);
        team.screens |= knows(moves::AURORA_VEIL) || knows(moves::REFLECT) && knows(moves::LIGHT_SCREEN);
        team.tera_blast |= role == Role::TeraBlastUser || TERA_USERS.contains(&candidate.id);
    }
}

use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, MoveId, Species, Type, Types, abilities, moves};

use super::{Book, Count, Counter, Details, Draws, MoveList, MoveSet};
use crate::TeamsError;
use crate::data::{Role, RoleSet};
use crate::member::MOST_MOVES;
use crate::settings::Settings;

/// Takes from the pool of a Pokémon under way what no longer fits.
pub type Cull = fn(&mut Build) -> Result<(), TeamsError>;

/// What a set raises before it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// Attack.
    Physical,
    /// Special Attack.
    Special,
    /// Both.
    Mixed,
}

/// A Pokémon under way: what was chosen for it, and what is left to choose from.
pub struct Build<'a> {
    pub book: &'a Book,
    pub cull: Cull,
    pub settings: &'a Settings,
    pub draws: &'a mut Draws,
    pub team: &'a Details,
    pub species: &'a Species,
    pub set: &'a RoleSet,
    /// Its types as they count here.
    pub types: Types,
    pub role: Role,
    /// Its Tera Type, or before generation 9 the type it is to have an attack of besides its own; unknown if there is none.
    pub tera: Type,
    /// The abilities it may have, where moves depend on them.
    pub abilities: ArrayVec<AbilityId, 4>,
    /// The one it has, once that is chosen.
    pub ability: AbilityId,
    pub is_lead: bool,
    pub is_doubles: bool,
    /// Attacks with priority count for its type even if such attacks usually don't.
    pub wants_priority: bool,
    /// It would rather hold a Choice Scarf than another Choice item, where that was decided beforehand.
    pub prefers_scarf: bool,
    /// What it knows, in the order in which it was chosen.
    pub moves: MoveList,
    /// What it may still learn.
    pub pool: MoveList,
    /// What it knows, counted.
    pub counter: Counter,
    /// What it raises before it attacks, where that is asked.
    pub setup: Option<Setup>,
    /// Clashes that hold for it: a bit each.
    pub active_clashes: u128,
}

impl<'a> Build<'a> {
    /// A Pokémon that knows nothing yet.
    pub fn new(
        book: &'a Book,
        cull: Cull,
        settings: &'a Settings,
        draws: &'a mut Draws,
        team: &'a Details,
        species: &'a Species,
        set: &'a RoleSet,
        tera: Type,
    ) -> Build<'a> {
        Build {
            book,
            cull,
            settings,
            draws,
            team,
            species,
            set,
            types: species.types,
            role: set.role,
            tera,
            abilities: set.abilities.clone(),
            ability: AbilityId::NONE,
            is_lead: false,
            is_doubles: settings.is_doubles(),
            wants_priority: false,
            prefers_scarf: false,
            moves: MoveList::default(),
            pool: set.moves.clone(),
            counter: Counter::NONE,
            setup: None,
            active_clashes: 0,
        }
    }

    // --- asking ---------------------------------------------------------------------------------------------------

    /// Whether there are no more moves to choose from than fit.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.moves.len() + self.pool.len() <= self.settings.max_move_count
    }

    #[inline]
    pub fn knows(&self, mv: MoveId) -> bool {
        self.moves.has(mv)
    }

    #[inline]
    pub fn knows_any(&self, moves: &[MoveId]) -> bool {
        moves.iter().any(|mv| self.moves.has(*mv))
    }

    #[inline]
    pub fn offered(&self, mv: MoveId) -> bool {
        self.pool.has(mv)
    }

    #[inline]
    pub fn offered_any(&self, moves: &[MoveId]) -> bool {
        moves.iter().any(|mv| self.pool.has(*mv))
    }

    /// Whether it may have the ability.
    #[inline]
    pub fn may_have(&self, ability: AbilityId) -> bool {
        self.abilities.contains(&ability)
    }

    /// Whether it has one of the types.
    pub fn is_of(&self, kind: Type) -> bool {
        self.types.contains(kind)
    }

    /// The type of the Hidden Power it knows.
    pub fn hidden_power(&self) -> Option<Type> {
        let mut facts = self.moves.as_slice().iter().map(|mv| self.book.fact(*mv));
        facts.find(|fact| fact.is_hidden_power).map(|fact| fact.kind)
    }

    /// How many of its moves are this.
    #[inline]
    pub fn count(&self, what: Count) -> usize {
        self.counter.of(what)
    }

    /// Whether any of its moves is this.
    #[inline]
    pub fn has(&self, what: Count) -> bool {
        self.counter.has(what)
    }

    /// How many attacks it has of the type.
    #[inline]
    pub fn count_type(&self, kind: Type) -> usize {
        self.counter.of_type(kind)
    }

    /// How attacks of a type fare against its own types: +1 for each that is weak, −1 for each that resists.
    pub fn weakness(&self, attack: Type) -> i8 {
        self.species.types.iter().map(|kind| self.book.dex.type_effectiveness(attack, kind)).sum()
    }

    /// Whether a move is an attack with a power that it may be given for the sake of its type.
    #[inline]
    pub fn is_stab_candidate(&self, mv: MoveId) -> bool {
        let fact = self.book.fact(mv);
        fact.has_power && !fact.no_stab
    }

    /// Whether the move goes first for it: Grassy Glide does on the terrain it brings.
    #[inline]
    pub fn has_priority(&self, mv: MoveId) -> bool {
        self.book.fact(mv).has_priority || mv == moves::GRASSY_GLIDE && self.may_have(abilities::GRASSY_SURGE)
    }

    // --- choosing -------------------------------------------------------------------------------------------------

    /// Begins: asks which clashes hold, and takes from the pool what doesn't fit.
    pub fn begin(&mut self) -> Result<(), TeamsError> {
        self.active_clashes = self.book.clashes.active(self);
        (self.cull)(self)
    }

    /// Learns a move from the pool, and takes from it what no longer fits.
    pub fn learn(&mut self, mv: MoveId) -> Result<(), TeamsError> {
        self.moves.push(mv);
        self.pool.take(mv)?;
        self.count_move(mv);
        (self.cull)(self)
    }

    /// Learns a move if it is offered.
    pub fn learn_if_offered(&mut self, mv: MoveId) -> Result<(), TeamsError> {
        if self.offered(mv) { self.learn(mv) } else { Ok(()) }
    }

    /// Learns one of the moves offered that are among these, if there are any. Says whether there were.
    pub fn learn_one_of(&mut self, moves: &MoveSet) -> Result<bool, TeamsError> {
        self.learn_one(|_, mv| moves.has(mv))
    }

    /// Learns one of the moves offered that fit, if there are any. Says whether there were.
    pub fn learn_one(&mut self, fits: impl Fn(&Build, MoveId) -> bool) -> Result<bool, TeamsError> {
        let fitting = self.offers(fits);
        if fitting.is_empty() {
            return Ok(false);
        }
        let mv = self.draws.sample(&fitting)?;
        self.learn(mv)?;
        Ok(true)
    }

    /// The moves offered that fit, in order.
    pub fn offers(&self, fits: impl Fn(&Build, MoveId) -> bool) -> ArrayVec<MoveId, MOST_MOVES> {
        self.pool.as_slice().iter().copied().filter(|mv| fits(self, *mv)).collect()
    }

    /// Learns all that is offered.
    pub fn learn_rest(&mut self) {
        for place in 0..self.pool.len() {
            let mv = self.pool.as_slice()[place];
            self.moves.push(mv);
            self.count_move(mv);
        }
    }

    fn count_move(&mut self, mv: MoveId) {
        let counted = self.book.fact(mv).counted_as;
        let fact = self.book.fact(counted);
        self.counter.add(fact.counts);
        let mut is_damaging = fact.has_fixed_damage;
        if fact.has_power {
            if !fact.no_stab || self.wants_priority && fact.has_priority {
                let kind = self.move_type(counted);
                self.counter.add_type(kind);
                if self.types.contains(kind) {
                    self.counter.add(1 << Count::Stab as u32);
                }
                if self.tera == kind {
                    self.counter.add(1 << Count::StabTera as u32);
                }
                is_damaging = true;
            }
            if !fact.has_priority && self.has_priority(mv) {
                self.counter.add(1 << Count::Priority as u32);
            }
        }
        if is_damaging {
            self.counter.add_damaging(counted);
        }
    }
}

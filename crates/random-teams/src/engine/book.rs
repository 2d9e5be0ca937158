use tallgrass_pokedex::{Accuracy, Category, Dex, MoveDamage, MoveFlags, MoveId, RuleSet, Type, moves};

use super::{Clash, Clashes, MoveSet, counted};
use crate::data::Order;

/// What moves of a set are counted as, besides their types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Attacks whose damage is computed; those of fixed damage are counted apart.
    Physical,
    Special,
    Status,
    /// Of fixed damage.
    Damage,
    /// What Technician strengthens.
    Technician,
    /// Two to five hits.
    SkillLink,
    Recoil,
    Drain,
    /// Of a type of the Pokémon's own.
    Stab,
    /// Of its Tera Type.
    StabTera,
    StrongJaw,
    IronFist,
    Sound,
    Priority,
    SheerForce,
    /// Accuracy below 90 %.
    Inaccurate,
    Recovery,
    Contrary,
    PhysicalSetup,
    SpecialSetup,
    MixedSetup,
    SpeedSetup,
    SpeedControl,
    Setup,
    Hazards,
    /// Serene Grace helps it.
    SereneGrace,
    /// Attacks that are still offered.
    PhysicalPool,
    SpecialPool,
}

impl Count {
    const NUMBER: usize = Count::SpecialPool as usize + 1;

    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// How many moves of a set are what.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    types: [u8; Type::COUNT],
    counts: [u8; Count::NUMBER],
    /// Different attacks that count: of fixed damage, or with a power and not left out of what is enforced.
    damaging: u8,
    /// The first of them, if there is one.
    first_damaging: MoveId,
}

impl Counter {
    pub const NONE: Counter =
        Counter { types: [0; Type::COUNT], counts: [0; Count::NUMBER], damaging: 0, first_damaging: MoveId::NONE };

    #[inline]
    pub fn of(&self, what: Count) -> usize {
        self.counts[what as usize] as usize
    }

    #[inline]
    pub fn has(&self, what: Count) -> bool {
        self.counts[what as usize] > 0
    }

    #[inline]
    pub fn of_type(&self, kind: Type) -> usize {
        self.types[kind as usize] as usize
    }

    pub fn damaging(&self) -> usize {
        self.damaging as usize
    }

    /// The first attack that counts.
    pub fn first_damaging(&self) -> MoveId {
        self.first_damaging
    }

    /// Says how many moves are this.
    pub fn set(&mut self, what: Count, number: u8) {
        self.counts[what as usize] = number;
    }

    /// Counts a move as all of this: a bit a count.
    #[inline]
    pub fn add(&mut self, counts: u32) {
        let mut left = counts;
        while left != 0 {
            self.counts[left.trailing_zeros() as usize] += 1;
            left &= left - 1;
        }
    }

    /// Counts an attack of a type.
    #[inline]
    pub fn add_type(&mut self, kind: Type) {
        self.types[kind as usize] += 1;
    }

    /// Counts an attack.
    #[inline]
    pub fn add_damaging(&mut self, mv: MoveId) {
        if self.damaging == 0 {
            self.first_damaging = mv;
        }
        self.damaging += 1;
    }
}

/// What counting and choosing ask of a move.
#[derive(Clone, Debug)]
pub struct Fact {
    /// The move whose facts are counted where this one is known: mostly itself.
    pub counted_as: MoveId,
    pub kind: Type,
    /// It is Hidden Power, of whatever type.
    pub is_hidden_power: bool,
    /// Everything it is counted as that no Pokémon changes: a bit a count.
    pub counts: u32,
    /// It has a power, if a computed one.
    pub has_power: bool,
    pub has_fixed_damage: bool,
    pub has_priority: bool,
    pub is_status: bool,
    pub is_physical: bool,
    /// It isn't what a Pokémon is given an attack of its own type by.
    pub no_stab: bool,
    /// Which clashes it is on the first side of, a bit each, and on the second.
    pub sides: [u128; 2],
}

/// A generator's moves: what they count as, and which don't go together.
pub struct Book {
    pub dex: &'static Dex,
    facts: Vec<Fact>,
    pub clashes: Clashes,
}

impl Book {
    /// What a generator's moves are in its rule set.
    ///
    /// `no_stab` are those that nobody is given for the sake of their type, and `clashes` those that don't go together, in
    /// order.
    pub fn new(rule_set: RuleSet, no_stab: &[MoveId], clashes: &[Clash]) -> Book {
        let dex = Dex::of(rule_set);
        let order = Order::of(rule_set.name());
        let no_stab = MoveSet::of(no_stab);
        let lists: Vec<(Count, MoveSet)> =
            counted::LISTS.iter().map(|(count, list)| (*count, MoveSet::of(list))).collect();
        let status: Vec<MoveId> =
            order.moves.iter().copied().filter(|mv| dex.mv(*mv).category == Category::Status).collect();
        let clashes = Clashes::new(clashes, &status);
        let facts = MoveId::all().map(|mv| fact(dex, order, mv, &no_stab, &lists, &clashes)).collect();
        Book { dex, facts, clashes }
    }

    #[inline]
    pub fn fact(&self, mv: MoveId) -> &Fact {
        &self.facts[mv.0 as usize]
    }
}

fn fact(
    dex: &Dex,
    order: &Order,
    id: MoveId,
    no_stab: &MoveSet,
    lists: &[(Count, MoveSet)],
    clashes: &Clashes,
) -> Fact {
    let mv = dex.mv(id);
    let has_fixed_damage = mv.damage != MoveDamage::None || order.damage_callback.has(id);
    let has_power = mv.base_power > 0 || order.power_callback.has(id);
    let technician =
        id == moves::LOW_KICK || (1..=60).contains(&mv.base_power) && id != moves::NUZZLE && id != moves::RAPID_SPIN;
    let mut counts = 0;
    let mut count = |what: Count, counts_so: bool| counts |= if counts_so { what.bit() } else { 0 };
    count(Count::Damage, has_fixed_damage);
    count(
        match mv.category {
            Category::Physical => Count::Physical,
            Category::Special => Count::Special,
            Category::Status => Count::Status,
        },
        !has_fixed_damage,
    );
    count(Count::Technician, technician);
    count(Count::SkillLink, mv.multihit_range && mv.multihit.is_some_and(|(_, most)| most == 5));
    count(Count::Recoil, mv.recoil.is_some() || mv.has_crash_damage);
    count(Count::Drain, mv.drain.is_some());
    count(Count::StrongJaw, has_power && mv.flags.contains(MoveFlags::BITE));
    count(Count::IronFist, has_power && mv.flags.contains(MoveFlags::PUNCH));
    count(Count::Sound, has_power && mv.flags.contains(MoveFlags::SOUND));
    count(Count::Priority, has_power && mv.priority > 0);
    count(Count::SheerForce, order.secondary.has(id) || mv.has_sheer_force_boost);
    count(Count::Inaccurate, matches!(mv.accuracy, Accuracy::Percent(1..90)));
    for (what, list) in lists {
        count(*what, list.has(id));
    }
    Fact {
        counted_as: counted::stand_in(dex.generation(), id),
        kind: mv.kind,
        is_hidden_power: id.as_str().starts_with("hiddenpower"),
        counts,
        has_power,
        has_fixed_damage,
        has_priority: mv.priority > 0,
        is_status: mv.category == Category::Status,
        is_physical: mv.category == Category::Physical,
        no_stab: no_stab.has(id),
        sides: clashes.sides_of(id),
    }
}

//! What the moves drawn for a set are, taken together.

use tallgrass_pokedex::moves::*;
use tallgrass_pokedex::{AbilityId, Accuracy, Category, Dex, MoveDamage, MoveFlags, MoveId, RuleSet, Type, abilities};

use crate::data::Order;
use crate::engine::counted::{HAZARDS, MIXED_SETUP, RECOVERY, SPECIAL_SETUP};
use crate::engine::{Build, Count, Counter, MoveSet, Setup};

/// Moves that Contrary turns to advantage.
const CONTRARY: &[MoveId] = &[CLOSE_COMBAT, LEAF_STORM, OVERHEAT, SUPERPOWER, V_CREATE];

const PHYSICAL_SETUP: MoveSet = MoveSet::of(&[
    BELLY_DRUM,
    BULK_UP,
    COIL,
    CURSE,
    DRAGON_DANCE,
    HONE_CLAWS,
    HOWL,
    MEDITATE,
    POWER_UP_PUNCH,
    SCREECH,
    SWORDS_DANCE,
]);

const SPEED_SETUP: &[MoveId] = &[AGILITY, AUTOTOMIZE, FLAME_CHARGE, ROCK_POLISH];

/// Attacks that don't count as being of the Pokémon's type.
const NO_STAB: MoveSet = MoveSet::of(&[
    ACCELEROCK,
    AQUA_JET,
    BEAK_BLAST,
    BOUNCE,
    BREAKING_SWIPE,
    CHATTER,
    CLEAR_SMOG,
    DRAGON_TAIL,
    ERUPTION,
    EXPLOSION,
    FAKE_OUT,
    FIRST_IMPRESSION,
    FLAME_CHARGE,
    FLIP_TURN,
    GIGA_IMPACT,
    ICE_SHARD,
    ICY_WIND,
    INCINERATE,
    MACH_PUNCH,
    METEOR_BEAM,
    PLUCK,
    PURSUIT,
    QUICK_ATTACK,
    REVERSAL,
    SELF_DESTRUCT,
    SKY_DROP,
    SNARL,
    SUCKER_PUNCH,
    U_TURN,
    WATER_SHURIKEN,
    VACUUM_WAVE,
    VOLT_SWITCH,
    WATER_SPOUT,
]);

/// Every move of a rule set, with what it counts as.
pub struct Counting(Vec<Entry>);

struct Entry {
    kind: Type,
    category: Category,
    /// What it counts as whoever knows it: a bit a count.
    counts: u32,
    /// It is an attack of its type: with a power of its own that isn't tiny.
    is_attack: bool,
    /// Its damage is fixed or computed.
    has_fixed_damage: bool,
    computes_damage: bool,
    goes_in_turn: bool,
    is_hidden_power: bool,
    setup: Option<Setup>,
}

impl Counting {
    pub fn new(rule_set: RuleSet) -> Counting {
        let (dex, order) = (Dex::of(rule_set), Order::of(rule_set.name()));
        Counting(MoveId::all().map(|mv| Entry::new(dex, order, mv)).collect())
    }

    /// Counts the moves that are known and those that are offered, and works out what the set raises.
    pub fn count(&self, b: &mut Build) {
        let mut counter = Counter::NONE;
        let mut tally = Tally::default();
        b.setup = None;
        for place in 0..b.moves.len() {
            let mv = b.moves.as_slice()[place];
            let entry = &self.0[mv.0 as usize];
            counter.add(entry.counts);
            if !entry.has_fixed_damage {
                *tally.of(entry.category) += 1.0;
            }
            if entry.is_attack {
                let kind = move_type(b, mv, entry.kind);
                counter.add_type(kind);
                if b.types.contains(kind) {
                    if !NO_STAB.has(mv) && (!entry.is_hidden_power || b.types.len() == 1) {
                        counter.add(Count::Stab.bit());
                        *tally.of(entry.category) += 0.1;
                    }
                } else if has_stab_by_ability(&b.abilities, mv, kind, entry.goes_in_turn) {
                    counter.add(Count::Stab.bit());
                }
                if !entry.goes_in_turn || mv == GRASSY_GLIDE && b.may_have(abilities::GRASSY_SURGE) {
                    counter.add(Count::Priority.bit());
                }
            }
            if entry.is_attack || entry.has_fixed_damage {
                counter.add_damaging(mv);
            }
            b.setup = entry.setup.or(b.setup);
        }
        for mv in b.pool.as_slice() {
            let entry = &self.0[mv.0 as usize];
            match entry.category {
                _ if entry.computes_damage => {}
                Category::Physical => counter.add(Count::PhysicalPool.bit()),
                Category::Special => counter.add(Count::SpecialPool.bit()),
                Category::Status => {}
            }
        }
        b.counter = counter;
        b.setup = tally.setup(b);
        b.counter.set(Count::Physical, tally.physical as u8);
        b.counter.set(Count::Special, tally.special as u8);
        b.counter.set(Count::Status, tally.status as u8);
    }
}

/// Moves by category. Attacks of its own types count a tenth more.
#[derive(Default)]
struct Tally {
    physical: f64,
    special: f64,
    status: f64,
}

impl Tally {
    fn of(&mut self, category: Category) -> &mut f64 {
        match category {
            Category::Physical => &mut self.physical,
            Category::Special => &mut self.special,
            Category::Status => &mut self.status,
        }
    }

    /// What the set raises: what it has moves for, if there is enough to use it for.
    fn setup(&self, b: &Build) -> Option<Setup> {
        if b.has(Count::MixedSetup) {
            return Some(Setup::Mixed);
        }
        if b.has(Count::PhysicalSetup) && b.has(Count::SpecialSetup) {
            return self.better(b).or(b.setup);
        }
        let rests = b.knows(REST) && b.knows(SLEEP_TALK) || b.knows(BATON_PASS);
        let (number, pool, is_for_itself) = match b.setup? {
            Setup::Physical => (self.physical, Count::PhysicalPool, rests),
            Setup::Special => {
                (self.special, Count::SpecialPool, rests || b.knows(QUIVER_DANCE) || b.knows(WISH) && b.knows(PROTECT))
            }
            Setup::Mixed => return b.setup,
        };
        let may_get_enough = b.has(Count::Stab) && b.has(pool);
        b.setup.filter(|_| number >= 2.0 || may_get_enough || is_for_itself)
    }

    /// The category with more attacks, first of those known and offered, then of those known.
    fn better(&self, b: &Build) -> Option<Setup> {
        let physical = self.physical + b.count(Count::PhysicalPool) as f64;
        let special = self.special + b.count(Count::SpecialPool) as f64;
        let more = |physical: f64, special: f64| match physical.partial_cmp(&special)? {
            std::cmp::Ordering::Greater => Some(Setup::Physical),
            std::cmp::Ordering::Less => Some(Setup::Special),
            std::cmp::Ordering::Equal => None,
        };
        more(physical, special).or_else(|| more(self.physical, self.special))
    }
}

/// The type of a move, as far as it depends on who uses it.
fn move_type(b: &Build, mv: MoveId, kind: Type) -> Type {
    if matches!(mv, JUDGMENT | MULTI_ATTACK | REVELATION_DANCE) { b.species.types.first() } else { kind }
}

/// Whether an ability makes it an attack of the Pokémon's own type.
fn has_stab_by_ability(among: &[AbilityId], mv: MoveId, kind: Type, goes_in_turn: bool) -> bool {
    use abilities::{AERILATE, GALVANIZE, LIBERO, PIXILATE, PROTEAN, REFRIGERATE, STEELWORKER};
    let any = |abilities: &[AbilityId]| abilities.iter().any(|ability| among.contains(ability));
    match kind {
        Type::Normal if any(&[AERILATE, GALVANIZE, PIXILATE, REFRIGERATE]) => true,
        Type::Steel if any(&[STEELWORKER]) => true,
        _ => goes_in_turn && !NO_STAB.has(mv) && any(&[LIBERO, PROTEAN]),
    }
}

impl Entry {
    fn new(dex: &Dex, order: &Order, id: MoveId) -> Entry {
        let mv = dex.mv(id);
        let computes_damage = order.damage_callback.has(id);
        let has_fixed_damage = mv.damage != MoveDamage::None || computes_damage;
        let is_attack =
            mv.base_power > 30 || mv.multihit.is_some() || order.power_callback.has(id) || id == INFESTATION;
        let has_secondary = order.secondary.has(id);
        let chance = mv.secondaries.first().map_or(0, |secondary| secondary.chance.unwrap_or(0));
        let is_physical_setup = PHYSICAL_SETUP.has(id);
        let is_special_setup = !is_physical_setup && SPECIAL_SETUP.contains(&id);
        let counts = [
            (Count::Damage, has_fixed_damage),
            (Count::Technician, id == LOW_KICK || (1..=60).contains(&mv.base_power) && id != RAPID_SPIN),
            (Count::SkillLink, mv.multihit_range && mv.multihit.is_some_and(|(_, most)| most == 5)),
            (Count::Recoil, mv.recoil.is_some() || mv.has_crash_damage),
            (Count::Drain, mv.drain.is_some()),
            (Count::StrongJaw, is_attack && mv.flags.contains(MoveFlags::BITE)),
            (Count::IronFist, is_attack && mv.flags.contains(MoveFlags::PUNCH)),
            (Count::Sound, is_attack && mv.flags.contains(MoveFlags::SOUND)),
            (Count::SheerForce, has_secondary),
            (Count::SereneGrace, has_secondary && (20..100).contains(&chance)),
            (Count::Inaccurate, matches!(mv.accuracy, Accuracy::Percent(1..90))),
            (Count::Recovery, RECOVERY.contains(&id)),
            (Count::Contrary, CONTRARY.contains(&id)),
            (Count::PhysicalSetup, is_physical_setup),
            (Count::SpecialSetup, is_special_setup),
            (Count::MixedSetup, MIXED_SETUP.contains(&id)),
            (Count::SpeedSetup, SPEED_SETUP.contains(&id)),
            (Count::Hazards, HAZARDS.contains(&id)),
        ];
        let setup = is_physical_setup.then_some(Setup::Physical);
        Entry {
            kind: mv.kind,
            category: mv.category,
            counts: counts.iter().filter(|(_, is_so)| *is_so).fold(0, |sum, (what, _)| sum | what.bit()),
            is_attack,
            has_fixed_damage,
            computes_damage,
            goes_in_turn: mv.priority == 0,
            is_hidden_power: id.as_str().starts_with("hiddenpower"),
            setup: setup.or(is_special_setup.then_some(Setup::Special)),
        }
    }
}

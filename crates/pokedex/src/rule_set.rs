//! Rule sets: what a battle is played by, each a name with a parent.

use crate::error::UnknownName;
use crate::generation::Generation;
use crate::ids::rule_sets::TABLE;

/// A rule set, which Showdown calls a mod: a generation of the games, or a game that plays by rules of its own.
///
/// Each but the newest generation stands on a parent and says only what differs from it: `gen8` stands on `gen9`,
/// `gen7` on `gen8`, `gen8bdsp` on `gen8`. Data, effects and the turn follow the same chain. The constants are in
/// [`rule_sets`](crate::rule_sets).
///
/// ```
/// use tallgrass_pokedex::{Generation, RuleSet, rule_sets};
///
/// let stadium: RuleSet = "gen1stadium".parse()?;
/// assert_eq!((stadium.parent(), stadium.generation()), (Some(rule_sets::GEN1), Generation::Gen1));
/// assert!(stadium.is_based_on(rule_sets::GEN4) && !stadium.is_based_on(rule_sets::GEN1JPN));
/// # Ok::<(), tallgrass_pokedex::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleSet(pub(crate) u8);

/// What is known of a rule set.
pub(crate) struct Lineage {
    pub name: &'static str,
    pub generation: Generation,
    pub parent: Option<RuleSet>,
    /// What the data of another game have otherwise than the parent's: a table, an id and the keys that change.
    pub changes: &'static str,
}

impl Lineage {
    pub const fn new(
        name: &'static str,
        generation: Generation,
        parent: Option<RuleSet>,
        changes: &'static str,
    ) -> Lineage {
        Lineage { name, generation, parent, changes }
    }
}

impl RuleSet {
    /// How many there are.
    pub const COUNT: usize = TABLE.len();

    /// The rule set that all others stand on: the newest generation.
    pub const ROOT: RuleSet = crate::ids::rule_sets::GEN9;

    /// All of them: the generations, oldest first, then the others.
    pub fn all() -> impl DoubleEndedIterator<Item = RuleSet> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(RuleSet)
    }

    /// The rule set of a generation.
    pub const fn of(generation: Generation) -> RuleSet {
        RuleSet(generation as u8 - 1)
    }

    /// The rule set that Showdown calls so: `gen8bdsp`. Nothing for what is only made for a joke or a season.
    pub fn from_name(name: &str) -> Option<RuleSet> {
        RuleSet::all().find(|set| set.name() == name)
    }

    /// Its position in dense tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Showdown's name for it.
    pub const fn name(self) -> &'static str {
        TABLE[self.0 as usize].name
    }

    /// The generation whose games it is of.
    pub const fn generation(self) -> Generation {
        TABLE[self.0 as usize].generation
    }

    /// The rule set it stands on; only the newest generation has none.
    pub const fn parent(self) -> Option<RuleSet> {
        TABLE[self.0 as usize].parent
    }

    pub(crate) fn changes(self) -> &'static str {
        TABLE[self.index()].changes
    }

    /// Whether it is a generation's own rule set, no other game's.
    pub const fn is_main(self) -> bool {
        self.0 < Generation::ALL.len() as u8
    }

    /// Itself, its parent, that one's parent, down to the newest generation.
    pub fn lineage(self) -> impl Iterator<Item = RuleSet> + Clone {
        std::iter::successors(Some(self), |set| set.parent())
    }

    /// Whether it is this rule set, or stands on it.
    pub fn is_based_on(self, other: RuleSet) -> bool {
        self.lineage().any(|set| set == other)
    }
}

impl From<Generation> for RuleSet {
    fn from(generation: Generation) -> RuleSet {
        RuleSet::of(generation)
    }
}

impl std::str::FromStr for RuleSet {
    type Err = UnknownName;

    /// Reads a name, or a generation's number.
    fn from_str(text: &str) -> Result<RuleSet, UnknownName> {
        let named = RuleSet::from_name(text).or_else(|| text.parse().ok().map(RuleSet::of));
        named.ok_or_else(|| {
            let names: Vec<&str> = RuleSet::all().map(RuleSet::name).collect();
            UnknownName::new("rule set", text, Some(names.join(", ")))
        })
    }
}

impl std::fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RuleSet({})", self.name())
    }
}

impl std::fmt::Display for RuleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

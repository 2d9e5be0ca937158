//! Where battles take their rules from: what authors gave, kept as a rulebook for each rule set.

use crate::pack::Pack;
use crate::rulebook::Rulebook;
use crate::setup::SetupError;
use std::sync::{Arc, OnceLock};
use tallgrass_pokedex::RuleSet;
use tallgrass_pokedex::formats::ResolvedFormat;

/// Packs, one over the other, and a [`Rulebook`] made of them for each rule set when it is first used.
///
/// A library is a handle: copies share what they have made. An empty one has the rules, and no effects.
///
/// ```
/// use tallgrass_battle::{Library, Pack, prelude::*};
/// use tallgrass_pokedex::rule_sets;
///
/// static LAST: [Listener; 1] = [on::constant(Event::FractionalPriority, Value::Number(-0.1))];
/// static EVEN: [Listener; 1] = [on::constant(Event::FractionalPriority, Value::Number(0.0))];
/// let last = ability(abilities::STALL, &LAST);
/// let even = ability(abilities::STALL, &EVEN).in_rules(rule_sets::CHAMPIONS);
/// let library = Library::new(Pack { behaviours: vec![last, even], ..Pack::default() });
/// let answer = |rule_set| match library.rulebook(rule_set).listeners(abilities::STALL.into()) {
///     [Listener { handler: tallgrass_battle::event::Handler::Constant(Value::Number(answer)), .. }] => *answer,
///     _ => unreachable!("one listener took the other's place"),
/// };
/// assert_eq!([rule_sets::GEN9, rule_sets::CHAMPIONS, rule_sets::CHAMPIONSREGMA].map(answer), [-0.1, 0.0, 0.0]);
/// ```
#[derive(Clone, Default)]
pub struct Library {
    shelf: Arc<Shelf>,
}

#[derive(Default)]
struct Shelf {
    packs: Vec<Pack>,
    books: [OnceLock<Arc<Rulebook>>; RuleSet::COUNT],
}

impl Library {
    /// A library of one pack.
    pub fn new(pack: Pack) -> Library {
        Library::of(vec![pack])
    }

    /// This library with another pack over it. An effect of that pack takes the place of the same listeners here, as a
    /// rule set's variant does.
    pub fn with(&self, pack: Pack) -> Library {
        Library::of(self.shelf.packs.iter().cloned().chain([pack]).collect())
    }

    fn of(packs: Vec<Pack>) -> Library {
        Library { shelf: Arc::new(Shelf { packs, books: Default::default() }) }
    }

    /// A rule set's rulebook, whether or not battles are played by it.
    pub fn rulebook(&self, rule_set: impl Into<RuleSet>) -> &Arc<Rulebook> {
        let rule_set = rule_set.into();
        let book = || Arc::new(Rulebook::new(rule_set, &self.shelf.packs));
        self.shelf.books[rule_set.index()].get_or_init(book)
    }

    /// The rulebook by which a format is played.
    ///
    /// # Errors
    /// Names the first thing of the format that isn't played here: the rule set, a rule, what the format does by itself,
    /// or random teams that are too large.
    pub fn rulebook_of(&self, format: &ResolvedFormat) -> Result<&Arc<Rulebook>, SetupError> {
        let Some(rule_set) = format.rule_set() else {
            let what = format!("its rule set \"{}\" is one of its own", format.mod_name);
            return Err(SetupError::Format { name: format.name.to_owned(), what });
        };
        let book = self.rulebook(rule_set);
        book.check_format(format)?;
        Ok(book)
    }
}

//! What of a rule set isn't done: effects and rules that lack listeners or hooks, have others, or whose author wrote them
//! for other code than Showdown has there.
//!
//! Which generations and games a listener is for is its author's word that it was compared with them. The code of each is
//! that of the newest rule set it is for; where another has other code, the listener is to be cut there, to have a variant,
//! or to say [since when](Listener::compared_since) its function asks for the generation.

use super::compare::{Expected, Place, differences, expected, place_of};
use super::{Shape, of};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::event::Listener;
use tallgrass_battle::ids::{EffectId, EffectKind};
use tallgrass_battle::{BUILT_IN, Library, Rulebook};
use tallgrass_pokedex::{AbilityId, ConditionId, Generation, ItemId, MoveId, RuleId, RuleSet, SpeciesId};

/// An effect or rule that does something in a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surveyed {
    /// The table it stands in: `moves`, `rules`, …
    pub table: &'static str,
    /// Its name in lists: `moves/protect`, `moves/protect/condition`.
    pub name: String,
    /// Whether it is written at all.
    pub written: bool,
    /// What isn't as recorded; nothing if all is.
    pub left: Vec<String>,
}

/// Everything that does something in a rulebook's rule set, or does so only here, and whether it is as recorded.
pub fn survey(rules: &Rulebook) -> Vec<Surveyed> {
    let recorded = expected(rules.rule_set());
    let effects = recorded.iter().filter(|(_, expected)| expected.exists).map(|(&effect, expected)| {
        let (table, name) = (expected.table, expected.name());
        Surveyed { table, name, written: rules.is_written(effect), left: left_of(rules, effect) }
    });
    let is_unrecorded = |effect: &EffectId| !recorded.contains_key(effect) && !is_silent(rules, *effect);
    let unrecorded: BTreeSet<EffectId> =
        rules.all_listeners().map(|(effect, _)| effect).filter(is_unrecorded).collect();
    let unrecorded = unrecorded.into_iter().map(|effect| {
        let (table, name) = name_of(effect);
        Surveyed { table, name, written: true, left: left_of(rules, effect) }
    });
    let mut all: BTreeMap<String, Surveyed> =
        effects.chain(unrecorded).map(|found| (found.name.clone(), found)).collect();
    for (&rule, hooks) in recorded_hooks(rules.rule_set()) {
        let own = rules.rule(rule);
        let found = all.entry(format!("rules/{rule}")).or_insert_with_key(|name| Surveyed {
            table: "rules",
            name: name.clone(),
            written: own.is_some(),
            left: Vec::new(),
        });
        found.left.extend(hooks_left(rules.rule_set(), rule, hooks, own));
    }
    all.into_values().collect()
}

/// What isn't as recorded about an effect in a rulebook's rule set.
pub fn left_of(rules: &Rulebook, effect: EffectId) -> Vec<String> {
    match expected(rules.rule_set()).get(&effect) {
        Some(expected) if expected.exists && !rules.is_written(effect) => vec!["not written".to_owned()],
        Some(expected) if expected.exists => {
            let mut left = differences(rules, effect, expected);
            let listeners = || rules.listeners(effect).iter();
            left.extend(listeners().filter_map(|listener| other_code(rules, effect, listener)));
            left.extend(listeners().filter_map(|listener| needless_mark(rules, effect, listener)));
            left
        }
        // What only other rule sets have may do anything.
        Some(_) => Vec::new(),
        None if is_silent(rules, effect) => Vec::new(),
        None => vec!["listens, and nothing is recorded".to_owned()],
    }
}

/// Whether an effect listens to nothing that Showdown's could listen to.
fn is_silent(rules: &Rulebook, effect: EffectId) -> bool {
    // What Showdown gives a move as it is used is in no table.
    let is_lent = effect.kind() == EffectKind::Lent;
    is_lent || rules.listeners(effect).iter().all(|listener| listener.event.is_of_this_project())
}

/// A listener's place, if the code there isn't what its author wrote it for.
fn other_code(rules: &Rulebook, effect: EffectId, listener: &Listener) -> Option<String> {
    let place = place_of(listener);
    let sets = written_for(rules.rule_set(), listener.rule_set(), listener.compared, |g| listener.is_in(g));
    // A place that there isn't is told of as such.
    let own = code_at(rules.rule_set(), effect, &place);
    let is_other = own.is_some() && is_other(sets.map(|set| code_at(set, effect, &place)));
    is_other.then(|| format!("other code: {place}"))
}

/// A listener's place, if it says that it was compared since a generation that has the code of the next. That is told in
/// the newest that it is for.
fn needless_mark(rules: &Rulebook, effect: EffectId, listener: &Listener) -> Option<String> {
    let place = place_of(listener);
    let is_needless = is_needless(listener.compared?, |set| code_at(set, effect, &place));
    let author = listener.rule_set();
    let newest = author.generation().min(Generation::from_number(listener.last)?);
    let is_newest = rules.rule_set() == if author.is_main() { newest.into() } else { author };
    (is_newest && is_needless).then(|| format!("compared in vain: {place}"))
}

/// Whether a generation has the same code as the next.
fn is_needless<T: PartialEq>(compared: Generation, code: impl Fn(RuleSet) -> Option<T>) -> bool {
    let oldest = RuleSet::of(compared);
    oldest.parent().is_none_or(|next| code(oldest) == code(next))
}

/// Whether a listener is a generation's or a game's own: what its effect does there isn't done in the same way, or at all, by
/// the rule set that this one stands on.
pub fn is_own(rules: &Rulebook, effect: EffectId, listener: &Listener) -> bool {
    let place = place_of(listener);
    let set = rules.rule_set();
    set.parent().is_some_and(|parent| code_at(set, effect, &place) != code_at(parent, effect, &place))
}

/// What is recorded of the code an effect has at a place.
fn code_at(rule_set: RuleSet, effect: EffectId, place: &Place) -> Option<&'static str> {
    let Expected { places, .. } = expected(rule_set).get(&effect)?;
    places.as_ref().ok()?.get(place).map(String::as_str)
}

/// Whether the first code isn't the last one that there is.
fn is_other<T: PartialEq>(mut codes: impl Iterator<Item = Option<T>>) -> bool {
    let own = codes.next().flatten();
    codes.flatten().last().is_some_and(|written_for| own != Some(written_for))
}

/// The rule sets from this one on to the newest that an author, who wrote for a rule set and those standing on it, takes to
/// be the same. Generations that were compared may differ, but no other games.
fn written_for(
    rule_set: RuleSet,
    author: RuleSet,
    compared: Option<Generation>,
    covers: impl Fn(Generation) -> bool,
) -> impl Iterator<Item = RuleSet> {
    let newest = compared.map_or(Generation::Gen9, |oldest| oldest.max(rule_set.generation()));
    rule_set
        .lineage()
        .take_while(move |set| set.is_based_on(author) && covers(set.generation()) && set.generation() <= newest)
}

/// What rules do outside of events, with what is recorded of the code: by Showdown's names.
type HookCodes = BTreeMap<&'static str, String>;

/// A hook's name in Showdown, and whether a rule has it.
type Hook = (&'static str, fn(&RuleHooks) -> bool);

const HOOKS: [Hook; 4] = [
    ("onBegin", |hooks| hooks.begin.is_some()),
    ("onTeamPreview", |hooks| hooks.team_preview.is_some()),
    ("onBattleStart", |hooks| hooks.battle_start.is_some()),
    ("onChooseTeam", |hooks| hooks.choose_team.is_some()),
];

/// What is recorded of the hooks of a rule set's rules.
fn recorded_hooks(rule_set: RuleSet) -> &'static BTreeMap<RuleId, HookCodes> {
    static RECORDS: [OnceLock<BTreeMap<RuleId, HookCodes>>; RuleSet::COUNT] =
        [const { OnceLock::new() }; RuleSet::COUNT];
    let hooks_of = |shape: &Shape| -> HookCodes {
        let recorded = |(name, _): Hook| Some((name, shape.handlers.get(name)?["code"].as_str()?.to_owned()));
        HOOKS.into_iter().filter_map(recorded).collect()
    };
    RECORDS[rule_set.index()].get_or_init(|| {
        of(rule_set)
            .filter(|shape| shape.table == "rules")
            .filter_map(|shape| Some((RuleId::from_id(shape.id)?, hooks_of(&shape))))
            .filter(|(rule, hooks)| !hooks.is_empty() && !BUILT_IN.contains(rule))
            .collect()
    })
}

/// What isn't as recorded about a rule's hooks.
fn hooks_left(rule_set: RuleSet, rule: RuleId, recorded: &HookCodes, own: Option<&RuleHooks>) -> Vec<String> {
    let Some(own) = own else { return recorded.keys().map(|name| format!("lacks {name}")).collect() };
    let code = |set, name| recorded_hooks(set).get(&rule)?.get(name);
    let mut left = Vec::new();
    for (name, has) in HOOKS {
        match (recorded.get(name), has(own)) {
            (Some(_), false) => left.push(format!("lacks {name}")),
            (None, true) => left.push(format!("has {name}")),
            (Some(_), true) => {
                let sets = written_for(rule_set, own.rule_set, own.compared, |_| true);
                if is_other(sets.map(|set| code(set, name))) {
                    left.push(format!("other code: {name}"));
                }
            }
            (None, false) => {}
        }
    }
    let is_needless = |oldest| HOOKS.iter().all(|(name, _)| is_needless(oldest, |set| code(set, name)));
    if rule_set == own.rule_set && own.compared.is_some_and(is_needless) {
        left.push("compared in vain".to_owned());
    }
    left
}

/// The table and the name in lists of an effect that nothing is recorded of.
fn name_of(effect: EffectId) -> (&'static str, String) {
    let at = effect.index();
    let (table, id) = match effect.kind() {
        EffectKind::Move => ("moves", MoveId(at).as_str()),
        EffectKind::Ability => ("abilities", AbilityId(at).as_str()),
        EffectKind::Item => ("items", ItemId(at).as_str()),
        EffectKind::Condition => ("conditions", ConditionId(at).as_str()),
        _ => ("species", SpeciesId(at).as_str()),
    };
    (table, format!("{table}/{id}"))
}

/// What a rule set's list should say of a library: a line for each that isn't done, its name and what is left; of another
/// game only what isn't left in its parent, too.
pub fn list(library: &Library, rule_set: RuleSet) -> Vec<String> {
    let left_in = |rule_set| survey(library.rulebook(rule_set)).into_iter().filter(|found| !found.left.is_empty());
    let parent = rule_set.parent().filter(|_| !rule_set.is_main());
    let of_parent: BTreeSet<String> = parent.into_iter().flat_map(left_in).map(|found| found.name).collect();
    let own = left_in(rule_set).filter(|found| !of_parent.contains(&found.name));
    own.map(|found| format!("{}\t{}", found.name, found.left.join("; "))).collect()
}

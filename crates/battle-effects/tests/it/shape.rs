//! Every effect listens to what Showdown's does, in the same place of the order, for the same code; what doesn't yet stands
//! in a list.

use std::collections::BTreeSet;
use tallgrass_battle::behaviour::{Behaviour, RuleHooks};
use tallgrass_battle::prelude::*;
use tallgrass_battle::{Library, Pack};
use tallgrass_battle_effects::shape::survey::{self, left_of};
use tallgrass_battle_effects::{behaviours, left, library, rulebook};
use tallgrass_pokedex::{Generation, RuleSet, rule_sets, rules};

#[test]
fn what_is_left_stands_in_the_lists() {
    let mut wrong = Vec::new();
    for rule_set in RuleSet::all() {
        let should_be: BTreeSet<String> = survey::list(library(), rule_set).into_iter().collect();
        let own: BTreeSet<String> = left::list(rule_set).lines().map(str::to_owned).collect();
        wrong.extend(should_be.difference(&own).map(|line| format!("{rule_set} lacks: {line}")));
        wrong.extend(own.difference(&should_be).map(|line| format!("{rule_set} still has: {line}")));
    }
    assert!(wrong.is_empty(), "run `cargo xtask left`, if this is so on purpose:\n{}", wrong.join("\n"));
}

#[test]
fn these_are_played() {
    use rule_sets::{
        CHAMPIONS, CHAMPIONSREGMA, GEN5, GEN5BW1, GEN6, GEN6XY, GEN7, GEN7SM, GEN8, GEN8BDSP, GEN8DLC1, GEN9,
    };
    let played = [GEN5, GEN6, GEN7, GEN8, GEN9, CHAMPIONS, CHAMPIONSREGMA, GEN5BW1, GEN6XY, GEN7SM, GEN8BDSP, GEN8DLC1];
    assert!(played.into_iter().all(|rule_set| rulebook(rule_set).is_played()));
    assert!(rulebook(rule_sets::GEN9DLC1).is_played() && rulebook(rule_sets::GEN9PREDLC).is_played());
}

#[test]
fn no_effect_is_written_twice() {
    let mut seen = BTreeSet::new();
    let twice: Vec<EffectId> =
        behaviours().filter(|b| !seen.insert((b.effect, b.rule_set))).map(|behaviour| behaviour.effect).collect();
    assert!(twice.is_empty(), "written twice: {twice:?}");
}

/// What is left of an effect in a rule set, if this were all that is written.
fn left_with(behaviours: &[Behaviour], rule_set: impl Into<RuleSet>) -> String {
    let library = Library::new(Pack { behaviours: behaviours.to_vec(), ..Pack::default() });
    left_of(library.rulebook(rule_set), behaviours[0].effect).join("; ")
}

/// What is left of an ability in generation 9 that listens so.
fn left_of_ability(id: AbilityId, on: &'static [Listener]) -> String {
    left_with(&[ability(id, on)], Gen9)
}

fn boost(_: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    Pass
}

fn begin(_: &mut Cx, _: Occasion) -> Verdict {
    Pass
}

fn check(_: &mut Cx, _: Hit) -> Verdict {
    Pass
}

#[test]
fn an_effect_that_listens_otherwise_is_found() {
    const LACKING: &str = "lacks onBasePower (code, priority 30)";
    static RIGHT: [Listener; 1] = [on::base_power(boost).priority(30)];
    static LATE: [Listener; 1] = [on::base_power(boost).priority(29)];
    static ELSEWHERE: [Listener; 1] = [on::base_power(boost).priority(30).as_source()];
    assert_eq!(left_of_ability(abilities::TECHNICIAN, &RIGHT), "");
    assert_eq!(left_of_ability(abilities::TECHNICIAN, &[]), LACKING);
    let late = format!("{LACKING}; has onBasePower (code, priority 29)");
    assert_eq!(left_of_ability(abilities::TECHNICIAN, &LATE), late);
    let elsewhere = format!("{LACKING}; has onSourceBasePower (code, priority 30)");
    assert_eq!(left_of_ability(abilities::TECHNICIAN, &ELSEWHERE), elsewhere);
    static SLOWER: [Listener; 1] = [on::constant(Event::FractionalPriority, Value::Number(-0.2))];
    let slower = "lacks onFractionalPriority (-0.1); has onFractionalPriority (-0.2)";
    assert_eq!(left_of_ability(abilities::STALL, &SLOWER), slower);
    static ANY_TIME: [Listener; 2] = [on::start(begin), on::weather_change(begin)];
    let any_time = "lacks onSwitchIn (code, priority -2); has onSwitchIn (code)";
    assert_eq!(left_of_ability(abilities::FORECAST, &ANY_TIME), any_time);
    assert_eq!(left_of_ability(abilities::BALL_FETCH, &ANY_TIME[..1]), "listens, and nothing is recorded");
}

#[test]
fn a_listener_for_generations_with_other_code_is_found() {
    // Aurora Veil asks for hail or snow in generation 9, for hail before.
    static FOR_ALL: [Listener; 1] = [on::try_(check)];
    static CUT: [Listener; 2] = [on::try_(check).since(Gen9), on::try_(check).until(Gen8)];
    static COMPARED: [Listener; 1] = [on::try_(check).compared_since(Gen8)];
    static ONLY_OLD: [Listener; 1] = [on::try_(check).until(Gen8).compared_since(Gen7)];
    let left = |on, generation: Generation| left_with(&[move_(moves::AURORA_VEIL, on)], generation);
    let other = "other code: onTry (code)";
    assert_eq!([Gen9, Gen8, Gen7].map(|generation| left(&FOR_ALL, generation)), ["", other, other]);
    // Generation 7 has the code of generation 8.
    assert_eq!([Gen9, Gen8, Gen7].map(|generation| left(&CUT, generation)), [""; 3]);
    assert_eq!([Gen9, Gen8, Gen7].map(|generation| left(&COMPARED, generation)), [""; 3]);
    assert_eq!(left(&ONLY_OLD, Gen8), "compared in vain: onTry (code)");
}

#[test]
fn a_comparison_with_the_generation_is_other_code_where_it_comes_out_otherwise() {
    static ON: [Listener; 1] = [on::field_start(announce)];
    fn announce(_: &mut Cx, _: FieldOccasion) -> Verdict {
        Pass
    }
    // Rain that an ability brings is for good up to generation 5: one function for all asks for that.
    let other = |generation: Generation| {
        left_with(&[condition(conditions::RAIN_DANCE, &ON)], generation).contains("other code: onFieldStart (code)")
    };
    assert_eq!([Gen8, Gen7, Gen6, Gen5, Gen4].map(other), [false, false, false, true, true]);
}

#[test]
fn another_game_with_other_code_needs_a_variant() {
    // Regenerator is told of in Champions, and in what stands on it.
    static ON: [Listener; 1] = [on::switch_out(begin)];
    static COMPARED: [Listener; 1] = [on::switch_out(begin).compared_since(Gen3)];
    let usual = ability(abilities::REGENERATOR, &ON);
    let compared = ability(abilities::REGENERATOR, &COMPARED);
    let variant = usual.in_rules(rule_sets::CHAMPIONS);
    let games = [rule_sets::CHAMPIONS, rule_sets::CHAMPIONSREGMA];
    let other = "other code: onSwitchOut (code)";
    assert_eq!(games.map(|game| left_with(&[usual], game)), [other; 2]);
    // Who has compared the generations has not compared the games.
    assert_eq!(games.map(|game| left_with(&[compared], game)), [other; 2]);
    assert_eq!(games.map(|game| left_with(&[usual, variant], game)), [""; 2]);
    // A variant of the child alone is none of its parent's.
    let regulation = usual.in_rules(rule_sets::CHAMPIONSREGMA);
    assert_eq!(games.map(|game| left_with(&[usual, regulation], game)), [other, ""]);
    assert_eq!(left_with(&[usual, variant], rule_sets::GEN9DLC1), "");
}

#[test]
fn a_rule_with_other_code_is_found() {
    // Whether nicknames count for Beat Up was told otherwise up to generation 4.
    const HOOKS: RuleHooks = RuleHooks { begin: Some(|_| {}), ..RuleHooks::new(rules::BEAT_UP_NICKNAMES_MOD) };
    let left = |hooks: &[RuleHooks], rule_set| {
        let library = Library::new(Pack { rules: hooks.to_vec(), ..Pack::default() });
        let all = survey::survey(library.rulebook(rule_set));
        all.into_iter().find(|found| found.name == "rules/beatupnicknamesmod").expect("it acts").left.join("; ")
    };
    assert_eq!(left(&[HOOKS], rule_sets::GEN5), "");
    assert_eq!(left(&[HOOKS], rule_sets::GEN4), "other code: onBegin");
    assert_eq!(left(&[HOOKS, HOOKS.in_rules(rule_sets::GEN4)], rule_sets::GEN1), "");
    assert_eq!(left(&[HOOKS.compared_since(Gen4)], rule_sets::GEN4), "");
    assert_eq!(left(&[RuleHooks::new(rules::BEAT_UP_NICKNAMES_MOD)], rule_sets::GEN5), "lacks onBegin");
}

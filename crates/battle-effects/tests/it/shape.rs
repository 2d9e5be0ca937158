//! Every effect that was written listens to what Showdown's does, in the same place of the order.

use std::collections::BTreeSet;
use tallgrass_battle::ids::EffectKind;
use tallgrass_battle::prelude::*;
use tallgrass_battle::{Library, Pack, Rulebook};
use tallgrass_battle_effects::shape::compare::{differences, expected};
use tallgrass_battle_effects::{behaviours, rulebook};
use tallgrass_pokedex::Generation;

/// All that is wrong with the effects of a generation that are written.
fn wrong(rules: &Rulebook, generation: Generation, written: &BTreeSet<EffectId>) -> Vec<String> {
    let expected = expected(generation);
    let mut out = Vec::new();
    for &effect in written {
        match expected.get(&effect) {
            Some(expected) if expected.exists => {
                let differences = differences(rules, effect, expected);
                out.extend(differences.into_iter().map(|difference| format!("{} {difference}", expected.name())));
            }
            Some(_) => {}
            None if rules.listeners(effect).iter().all(|listener| listener.event.is_of_this_project()) => {}
            None => out.push(format!("{effect:?} listens, but nothing is recorded of it")),
        }
    }
    out
}

fn assert_as_recorded(generation: Generation) {
    // What Showdown gives a move as it is used is in no table.
    let recorded = |effect: &EffectId| effect.kind() != EffectKind::Lent;
    let written = behaviours().map(|behaviour| behaviour.effect).filter(recorded).collect();
    let wrong = wrong(rulebook(generation), generation, &written);
    assert!(wrong.is_empty(), "{} differences in {generation:?}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn effects_of_generation_9_listen_as_recorded() {
    assert_as_recorded(Gen9);
}

#[test]
fn effects_of_generation_8_listen_as_recorded() {
    assert_as_recorded(Gen8);
}

#[test]
fn no_effect_is_written_twice() {
    let mut seen = BTreeSet::new();
    let twice: Vec<EffectId> =
        behaviours().filter(|b| !seen.insert((b.effect, b.rule_set))).map(|behaviour| behaviour.effect).collect();
    assert!(twice.is_empty(), "written twice: {twice:?}");
}

/// What is found wrong with an ability that listens so.
fn found(id: AbilityId, on: &'static [Listener]) -> Vec<String> {
    let behaviour = ability(id, on);
    let library = Library::new(Pack { behaviours: vec![behaviour], ..Pack::default() });
    wrong(library.rulebook(Gen9), Gen9, &[behaviour.effect].into())
}

fn boost(_: &mut Cx, _: Hit, _: i32) -> Reply<i32> {
    Pass
}

fn begin(_: &mut Cx, _: Occasion) -> Verdict {
    Pass
}

#[test]
fn an_effect_that_listens_otherwise_is_found() {
    const LACKING: &str = "abilities/technician lacks onBasePower (code, priority 30)";
    static RIGHT: [Listener; 1] = [on::base_power(boost).priority(30)];
    static LATE: [Listener; 1] = [on::base_power(boost).priority(29)];
    static ELSEWHERE: [Listener; 1] = [on::base_power(boost).priority(30).as_source()];
    assert!(found(abilities::TECHNICIAN, &RIGHT).is_empty());
    assert_eq!(found(abilities::TECHNICIAN, &[]), [LACKING]);
    assert_eq!(
        found(abilities::TECHNICIAN, &LATE),
        [LACKING, "abilities/technician has onBasePower (code, priority 29)"]
    );
    assert_eq!(
        found(abilities::TECHNICIAN, &ELSEWHERE),
        [LACKING, "abilities/technician has onSourceBasePower (code, priority 30)"]
    );
    static SLOWER: [Listener; 1] = [on::constant(Event::FractionalPriority, Value::Number(-0.2))];
    assert_eq!(
        found(abilities::STALL, &SLOWER),
        ["abilities/stall lacks onFractionalPriority (-0.1)", "abilities/stall has onFractionalPriority (-0.2)"]
    );
    static ANY_TIME: [Listener; 2] = [on::start(begin), on::weather_change(begin)];
    assert_eq!(
        found(abilities::FORECAST, &ANY_TIME),
        ["abilities/forecast lacks onSwitchIn (code, priority -2)", "abilities/forecast has onSwitchIn (code)"]
    );
    assert_eq!(found(abilities::BALL_FETCH, &ANY_TIME[..1]).len(), 1, "an effect that does nothing must not listen");
}

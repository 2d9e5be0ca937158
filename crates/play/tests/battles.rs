//! Recorded battles and sessions are played line by line as Showdown played them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tallgrass_battle_effects::rulebook;
use tallgrass_battle_effects::shape::survey::is_own;
use tallgrass_play::transcripts::{Fired, Outcome, Record, judge, lines};
use tallgrass_pokedex::{Generation, RuleSet, rule_sets};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// The names of all recorded sets.
fn file_names() -> impl Iterator<Item = String> {
    let files = std::fs::read_dir(folder()).expect("the recorded sets");
    files.map(|file| file.expect("readable").file_name().into_string().expect("text"))
}

fn records(name: &str) -> Vec<Record> {
    lines(&folder().join(name))
        .expect("the file is there")
        .map(|line| Record::parse(&line.expect("readable")).expect("a record"))
        .collect()
}

fn play(name: &str, least: usize) {
    let records = records(name);
    assert!(records.len() >= least, "{name} has only {} records", records.len());
    for record in &records {
        let report = judge(record);
        assert!(matches!(report.outcome, Outcome::Passed), "{name}: {report:#?}");
    }
}

#[test]
fn random_battles() {
    play("gen9randombattle.jsonl.zst", 20);
}

/// Players who bring no team have one made of their seed, which the input log keeps.
#[test]
fn battles_with_random_teams() {
    play("random-teams-in-battle.jsonl.zst", 22);
}

/// Their ends tell the teams as the generators made them.
#[test]
fn sessions_with_random_teams() {
    play("sessions-random-teams.jsonl.zst", 9);
}

#[test]
fn sessions_with_refused_and_reconsidered_choices() {
    play("sessions-gen9randombattle.jsonl.zst", 8);
}

/// Numbers as JavaScript reads them, a pass too many, arguments that contradict each other: refused in Showdown's words.
#[test]
fn sessions_with_wrong_choices_of_every_kind() {
    play("sessions-wrong-choices.jsonl.zst", 4);
}

/// Choices with odd spaces, numbers, names and teams, in turns and before the battle.
#[test]
fn sessions_with_odd_choices() {
    play("sessions-odd-choices.jsonl.zst", 20);
}

/// Sets and players with values that are filled in, cut down or taken as they are; the end with teams and input log.
#[test]
fn sessions_with_odd_sets() {
    play("sessions-odd-sets.jsonl.zst", 20);
}

/// Levels as texts, nothing for happiness, spreads that are lists, no move with a name, seven moves.
#[test]
fn sessions_with_values_of_any_kind() {
    play("sessions-values-of-any-kind.jsonl.zst", 9);
}

/// Requests list Curse as a Ghost's by the types that a Pokémon says it has: those of plates and memories, not of its species.
#[test]
fn sessions_with_curse_as_it_is_listed() {
    play("sessions-curse-as-listed.jsonl.zst", 18);
}

/// Several lines, or all, are written at once: what waits is sent after a turn that leaves more than 500 lines waiting.
#[test]
fn sessions_in_chunks() {
    play("sessions-chunks.jsonl.zst", 6);
}

/// Commands before all players are there, players written otherwise, carriage returns, seeds of other shapes, edits; renamed
/// and defeated players between a request or the end and its being sent.
#[test]
fn sessions_with_odd_commands() {
    play("sessions-odd-commands.jsonl.zst", 52);
}

#[test]
fn everything_there_is_in_singles() {
    play("gen9customgame.jsonl.zst", 14);
}

#[test]
fn everything_there_is_in_doubles() {
    play("gen9doublescustomgame.jsonl.zst", 12);
}

#[test]
fn other_game_types() {
    play("gen9randomdoublesbattle.jsonl.zst", 5);
    play("gen9triples.jsonl.zst", 5);
    play("gen9multirandombattle.jsonl.zst", 3);
    play("gen9freeforallrandombattle.jsonl.zst", 2);
}

/// What generation 8 has otherwise than the ninth, one thing a battle: effects, team previews and sheets, rules.
#[test]
fn what_generation_8_has_otherwise() {
    play("gen8-differences.jsonl.zst", 20);
}

#[test]
fn everything_there_is_in_generation_8() {
    play("gen8customgame.jsonl.zst", 11);
    play("gen8doublescustomgame.jsonl.zst", 11);
}

/// Of three and four Dynamaxes at once, too, whose Max Moves are in flight as others are put in line.
#[test]
fn random_battles_of_generation_8_between_two_and_four() {
    play("gen8-random-and-multi.jsonl.zst", 10);
}

#[test]
fn each_format_of_generation_8() {
    play("gen8-formats.jsonl.zst", 35);
}

/// Dynamax asked for again, by Max Moves' names, in a partner's turn; choices with odd spaces, numbers and names.
#[test]
fn sessions_of_generation_8() {
    play("sessions-gen8.jsonl.zst", 15);
}

/// What generations 7 to 5 have otherwise than the next one, singles, doubles and triples.
#[test]
fn what_generations_7_to_5_have_otherwise() {
    play("gen7-own.jsonl.zst", 18);
    play("gen6-own.jsonl.zst", 18);
    play("gen5-own.jsonl.zst", 20);
}

#[test]
fn sessions_of_generations_7_to_5() {
    play("sessions-gen7-to-gen5.jsonl.zst", 19);
}

#[test]
fn each_format_of_generations_7_to_5() {
    play("gen7-formats.jsonl.zst", 26);
    play("gen6-formats.jsonl.zst", 26);
    play("gen5-formats.jsonl.zst", 19);
}

#[test]
fn every_effect() {
    play("gen9-every-effect.jsonl.zst", 300);
}

/// Every effect of generation 9 is fired by a recorded battle: at least one of its listeners is called. Those that nothing
/// can fire are listed with the reason.
#[test]
fn every_effect_is_fired_or_out_of_reach() {
    let mut fired = Fired::none(Generation::Gen9);
    for name in file_names() {
        records(&name).iter().for_each(|record| fired.add(&judge(record)));
    }
    let known: BTreeMap<String, &str> = include_str!("unfired.tsv")
        .lines()
        .map(|line| line.split_once('\t').expect("an effect and a reason"))
        .map(|(effect, reason)| (effect.to_owned(), reason))
        .collect();
    let unfired: BTreeSet<String> = fired.unfired().iter().map(ToString::to_string).collect();
    let known_names = known.keys().cloned().collect();
    let new: Vec<&String> = unfired.difference(&known_names).collect();
    assert!(
        new.is_empty(),
        "no recorded battle fires {new:?}: record one, or list them in tests/unfired.tsv with the reason why nothing can"
    );
    let old: Vec<&String> = known_names.difference(&unfired).collect();
    assert!(old.is_empty(), "tests/unfired.tsv lists {old:?}, which recorded battles fire: take them out");
    assert!(known.values().all(|reason| reason.len() > 10), "a reason is a sentence");
}

/// What generation 1 has otherwise, its formats, rules and sessions.
#[test]
fn what_generation_1_has_otherwise() {
    play("gen1-own.jsonl.zst", 25);
    play("gen1-formats.jsonl.zst", 10);
    play("sessions-gen1.jsonl.zst", 6);
}

/// What nothing in a battle can call of what a generation has otherwise than the next one, with the reason.
const OUT_OF_REACH: [(Generation, &str, &str); 4] = [
    (Generation::Gen1, "condition datapreview: damaging_hit", "No move of generation 1 runs this event."),
    (Generation::Gen1, "condition trapped: trap_pokemon", "No move traps for as long as its user is there."),
    (Generation::Gen7, "condition arceus: type_", "The species listens itself; nobody asks the condition of its name."),
    (
        Generation::Gen7,
        "condition silvally: type_",
        "The species listens itself; nobody asks the condition of its name.",
    ),
];

/// Every listener that Showdown has otherwise in the next generation is called by a recorded battle of its own.
#[test]
fn what_older_generations_have_otherwise_is_called() {
    use Generation::{Gen1, Gen5, Gen6, Gen7, Gen8};
    for generation in [Gen1, Gen5, Gen6, Gen7, Gen8] {
        let rules = rulebook(generation);
        let mut fired = Fired::none(generation);
        for name in file_names().filter(|name| name.starts_with(generation.mod_name())) {
            records(&name).iter().for_each(|record| fired.add(&judge(record)));
        }
        let uncalled: Vec<String> = fired
            .listeners()
            .filter(|&(effect, listener, count)| count == 0 && is_own(rules, effect, listener))
            .map(|(effect, listener, _)| format!("{effect}: {}", listener.event.snake_name()))
            .collect();
        let out_of_reach = OUT_OF_REACH.iter().filter(|(of, ..)| *of == generation).map(|(_, name, _)| *name);
        assert_eq!(uncalled, Vec::from_iter(out_of_reach), "{generation:?}: record a battle that calls it");
    }
}

/// What Champions has otherwise, one thing a battle: stat points, statuses, moves, abilities, White Herb, team previews.
#[test]
fn what_champions_has_otherwise() {
    play("champions-differences.jsonl.zst", 20);
}

/// Each format of Champions, and sessions in some.
#[test]
fn each_format_of_champions() {
    play("champions-formats.jsonl.zst", 15);
    play("sessions-champions.jsonl.zst", 4);
}

/// Each format of other games than a generation's newest: VGC 2011 to 2023, National Dex, BW1 OU, Brilliant Diamond and
/// Shining Pearl.
#[test]
fn each_format_of_other_games() {
    play("other-games-formats.jsonl.zst", 14);
}

/// Disguises that keep Rollout and Ice Ball from gaining strength, and are of no use to who has transformed.
#[test]
fn what_the_isle_of_armor_has_otherwise() {
    play("gen8dlc1-differences.jsonl.zst", 1);
}

/// Protosynthesis that weather alone ends, stats raised though their ability is suppressed or copied, Eviolite on Dipplin, and
/// who has transformed into Ogerpon and tries to terastallize.
#[test]
fn what_scarlet_and_violet_had_otherwise_before_the_teal_mask() {
    play("gen9predlc-differences.jsonl.zst", 5);
}

/// The recorded battles by the rules of other games.
const OF_OTHER_GAMES: [(RuleSet, &str); 3] = [
    (rule_sets::GEN9PREDLC, "gen9predlc-differences.jsonl.zst"),
    (rule_sets::CHAMPIONS, "champions-differences.jsonl.zst"),
    (rule_sets::GEN8DLC1, "gen8dlc1-differences.jsonl.zst"),
];

/// Every listener that another game has of its own is called by a recorded battle.
#[test]
fn listeners_of_other_games_are_called() {
    for (rule_set, file) in OF_OTHER_GAMES {
        let mut fired = Fired::none(rule_set);
        records(file).iter().for_each(|record| fired.add(&judge(record)));
        // What this project asks effects of its own accord stands in no list of Showdown's.
        let is_variant = |listener: &tallgrass_battle::event::Listener| {
            !listener.rule_set().is_main() && !listener.event.is_of_this_project()
        };
        let own = fired.listeners().filter(|(_, listener, _)| is_variant(listener));
        let uncalled = own.filter(|(.., count)| *count == 0);
        let uncalled: Vec<String> =
            uncalled.map(|(effect, listener, _)| format!("{effect}: {}", listener.event.snake_name())).collect();
        assert!(uncalled.is_empty(), "no recorded battle by the rule set {rule_set} calls {uncalled:?}");
    }
}

/// A status by a secondary effect's own code is not blamed on the move: Dire Claw's sleep.
#[test]
fn statuses_without_a_cause() {
    play("gen9-status-without-cause.jsonl.zst", 2);
}

/// Bide strikes outside of a move's hits, whose total Innards Out then doesn't find.
#[test]
fn innards_out_and_bide() {
    play("gen9-innards-out-and-bide.jsonl.zst", 1);
}

/// Two who listen to a speed, as fast as each other, are put in order by a draw each time it is computed: a speed that
/// stands may only be kept if nobody was asked for it.
#[test]
fn tied_listeners_of_speed() {
    play("gen9-tied-listeners-of-speed.jsonl.zst", 2);
}

/// With the Species Reveal Clause only Zacian and Zamazenta stay undisclosed when teams are shown.
#[test]
fn species_revealed() {
    play("gen9-species-revealed.jsonl.zst", 1);
}

/// Hidden Power that was mimicked becomes a Z-Move of its plain type; that of a transformed Pokémon, of its own.
#[test]
fn mimicked_hidden_power() {
    play("gen9-mimicked-hidden-power.jsonl.zst", 1);
}

/// Each rule that gives species other base stats or types, in singles, and some of them at once in doubles; levels that
/// make up for it, and a field turned around.
#[test]
fn rules_that_change_species() {
    play("gen9-rules-that-change-species.jsonl.zst", 31);
}

/// Each rule and format of generation 9 that acts in battle, and has no forme or stats changed by it.
#[test]
fn rules_and_formats_that_act_in_battle() {
    play("gen9-rules-in-battle.jsonl.zst", 42);
}

/// What formats put in the place of usual functions, where it is easily overlooked: an illusion that Relay Race ends as its
/// Pokémon leaves, and natures that are swapped for a Pokémon merged of six.
#[test]
fn formats_and_rules() {
    play("gen9-formats-and-rules.jsonl.zst", 3);
}

/// Moves that the fallen pass on: known to several who use up the same PP, next to others of the same name, copied by
/// Transform, replaced by Mimic and Sketch, and passed on again after Revival Blessing.
#[test]
fn moves_passed_on() {
    play("gen9-moves-passed-on.jsonl.zst", 3);
}

/// Who has recharged already, as Dancer's dance was stopped by it, has no PP for the move it then recharges with.
#[test]
fn recharging_without_cause() {
    play("gen9-recharging-without-cause.jsonl.zst", 1);
}

/// Attacks that take over the properties of the one in the item slot (Fortemons), whatever it has: in singles, where it
/// stays, and in doubles with the format among the rules, where what stands for it can be taken.
#[test]
fn fortemons() {
    play("gen9-fortemons.jsonl.zst", 60);
}

/// Who escapes from a trapping ability by its Shed Shell still seems trapped to itself: the ability is met once more among
/// those that the foe might have.
#[test]
fn seemingly_trapped() {
    play("gen9-maybe-trapped.jsonl.zst", 1);
}

/// What species have to say as somebody terastallizes, or transforms into them: Ogerpon with a type of no mask, an illusion
/// of it, Morpeko in either mode, and whoever can't become Ogerpon, Terapagos or Eternamax Eternatus.
#[test]
fn species_that_terastallize() {
    play("gen9-species-that-terastallize.jsonl.zst", 2);
}

/// Nothing counts as something: who holds no item mega evolves by that, and that nobody gained stages is noted and copied.
#[test]
fn nothing_counts() {
    play("gen9-nothing-counts.jsonl.zst", 7);
}

/// Defences of 0, where stats wrap, and stats and damage with more bits than others, where they don't.
#[test]
fn numbers_out_of_range() {
    play("gen9-numbers-out-of-range.jsonl.zst", 7);
}

/// Whether a Pokémon is locked can be asked: the request is sent again, and nothing else.
#[test]
fn sessions_asking_whether_somebody_is_locked() {
    play("sessions-asking-whether-locked.jsonl.zst", 4);
}

/// More conditions, volatiles of one Pokémon, conditions of one side, and moves in flight than usually come together.
#[test]
fn room_for_many() {
    play("gen9-room-for-many.jsonl.zst", 6);
}

#[test]
fn a_changed_line_is_noticed() {
    let mut record = records("gen9randombattle.jsonl.zst").swap_remove(0);
    let log = record.log.as_mut().expect("a battle has a log");
    let at = log.iter().position(|line| line.starts_with("|move|")).expect("somebody moves");
    log[at].push('!');
    match judge(&record).outcome {
        Outcome::Failed(difference) => assert_eq!((difference.what.as_str(), difference.at), ("log", at)),
        other => panic!("not noticed: {other:?}"),
    }
}

//! Formats and rules: what of them is played, and that what isn't is refused by name.

use super::dealt;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::generation::Flow;
use tallgrass_battle::ids::{Mon, SideId};
use tallgrass_battle::{BUILT_IN, Battle, BattleOptions, Pack, PlayerOptions, SetupError};
use tallgrass_battle_effects::{library, rulebook, shape};
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::{FormatId, Generation, Hooks, RuleId, RuleSet, items, moves, rule_sets, teams};

/// The rule sets that are played.
const PLAYED: [RuleSet; 16] = [
    rule_sets::GEN1,
    rule_sets::GEN1JPN,
    rule_sets::GEN5,
    rule_sets::GEN6,
    rule_sets::GEN7,
    rule_sets::GEN8,
    rule_sets::GEN9,
    rule_sets::CHAMPIONS,
    rule_sets::CHAMPIONSREGMA,
    rule_sets::GEN5BW1,
    rule_sets::GEN6XY,
    rule_sets::GEN7SM,
    rule_sets::GEN8BDSP,
    rule_sets::GEN8DLC1,
    rule_sets::GEN9DLC1,
    rule_sets::GEN9PREDLC,
];

/// Rules that do something in battles and are not written yet. Whoever writes one takes it out.
const UNWRITTEN: &[&str] = &[];

/// Formats that do something besides their rules and are not written yet.
const UNWRITTEN_FORMATS: &[&str] = &["gen1hackmonscup"];

/// Formats with random teams of which a battle can't hold all Pokémon.
const TOO_LARGE: &[&str] = &["gen9chimera1v1randombattlebo5"];

fn battle_of(format: ResolvedFormat) -> Result<Battle, SetupError> {
    let seed = "gen5,0001000200030004".to_owned();
    let format = Arc::new(format);
    let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: false };
    Battle::new(library(), &options)
}

/// Why a battle of a format can't be had, if so.
fn refusal(format: ResolvedFormat) -> Option<String> {
    match battle_of(format) {
        Ok(_) => None,
        Err(SetupError::Format { what, .. }) => Some(what),
        Err(other) => panic!("{other}"),
    }
}

fn acts(hooks: Hooks) -> bool {
    hooks != Hooks::default()
}

/// The rules of a rule set with handlers, teams' checks apart, as recorded from Showdown.
fn recorded_rules(rule_set: RuleSet) -> impl Iterator<Item = RuleId> {
    let checks = ["onValidateRule", "onValidateTeam", "onValidateSet", "onChangeSet"];
    shape::of(rule_set)
        .filter(|shape| shape.table == "rules")
        .filter(move |shape| shape.handlers.keys().any(|name| !checks.contains(&&**name)))
        .map(|shape| RuleId::from_id(shape.id).expect("a known rule"))
}

#[test]
fn rules_that_act_are_written_or_refused_by_name() {
    let mut unwritten = Vec::new();
    for (rule_set, id) in PLAYED.into_iter().flat_map(|played| recorded_rules(played).map(move |id| (played, id))) {
        let (rules, mod_name) = (rulebook(rule_set), rule_set.name());
        let rule = formats::rule_in(id, mod_name);
        assert!(acts(rule.hooks), "{} acts, but the data don't say so", rule.name);
        if rules.plays_rule(&rule) {
            continue;
        }
        unwritten.push(id.as_str());
        // Most can be added to a custom game; those that can't are met in formats that have them.
        let Ok(format) = formats::resolve(&format!("{mod_name}customgame@@@{}", rule.name)) else { continue };
        assert_eq!(refusal(format), Some(format!("the rule \"{}\" isn't", rule.name)));
    }
    assert_eq!(unwritten, UNWRITTEN);
}

#[test]
fn what_is_built_in_acts_and_is_not_written_twice() {
    for rule_set in PLAYED {
        let recorded: BTreeSet<RuleId> = recorded_rules(rule_set).collect();
        for id in BUILT_IN {
            assert!(recorded.contains(&id), "{id} doesn't act in {rule_set}");
            assert!(rulebook(rule_set).rule(id).is_none(), "{id} is written, and needs no exception");
        }
    }
}

#[test]
fn formats_are_played_or_refused_by_what_is_missing() {
    let (mut unwritten, mut too_large) = (Vec::new(), Vec::new());
    for listed in formats::all() {
        let format = formats::resolve(listed.id.as_str()).expect("a listed format");
        let Some(what) = refusal(format) else { continue };
        let rule_set = RuleSet::from_name(listed.mod_name);
        if !rule_set.is_some_and(|rule_set| PLAYED.contains(&rule_set)) {
            let how = if rule_set.is_some() { "isn't" } else { "is one of its own" };
            assert_eq!(what, format!("its rule set \"{}\" {how}", listed.mod_name));
        } else if let Some(rule) = what.strip_prefix("the rule \"").and_then(|rest| rest.strip_suffix("\" isn't")) {
            let id = formats::find_rule(rule).expect("a rule");
            assert!(UNWRITTEN.contains(&id.as_str()), "{}: {rule}", listed.name);
        } else if what.starts_with("its random teams of 24 are 48 Pokémon together") {
            too_large.push(listed.id.as_str());
        } else {
            assert_eq!(what, format!("what \"{}\" does besides its rules isn't", listed.name));
            assert!(acts(listed.hooks) || !listed.overrides.is_empty(), "{} only lists rules", listed.name);
            unwritten.push(listed.id.as_str());
        }
    }
    assert_eq!(unwritten, UNWRITTEN_FORMATS);
    assert_eq!(too_large, TOO_LARGE);
}

#[test]
fn formats_put_something_in_the_place_of_the_very_functions_that_showdowns_replace() {
    let rules = rulebook(Generation::Gen9);
    let mut changing = 0;
    for listed in formats::all().iter().filter(|format| format.generation == Generation::Gen9) {
        let change = rules.format(listed.id).and_then(|own| own.flow);
        let here: BTreeSet<&str> = change.into_iter().flat_map(Flow::replaced_by).collect();
        // What numbers are cut to is read from the format.
        let there = listed.overrides.iter().copied().filter(|&name| name != "battle.trunc").collect();
        assert_eq!(here, there, "{}", listed.name);
        changing += usize::from(change.is_some());
    }
    assert_eq!(changing, 6);
}

#[test]
fn a_format_that_replaces_other_functions_than_showdowns_is_refused() {
    let turn = |flow: &mut Flow| flow.end_turn = Some(Battle::usual_end_turn);
    for format in [formats::GEN_9_RELAY_RACE, formats::GEN_9_CAMOMONS] {
        let hooks = RuleHooks { flow: Some(turn), ..RuleHooks::of_format(format) };
        let library = library().with(Pack { rules: vec![hooks], ..Pack::default() });
        let resolved = formats::resolve(format.as_str()).expect("a format");
        let name = resolved.name;
        let refused = library.rulebook_of(&resolved).err();
        let what = format!("what \"{name}\" does besides its rules isn't");
        assert_eq!(refused, Some(SetupError::Format { name: name.to_owned(), what }));
    }
}

/// Every file of Rust in a folder.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let read = |path: PathBuf| (path.clone(), std::fs::read_to_string(path).expect("text"));
    files.into_iter().map(read).chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

#[test]
fn nothing_but_formats_knows_a_format() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    for (path, text) in sources(&crates.join("battle/src")) {
        assert!(!text.contains("GEN_9_"), "{} names a format", path.display());
    }
    let own = crates.join("battle-effects/src");
    for kind in ["abilities", "conditions", "items", "moves", "species", "shared"] {
        for (path, text) in sources(&own.join(kind)) {
            assert!(!text.contains("formats_"), "{} uses what is a format's", path.display());
        }
    }
}

/// What a format puts in the place of usual functions is there again, and so is what its rules remember.
#[test]
fn loaded_battles_go_on_by_the_rules_of_their_formats() {
    let dealt =
        ["gen9natureswap", "gen9relayrace", "gen9teradonation", "gen9thelosersgame", "gen912switch", "gen9godlygift"];
    let made = dealt.iter().flat_map(|format| (0..3).map(|seed| (*format, dealt::battle(format, seed))));
    let fortemons = (0..3).map(|_| ("gen9fortemons", battle_with("gen9fortemons", "Flame Wheel").expect("an attack")));
    for (i, (format, mut battle)) in made.chain(fortemons).enumerate() {
        let mut players = dealt::players(&battle, i as u64);
        for _ in 0..4 {
            dealt::play(&mut battle, &mut players, 9);
            let mut loaded = Battle::load(library(), &battle.save()).expect("what was saved");
            let (mut gone_on, mut same) = (battle.clone(), players.clone());
            dealt::play(&mut gone_on, &mut players.clone(), 30);
            dealt::play(&mut loaded, &mut same, 30);
            assert!(loaded.state() == gone_on.state(), "{format}: battle {i} goes on otherwise when it is loaded");
        }
    }
}

#[test]
fn rules_that_remember_more_than_a_battle_holds_are_refused() {
    let camomons = rulebook(Generation::Gen9).rule(tallgrass_pokedex::rules::CAMOMONS_MOD).expect("it is written");
    let of_mon = RuleHooks { mon_notes: 17, ..*camomons };
    let of_battle = RuleHooks { mon_notes: 0, battle_notes: 9, ..of_mon };
    for (hooks, what) in [(of_mon, "17 bytes of each Pokémon and 0"), (of_battle, "0 bytes of each Pokémon and 9")] {
        let library = library().with(Pack { rules: vec![hooks], ..Pack::default() });
        let resolved = formats::resolve("gen9camomons").expect("a format");
        let refused = library.rulebook_of(&resolved).err().map(|error| error.to_string());
        assert!(refused.as_ref().is_some_and(|error| error.contains(what)), "{refused:?}");
    }
}

/// The table of what is played, as README.md has it.
fn table_of_what_is_played() -> String {
    let mut table = "| rules | formats | played | not played |\n| --- | --- | --- | --- |\n".to_owned();
    let mut others = 0;
    let (generations, games): (Vec<RuleSet>, Vec<RuleSet>) = RuleSet::all().partition(|rule_set| rule_set.is_main());
    for rule_set in generations.into_iter().rev().chain(games) {
        let listed = formats::all().iter().filter(|format| format.mod_name == rule_set.name());
        let resolved: Vec<_> =
            listed.map(|format| formats::resolve(format.id.as_str()).expect("a listed format")).collect();
        let count = resolved.len();
        let refused: Vec<&str> = resolved
            .into_iter()
            .map(|format| (format.name, refusal(format)))
            .filter(|(_, what)| what.is_some())
            .map(|(name, _)| name)
            .collect();
        if refused.len() == count {
            others += count;
            continue;
        }
        let name = match rule_set {
            _ if rule_set.is_main() => format!("generation {}", rule_set.generation().number()),
            rule_sets::CHAMPIONS => "Champions".to_owned(),
            rule_sets::CHAMPIONSREGMA => "Champions, Regulation Set M-A".to_owned(),
            rule_sets::GEN1JPN => "Generation 1 in Japan".to_owned(),
            rule_sets::GEN5BW1 => "Black and White".to_owned(),
            rule_sets::GEN6XY => "X and Y".to_owned(),
            rule_sets::GEN7LETSGO => "Let's Go".to_owned(),
            rule_sets::GEN7SM => "Sun and Moon".to_owned(),
            rule_sets::GEN8BDSP => "Brilliant Diamond and Shining Pearl".to_owned(),
            rule_sets::GEN8DLC1 => "Sword and Shield with the Isle of Armor".to_owned(),
            rule_sets::GEN9PREDLC => "Scarlet and Violet before the Teal Mask".to_owned(),
            _ => format!("`{rule_set}`"),
        };
        let names = if refused.is_empty() { "–".to_owned() } else { refused.join(", ") };
        table += &format!("| {name} | {count} | {} | {names} |\n", count - refused.len());
    }
    let by_users = formats::all().iter().filter(|format| RuleSet::from_name(format.mod_name).is_none()).count();
    table
        + &format!(
            "| older generations, other games | {others} | 0 | all |\n| made by Showdown's users | {by_users} | 0 | all |\n"
        )
}

#[test]
fn the_readme_says_what_is_played() {
    let table = table_of_what_is_played();
    let readme = include_str!("../../../../README.md");
    assert!(readme.contains(&table), "README.md should have this table:\n{table}");
}

#[test]
fn a_format_among_the_rules_is_refused_as_by_itself() {
    let chatbats = FormatId::from_id("gen9chatbats").expect("a format");
    let resolved = formats::resolve("gen9customgame@@@[Gen 9] ChatBats").expect("formats can be rules");
    let name = formats::format(chatbats).name;
    assert_eq!(refusal(resolved), Some(format!("what \"{name}\" does besides its rules isn't")));
}

#[test]
fn a_format_among_the_rules_is_played_as_one() {
    let resolved = formats::resolve("gen9customgame@@@[Gen 9] Battlefields").expect("formats can be rules");
    assert_eq!(refusal(resolved), None);
}

/// A battle of a format between two Pokémon that have this in their item slots.
fn battle_with(format: &str, item: &str) -> Result<Battle, SetupError> {
    let mut battle = battle_of(formats::resolve(format).expect("a format"))?;
    let team = teams::import(&format!("Snorlax @ {item}\nAbility: Serene Grace\n- Pound\n")).expect("a team");
    for side in [SideId(0), SideId(1)] {
        battle.add_player(side, &PlayerOptions { team: team.clone(), ..Default::default() })?;
    }
    Ok(battle)
}

#[test]
fn attacks_are_items_in_fortemons_only() {
    let wrong = |format: &str, item: &str| match battle_with(format, item) {
        Err(SetupError::Name { unknown, .. }) => unknown.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("{item} is an item in {format}"),
    };
    for (format, is_held) in [("gen9fortemons", true), ("gen9customgame@@@[Gen 9] Fortemons", false)] {
        let battle = battle_with(format, "Flame Wheel").expect("an attack");
        assert_eq!(battle.mon(Mon(0)).item, items::MAIL);
        assert_eq!(battle.held(Mon(1)).is(moves::FLAME_WHEEL), is_held, "{format}");
        let battle = battle_with(format, "Leftovers").expect("an item");
        assert_eq!(battle.mon(Mon(0)).item, items::LEFTOVERS);
        assert!(battle.held(Mon(0)).is(items::LEFTOVERS));
        assert!(wrong(format, "Splash").contains("Splash"));
    }
    assert!(wrong("gen9customgame", "Flame Wheel").contains("Flame Wheel"));
}

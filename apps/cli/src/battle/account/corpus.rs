//! What the logs of recorded battles say is told, all of it, and in words.

use super::Account;
use super::line::Line;
use crate::paint::Paint;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tallgrass_battle::protocol::view::View;
use tallgrass_play::transcripts::{Record, lines};
use tallgrass_pokedex::{AbilityId, ConditionId, Dex, Generation, ItemId, MoveId, SpeciesId};

/// The recorded sets, and those of a folder that can be named.
fn files() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/play/tests/transcripts");
    let named = std::env::var_os("TALLGRASS_TRANSCRIPTS").map(PathBuf::from);
    let folders = [Some(own), named].into_iter().flatten();
    folders.flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())).collect()
}

/// Calls back with each line of every log, as somebody sees it.
fn each_line(view: View, mut tell: impl FnMut(&mut Account<Vec<u8>>, &str)) {
    let mut seen = 0;
    for file in files() {
        for record in lines(&file).unwrap() {
            let Some(log) = Record::parse(&record.unwrap()).unwrap().log else { continue };
            let mut account = Account::new(Vec::new(), Paint::plain());
            for line in view.of(log.iter().map(String::as_str)) {
                tell(&mut account, line);
                seen += 1;
            }
        }
    }
    assert!(seen > 10_000);
}

/// The ids of things that are called otherwise.
fn raw_words() -> BTreeSet<String> {
    let dex = Dex::of(Generation::Gen9);
    let moves = MoveId::all().map(|id| (id.to_string(), dex.mv(id).name));
    let abilities = AbilityId::all().map(|id| (id.to_string(), dex.ability(id).name));
    let items = ItemId::all().map(|id| (id.to_string(), dex.item(id).name));
    let conditions = ConditionId::all().map(|id| (id.to_string(), dex.condition(id).name));
    let named = moves.chain(abilities).chain(items).chain(conditions);
    let words =
        ["fnt", "brn", "par", "slp", "frz", "psn", "tox", "atk", "def", "spa", "spd", "spe", "nopp", "typechange"];
    let more =
        ["typeadd", "lockedmove", "partiallytrapped", "stealeat", "healreplacement", "zeffect", "null", "unboost"];
    let ids = named.filter(|(id, name)| *id != name.to_lowercase()).map(|(id, _)| id);
    ids.chain(words.into_iter().chain(more).map(str::to_owned)).collect()
}

/// Whether a word is of several, as in RainDance.
fn has_hump(word: &str) -> bool {
    word.chars().zip(word.chars().skip(1)).any(|(a, b)| a.is_lowercase() && b.is_uppercase())
}

#[test]
fn no_raw_word_is_left() {
    let raw = raw_words();
    let dex = Dex::of(Generation::Gen9);
    let formats = tallgrass_pokedex::formats::all().iter().map(|format| format.name);
    let names = SpeciesId::all().map(|id| dex.species(id).name).chain(formats);
    let named: BTreeSet<&str> = names.flat_map(|name| name.split(|c: char| !c.is_alphanumeric())).collect();
    let mut found = BTreeMap::new();
    for view in [View::Everything, View::Spectator] {
        each_line(view, |account, line| {
            account.out().clear();
            account.line(line).unwrap();
            let text = String::from_utf8_lossy(account.out()).into_owned();
            let words = text.split(|c: char| !c.is_alphanumeric());
            let has_id = words.clone().any(|word| raw.contains(word));
            let has_hump = words.clone().any(|word| has_hump(word) && !named.iter().any(|name| name.starts_with(word)));
            let marks =
                ["[from]", "[of]", "move: ", "ability: ", "item: ", "pokemon: ", "|", "p1", "p2", "undefined", "  ("];
            let has_mark = marks.iter().any(|mark| text.trim_start().contains(mark));
            if has_id || has_hump || has_mark {
                found
                    .entry(Line::read(line).map_or("", |line| line.kind()).to_owned())
                    .or_insert((line.to_owned(), text));
            }
        });
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn nothing_that_happens_is_passed_over() {
    let mut untold = BTreeMap::new();
    each_line(View::Everything, |account, text| {
        account.out().clear();
        account.line(text).unwrap();
        let Some(line) = Line::read(text) else { return };
        let quiet = ["silent", "upkeep"].iter().any(|tag| line.has(tag));
        if account.out().is_empty() && line.kind().starts_with('-') && !quiet {
            untold.insert(line.kind().to_owned(), text.to_owned());
        }
    });
    // Moves are animated as they are announced, and that somebody may dynamax is a button's matter.
    untold.retain(|kind, _| !["-anim", "-candynamax"].contains(&&**kind));
    assert!(untold.is_empty(), "{untold:#?}");
}

#[test]
fn who_stands_in_battle_always_has_hp_to_show() {
    each_line(View::Everything, |account, line| {
        account.out().clear();
        account.line(line).unwrap();
        let text = String::from_utf8_lossy(account.out());
        assert!(!text.contains(" 0/0"), "{line}: {text}");
    });
}

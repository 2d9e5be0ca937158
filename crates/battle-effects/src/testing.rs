//! What effects are checked with in their own files: from a position, with what is chosen and the random numbers listed, the
//! log must say just this.
//!
//! A Pokémon is written `Snorlax @ Leftovers, Thick Fat, Level: 50`: as teams are, with the ability after the first comma and
//! other lines of a set after further ones. It knows whatever its side chooses.

use crate::library;
use std::sync::Arc;
pub(crate) use tallgrass_battle::Purpose::*;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::protocol::log::Log;
use tallgrass_battle::{Battle, BattleOptions, PlayerOptions, Purpose, Tape};
use tallgrass_pokedex::{formats, teams};

/// Random numbers: what for, and what comes, from 0.
pub(crate) type Rolls = &'static [(Purpose, u32)];
/// A move that can miss hits, without a critical hit, as hard as it can.
pub(crate) const HIT: Rolls = &[(Accuracy, 0), (CriticalHit, 1), (DamageRoll, 0)];
/// A move that can't miss hits so.
pub(crate) const SURE_HIT: Rolls = &[(CriticalHit, 1), (DamageRoll, 0)];

/// Who stands opposite whom, and by which generation's rules.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    format: &'static str,
    sides: [&'static [&'static str]; 2],
}

/// Two sides in generation 9; one against one but for those on the bench.
pub(crate) const fn gen9(one: &'static [&'static str], two: &'static [&'static str]) -> Given {
    Given { format: "gen9customgame", sides: [one, two] }
}

/// Two sides in generation 8.
pub(crate) const fn gen8(one: &'static [&'static str], two: &'static [&'static str]) -> Given {
    Given { format: "gen8customgame", sides: [one, two] }
}

impl Given {
    /// The same with two of each side in battle.
    pub(crate) const fn doubled(self) -> Given {
        let format = if self.format.as_bytes()[3] == b'9' { "gen9doublescustomgame" } else { "gen8doublescustomgame" };
        Given { format, ..self }
    }

    fn begin(self, turns: &[[&str; 2]], rolls: &[Rolls]) -> Battle {
        let options = BattleOptions {
            format: Arc::new(formats::resolve(&format!("{}@@@!teampreview", self.format)).expect("a format")),
            seed: "gen5,0001000200030004".to_owned(),
            debug: false,
            force_random_chance: None,
            rated: None,
            log: true,
        };
        let mut battle = Battle::new(library(), &options).expect("a battle");
        battle.set_tape(Some(Tape::listed(rolls.concat())));
        for (side, sets) in self.sides.into_iter().enumerate() {
            let chosen = turns.iter().flat_map(|choices| choices[side].split(", "));
            let mut moves = vec!["splash"];
            for name in chosen.filter_map(|choice| choice.split(' ').next()) {
                if !["", "switch", "pass"].contains(&name) && !moves.contains(&name) {
                    moves.push(name);
                }
            }
            let mut team =
                teams::import(&sets.iter().map(|set| written(set, &moves)).collect::<String>()).expect("a team");
            for set in &mut team {
                // Nobody's gender is left to chance.
                let species = battle.dex().species_named(&set.species).expect("a species");
                if set.gender.is_empty() && battle.dex().species(species).gender.is_none() {
                    set.gender = "M".to_owned();
                }
            }
            let name = ["Ann", "Bob"][side].to_owned();
            let player = PlayerOptions { name, team, ..PlayerOptions::default() };
            battle.add_player(SideId(side as u8), &player).expect("a player");
        }
        battle
    }
}

/// A set as teams have it.
fn written(set: &str, moves: &[&str]) -> String {
    let parts =
        set.split(", ").enumerate().map(|(i, part)| format!("{}{part}\n", if i == 1 { "Ability: " } else { "" }));
    let moves = moves.iter().map(|name| format!("- {name}\n"));
    parts.chain(moves).chain(["\n".to_owned()]).collect()
}

/// What a log says besides who uses what, who comes in and which turn begins.
fn told(log: &Log) -> Vec<&str> {
    let mut lines = log.lines().skip_while(|line| *line != "|start").skip(1);
    let mut told = Vec::new();
    while let Some(mut line) = lines.next() {
        // What one side sees, then what all others see.
        if line.starts_with("|split|") {
            line = lines.next().unwrap_or_default();
            lines.next();
        }
        let kind = line.split('|').nth(1).unwrap_or_default();
        if !["", "move", "switch", "turn", "upkeep", "-nothing"].contains(&kind) {
            told.push(&line[1..]);
        }
    }
    told
}

/// Plays turns from a position: what both sides choose in each, nothing where a side isn't asked. All numbers that are drawn
/// must be listed, and the log must say just these lines besides `|move|`, `|switch|` and `|turn|`, first bars left out.
#[track_caller]
pub(crate) fn check(given: Given, turns: &[[&str; 2]], rolls: &[Rolls], lines: &[&str]) {
    let mut battle = given.begin(turns, rolls);
    for choices in turns {
        for (side, choice) in choices.iter().enumerate().filter(|(_, choice)| !choice.is_empty()) {
            let each = choice.split(", ").map(|one| match one {
                one if one.starts_with("switch ") || one == "pass" => one.to_owned(),
                one => format!("move {one}"),
            });
            battle
                .choose(SideId(side as u8), &each.collect::<Vec<_>>().join(", "))
                .unwrap_or_else(|error| panic!("{choice}: {error}"));
        }
    }
    let log = battle.log().expect("it is kept").to_owned();
    let told = told(&log);
    let tape = battle.set_tape(None).expect("it was set");
    assert!(told == lines, "the log says\n{told:#?}\nrather than\n{lines:#?}\n{:?}", tape.finish());
    assert_eq!(tape.finish(), Ok(()), "{:?}", tape.drawn);
}

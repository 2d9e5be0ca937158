//! What is played when speed is measured: battles between the built-in players, written down once.

use crate::battle::teams;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::sync::Arc;
use tallgrass_battle::ids::SideId;
use tallgrass_battle::{Battle, BattleOptions, Decision, PlayerOptions, RandomPlayer};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::formats::{self, ResolvedFormat};
use tallgrass_pokedex::teams::pack;

/// Which generator battles draw from.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum SeedKind {
    /// The one Showdown uses unless told otherwise.
    Sodium,
    /// The one of the fifth generation's games.
    Gen5,
}

impl SeedKind {
    /// Its name in seeds.
    pub fn name(self) -> &'static str {
        match self {
            SeedKind::Sodium => "sodium",
            SeedKind::Gen5 => "gen5",
        }
    }

    /// The seed of the `n`th battle.
    pub fn seed(self, n: u64) -> String {
        let number = crate::seed::derived("bench", n);
        match self {
            SeedKind::Sodium => format!("sodium,{number:016x}{n:016x}"),
            SeedKind::Gen5 => format!("gen5,{number:016x}"),
        }
    }
}

/// A battle that was played: its start, every choice, and how it ended.
pub struct Input {
    pub seed: String,
    /// Names and packed teams.
    pub players: Vec<Value>,
    /// Who chose what, in order.
    pub choices: Vec<(SideId, Decision)>,
    pub turns: u32,
    pub winner: String,
    /// The battle before the first choice, without a log.
    pub begun: Battle,
}

/// Battles of one format and kind of seed.
pub struct Inputs {
    /// The format as Showdown names it.
    pub format: String,
    pub battles: Vec<Input>,
}

/// A format by its name.
///
/// # Errors
/// If it isn't known or its battles aren't played.
pub fn resolve(name: &str) -> Result<Arc<ResolvedFormat>> {
    let format: Arc<ResolvedFormat> = formats::resolve(name)?.into();
    without_players(&format, SeedKind::Gen5.seed(0))?;
    Ok(format)
}

/// Plays `count` battles and writes them down.
///
/// # Errors
/// If battles of the format can't be played.
pub fn make(format: &Arc<ResolvedFormat>, kind: SeedKind, count: u64) -> Result<Inputs> {
    let battles = (0..count)
        .map(|n| one(format, kind.seed(n), n).with_context(|| format!("{}, battle {n}", format.name)))
        .collect::<Result<_>>()?;
    Ok(Inputs { format: format.id_text(), battles })
}

fn without_players(format: &Arc<ResolvedFormat>, seed: String) -> Result<Battle> {
    let options = BattleOptions {
        format: format.clone(),
        seed,
        debug: false,
        force_random_chance: None,
        rated: None,
        log: false,
    };
    Ok(Battle::new(library(), &options)?)
}

fn one(format: &Arc<ResolvedFormat>, seed: String, n: u64) -> Result<Input> {
    let mut begun = without_players(format, seed.clone())?;
    let built_in = teams::built_in(begun.rule_set())?;
    let (mut players, mut people) = (Vec::new(), Vec::new());
    for side in begun.side_ids() {
        let place = side.0 as u64;
        let name = format!("P{}", place + 1);
        let made_of = format.team.map(|_| crate::seed::of_team(&seed, place as usize));
        let team = match &made_of {
            Some(_) => vec![],
            None => {
                let mut team = teams::picked(&built_in, n * 5 + place * (1 + n % 7), begun.rule_set())?;
                team.set_levels(&format.rules.numbers)?;
                team.sets
            }
        };
        people.push(match &made_of {
            Some(seed) => json!({"name": name, "seed": seed}),
            None => json!({"name": name, "team": pack(&team)}),
        });
        begun.add_player(side, &PlayerOptions { name, team, seed: made_of, ..PlayerOptions::default() })?;
        players.push(RandomPlayer::new(crate::seed::derived(&seed, place)));
    }
    let mut battle = begun.clone();
    let mut choices = Vec::new();
    while !battle.state().ended {
        for (i, player) in players.iter_mut().enumerate() {
            let side = SideId(i as u8);
            if !battle.is_choice_done(side)
                && let Some(decision) = player.decide(&battle, side)
            {
                battle.decide(side, &decision)?;
                choices.push((side, decision));
            }
        }
    }
    let winner = battle.state().winner.map_or(String::new(), |side| format!("P{}", side.0 + 1));
    Ok(Input { seed, players: people, choices, turns: battle.state().turn as u32, winner, begun })
}
